import type { EditorView } from '@codemirror/view'
import {
  type Alignment,
  addColumn,
  addRow,
  alignColumn,
  alignmentOf,
  removeColumn,
  removeRow,
  type Table,
} from '../../text/table.ts'
import { holdTop } from '../entry/hold-place.ts'
import { t } from '../words.ts'
import type { TableEdit } from './cell-keys.ts'

/** The cell whose table the buttons change. */
interface EditedCell {
  place: () => { text: string; table: Table; row: number; column: number } | undefined
  /** Changes the table, then goes to the cell at the given row and column. */
  change: (make: TableEdit, row: number, column: number) => void
  removeTable: () => void
}

const alignments = { '': 'alignNone', left: 'alignLeft', center: 'alignCenter', right: 'alignRight' } as const
const choices = Object.keys(alignments) as Alignment[]

const words = ['addRow', 'addColumn', 'removeRow', 'removeColumn', 'removeTable'] as const

/** Buttons for the row and the column of the edited cell. */
export function tableTools(cell: EditedCell): HTMLElement {
  const { text = '', table, row = 0, column = 0 } = cell.place() ?? {}
  const tools = Object.assign(document.createElement('div'), { className: 'row gap-1! pt-1' })
  tools.setAttribute('role', 'group')
  tools.setAttribute('aria-label', t('tableTools'))
  const button = (word: (typeof words)[number], isPossible: boolean, act: () => void, className = 'small') => {
    const own = Object.assign(document.createElement('button'), { type: 'button', className })
    own.textContent = t(word)
    own.disabled = !isPossible
    own.addEventListener('click', act)
    tools.append(own)
  }
  button('addRow', true, () => cell.change((text, own) => addRow(text, own, row), row + 1, column))
  button('addColumn', true, () => cell.change((text, own) => addColumn(text, own, column), row, column + 1))
  button('removeRow', row > 0, () => cell.change((text, own) => removeRow(text, own, row), row, column))
  const width = table?.rule.cells.length ?? 0
  button('removeColumn', width > 1, () => cell.change((text, own) => removeColumn(text, own, column), row, column))
  const select = Object.assign(document.createElement('select'), { ariaLabel: t('alignment') })
  select.className = 'min-h-7.5 rounded-[8px] border border-edge bg-card px-2 text-xs text-ink'
  select.append(...choices.map((one) => new Option(t(alignments[one]), one)))
  select.value = table ? alignmentOf(text, table, column) : ''
  select.addEventListener('change', () => {
    const next = choices.find((one) => one === select.value) ?? ''
    cell.change((text, own) => alignColumn(text, own, column, next), row, column)
  })
  tools.append(select)
  // Away from the other buttons, so that no click for a row or a column removes the table.
  button('removeTable', true, cell.removeTable, 'small ms-auto')
  return tools
}

const secondClickMs = 700

/** Hides buttons, and removes them a moment later, so that a second click reaches the words below the table. */
export function removeSoon(view: EditorView, tools: HTMLElement) {
  tools.style.visibility = 'hidden'
  setTimeout(() => {
    if (!tools.isConnected) return
    holdTop(view.scrollDOM, () => view.coordsAtPos(view.state.selection.main.head)?.top)
    tools.remove()
    view.requestMeasure()
  }, secondClickMs)
}
