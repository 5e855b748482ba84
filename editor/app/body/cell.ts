import { redo, undo } from '@codemirror/commands'
import { EditorState, type Extension, Prec, Transaction, type TransactionSpec } from '@codemirror/state'
import { EditorView, keymap, tooltips, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import type { Locale } from '../../../site/locales.ts'
import { type Change, fitIntoCell } from '../../text/table.ts'
import { holdTop } from '../entry/hold-place.ts'
import { announce } from '../Notices.tsx'
import { t } from '../words.ts'
import { cellKeys, type Place, placeOf, type TableEdit } from './cell-keys.ts'
import { cellOf, drawCell, fromCell, placedIn, selectedIn, tables } from './grid.ts'
import { removeSoon, tableTools } from './table-tools.ts'

const isFocused = ({ contentDOM }: EditorView) => contentDOM.ownerDocument.activeElement === contentDOM

/**
 * Edits the cell that contains the selection in a separate editor. The main editor remains the only state. Edits to the
 * cell are applied to it, and other changes to its text are copied to the cell.
 */
export class CellEditor {
  /** The cell's editor and buttons, and the edited range of the text, including spaces at both ends. */
  private open?: { editor: EditorView; tools: HTMLElement; from: number; to: number }
  private hadFocus = false
  /** Hidden buttons of the last edited cell. */
  private left?: HTMLElement

  constructor(
    readonly view: EditorView,
    readonly locale: Locale,
    readonly extensions: Extension,
  ) {}

  get editor() {
    return this.open?.editor
  }

  update({ docChanged, changes }: ViewUpdate) {
    const { open, view } = this
    this.hadFocus = isFocused(view) || (open !== undefined && isFocused(open.editor))
    if (!open || !docChanged) return
    const [from, to] = [changes.mapPos(open.from, -1), changes.mapPos(open.to, 1)]
    Object.assign(open, { from, to: Math.max(from, to) })
  }

  /** Opens, updates or closes the cell's editor after the main editor has drawn a change. */
  follow({ focusChanged }: ViewUpdate) {
    const { view } = this
    const place = placeOf(view.state)
    const wantsFocus = this.hadFocus || (focusChanged && isFocused(view))
    if (!place) {
      if (this.close() && wantsFocus) view.focus()
      return
    }
    if (!this.isEdited(place)) this.close()
    // A table that is scrolled out of view has no elements.
    const cell = this.elementOf(place)
    if (!cell) return
    if (!this.open) this.begin(place)
    const { open } = this
    if (!open) return
    if (open.editor.dom.parentElement !== cell) {
      cell.replaceChildren(open.editor.dom)
      const grid = cell.closest('.desk-grid')
      if (this.left?.parentElement === grid) this.left?.remove()
      grid?.append(open.tools)
      view.requestMeasure()
    }
    this.takeOver()
    if (!wantsFocus || isFocused(open.editor)) return
    open.editor.focus()
    cell.scrollIntoView({ block: 'nearest' })
  }

  destroy() {
    this.open?.editor.destroy()
  }

  close(): boolean {
    const { open, view, locale } = this
    if (!open) return false
    const cell = open.editor.dom.parentElement
    this.open = undefined
    open.editor.destroy()
    this.left?.remove()
    this.left = open.tools
    removeSoon(view, open.tools)
    const grid = cell?.closest<HTMLElement>('.desk-grid')
    if (grid && view.contentDOM.contains(grid) && cell instanceof HTMLTableCellElement) {
      const placed = placedIn(view, grid)
      const range = cellOf(placed, cell)
      drawCell(cell, placed?.text.slice(range?.from, range?.to) ?? '', locale)
    }
    view.requestMeasure()
    return true
  }

  /** Changes the table, then goes to the cell at the given row and column. */
  change = (make: TableEdit, row: number, column: number) => {
    const { view } = this
    const { placed, table } = placeOf(view.state) ?? {}
    if (!placed || !table) return
    // A second click reaches the same button.
    holdTop(view.scrollDOM, () => this.open?.tools.getBoundingClientRect().top)
    this.close()
    const changes = shifted(make(placed.text, table), placed.from)
    view.dispatch({ changes, userEvent: 'input', annotations: fromCell.of(true) })
    this.go(placed.from, row, column)
  }

  place = () => {
    const place = placeOf(this.view.state)
    return place && { ...place, text: place.placed.text }
  }

  removeTable = () => {
    const { view } = this
    const { placed } = placeOf(view.state) ?? {}
    if (!placed) return
    const { doc } = view.state
    const [from, to] = [doc.lineAt(placed.from).from, doc.lineAt(placed.to).to]
    this.close()
    view.dispatch({ changes: { from, to }, selection: { anchor: from }, userEvent: 'delete' })
    view.focus()
  }

  focusTools = () => {
    this.open?.tools.querySelector('button')?.focus()
    return true
  }

  go = (start: number, row: number, column: number, isWhole = false): boolean => {
    const { view } = this
    const placed = view.state.field(tables).find(({ from }) => from === start)
    if (!placed || 'reason' in placed.table) return false
    const { rows } = placed.table
    const cells = rows[Math.min(row, rows.length - 1)]?.cells ?? []
    const cell = cells[Math.min(column, cells.length - 1)] ?? { from: 0, to: 0 }
    view.dispatch({ selection: selectedIn(placed, cell, isWhole), userEvent: 'select' })
    this.open?.editor.focus()
    this.open?.editor.dom.scrollIntoView({ block: 'nearest' })
    return true
  }

  private elementOf({ placed, row, column }: Place): HTMLTableCellElement | undefined {
    const grids = [...this.view.contentDOM.querySelectorAll<HTMLElement>('.desk-grid')]
    const grid = grids.find((one) => placedIn(this.view, one) === placed)
    return grid?.querySelector('table')?.rows[row]?.cells[column]
  }

  private isEdited({ placed, table, row, column }: Place): boolean {
    const { open } = this
    const cell = table.rows[row]?.cells[column]
    if (!open || !cell) return false
    const [from, to] = [open.from - placed.from, open.to - placed.from]
    const isIn = from >= cell.outer.from && to <= cell.outer.to
    return isIn && (cell.from === cell.to || (from <= cell.from && to >= cell.to))
  }

  private begin(place: Place) {
    const { view } = this
    const { placed, table, row, column } = place
    const cell = table.rows[row]?.cells[column]
    const header = table.rows[0]?.cells[column]
    if (!cell || !header) return
    const name = t('cell', { row: row + 1, column: placed.text.slice(header.from, header.to) || column + 1 })
    const editor = new EditorView({
      state: EditorState.create({
        doc: placed.text.slice(cell.from, cell.to),
        extensions: [
          Prec.high(keymap.of(cellKeys(this))),
          EditorState.transactionFilter.of((transaction) => this.fit(transaction)),
          EditorView.domEventHandlers({
            beforeinput: ({ inputType }) => this.undoOrRedo(inputType),
            drop: ({ dataTransfer }) => {
              const hasFile = (dataTransfer?.files.length ?? 0) > 0
              if (hasFile) announce(t('notInCell'))
              return hasFile
            },
          }),
          EditorView.contentAttributes.of({ 'aria-label': name }),
          // Inside the text's scroller, tooltips would be covered by the columns next to it.
          tooltips({ parent: view.dom }),
          this.extensions,
        ],
      }),
      dispatchTransactions: (transactions, own) => this.passOn(transactions, own),
    })
    const from = placed.from + cell.from
    this.open = { editor, tools: tableTools(this), from, to: placed.from + cell.to }
  }

  private fit(transaction: Transaction): TransactionSpec | readonly TransactionSpec[] {
    if (!transaction.docChanged) return transaction
    const text = transaction.newDoc.toString()
    const changes = fitIntoCell(text)
    // A backslash at the end of the cell would escape the pipe after it.
    const isTight = this.view.state.sliceDoc(this.open?.to, (this.open?.to ?? 0) + 1) === '|'
    const isOpen = isTight && /(?<!\\)(?:\\\\)*\\$/.test(text)
    if (isOpen) changes.push({ from: text.length, to: text.length, insert: ' ' })
    return changes.length > 0 ? [transaction, { changes, sequential: true }] : transaction
  }

  private passOn(transactions: readonly Transaction[], own: EditorView) {
    own.update(transactions)
    const { open, view } = this
    const [first, ...others] = transactions
    if (open?.editor !== own || !first || transactions.every((one) => !one.docChanged && !one.selection)) return
    const changes: Change[] = []
    others
      .reduce((all, one) => all.compose(one.changes), first.changes)
      .iterChanges((from, to, _, __, inserted) => changes.push({ from, to, insert: inserted.toString() }))
    const { anchor, head } = own.state.selection.main
    view.dispatch({
      changes: shifted(changes, open.from),
      selection: { anchor: open.from + anchor, head: open.from + head },
      userEvent: first.annotation(Transaction.userEvent),
      annotations: fromCell.of(true),
    })
  }

  /** Copies the text and selection of the main editor to the cell's editor. */
  private takeOver() {
    const { open, view } = this
    if (!open) return
    const { doc, selection } = open.editor.state
    const text = view.state.sliceDoc(open.from, open.to)
    const within = (offset: number) => Math.min(Math.max(offset - open.from, 0), text.length)
    const [anchor, head] = [within(view.state.selection.main.anchor), within(view.state.selection.main.head)]
    const isSame = doc.toString() === text
    if (isSame && anchor === selection.main.anchor && head === selection.main.head) return
    const changes = isSame ? undefined : { from: 0, to: doc.length, insert: text }
    open.editor.update([open.editor.state.update({ changes, selection: { anchor, head }, filter: false })])
  }

  private undoOrRedo(inputType: string): boolean {
    if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return false
    return inputType === 'historyUndo' ? undo(this.view) : redo(this.view)
  }
}

const shifted = (changes: readonly Change[], by: number) =>
  changes.map(({ from, to, insert }) => ({ from: from + by, to: to + by, insert }))

const plugin = ViewPlugin.define<CellEditor, { locale: Locale; extensions: Extension }>(
  (view, { locale, extensions }) => new CellEditor(view, locale, extensions),
  { provide: (own) => EditorView.updateListener.of((update) => update.view.plugin(own)?.follow(update)) },
)

/** Extension for editing table cells; `extensions` are those of the whole text. */
export const cells = (locale: Locale, extensions: Extension): Extension => plugin.of({ locale, extensions })

/** The editor of the cell that contains the cursor; undefined outside cells. */
export const cellIn = (view: EditorView) => view.plugin(plugin)?.editor
