import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Locale } from '../../../site/locales.ts'
import { thisSite } from '../../site.ts'
import { inlineMarkdownOf, markdownOf } from '../../text/paste/paste.ts'
import { help } from '../names.ts'
import { asParagraph } from './commands.ts'

/**
 * Pastes formatted text as Markdown. Returns false for plain text and inside code, so that the editor handles the
 * paste.
 */
export function pasteMarkdown(view: EditorView, data: DataTransfer | null, locale: Locale): boolean {
  const { state } = view
  const body = bodyOf(state, data)
  const pasted = body && markdownOf(body, originsOf(locale))
  if (!pasted) return false
  const { from, to } = state.selection.main
  return insertPasted(view, pasted.isBlock ? asParagraph(state.doc, from, to, pasted.markdown) : pasted.markdown)
}

/** Pastes formatted text into a table cell, as one line. */
export const pasteInCell = (locale: Locale) =>
  EditorView.domEventHandlers({
    paste({ clipboardData }, own) {
      const body = bodyOf(own.state, clipboardData)
      const pasted = body && inlineMarkdownOf(body, originsOf(locale))
      return pasted ? insertPasted(own, pasted) : false
    },
  })

/** Origins of links that become relative: the desk and the site. */
const originsOf = (locale: Locale) => [location.origin, help.facts[locale][thisSite.originFact] ?? '']

/** The formatted text of the clipboard; undefined for plain text, and inside code. */
function bodyOf(state: EditorState, data: DataTransfer | null): HTMLElement | undefined {
  // Text from a code editor is already Markdown, and its HTML is only syntax highlighting.
  const html = data?.types.includes('vscode-editor-data') ? '' : data?.getData('text/html')
  return !html || isVerbatim(state) ? undefined : new DOMParser().parseFromString(html, 'text/html').body
}

function insertPasted(view: EditorView, insert: string): true {
  const { from, to } = view.state.selection.main
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
