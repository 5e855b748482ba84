import { say } from '../../message.ts'
import { shorten } from '../../problem.ts'
import type { Draft, Finding } from '../rule.ts'

/** A row has no more cells than the first one: what is more is left out. https://github.github.com/gfm/#tables-extension- */
export function tableCells({ outline }: Draft): Finding[] {
  return outline.tables.flatMap(({ rows }) => {
    const columns = rows[0]?.cells.length ?? 0
    return rows.flatMap(({ cells }) => {
      const message = say`This row has ${cells.length} cells and its table ${columns} columns, so the rest of it is not shown. Write \\| for the character itself, or give the first row and the line of - as many cells.`
      return cells.slice(columns, columns + 1).map((spare) => ({ ...spare, message }))
    })
  })
}

/** A line directly below a table is a row of it, and one row alone says nothing. https://github.github.com/gfm/#tables-extension- */
export function tableRows({ outline }: Draft): Finding[] {
  return outline.tables.flatMap(({ rows, line, column }) => {
    const bare = rows.find(({ text }, index) => index > 0 && !text.includes('|'))
    if (rows.length < 2)
      return [
        {
          line,
          column,
          message: say`Below the first row of this table stands none. Write one, or leave the table out.`,
        },
      ]
    if (!bare) return []
    const message = say`"${shorten(bare.text)}" becomes a row of the table above it. Leave a line empty above it, or write | before and after it.`
    return [{ line: bare.line, column: bare.column, message }]
  })
}

const cells = [/[^\t]\t+(?=[^\t])/g, /\S \| (?=\S)/g]

/** Lines with as many tabs each, as from a spreadsheet, or with | between their cells alone: they run together. */
export function tablePasted({ outline, lines }: Draft): Finding[] {
  return outline.paragraphs.flatMap(({ text, line, column }) => {
    const rows = text.split('\n')
    const count = (row: string) => Math.max(...cells.map((between) => row.match(between)?.length ?? 0))
    const most = count(rows[0] ?? '')
    const isTable = rows.length > 1 && most > 0 && rows.every((row) => count(row) === most && !row.startsWith('|'))
    // Who breaks each line means lines.
    if (!isTable || lines[line - 1]?.endsWith('\\')) return []
    const message = say`These lines are shown as one: they are no table. Write | before, between and after the cells of each, and |${' --- |'.repeat(most + 1)} below the first.`
    return [{ line, column, message }]
  })
}

/** A table that became none: below its first row stands a line of - with as many cells. https://github.github.com/gfm/#tables-extension- */
export function tableShape({ outline, lines }: Draft): Finding[] {
  const known = new Set<number>()
  return outline.texts.flatMap(({ text, line, isProperty }) => {
    if (isProperty) return []
    return text.split('\n').flatMap((written, index) => {
      const at = line + index
      // The cells of a table that is one stand apart, without what is between them.
      if (!/^[\s>]*\|/.test(written) || !isRow(lines[at - 1] ?? '')) return []
      const isFirst = !known.has(at - 1)
      known.add(at)
      return isFirst ? [findingAt(at, lines)] : []
    })
  })
}

function findingAt(line: number, lines: readonly string[]): Finding {
  const [row = '', below = ''] = lines.slice(line - 1, line + 1)
  const column = row.indexOf('|') + 1
  const count = cellsIn(row)
  const right = `|${' --- |'.repeat(count)}`
  const given = /[^\s|:>–—-]/.test(below) || !isRow(below) ? undefined : below.slice(below.indexOf('|')).trimEnd()
  if (given === undefined) {
    const above = lines.findLastIndex((one, index) => index < line - 1 && !isEmpty(one))
    if (above < line - 2 && isRow(lines[above] ?? '')) {
      const message = say`An empty line stands between this row and the table above it. Take it out.`
      return { line, column, message }
    }
    const message = say`This table is shown as text: no line of - stands below its first row. Write ${right} there.`
    return { line, column, message }
  }
  const message =
    count === cellsIn(given)
      ? say`This table is shown as text: the line below its first row is not made of -. Write ${right}`
      : say`This table is shown as text: its first row has ${count} cells and the line of - below it ${cellsIn(given)}. Write ${right}`
  const place = { line: line + 1, column: below.indexOf('|') + 1 }
  // What would be no good row of it, its writer is to look at.
  const after = lines.slice(line + 1).map((one) => one.replace(/^[\s>]+/, '').trim())
  const rows = after.slice(0, [...after, ''].indexOf(''))
  const isWhole = rows.length > 0 && rows.every((row) => row.includes('|'))
  return { ...place, message, fix: isWhole ? { ...place, from: given, to: right } : undefined }
}

/** A line that begins with |, also in a quote. */
function isRow(line: string): boolean {
  return /^[\s>]*\|.*\|/.test(line)
}

/** A line with nothing on it, also in a quote. */
function isEmpty(line: string): boolean {
  return /^[\s>]*$/.test(line)
}

function cellsIn(row: string): number {
  const inner = row.replace(/^[\s>]*\||\|\s*$/g, '')
  return inner.replace(/\\\|/g, '').split('|').length
}
