import { snippet, startCompletion } from '@codemirror/autocomplete'
import { deleteMarkupBackward, insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown'
import { ensureSyntaxTree } from '@codemirror/language'
import { Prec, type Text } from '@codemirror/state'
import { type Command, type EditorView, keymap } from '@codemirror/view'
import { headingsIn, moveSection } from '../../text/sections.ts'
import { enterBox } from './boxes.ts'
import { toggleAround } from './emphasis.ts'
import { emptyCell, tables } from './grid.ts'
import { startInserted } from './inserted-start.ts'
import { link } from './links.ts'
import { unquote } from './quotations.ts'

/** Adds the empty lines that a block needs before and after it. */
export function asParagraph(doc: Text, from: number, to: number, block: string): string {
  const [before, after] = [doc.sliceString(0, from), doc.sliceString(to)]
  const start = before === '' || /\n[ \t]*\n[ \t]*$/.test(before) ? '' : /\n[ \t]*$/.test(before) ? '\n' : '\n\n'
  const end = after === '' || /^[ \t]*\n[ \t]*(?:\n|$)/.test(after) ? '' : /^[ \t]*\n/.test(after) ? '\n' : '\n\n'
  return start + block + end
}

/**
 * Puts a mark at the start of each line, in place of any mark of the same kind. Removes the mark if all lines have it.
 */
function toggleLines(markOf: (place: number) => string, own: RegExp, kind = own): Command {
  return (view) => {
    const { state } = view
    const { from, to } = state.selection.main
    const lines = []
    for (let at = state.doc.lineAt(from).number; at <= state.doc.lineAt(to).number; at++) lines.push(state.doc.line(at))
    const filled = lines.length > 1 ? lines.filter(({ text }) => text.trim() !== '') : lines
    const all = filled.every(({ text }) => own.test(text))
    const changes = state.changes(
      filled.map(({ from, text }, at) => {
        const [old = ''] = (all ? own : kind).exec(text) ?? []
        return { from, to: from + old.length, insert: all ? '' : markOf(at) }
      }),
    )
    // Keep the cursor after the mark, even on an empty line.
    view.dispatch({ changes, selection: state.selection.map(changes, 1), userEvent: 'input' })
    return true
  }
}

const parseMs = 1000

const moveHeading =
  (by: 1 | -1): Command =>
  ({ state, dispatch }) => {
    const text = state.doc.toString()
    const tree = ensureSyntaxTree(state, text.length, parseMs)
    const moved = tree && moveSection(text, headingsIn(tree, text, {}), state.selection.main.head, by)
    if (!moved) return false
    dispatch({
      changes: moved.change,
      selection: { anchor: moved.offset },
      scrollIntoView: true,
      userEvent: 'move.line',
    })
    return true
  }

const begin =
  (sign: string): Command =>
  (view) => {
    const effects = startInserted.of(view.state.selection.main.from)
    view.dispatch(view.state.replaceSelection(sign), { effects, userEvent: 'input.type' })
    return startCompletion(view)
  }

/**
 * Inserts a block as a separate paragraph, around the selection if the template has `#{}`. Tab moves between
 * placeholders.
 */
const insertBlock =
  (template: string): Command =>
  (view) => {
    const { doc, selection } = view.state
    const { from, to } = selection.main
    const selected = template.includes('#{}') ? view.state.sliceDoc(from, to) : ''
    const table = view.state.field(tables, false)?.find((one) => one.from <= to && one.to >= to)
    const line = doc.lineAt(table?.to ?? to)
    const place = line.text.trim() === '' ? line.from : line.to
    const [start, end] = selected ? [from, to] : [place, line.to]
    const text = template.replace('#{}', selected.replace(/[{}\\]/g, '\\$&') || '#{2:…}')
    snippet(asParagraph(doc, start, end, text))(view, null, start, end)
    if (template.startsWith('<')) enterBox(view, start)
    return true
  }

const [first, second, third, fourth] = [1, 2, 3, 4].map((place) => `#{${place}:${emptyCell}}`)
const newTable = `| ${first} | ${second} |\n| --- | --- |\n| ${third} | ${fourth} |`

const headingMark = /^#{1,6} /
const listMark = /^(?:[-*+]|\d+[.)]) /

const beginQuote = toggleLines(() => '> ', /^> ?/)

export const commands = {
  bold: toggleAround('**'),
  italic: toggleAround('*'),
  heading: toggleLines(() => '## ', /^## /, headingMark),
  heading3: toggleLines(() => '### ', /^### /, headingMark),
  list: toggleLines(() => '- ', /^[-*] /, listMark),
  numbered: toggleLines((place) => `${place + 1}. `, /^\d+[.)] /, listMark),
  quote: (view) => unquote(view) || beginQuote(view),
  link,
  table: insertBlock(newTable),
  callout: insertBlock('<Callout title="">\n\n#{}\n\n</Callout>'),
  fact: begin('{'),
  component: begin('<'),
  sectionUp: moveHeading(-1),
  sectionDown: moveHeading(1),
} satisfies Record<string, Command>

/** Continues lists and quotations. In an empty item, ends the list instead, even if it is only the second item. */
export const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false })

export const markdownKeys = Prec.high(
  keymap.of([
    { key: 'Enter', run: continueMarkup },
    { key: 'Backspace', run: deleteMarkupBackward },
  ]),
)

export type CommandName = keyof typeof commands

/** True for commands that change part of a paragraph, and therefore also work in a table cell. */
export const isInline = (name: string) => /^(?:bold|italic|link|fact)$/.test(name)

export const shortcuts: Partial<Record<string, string>> = { bold: 'B', italic: 'I', link: 'K' }

/** Inserts a picture, and an empty paragraph below it for the cursor. */
export function insertPicture(view: EditorView, src: string, alt: string) {
  insertBlock(`![${alt.replace(/[[\]]/g, '').replace(/[{}\\]/g, '\\$&')}](${src})\n\n#{1}`)(view)
  view.focus()
}
