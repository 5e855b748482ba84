import { syntaxTree } from '@codemirror/language'
import { Annotation, EditorState, type Extension, Prec, StateField } from '@codemirror/state'
import { type Command, Decoration, EditorView, keymap, WidgetType } from '@codemirror/view'
import type { Locale } from '../../../site/locales.ts'
import { alignmentOf, type Change, cellAt, fitIntoCell, type Misread, readTable, type Table } from '../../text/table.ts'
import { t } from '../words.ts'
import { inlinePieces } from './inline.ts'
import { drawSign, openClickedFact } from './marks.ts'
import { markdownStyle } from './style.ts'

/** A table in the text, with the offsets of its start and end. */
export interface Placed {
  from: number
  to: number
  text: string
  table: Table | Misread
}

const blocks = /^(?:Document|Blockquote|BulletList|OrderedList|ListItem)$/
/** Matches a line of dashes and pipes. In a paragraph, it means that Markdown did not recognise a table. */
const looseRule = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*\|[-:|\t ]*$/m

function findTables(state: EditorState, old: readonly Placed[]): Placed[] {
  const tablesByText = new Map(old.map(({ text, table }) => [text, table]))
  const placedTables: Placed[] = []
  syntaxTree(state).iterate({
    enter({ name, from, to, node }) {
      const isTable = name === 'Table'
      if (!isTable && name !== 'Paragraph') return blocks.test(name)
      const text = state.sliceDoc(from, to)
      const isInside = node.parent?.name !== 'Document'
      const misread = isInside ? 'tableInside' : isTable ? undefined : 'tableRule'
      if (!isTable && !looseRule.test(text)) return false
      placedTables.push({
        from,
        to,
        text,
        table: misread ? { reason: misread } : (tablesByText.get(text) ?? readTable(text)),
      })
      return false
    },
  })
  return placedTables
}

export const tables = StateField.define<readonly Placed[]>({
  create: (state) => findTables(state, []),
  update(old, { state, startState, docChanged }) {
    return docChanged || syntaxTree(state) !== syntaxTree(startState) ? findTables(state, old) : old
  },
})

/** Draws the text of a cell that is not being edited. */
export function drawCell(cell: HTMLElement, source: string, locale: Locale) {
  const pieces = inlinePieces(source, markdownStyle).flatMap(({ text, look: className, sign }) => {
    if (sign) return drawSign(sign, locale) ?? []
    return Object.assign(document.createElement('span'), { className, textContent: text })
  })
  cell.replaceChildren(...pieces)
}

class Grid extends WidgetType {
  constructor(
    readonly text: string,
    readonly table: Table,
    readonly locale: Locale,
  ) {
    super()
  }
  override eq({ text, locale }: Grid) {
    return text === this.text && locale === this.locale
  }
  override get estimatedHeight() {
    return this.table.rows.length * 42
  }
  override toDOM(view: EditorView) {
    const grid = document.createElement('div')
    grid.className = 'desk-grid'
    const table = grid.appendChild(document.createElement('table'))
    table.setAttribute('aria-label', t('table'))
    for (const [at, { cells }] of this.table.rows.entries()) {
      const row = table.insertRow()
      for (const _ of cells) row.append(document.createElement(at === 0 ? 'th' : 'td'))
    }
    this.fill(grid)
    grid.addEventListener('mousedown', (event) => enterCell(view, grid, event))
    grid.addEventListener('click', openClickedFact)
    return grid
  }
  /** Returns the rectangle of the cell at an offset, for scrolling to it. */
  override coordsAt(grid: HTMLElement, offset: number) {
    const { row, column } = cellAt(this.table, offset)
    return grid.querySelector('table')?.rows[row]?.cells[column]?.getBoundingClientRect() ?? null
  }
  override updateDOM(grid: HTMLElement, _: EditorView, from: this) {
    const shapeOf = ({ rows }: Table) => rows.map(({ cells }) => cells.length).join()
    if (shapeOf(from.table) !== shapeOf(this.table)) return false
    this.fill(grid, from)
    return true
  }
  /** Leaves a dropped picture to the editor, which puts it below the table. */
  override ignoreEvent({ type }: Event) {
    return !/^(?:drag|drop)/.test(type)
  }
  /** Draws the cells that changed, except the one being edited. */
  private fill(grid: HTMLElement, old?: Grid) {
    const [rows, oldRows] = [this.table.rows, old?.table.rows ?? []]
    for (const [at, row] of [...(grid.querySelector('table')?.rows ?? [])].entries())
      for (const [column, cell] of [...row.cells].entries()) {
        const own = rows[at]?.cells[column]
        const before = oldRows[at]?.cells[column]
        const text = this.text.slice(own?.from, own?.to)
        cell.style.textAlign = alignmentOf(this.text, this.table, column) || 'start'
        if (old && text === old.text.slice(before?.from, before?.to)) continue
        if (!cell.querySelector('.cm-editor')) drawCell(cell, text, this.locale)
      }
  }
}

/** Placeholder in a cell of a new table. */
export const emptyCell = '…'

/**
 * Selection in a cell that a key moves to. Tab and Enter select its text (`isWhole`), as in a spreadsheet: typing replaces
 * the text. Arrow keys go to the end of the text, or select the placeholder of a new cell.
 */
export function selectedIn({ from: start, text }: Placed, { from, to }: Pick<Change, 'from' | 'to'>, isWhole = false) {
  return { anchor: start + (isWhole || text.slice(from, to) === emptyCell ? from : to), head: start + to }
}

function enterCell(view: EditorView, grid: HTMLElement, event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : undefined
  const cell = target?.closest<HTMLTableCellElement>('th, td')
  if (!cell || event.button !== 0 || cell.querySelector('.cm-editor') || target?.closest('[data-fact]')) return
  event.preventDefault()
  const placed = placedIn(view, grid)
  const range = cellOf(placed, cell)
  if (!placed || !range) return
  view.dispatch({ selection: selectedIn(placed, range), userEvent: 'select.pointer' })
  const editor = EditorView.findFromDOM(cell)
  editor?.focus()
  if (placed.text.slice(range.from, range.to) === emptyCell) return
  const place = editor?.posAtCoords({ x: event.clientX, y: event.clientY })
  if (typeof place === 'number') editor?.dispatch({ selection: { anchor: place } })
}

export function placedIn(view: EditorView, grid: HTMLElement): Placed | undefined {
  const place = view.posAtDOM(grid)
  const { to } = view.state.doc.lineAt(place)
  return view.state.field(tables, false)?.find(({ from }) => from >= place && from <= to)
}

export function cellOf(placed: Placed | undefined, { parentElement, cellIndex }: HTMLTableCellElement) {
  if (!placed || 'reason' in placed.table || !(parentElement instanceof HTMLTableRowElement)) return undefined
  return placed.table.rows[parentElement.rowIndex]?.cells[cellIndex]
}

class Sentence extends WidgetType {
  constructor(readonly words: string) {
    super()
  }
  override eq({ words }: Sentence) {
    return words === this.words
  }
  override toDOM() {
    const note = Object.assign(document.createElement('p'), { textContent: this.words })
    note.className = 'mx-3 my-1 border-l-4 border-warm pl-3 text-xs text-soft'
    return note
  }
}

/** Marks changes from a cell's editor, which already fit into the cell. */
export const fromCell = Annotation.define<true>()

/** Makes typed text fit into a cell that is out of view and therefore has no editor. */
const fitTyped = EditorState.transactionFilter.of((transaction) => {
  const { startState, changes } = transaction
  if (!transaction.isUserEvent('input') || transaction.annotation(fromCell)) return transaction
  const placed = startState.field(tables)
  let fitted: Change | undefined
  changes.iterChanges((from, to, _, __, inserted) => {
    const text = inserted.toString()
    const isInside = placed.some((one) => 'rows' in one.table && from >= one.from && to <= one.to)
    const fits = isInside ? fitIntoCell(text) : []
    const insert = fits.reduceRight((now, one) => now.slice(0, one.from) + one.insert + now.slice(one.to), text)
    if (insert !== text) fitted = { from, to, insert }
  })
  if (!fitted) return transaction
  return { changes: fitted, selection: { anchor: fitted.from + fitted.insert.length }, userEvent: 'input' }
})

/**
 * Moves the cursor from the text next to a grid into the grid. Prevents the cursor from jumping over the grid, and a
 * line from being joined to it.
 */
const intoGrid =
  (by: 1 | -1, isVertical = false): Command =>
  (view) => {
    const { doc, selection } = view.state
    const { main } = selection
    const line = doc.lineAt(main.head)
    const edge = by < 0 ? line.from : line.to
    const moved = isVertical ? view.moveVertically(main, by > 0).head : main.head
    const isLeaving = isVertical ? moved < line.from || moved > line.to || moved === main.head : main.head === edge
    const isGrid = ({ from, to, table }: Placed) =>
      'rows' in table && (by < 0 ? doc.lineAt(to).to : doc.lineAt(from).from) === edge + by
    if (!main.empty || !isLeaving || !view.state.field(tables).some(isGrid)) return false
    view.dispatch({ selection: { anchor: edge + by }, userEvent: 'select' })
    return true
  }

const keys = keymap.of([
  { key: 'Backspace', run: intoGrid(-1) },
  { key: 'Delete', run: intoGrid(1) },
  { key: 'ArrowUp', run: intoGrid(-1, true) },
  { key: 'ArrowDown', run: intoGrid(1, true) },
])

/** Shows tables as grids. If Markdown reads a table differently from how it looks, the table stays text, below a message. */
export const grids = (locale: Locale): Extension => [
  tables,
  EditorView.decorations.compute([tables], (state) => {
    const shown = state.field(tables).map(({ from, to, text, table }) => {
      const [start, end] = [state.doc.lineAt(from).from, state.doc.lineAt(to).to]
      if ('reason' in table) {
        const { reason, ...values } = table
        const widget = new Sentence(t(reason, values))
        return Decoration.widget({ widget, block: true, side: -1 }).range(start)
      }
      return Decoration.replace({ widget: new Grid(text, table, locale), block: true }).range(start, end)
    })
    return Decoration.set(shown, true)
  }),
  fitTyped,
  Prec.high(keys),
]
