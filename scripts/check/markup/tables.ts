import { say } from '../message.ts'
import { shorten } from '../problem.ts'
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
