import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { leavesOf, valueAt, withValue } from '../../tests/harness/desk/values.ts'
import { type Dice, diceOf, numberFrom } from '../../tests/harness/random.ts'
import { nightly } from '../../tests/harness/sample.ts'
import { pathAt, readFields, setValue } from './fields.ts'
import type { Path } from './head.ts'
import { addItem, removeItem, swapItems } from './lists.ts'
import { applyChanges, lineEndOf, offsetOf, partsOf } from './parts.ts'
import type { Value } from './scalar.ts'

const edits = numberFrom('EDITS', nightly ? 25 : 5)
const root = join(import.meta.dirname, '../..')
const shipped = listFiles(join(root, 'content'))
  .filter((file) => !file.endsWith('search.yaml'))
  .map((file) => ({ file: `content/${file}`, text: readFileSync(join(root, 'content', file), 'utf8') }))

function listsOf(value: unknown, path: Path = []): { path: Path; list: unknown[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return Array.isArray(value) ? [{ path, list: value }, ...inner] : inner
}

const texts = [
  'Een ander woord',
  'Met: een dubbele punt',
  '"Aan" gehaald',
  "d'r uit # niet",
  '{brand.name} doet het',
  '- streep',
  'ja',
  '12',
  'naïef 👍',
  '[lijst]',
  'a, b',
  '*',
  '@home',
  'x: ',
]

const saved = (dice: Dice, text: string) =>
  (dice.once(4) ? '\ufeff' : '') + (dice.once(3) ? text.replaceAll('\n', '\r\n') : text)

test('random edits of every shipped file change the lines of that value, and give the value', () => {
  const dice = diceOf(numberFrom('SEED', 17))
  for (const { file, text: shippedText } of shipped)
    for (let time = 0; time < edits; time++) {
      const text = saved(dice, shippedText)
      const fields = readFields(file, text)
      const leaves = leavesOf(fields).flatMap(({ path, value }) => (value === null ? [] : [{ path, value }]))
      const { path, value } = dice.pick(leaves)
      const next = typeof value === 'string' ? dice.pick(texts) : typeof value === 'boolean' ? !value : value + 1
      const edited = setValue(file, text, path, next)
      const said = `${file} ${path.join('.')} = ${next}`
      expect(readFields(file, edited), said).toEqual(withValue(fields, path, next))
      const { before, after } = around(text, edited)
      expect(text.slice(before, text.length - after).split('\n').length, said).toBeLessThanOrEqual(
        String(value).length / 40 + 3,
      )
      expect(
        edited.slice(0, before) + text.slice(before, text.length - after) + edited.slice(edited.length - after),
      ).toBe(text)
      expect(linesChanged(text, edited), said).toBeLessThanOrEqual(1)
      expect(edited.startsWith('\ufeff')).toBe(text.startsWith('\ufeff'))
      expect(edited.replaceAll('\r\n', '').includes('\r')).toBe(false)
      if (text.includes('\r\n')) expect(/[^\r]\n/.test(edited), said).toBe(false)
    }
})

test('lists of every shipped file: an item moved and moved back, added and removed, leaves every byte', () => {
  const dice = diceOf(numberFrom('SEED', 18))
  for (const { file, text: shippedText } of shipped) {
    const text = saved(dice, shippedText)
    for (const { path, list } of listsOf(readFields(file, text))) {
      const said = `${file} ${path.join('.')}`
      if (list.length > 1) {
        const index = dice.upTo(list.length - 1)
        const swapped = swapItems(file, text, path, index)
        const expected = list.with(index, list[index + 1]).with(index + 1, list[index])
        expect(valueAt(readFields(file, swapped), path), said).toEqual(expected)
        expect(swapItems(file, swapped, path, index), said).toBe(text)
      }
      const item = typeof list[0] === 'object' ? { title: 'Nieuw: ding', text: 'Een zin.' } : 'nieuw, ding'
      const added = addItem(file, text, path, item)
      expect(valueAt(readFields(file, added), path), said).toEqual([...list, item])
      expect(removeItem(file, added, path, list.length), said).toBe(text)
      if (list.length > 1) {
        const index = dice.upTo(list.length)
        const removed = removeItem(file, text, path, index)
        expect(valueAt(readFields(file, removed), path), said).toEqual(list.toSpliced(index, 1))
      }
    }
  }
})

test('a place in the fields is that of its field', () => {
  for (const { file, text } of shipped) {
    const fields = readFields(file, text)
    for (const { path, value } of leavesOf(fields)) {
      if (typeof value !== 'string' || value.length < 20) continue
      const edited = setValue(file, text, path, 'hier staat het')
      expect(pathAt(file, edited, edited.indexOf('hier staat het') + 3), file).toEqual(path)
    }
  }
})

const post = `---\nid: 4 # niet wijzigen\ntitle: 'Het''s zo'   # de kop\nexcerpt: >-\n  Een lange\n  zin.\nauthor: "Team {brand.name}"\nphone: !placeholder +31 00\nkeywords: [een, twee]\nempty:\n---\n\nTekst\n`

test('comments, quotes and tags stay, and a field is added, emptied and taken out', () => {
  const set = (path: Path, value?: Value) => setValue('a.mdx', post, path, value)
  expect(set(['title'], "Zo is 't")).toBe(post.replace("'Het''s zo'", "'Zo is ''t'"))
  expect(set(['author'], 'Wij "zelf"')).toBe(post.replace('"Team {brand.name}"', '"Wij \\"zelf\\""'))
  expect(set(['phone'], '+31 20')).toBe(post.replace('+31 00', '+31 20'))
  expect(set(['excerpt'], 'Kort.')).toBe(post.replace('Een lange\n  zin.', 'Kort.'))
  expect(set(['empty'], 'vol')).toBe(post.replace('empty:', 'empty: vol'))
  expect(set(['draft'], true)).toBe(post.replace('empty:\n', 'empty:\ndraft: true\n'))
  expect(set(['id'])).toBe(post.replace('id: 4 # niet wijzigen\n', '# niet wijzigen\n'))
  expect(set(['excerpt'])).toBe(post.replace('excerpt: >-\n  Een lange\n  zin.\n', ''))
  expect(set(['keywords'])).toBe(post.replace('keywords: [een, twee]\n', ''))
  expect(addItem('a.mdx', post, ['empty'], 'a, b')).toBe(post.replace('empty:', 'empty: ["a, b"]'))
  expect(addItem('a.mdx', post, ['aliases'], 'oud')).toBe(post.replace('empty:\n', 'empty:\naliases: [oud]\n'))
})

test('the last item of a list leaves empty brackets, and the comments stay behind them', () => {
  const list = '---\naliases: # oud\n  # van vroeger\n  - "een"\nsum:\n  items:\n    - a\n---\n'
  const without = removeItem('a.mdx', list, ['aliases'], 0)
  expect(without).toBe(
    list.replace('aliases: # oud\n  # van vroeger\n  - "een"\n', 'aliases: [] # oud\n  # van vroeger\n'),
  )
  expect(removeItem('a.mdx', list, ['sum', 'items'], 0)).toBe(list.replace('items:\n    - a', 'items: []'))
})

test('a file whose fields cannot be found or read is not touched', () => {
  for (const text of ['', 'Tekst', '---\ntitle: a\n', '---js\na\n---\n', '---\na: [\n---\n', '---\na: 1\n--- x\n'])
    expect(setValue('a.mdx', text, ['title'], 'b')).toBe(text)
  expect(partsOf('a.mdx', '---\r\na: 1\r\n---\r\nTekst')).toEqual({ from: 5, to: 11, body: 16 })
})

test('what an editor changes in its reading goes to the same place of a file with other line ends', () => {
  const text = 'een\r\ntwee\ndrie\r\n'
  expect(applyChanges(text, [{ from: 4, to: 8, insert: 'TWEE\nEN' }])).toBe('een\r\nTWEE\r\nEN\ndrie\r\n')
  expect(
    applyChanges(text, [
      { from: 3, to: 4, insert: ' ' },
      { from: 13, to: 13, insert: '!' },
    ]),
  ).toBe('een twee\ndrie!\r\n')
  expect(lineEndOf('a')).toBe('\n')
  expect(offsetOf('\ufeffa\r\nbc', 2, 2)).toBe(5)
})

function around(one: string, other: string) {
  const least = Math.min(one.length, other.length)
  let before = 0
  while (before < least && one[before] === other[before]) before++
  let after = 0
  while (after < least - before && one.at(-1 - after) === other.at(-1 - after)) after++
  return { before, after }
}

/** Number of lines in the new text that are not in the old one, in order. */
function linesChanged(before: string, after: string): number {
  const old = new Set(before.split('\n'))
  return after.split('\n').filter((line) => !old.has(line)).length
}
