import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { markdownOf } from '../../text/paste/paste.ts'
import { asParagraph } from './commands.ts'

/**
 * Pastes formatted text as Markdown. Returns false for plain text and inside code, so that the editor handles the
 * paste.
 */
export function pasteMarkdown(view: EditorView, data: DataTransfer | null, origins: readonly string[]): boolean {
  const { state } = view
  // Text from a code editor is already Markdown, and its HTML is only syntax highlighting.
  const html = data?.types.includes('vscode-editor-data') ? '' : data?.getData('text/html')
  if (!html || isVerbatim(state)) return false
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const pasted = markdownOf(body, origins)
  if (!pasted) return false
  const { from, to } = state.selection.main
  const insert = pasted.isBlock ? asParagraph(state.doc, from, to, pasted.markdown) : pasted.markdown
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    scrollIntoView: true,
    userEvent: 'input.paste',
  })
  return true
}

function isVerbatim(state: EditorState): boolean {
  const inner = syntaxTree(state).resolveInner(state.selection.main.from, -1)
  let node: typeof inner | null = inner
  while (node && !/^(?:FencedCode|CodeBlock|InlineCode|URL|HTMLBlock|HTMLTag)$/.test(node.name)) node = node.parent
  return node !== null
}
