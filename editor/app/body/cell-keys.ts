import { cursorDocEnd, redo, undo } from '@codemirror/commands'
import type { EditorState } from '@codemirror/state'
import { EditorView, type KeyBinding } from '@codemirror/view'
import { addRow, type Change, cellAt, type Table } from '../../text/table.ts'
import { emptyCell, fromCell, type Placed, tables } from './grid.ts'

/** A cell, and its table in the text. */
export interface Place {
  placed: Placed
  table: Table
  row: number
  column: number
}

/** The cell that contains the selection; undefined if none does. */
export function placeOf(state: EditorState): Place | undefined {
  const { from, to, head, empty } = state.selection.main
  const placed = state.field(tables).find((one) => {
    return state.doc.lineAt(one.from).from <= from && state.doc.lineAt(one.to).to >= to
  })
  if (!placed || 'reason' in placed.table) return undefined
  const { table } = placed
  const place = cellAt(table, head - placed.from)
  const { outer } = table.rows[place.row]?.cells[place.column] ?? {}
  const isWithin = outer && from >= placed.from + outer.from && to <= placed.from + outer.to
  return empty || isWithin ? { placed, table, ...place } : undefined
}

/** A click into a new cell selects its placeholder, so that typing replaces it. */
export const selectPlaceholder = EditorView.domEventHandlers({
  mousedown(event, own) {
    const { doc } = own.state
    if (event.button !== 0 || doc.toString().trim() !== emptyCell) return false
    own.dispatch({ selection: { anchor: 0, head: doc.length }, userEvent: 'select.pointer' })
    own.focus()
    return true
  },
})

/** Computes changes to a table. */
export type TableEdit = (text: string, table: Table) => Change[]

interface Cells {
  /** Editor of the whole text, not of a cell. */
  view: EditorView
  /** With `isWhole`, selects the text of the cell. */
  go: (start: number, row: number, column: number, isWhole?: boolean) => boolean
  change: (make: TableEdit, row: number, column: number) => void
  focusTools: () => boolean
}

/** Moves the cursor out of the table, to the line below or above it. */
function leave({ view }: Cells, { placed }: Place, by: 1 | -1): boolean {
  const { doc } = view.state
  const [start, end] = [doc.lineAt(placed.from).from, doc.lineAt(placed.to).to]
  if (by < 0) view.dispatch({ selection: { anchor: Math.max(0, start - 1) } })
  else if (end < doc.length) view.dispatch({ selection: { anchor: end + 1 } })
  else view.dispatch(lineBelow(end))
  return true
}

/** Adds a line below a table at the end of the text, and moves the cursor there. */
export function lineBelow(end: number) {
  const changes = { from: end, insert: '\n\n' }
  return { changes, selection: { anchor: end + 2 }, userEvent: 'input', annotations: fromCell.of(true) }
}

/**
 * Goes to the next or previous cell. Past the last cell, Tab adds a row; before the first, it goes to the buttons.
 * Other keys leave the table there.
 */
function step(cells: Cells, place: Place, by: 1 | -1, isTab: boolean): boolean {
  const { placed, table, row, column } = place
  const width = table.rule.cells.length
  const next = row * width + column + by
  if (next >= 0 && next < width * table.rows.length)
    return cells.go(placed.from, Math.floor(next / width), next % width, isTab)
  if (!isTab) return leave(cells, place, by)
  return by > 0 ? down(cells, place, true, 0) : cells.focusTools()
}

/** `isNew` is true for Tab and Enter, which add a row below the last one. */
function down(cells: Cells, place: Place, isNew: boolean, column = place.column): boolean {
  const { placed, table, row } = place
  if (row + 1 < table.rows.length) return cells.go(placed.from, row + 1, column, isNew)
  if (!isNew) return leave(cells, place, 1)
  cells.change((text, own) => addRow(text, own, row), row + 1, column)
  return true
}

function up(cells: Cells, place: Place, isWhole: boolean): boolean {
  const { placed, row, column } = place
  return row > 0 ? cells.go(placed.from, row - 1, column, isWhole) : leave(cells, place, -1)
}

function isAt({ state }: EditorView, edge: 'start' | 'end'): boolean {
  const { empty, head } = state.selection.main
  return empty && head === (edge === 'start' ? 0 : state.doc.length)
}

function isOnLine(own: EditorView, edge: 'first' | 'last'): boolean {
  const { main } = own.state.selection
  const { head } = own.moveVertically(main, edge === 'last')
  return main.empty && (head === main.head || head === (edge === 'last' ? own.state.doc.length : 0))
}

export function cellKeys(cells: Cells): KeyBinding[] {
  const { view } = cells
  const at = (go: (place: Place) => boolean) => {
    const place = placeOf(view.state)
    return place !== undefined && go(place)
  }
  return [
    {
      key: 'Tab',
      run: () => at((place) => step(cells, place, 1, true)),
      shift: () => at((place) => step(cells, place, -1, true)),
    },
    {
      key: 'Enter',
      run: () => at((place) => down(cells, place, true)),
      shift: () => at((place) => up(cells, place, true)),
    },
    { key: 'F2', run: cursorDocEnd },
    { key: 'ArrowDown', run: (own) => isOnLine(own, 'last') && at((place) => down(cells, place, false)) },
    { key: 'ArrowUp', run: (own) => isOnLine(own, 'first') && at((place) => up(cells, place, false)) },
    { key: 'ArrowRight', run: (own) => isAt(own, 'end') && at((place) => step(cells, place, 1, false)) },
    { key: 'ArrowLeft', run: (own) => isAt(own, 'start') && at((place) => step(cells, place, -1, false)) },
    { key: 'Escape', run: () => at((place) => leave(cells, place, 1)) },
    { key: 'Alt-F10', run: cells.focusTools },
    { key: 'Mod-z', run: () => undo(view), preventDefault: true },
    { key: 'Mod-y', run: () => redo(view), preventDefault: true },
    { key: 'Mod-Shift-z', run: () => redo(view), preventDefault: true },
  ]
}
