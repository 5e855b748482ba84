import { startCompletion } from '@codemirror/autocomplete'
import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Command } from '@codemirror/view'
import { announce } from '../Notices.tsx'
import { t } from '../words.ts'
import { startInserted } from './inserted-start.ts'

const parseMs = 1000

/**
 * Begins a link. Within a link, selects the address, so that another can be chosen. If the address is already selected,
 * removes the link.
 */
export const link: Command = (view) => {
  const { state } = view
  const { from, to } = state.selection.main
  const around = linkAround(state)
  if (around) {
    const { words, address, ...whole } = around
    if (from >= address.from - 1) {
      const insert = state.sliceDoc(words.from, words.to)
      const selection = { anchor: whole.from, head: whole.from + insert.length }
      view.dispatch({ changes: { ...whole, insert }, selection, userEvent: 'delete' })
      return true
    }
    announce(t('linkAgain', { link: t('link') }))
    // Put the cursor before the address, because the list then offers all pages.
    view.dispatch({ selection: { anchor: address.to, head: address.from }, userEvent: 'select' })
    return startCompletion(view)
  }
  // A double click also selects the space after a word.
  const selected = state.sliceDoc(from, to)
  const text = selected.trim()
  const start = to - selected.trimStart().length
  const insert = text ? `[${text}](` : '['
  view.dispatch({
    changes: { from: start, to: start + text.length, insert: text ? `${insert})` : insert },
    selection: { anchor: start + insert.length },
    effects: /[[\]]/.test(text) ? [] : startInserted.of(start),
    userEvent: 'input',
  })
  return startCompletion(view)
}

/** The link that contains the selection, with its words and address; undefined outside a link. */
function linkAround(state: EditorState) {
  const { from, to } = state.selection.main
  const tree = ensureSyntaxTree(state, state.doc.length, parseMs)
  for (const side of [1, -1] as const) {
    let node = tree?.resolveInner(from, side) ?? null
    while (node && node.name !== 'Link') node = node.parent
    const [address, [open, close] = []] = [node?.getChild('URL'), node?.getChildren('LinkMark')]
    if (!node || !address || !open || !close || to > node.to || (from === to && (to === node.from || to === node.to)))
      continue
    return {
      from: node.from,
      to: node.to,
      words: { from: open.to, to: close.from },
      address: { from: address.from, to: address.to },
    }
  }
  return undefined
}
