import { say } from '../message.ts'
import { shorten } from '../problem.ts'
import type { EntryRule, Finding } from '../rule.ts'

const spareCell = {
  en: 'This row has %1 cells and its table %2 columns, so the rest of it is not shown. Write \\| for the character itself, or give the first row and the line of - as many cells.',
  nl: 'Deze rij heeft %1 cellen en de tabel %2 kolommen, dus de rest wordt niet getoond. Schrijf \\| voor het teken zelf, of geef de eerste rij en de regel met - evenveel cellen.',
}

export const tableCells: EntryRule = {
  id: 'table-cells',
  says: [spareCell],
  why: {
    en: 'Cells beyond those of the first row are not shown.',
    nl: 'Cellen voorbij die van de eerste rij worden niet getoond.',
  },
  example: { wrong: '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |', right: '| a | b |\n| --- | --- |\n| 1 | 2 |' },
  url: 'https://github.github.com/gfm/#tables-extension-',
  check({ outline }) {
    return outline.tables.flatMap(({ rows }) => {
      const columns = rows[0]?.cells.length ?? 0
      return rows.flatMap(({ cells }) => {
        const message = say(spareCell, cells.length, columns)
        return cells.slice(columns, columns + 1).map((spare) => ({ ...spare, message }))
      })
    })
  },
}

const noRows = {
  en: 'Below the first row of this table stands none. Write one, or leave the table out.',
  nl: 'Onder de eerste rij van deze tabel staat er geen. Schrijf er een, of laat de tabel weg.',
}
const bareRow = {
  en: '"%1" becomes a row of the table above it. Leave a line empty above it, or write | before and after it.',
  nl: '"%1" wordt een rij van de tabel erboven. Laat er een regel boven leeg, of schrijf er | voor en achter.',
}

export const tableRows: EntryRule = {
  id: 'table-rows',
  says: [noRows, bareRow],
  why: {
    en: 'A line directly below a table becomes a row of it. A table of one row says nothing.',
    nl: 'Een regel direct onder een tabel wordt een rij ervan. Een tabel van één rij zegt niets.',
  },
  example: {
    wrong: '| a | b |\n| --- | --- |\n| 1 | 2 |\nTekst.',
    right: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\nTekst.',
  },
  url: 'https://github.github.com/gfm/#tables-extension-',
  check({ outline }) {
    return outline.tables.flatMap(({ rows, line, column }): Finding[] => {
      const bare = rows.find(({ text }, index) => index > 0 && !text.includes('|'))
      if (rows.length < 2) return [{ line, column, message: noRows }]
      if (!bare) return []
      return [{ line: bare.line, column: bare.column, message: say(bareRow, shorten(bare.text)) }]
    })
  },
}
