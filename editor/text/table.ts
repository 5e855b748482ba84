import { markdown, markdownLanguage } from '@codemirror/lang-markdown'

interface Range {
  from: number
  to: number
}

/** Text of a cell, without the spaces and tabs next to its pipes. */
export interface Cell extends Range {
  outer: Range
}

export interface Row extends Range {
  cells: Cell[]
}

/** Ranges in a GFM table. The first row is the header; `rule` is the line below it. */
export interface Table {
  rows: Row[]
  rule: Row
}

/** Reason why Markdown reads a table differently from how it looks; `row` counts from the header. */
export type Misread =
  | { reason: 'tableCells'; row: number; count: number; header: number }
  | { reason: 'tablePipe'; row: number }
  | { reason: 'tableInside' | 'tableRule' }

export type Change = Range & { insert: string }
export type Alignment = 'left' | 'center' | 'right' | ''

const { parser } = markdownLanguage
/** Parses a row, with its pipes as plain text. */
const withoutTables = markdown({ base: markdownLanguage, extensions: { remove: ['Table'] } }).language.parser

/** Finds the cells of a table; `text` contains only the table. */
export function readTable(text: string): Table | Misread {
  const node = parser.parse(text).topNode.firstChild
  if (node?.name !== 'Table' || node.to < text.length) return { reason: 'tableInside' }
  const [rule] = node.getChildren('TableDelimiter')
  if (!rule) return { reason: 'tableInside' }
  const rows = [...node.getChildren('TableHeader'), ...node.getChildren('TableRow')].map((row) =>
    rowOf(
      text,
      row,
      row.getChildren('TableDelimiter').map(({ from }) => from),
    ),
  )
  const headerCells = rows[0]?.cells.length ?? 0
  for (const [at, { from, to, cells }] of rows.entries()) {
    if (cells.length !== headerCells)
      return { reason: 'tableCells', row: at + 1, count: cells.length, header: headerCells }
    if (hasPipeInMarkup(text.slice(from, to).trim())) return { reason: 'tablePipe', row: at + 1 }
  }
  const marks = text.slice(rule.from, rule.to)
  const pipes = [...marks.matchAll(/\|/g)].map(({ index }) => rule.from + index)
  return { rows, rule: rowOf(text, rule, pipes) }
}

function rowOf(text: string, { from, to }: Range, pipes: readonly number[]): Row {
  const isBlank = (range: Range) => text.slice(range.from, range.to).trim() === ''
  const outers = [from - 1, ...pipes].map((before, at) => ({ from: before + 1, to: pipes[at] ?? to }))
  const inner = outers.filter((one, at) => !((at === 0 || at === outers.length - 1) && isBlank(one)))
  return { from, to, cells: inner.map((outer) => cellOf(text, outer)) }
}

/** Returns the range for a cell's text. In an empty cell, text that is added and removed again leaves no trace. */
function cellOf(text: string, outer: Range): Cell {
  const inner = text.slice(outer.from, outer.to)
  const blank = /^[ \t]*/.exec(inner)?.[0].length ?? 0
  const from = outer.from + (blank < inner.length ? blank : Number(inner.length > 1))
  return { outer, from, to: Math.max(from, outer.from + inner.replace(/[ \t]+$/, '').length) }
}

/** True if a pipe is within code, a link or other markup, where GFM would end the cell. */
function hasPipeInMarkup(row: string): boolean {
  if (/\{[^{}|]*\|[^{}]*\}/.test(row)) return true
  const pipes = [...row.matchAll(/\\.|\|/g)].filter(({ 0: sign }) => sign === '|').map(({ index }) => index)
  let isFound = false
  withoutTables.parse(row).iterate({
    enter({ name, from, to }) {
      if (name === 'Document' || name === 'Paragraph' || name === 'Escape') return
      isFound ||= pipes.some((pipe) => pipe > from && pipe < to)
      isFound ||= name === 'InlineCode' && row.slice(from, to).includes('|')
    },
  })
  return isFound
}

/** The cell at an offset, or the nearest one after it in its row. */
export function cellAt({ rows }: Table, offset: number): { row: number; column: number } {
  const row = Math.max(
    0,
    rows.findLastIndex(({ from }) => from <= offset),
  )
  const cells = rows[row]?.cells ?? []
  const column = cells.findIndex(({ outer }) => outer.to >= offset)
  return { row, column: column < 0 ? cells.length - 1 : column }
}

/** Adds an empty row below a row. Below the header, the new row becomes the first. */
export function addRow(text: string, { rows, rule }: Table, below: number): Change[] {
  const { to, cells } = (below === 0 ? rule : rows[below]) ?? rule
  const indent = text.slice(text.lastIndexOf('\n', rule.from) + 1, rule.from)
  return [{ from: to, to, insert: `\n${indent}|${'  |'.repeat(cells.length)}` }]
}

export function removeRow(text: string, { rows }: Table, at: number): Change[] {
  const row = rows[at]
  if (!row || at === 0) return []
  return [{ from: text.lastIndexOf('\n', row.from - 1), to: row.to, insert: '' }]
}

export function addColumn(text: string, { rows, rule }: Table, after: number): Change[] {
  return inOrder([...rows, rule]).flatMap((row) => {
    const { to } = row.cells[after]?.outer ?? row
    const blank = row === rule ? ' --- ' : '  '
    const insert = text[to] === '|' ? `|${blank}` : row === rule ? ' | ---' : ' |  |'
    return { from: to, to, insert }
  })
}

export function removeColumn(text: string, { rows, rule }: Table, at: number): Change[] {
  if (rule.cells.length < 2) return []
  return inOrder([...rows, rule]).flatMap((row) => {
    const { outer } = row.cells[at] ?? {}
    if (!outer) return []
    // Keep one pipe, because a row without a pipe is not a row.
    const isOpen = at === 0 && outer.from === row.from
    return { from: outer.from, to: outer.to + Number(text[outer.to] === '|' && !isOpen), insert: '' }
  })
}

export function alignmentOf(text: string, { rule }: Table, column: number): Alignment {
  const { from, to } = rule.cells[column] ?? rule
  const [left, right] = [text[from] === ':', text[to - 1] === ':']
  if (left && right) return 'center'
  return left ? 'left' : right ? 'right' : ''
}

/** Changes the alignment colons of a column and nothing else. */
export function alignColumn(text: string, table: Table, column: number, next: Alignment): Change[] {
  const { from, to } = table.rule.cells[column] ?? table.rule
  const old = alignmentOf(text, table, column)
  const colon = (at: number, was: boolean, is: boolean): Change[] => {
    if (was === is) return []
    return [is ? { from: at, to: at, insert: ':' } : { from: at, to: at + 1, insert: '' }]
  }
  const [isLeft, isRight] = [/left|center/, /right|center/]
  return [
    ...colon(from, isLeft.test(old), isLeft.test(next)),
    ...colon(isRight.test(old) ? to - 1 : to, isRight.test(old), isRight.test(next)),
  ]
}

/** Makes text fit into a cell: escapes its pipes, joins its lines. */
export function fitIntoCell(text: string): Change[] {
  return [...text.matchAll(/\\[^\n]|\||[ \t]*(?:\r?\n[ \t]*)+/g)].flatMap(({ index: from, 0: found }) => {
    const to = from + found.length
    if (found === '|') return [{ from, to, insert: '\\|' }]
    if (!found.includes('\n')) return []
    return [{ from, to, insert: from === 0 || to === text.length ? '' : ' ' }]
  })
}

const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => a.from - b.from)
