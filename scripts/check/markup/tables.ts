import { shorten } from '../problem.ts'
import type { Draft, Finding } from '../rule.ts'

/** A row has no more cells than the first one: what is more is left out. https://github.github.com/gfm/#tables-extension- */
export function tableCells({ outline }: Draft): Finding[] {
  return outline.tables.flatMap(({ rows }) => {
    const columns = rows[0]?.cells.length ?? 0
    return rows.flatMap(({ cells }) => {
      const message = {
        en: 'This row has %1 cells and its table %2 columns, so the rest of it is not shown. Write \\| for the character itself, or give the first row and the line of - as many cells.',
        nl: 'Deze rij heeft %1 cellen en de tabel %2 kolommen, dus de rest wordt niet getoond. Schrijf \\| voor het teken zelf, of geef de eerste rij en de regel met - evenveel cellen.',
        values: [cells.length, columns],
      }
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
          message: {
            en: 'Below the first row of this table stands none. Write one, or leave the table out.',
            nl: 'Onder de eerste rij van deze tabel staat er geen. Schrijf er een, of laat de tabel weg.',
          },
        },
      ]
    if (!bare) return []
    const message = {
      en: '"%1" becomes a row of the table above it. Leave a line empty above it, or write | before and after it.',
      nl: '"%1" wordt een rij van de tabel erboven. Laat er een regel boven leeg, of schrijf er | voor en achter.',
      values: [shorten(bare.text)],
    }
    return [{ line: bare.line, column: bare.column, message }]
  })
}
