import { type Line, Prec, type StateCommand, type Text } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { blockAt, flowing, hasText, nodeAt } from './paragraphs.ts'

const quoteMark = /^> ?/
const isQuote = ({ text }: Line) => quoteMark.test(text)
const isEmptyQuote = ({ text }: Line) => /^>[ \t]*$/.test(text)
const isFilledQuote = (line: Line) => isQuote(line) && !isEmptyQuote(line)

/** The last of the consecutive lines in a direction that meet a condition; `from` itself if the next line does not. */
function lastWhile(doc: Text, from: Line, by: 1 | -1, holds: (line: Line) => boolean): Line {
  let last = from
  for (let at = from.number + by; at >= 1 && at <= doc.lines && holds(doc.line(at)); at += by) last = doc.line(at)
  return last
}

/** Begins a paragraph in a quotation. In an empty paragraph, ends the quotation. */
export const newQuoteParagraph: StateCommand = ({ state, dispatch }) => {
  const { doc, selection } = state
  const { head, empty } = selection.main
  const line = doc.lineAt(head)
  const [mark = ''] = quoteMark.exec(line.text) ?? []
  if (!empty || mark === '' || head < line.from + mark.length) return false
  const apply = (changes: { from: number; to: number; insert: string }, anchor: number) => {
    dispatch(state.update({ changes, selection: { anchor }, scrollIntoView: true, userEvent: 'input' }))
    return true
  }
  if (isEmptyQuote(line)) {
    if (blockAt(state, head)?.name !== 'Blockquote') return false
    const [first, last] = [lastWhile(doc, line, -1, isEmptyQuote), lastWhile(doc, line, 1, isEmptyQuote)]
    const [before, after] = [hasText(doc, first.number - 1) ? '\n' : '', hasText(doc, last.number + 1) ? '\n' : '']
    return apply({ from: first.from, to: last.to, insert: before + after }, first.from + before.length)
  }
  let node = nodeAt(state, head, -1)
  while (node.parent && node.name !== 'Paragraph') node = node.parent
  // Lists and quotations inside the quotation continue with their own marks.
  if (node.parent?.name !== 'Blockquote' || node.parent.parent?.parent) return false
  const [left, right] = [state.sliceDoc(line.from, head), state.sliceDoc(head)]
  const start = line.from + left.trimEnd().length
  const end = head + (/^[ \t]*(?:\n> ?(?=\S))?/.exec(right)?.[0].length ?? 0)
  const insert = '\n>\n> '
  return apply({ from: start, to: end, insert }, start + insert.length)
}

/**
 * Takes the selected paragraphs, and the empty lines around them, out of their quotation. Returns false if one is not
 * quoted.
 */
export const unquote: StateCommand = ({ state, dispatch }) => {
  const { doc, selection } = state
  const { from, to } = selection.main
  const [top, bottom] = [doc.lineAt(from), doc.lineAt(to)]
  const edge = (line: Line, by: 1 | -1) => {
    const paragraphEnd = isEmptyQuote(line) ? line : lastWhile(doc, line, by, isFilledQuote)
    return lastWhile(doc, paragraphEnd, by, isEmptyQuote)
  }
  const lineNumbers = (first: Line, last: Line) =>
    Array.from({ length: last.number - first.number + 1 }, (_, at) => first.number + at)
  const selected = lineNumbers(top, bottom).filter((number) => hasText(doc, number))
  if (selected.length === 0 || !selected.every((number) => isQuote(doc.line(number)))) return false
  const changes = lineNumbers(edge(top, -1), edge(bottom, 1)).map((number) => {
    const line = doc.line(number)
    const [mark = ''] = isEmptyQuote(line) ? [line.text] : (quoteMark.exec(line.text) ?? [])
    return { from: line.from, to: line.from + mark.length }
  })
  dispatch(state.update({ changes, scrollIntoView: true, userEvent: 'input' }))
  return true
}

/** Joins two paragraphs of a quotation, or removes an empty one. At the start of the quotation, ends it. */
export const joinQuoteBackward: StateCommand = ({ state, dispatch }) => {
  const { doc, selection } = state
  const { head, empty } = selection.main
  const line = doc.lineAt(head)
  const [mark = ''] = quoteMark.exec(line.text) ?? []
  if (!empty || mark === '' || head !== line.from + mark.length) return false
  if (blockAt(state, line.to)?.name !== 'Blockquote') return false
  const childAt = (offset: number) => {
    let node = nodeAt(state, offset, -1)
    while (node.parent?.parent?.parent) node = node.parent
    return node.name
  }
  const isEmpty = isEmptyQuote(line)
  if (!isEmpty && childAt(line.to) !== 'Paragraph') return false
  const top = lastWhile(doc, line, -1, isEmptyQuote)
  const above = top.number > 1 ? doc.line(top.number - 1) : undefined
  if (!above || !isQuote(above) || !(isEmpty || flowing.test(childAt(above.to)))) return unquote({ state, dispatch })
  const apply = (from: number, to: number, insert: string) => {
    const changes = { from, to, insert }
    const selected = { anchor: from + insert.length }
    dispatch(state.update({ changes, selection: selected, scrollIntoView: true, userEvent: 'delete.backward' }))
    return true
  }
  if (!isEmpty) return apply(above.from + above.text.replace(/[ \t]*\\?$/, '').length, head, ' ')
  const isNextFilled = line.number < doc.lines && isFilledQuote(doc.line(line.number + 1))
  return apply(above.to, Math.max(above.to, isNextFilled ? line.from - 1 : line.to), '')
}

/**
 * Edits quotations as a word processor does. Takes precedence over the plain Markdown keys, which only continue the
 * mark.
 */
export const quotations = Prec.highest(
  keymap.of([
    { key: 'Enter', run: newQuoteParagraph },
    { key: 'Backspace', run: joinQuoteBackward },
  ]),
)
