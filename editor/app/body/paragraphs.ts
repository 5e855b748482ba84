import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import {
  type ChangeSpec,
  EditorState,
  type Extension,
  type Line,
  Prec,
  type StateCommand,
  type Text,
} from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { anchor as headingId } from '../../text/signs.ts'
import { startOfWords } from './line-marks.ts'

const parseMs = 100
export const isBlank = ({ text }: Line) => text.trim() === ''

export function nodeAt(state: EditorState, offset: number, side: -1 | 0 | 1) {
  const tree = ensureSyntaxTree(state, offset, parseMs) ?? syntaxTree(state)
  return tree.resolveInner(offset, side)
}

/** The outermost block at an offset; undefined on an empty line. */
export function blockAt(state: EditorState, offset: number) {
  for (const side of [-1, 1] as const) {
    let node = nodeAt(state, offset, side)
    while (node.parent?.parent) node = node.parent
    if (node.parent) return node
  }
  return undefined
}

export const isHeading = (name: string | undefined) => name?.startsWith('ATXHeading') === true
/** Matches blocks whose last paragraph would continue on the next line. */
export const flowing = /^(?:Paragraph|BulletList|OrderedList|Blockquote)$/
/** Matches the beginning of a table or a comment, where Enter adds a line, not a paragraph. */
const ownEnter = /^\s*(?:\||\{\/\*)/
const space = String.raw`(?:[ \t]|\\?\n)*`

/** Begins a paragraph. On an empty line, only adds the empty lines that a paragraph needs around it. */
export const newParagraph: StateCommand = ({ state, dispatch }) => {
  const { doc, selection } = state
  const { from, to, empty } = selection.main
  const apply = (changes: ChangeSpec, anchor: number) => {
    dispatch(state.update({ changes, selection: { anchor }, scrollIntoView: true, userEvent: 'input' }))
    return true
  }
  const line = doc.lineAt(from)
  if (empty && isBlank(line)) {
    if (nodeAt(state, from, 0).parent) return false
    const [before, after] = [hasText(doc, line.number - 1) ? '\n' : '', hasText(doc, line.number + 1) ? '\n' : '']
    if (before + after === '') return true
    return apply({ from: line.from, to: line.to, insert: before + after }, line.from + before.length)
  }
  const [block, last] = [blockAt(state, from), blockAt(state, to)]
  const isText = (name: string | undefined) => name === 'Paragraph' || isHeading(name)
  if (!block || !isText(block.name) || !isText(last?.name)) return false
  const text = state.sliceDoc(block.from, block.to)
  if (ownEnter.test(text)) return false
  const [left, right] = [text.slice(0, from - block.from), state.sliceDoc(to, last?.to)]
  if (isHeading(block.name)) {
    const [id = ''] = headingId.exec(text) ?? []
    const words = right.slice(0, right.length - (right.endsWith(id) ? id.length : 0)).trimStart()
    if (/^ *#{1,6}[ \t]*$/.test(left)) {
      if (words === '') return apply({ from: block.from, to: block.to }, block.from)
      return apply({ from: block.from, insert: '\n\n' }, from + 2)
    }
    const insert = `${id}\n\n`
    const start = from - (/[ \t]*$/.exec(left)?.[0].length ?? 0)
    return apply({ from: start, to: last?.to, insert: insert + words }, start + insert.length)
  }
  const start = from - (new RegExp(`${space}$`).exec(left)?.[0].length ?? 0)
  const end = to + (new RegExp(`^${space}`).exec(right)?.[0].length ?? 0)
  return apply({ from: start, to: end, insert: '\n\n' }, start + 2)
}

export const hasText = (doc: Text, number: number) => number >= 1 && number <= doc.lines && !isBlank(doc.line(number))

function nextLineWithText(doc: Text, number: number, by: 1 | -1): Line | undefined {
  for (let at = number + by; at >= 1 && at <= doc.lines; at += by) if (hasText(doc, at)) return doc.line(at)
  return undefined
}

/** Joins the lines of two paragraphs, or removes the empty paragraph between them. */
function join(state: EditorState, above: Line, below: Line, key: 'backward' | 'forward') {
  const [block, next] = [blockAt(state, above.to), blockAt(state, below.from)]
  if (next?.name !== 'Paragraph' || !flowing.test(block?.name ?? '')) return undefined
  const start = above.from + above.text.replace(/[ \t]*\\?$/, '').length
  const insert = below.number - above.number > 2 ? '\n\n' : ' '
  const anchor = key === 'backward' ? start + insert.length : start
  const changes = { from: start, to: below.from, insert }
  return state.update({ changes, selection: { anchor }, scrollIntoView: true, userEvent: `delete.${key}` })
}

export const joinBackward: StateCommand = ({ state, dispatch }) => {
  const { doc, selection } = state
  const { head, empty } = selection.main
  const line = doc.lineAt(head)
  const above = nextLineWithText(doc, line.number, -1)
  if (!empty || head !== line.from || !above) return false
  if (!isBlank(line)) {
    const joined = join(state, above, line, 'backward')
    if (joined) dispatch(joined)
    return joined !== undefined
  }
  const { name = '' } = blockAt(state, above.to) ?? {}
  if (nodeAt(state, head, 0).parent || !(flowing.test(name) || isHeading(name))) return false
  // Keep one empty line before the next block.
  const to = hasText(doc, line.number + 1) ? line.from - 1 : line.to
  const changes = { from: above.to, to: Math.max(above.to, to) }
  const selected = { anchor: above.to }
  dispatch(state.update({ changes, selection: selected, scrollIntoView: true, userEvent: 'delete.backward' }))
  return true
}

export const joinForward: StateCommand = ({ state, dispatch }) => {
  const { doc, selection } = state
  const { head, empty } = selection.main
  const line = doc.lineAt(head)
  const below = nextLineWithText(doc, line.number, 1)
  if (!empty || head !== line.to || isBlank(line) || !below) return false
  const joined = join(state, line, below, 'forward')
  if (joined) dispatch(joined)
  return joined !== undefined
}

/** Breaks the line within a paragraph. Does nothing in a heading, which has only one line. */
export const breakLine: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main
  const { name } = nodeAt(state, from, -1)
  if (isHeading(blockAt(state, from)?.name)) return true
  if (name !== 'Paragraph' || isBlank(state.doc.lineAt(from))) return false
  const changes = { from, to, insert: '\\\n' }
  dispatch(state.update({ changes, selection: { anchor: from + 2 }, scrollIntoView: true, userEvent: 'input' }))
  return true
}

/** Keeps text typed on an empty line separate from the blocks above and below it. */
const keepApart = EditorState.transactionFilter.of((transaction) => {
  const { startState: state, changes } = transaction
  if (!transaction.isUserEvent('input') || transaction.isUserEvent('input.type.compose')) return transaction
  const { doc } = state
  const added: { from: number; insert: string }[] = []
  changes.iterChanges((from, to, newFrom, newTo, inserted) => {
    const text = inserted.toString()
    const line = doc.lineAt(from)
    if (from !== to || !isBlank(line) || text.trim() === '' || /^\s*\n/.test(text)) return
    if (nodeAt(state, from, 0).parent) return
    const [above, below] = [-1, 1].map((by) => {
      const near = hasText(doc, line.number + by) ? doc.line(line.number + by) : undefined
      return near && { text: near.text, name: blockAt(state, by < 0 ? near.to : near.from)?.name ?? '' }
    })
    const isSign = /^[-*+>|#<]/.test(text)
    const isQuoteBelowList = text.startsWith('>') && /List/.test(above?.name ?? '')
    const isText = !isSign || isQuoteBelowList
    const joins =
      above && (/Paragraph|Table/.test(above.name) || (isText && /List|Blockquote|HTMLBlock/.test(above.name)))
    const isBroken = above?.name !== 'Table' && /(?:\\| {2})$/.test(above?.text ?? '')
    if (joins && !isBroken) added.push({ from: newFrom - (from - line.from), insert: '\n' })
    const isApart = below && (isText ? /./ : /Paragraph|HTMLBlock|Table/).test(below.name)
    if (isApart && !text.endsWith('\n')) added.push({ from: newTo + (line.to - to), insert: '\n' })
  })
  return added.length > 0 ? [transaction, { changes: added, sequential: true }] : transaction
})

/** Range of the words at an offset: a paragraph, or a line without its mark and id. */
export function wordsAt(state: EditorState, offset: number) {
  const block = blockAt(state, offset)
  if (block?.name === 'Paragraph') return { anchor: block.from, head: block.to }
  const { to, text } = state.doc.lineAt(offset)
  const start = startOfWords(state, offset)
  const [id = ''] = isHeading(block?.name) ? (headingId.exec(text) ?? []) : []
  return { anchor: start, head: Math.max(start, to - id.length) }
}

const selectWords = EditorView.domEventHandlers({
  mousedown(event, view) {
    if (event.detail !== 3 || event.button !== 0) return false
    const place = view.posAtCoords({ x: event.clientX, y: event.clientY })
    if (place === null) return false
    event.preventDefault()
    view.focus()
    view.dispatch({ selection: wordsAt(view.state, place), userEvent: 'select.pointer' })
    return true
  },
})

/** Edits paragraphs as a word processor does, although Markdown separates them with an empty line. */
export const paragraphs: Extension = [
  keepApart,
  selectWords,
  Prec.high(
    keymap.of([
      { key: 'Enter', run: newParagraph, shift: breakLine },
      ...['Backspace', 'Mod-Backspace'].map((key) => ({ key, run: joinBackward })),
      ...['Delete', 'Mod-Delete'].map((key) => ({ key, run: joinForward })),
    ]),
  ),
]
