import { say } from '../../message.ts'
import { shorten } from '../../problem.ts'
import type { Draft, Finding } from '../rule.ts'

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
