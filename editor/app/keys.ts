/** Ctrl+S, or Cmd+S. */
export function isSave({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 's'
}

/** Ctrl+Z, or Cmd+Z, where it is not that of a field or of the text itself. */
export function isUndo({ ctrlKey, metaKey, shiftKey, key, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, .cm-content, dialog')
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z' && !isTyping
}
