import { say, shorten } from '../../content/problem.ts'
import type { EntryRule } from '../rule.ts'

const spareCell = {
  en: 'This row has %1 cells and its table %2 columns, so the rest of it is not shown. Write \\| for the character itself, or give the first row and the line of - as many cells.',
  nl: 'Deze rij heeft %1 cellen en de tabel %2 kolommen, dus de rest wordt niet getoond. Schrijf \\| voor het teken zelf, of geef de eerste rij en de regel met - evenveel cellen.',
}

const textBelow = {
  en: 'The line "%1" becomes a row of the table above it. Leave a line empty before it, or write | between its cells.',
  nl: 'De regel "%1" wordt een rij van de tabel erboven. Laat er een regel voor leeg, of schrijf | tussen de cellen.',
}

export const tableEnd: EntryRule = {
  id: 'table-end',
  says: [textBelow],
  why: {
    en: 'A table goes on until a line is empty, so a text directly below it becomes a row.',
    nl: 'Een tabel gaat door tot een lege regel, dus een tekst er direct onder wordt een rij.',
  },
  example: {
    wrong: '| a | b |\n| --- | --- |\n| 1 | 2 |\nTekst.',
    right: '| a | b |\n| --- | --- |\n| 1 | 2 |\n\nTekst.',
  },
  url: 'https://github.github.com/gfm/#tables-extension-',
  check({ outline, lines }) {
    return outline.tables.flatMap(([first = [], ...rows]) => {
      if (first.length < 2) return []
      return rows.flatMap(([cell]) => {
        const written = cell && lines[cell.line - 1]?.slice(cell.column - 1)
        return written && !written.includes('|') ? [{ ...cell, message: say(textBelow, shorten(written.trim())) }] : []
      })
    })
  },
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
    return outline.tables.flatMap((rows) => {
      const columns = rows[0]?.length ?? 0
      return rows.flatMap((cells) => {
        const message = say(spareCell, cells.length, columns)
        return cells.slice(columns, columns + 1).map((spare) => ({ ...spare, message }))
      })
    })
  },
}
