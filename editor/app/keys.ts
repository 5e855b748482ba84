/** Ctrl+S, or Cmd+S. */
export function isSave({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 's'
}
