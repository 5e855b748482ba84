import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownLanguage } from '@codemirror/lang-markdown'
import { expect, test } from 'vitest'
import { plainText } from '../../scripts/content/source.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { inStyleOf } from '../server/files.ts'
import { signsIn } from './signs.ts'
import {
  type Alignment,
  addColumn,
  addRow,
  alignColumn,
  alignmentOf,
  type Change,
  readTable,
  removeColumn,
  removeRow,
  type Table,
} from './table.ts'

const content = join(import.meta.dirname, '../../content')
/** A file with a byte-order mark, Windows line endings, comments and tabs, but no newline at the end. */
const special = `\ufeff${[
  '---\ntitle: Alles # een opmerking\n---\n\n## Kop\tmet tab [#id]\n\n{/* een opmerking */}',
  'Zie [**hier**](/contact "t") voor {starter.monthly}.\n\n>\tEen citaat',
  'a\t| b | c\n :-- | --- | -:\n  1 | a \\| b | \n||| x|',
  '- [x] gedaan\n* anders\n\n![Beeld](/images/een.svg)\n\n| Laatste |\n| --- |\n| {brand.name} |',
].join('\n\n')}`.replaceAll('\n', '\r\n')

const files = [special, ...listFiles(content).map((name) => readFileSync(join(content, name), 'utf8'))]
const withText = (text: string, { from, to, insert }: Change) => text.slice(0, from) + insert + text.slice(to)
const edited = (text: string, changes: readonly Change[]) =>
  changes.toSorted((a, b) => b.from - a.from).reduce(withText, text)

/** Ranges whose words a writer changes: cells, headings, links and facts. */
function partsOf(text: string): { from: number; to: number }[] {
  const tree = markdownLanguage.parser.parse(text)
  const { signs, links } = signsIn(tree, text)
  const parts: { from: number; to: number }[] = [...links, ...signs]
  tree.iterate({
    enter: ({ name, from, to }) => void (/^(ATXHeading\d|TableCell)$/.test(name) && parts.push({ from, to })),
  })
  return parts
}

function tablesOf(text: string): { start: number; table: Table; own: string }[] {
  const found: ReturnType<typeof tablesOf> = []
  markdownLanguage.parser.parse(text).iterate({
    enter({ name, from, to }) {
      const own = text.slice(from, to)
      const table = name === 'Table' ? readTable(own) : undefined
      if (table && 'rows' in table) found.push({ start: from, table, own })
    },
  })
  return found
}

const there = (text: string): Table => {
  const table = readTable(text)
  if ('reason' in table) throw new Error(table.reason)
  return table
}

test('in every shipped file and a special one, each cell, heading, link and fact changes and changes back to the byte', () => {
  for (const saved of files) {
    const text = plainText(saved)
    for (const { from, to } of partsOf(text)) {
      const changed = inStyleOf(saved, withText(text, { from, to, insert: 'Iets anders' }))
      expect(changed).not.toBe(saved)
      const back = withText(plainText(changed), { from, to: from + 11, insert: text.slice(from, to) })
      expect(inStyleOf(changed, back)).toBe(saved)
    }
  }
})

test('in every table of these files, rows, columns and alignments change and change back to the byte', () => {
  let count = 0
  for (const { own, table } of files.flatMap((saved) => tablesOf(plainText(saved)))) {
    count++
    const hasPipes = own.split('\n').every((line) => /^\|.*\|$/.test(line.trim()))
    for (const [row, { cells }] of table.rows.entries()) {
      const longer = edited(own, addRow(own, table, row))
      expect(edited(longer, removeRow(longer, there(longer), row + 1))).toBe(own)
      for (const { from, to } of cells) {
        const changed = withText(own, { from, to, insert: 'x' })
        const { rows } = there(changed)
        expect(rows[row]?.cells.length).toBe(cells.length)
        expect(withText(changed, { from, to: from + 1, insert: own.slice(from, to) })).toBe(own)
      }
    }
    for (const column of table.rule.cells.keys()) {
      const wider = edited(own, addColumn(own, table, column))
      const back = edited(wider, removeColumn(wider, there(wider), column + 1))
      // If a row lacks its final pipe, adding a last column also adds that pipe.
      if (hasPipes) expect(back).toBe(own)
      const old = alignmentOf(own, table, column)
      for (const next of ['left', 'center', 'right', ''] satisfies Alignment[]) {
        const aligned = edited(own, alignColumn(own, table, column, next))
        expect(edited(aligned, alignColumn(aligned, there(aligned), column, old))).toBe(own)
      }
    }
  }
  expect(count).toBeGreaterThan(2)
})
