import { say } from '../../message.ts'
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
