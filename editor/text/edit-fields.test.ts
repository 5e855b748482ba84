import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainText } from '../../scripts/content/source.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { leavesOf, valueAt, withValue } from '../../tests/harness/desk/values.ts'
import { nightly, spread } from '../../tests/harness/sample.ts'
import { inStyleOf } from '../server/files.ts'
import { addItem, leaveField, putBackValue, removeAt, setValue, swapItems, withoutExample } from './edit-fields.ts'
import { type FieldPath, pathAt, readFields, shownValue, type Value } from './fields.ts'

const root = join(import.meta.dirname, '../..')
// The desk has no form for search.yaml.
const names = listFiles(join(root, 'content')).filter((name) => !name.endsWith('search.yaml'))
const shipped = names.map((name) => ({
  file: `content/${name}`,
  text: readFileSync(join(root, 'content', name), 'utf8'),
}))

const words = [
  'Een ander woord',
  '12',
  'd\'r: "uit" # niet',
  '{brand.name} doet het',
  '- a, b',
  '*',
  'x: ',
  '[lijst]',
  'naïef 👍',
]

/** Changes each value of a saved file, clears it, and changes it back; returns the errors. */
function faultsIn(file: string, saved: string): string[] {
  const text = plainText(saved)
  const fields = readFields(file, text)
  return leavesOf(fields).flatMap(({ path, value }, at) => {
    const other =
      typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : (words[at % words.length] ?? '')
    const typed = value === null || value === '' ? [other] : ['', other]
    for (const next of typed) {
      const edited = setValue(file, text, path, next)
      const read = readFields(file, edited)
      const there = read && valueAt(read, path)
      const isRight =
        shownValue(there) === String(next) && JSON.stringify(withValue(fields, path, there)) === JSON.stringify(read)
      const written = inStyleOf(saved, edited)
      const isInLineEnds =
        written.replaceAll('\r\n', '').includes('\r') || (saved.includes('\r\n') && /[^\r]\n/.test(written))
      if (!isRight || isInLineEnds || plainText(written) !== edited)
        return [`${file} ${path.join('.')} = ${next}:\n${edited}`]
    }
    const back = typeof value === 'string' ? shownValue(value) : (value ?? '')
    if (leaveField(file, text, path, back, false) !== text)
      return [`${file} ${path.join('.')}: changes when it is left`]
    return []
  })
}

const blocks = ['>', '>-', '>+', '|', '|-', '|+', '>2-', '|2', '>+2'].map(
  (sign, at) => `block${at}: ${sign}${at % 2 === 0 ? '  # waarom zo' : ''}
  Een lange zin: met "aanhaling" en 'n # hekje
  die doorgaat op de tweede regel,
  en op de derde.
${at % 3 === 0 ? '\n  Een alinea, in tweeën\n  gezet.\n\n\n' : ''}after${at}: los\n`,
)

const handmade = String.raw`---
# Boven alles
title: Anna de Vries   # wie het zegt
"quoted key": 'Het''s zo' # een opmerking
'404': nergens # een getal als naam
number: 1_000 # tel
decimal: 1.50
date: 2026-05-03 # de dag
time: 2026-12-01 09:00
flag: true # tot juni
off: false
phone: !placeholder +31 00 # nog niet
many: !placeholder 950
quoted: !placeholder "00000000" # ook niet
anchored: &hier een anker # blijft
single: 'enkele ''aanhaling'' # telt'
escaped: "\u0041nna \"zelf\"\
   en verder" # lang
empty: '' # bewust
nothing: # nog niets
alone:
wide: een gewone tekst
  over twee
  regels # klaar
below:
  onder zijn naam # hier
words: [een, "twee, drie", 'vier', vijf zes] # rij
map: {nl: ja nee, en: "yes: no", fr: , de: 12} # paar
nested: [{a: b, c: [d, e]}, f]
list:
  - eerste # een
  - 'tweede'
  - >-
    derde, in
    een blok
  - title: vierde # vier
    text: |
      diep
        dieper
      ondiep

  # tussendoor
  -
    title: vijfde
nightly:
      deeper:
            block: >-  # ver naar rechts
                  Een tekst
                  die ver staat.
            last: einde
${blocks.join('')}# onder alles
---

# Kop

title: dit is geen veld
`

const encodings: [name: string, as: (text: string) => string][] = [
  ['as it stands', (text) => text],
  ['with CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['with a byte-order mark', (text) => `\ufeff${text}`],
  ['with both', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
]

test.each(spread(encodings, 3))(
  '%s, an edit of each kind of value changes that value alone, and line ends stay',
  (_, as) => {
    const text = as(handmade)
    expect(readFields('a.mdx', plainText(text))).toBeDefined()
    expect(faultsIn('a.mdx', text)).toEqual([])
    const yaml = as(handmade.slice(4, handmade.indexOf('---\n', 4)).trimEnd())
    expect(faultsIn('a.yaml', yaml)).toEqual([])
  },
)

test('changing each value of every shipped file and changing it back leaves every byte as it was', () => {
  for (const [at, { file, text }] of shipped.entries()) {
    if (nightly || at % 12 === 1) expect(faultsIn(file, text)).toEqual([])
    for (const { path, value } of spread(leavesOf(readFields(file, text)), 8, at)) {
      if (value === null || value === '') continue
      const other = typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value} en meer`
      const edited = setValue(file, text, path, other)
      expect(setValue(file, edited, path, value) === text, `${file} ${path.join('.')}`).toBe(true)
      const place = edited.indexOf(`${value} en meer`)
      if (place >= 0 && String(value).length > 20) expect(pathAt(file, edited, place + 3)).toEqual(path)
    }
  }
})

function listsOf(value: unknown, path: FieldPath = []): { path: FieldPath; list: unknown[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return Array.isArray(value) ? [{ path, list: value }, ...inner] : inner
}

test('lists of every shipped file: an item moved and moved back, added and removed, leaves every byte', () => {
  for (const [at, { file, text: own }] of shipped.entries()) {
    const text = at % 2 === 0 ? own : own.trimEnd()
    for (const { path, list } of spread(listsOf(readFields(file, text)), 4, at)) {
      const said = `${file} ${path.join('.')}`
      if (list.length > 1) {
        const index = list.length - 2
        const swapped = swapItems(file, text, path, index)
        const expected = list.with(index, list[index + 1]).with(index + 1, list[index])
        expect(valueAt(readFields(file, swapped), path), said).toEqual(expected)
        expect(swapItems(file, swapped, path, index), said).toBe(text)
        const removed = removeAt(file, text, [...path, index])
        expect(valueAt(readFields(file, removed), path), said).toEqual(list.toSpliced(index, 1))
      }
      const item = typeof list[0] === 'object' ? { title: 'Nieuw: ding', text: 'Een zin.' } : 'nieuw, ding'
      const added = addItem(file, text, path, item)
      expect(valueAt(readFields(file, added), path), said).toEqual([...list, item])
      expect(removeAt(file, added, [...path, list.length]), said).toBe(text)
    }
  }
})

const post = `---\nid: 4 # niet wijzigen\ntitle: 'Het''s zo'   # de kop\nexcerpt: >-\n  Een lange\n  zin.\nauthor: "Team {brand.name}"\nphone: !placeholder +31 00\nkeywords: [een, twee]\nempty:\n---\n\nTekst\n`

test('comments, quotes and tags stay, and a field is added, emptied and removed', () => {
  const set = (path: FieldPath, value?: Value) =>
    value === undefined ? removeAt('a.mdx', post, path) : setValue('a.mdx', post, path, value)
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

test('removing the last item of a list leaves empty brackets, and the comments after them', () => {
  const list = '---\naliases: # oud\n  # van vroeger\n  - "een"\nsum:\n  items:\n    - a\n---\n'
  const without = removeAt('a.mdx', list, ['aliases', 0])
  expect(without).toBe(
    list.replace('aliases: # oud\n  # van vroeger\n  - "een"\n', 'aliases: [] # oud\n  # van vroeger\n'),
  )
  expect(removeAt('a.mdx', list, ['sum', 'items', 0])).toBe(list.replace('items:\n    - a', 'items: []'))
})

test('a file whose fields cannot be found or read is not touched', () => {
  for (const text of ['', 'Tekst', '---\ntitle: a\n', '---js\na\n---\n', '---\na: [\n---\n', '---\na: 1\n--- x\n'])
    expect(setValue('a.mdx', text, ['title'], 'b')).toBe(text)
})

function typeEach(fields: string, path: FieldPath, ...values: Value[]): string[] {
  return values.map((value) => setValue('a.mdx', `---\n${fields}---\n`, path, value).slice(4, -4))
}

test('a cleared value becomes empty quotes until its field loses focus, and its comment keeps a space', () => {
  expect(typeEach('person: Anna # whom\nb: 1\n', ['person'], '', 'A', '12', 'Anna')).toEqual([
    "person: '' # whom\nb: 1\n",
    'person: A # whom\nb: 1\n',
    "person: '12' # whom\nb: 1\n",
    'person: Anna # whom\nb: 1\n',
  ])
  expect(typeEach('a: # none\n', ['a'], 'x', '')).toEqual(['a: x # none\n', 'a: # none\n'])
  expect(typeEach("a: ['x', y]\n", ['a', 0], '', "'t")).toEqual(["a: ['', y]\n", "a: ['''t', y]\n"])
})

test.each([
  ['a: b # why\n', ['a']],
  ['a: "b" # why\n', ['a']],
  ["a: 'b: c' # why\n", ['a']],
  ['a: "b: c"\n', ['a']],
  ['a: [b, "c, d"]\n', ['a', 0]],
  ['a: [b, "c, d"]\n', ['a', 1]],
])('%j has no quotes more or less after a value that needs them, and one that needs none', (fields, path) => {
  const text = `---\n${fields}---\n`
  const own = String(valueAt(readFields('a.mdx', text), path))
  for (const other of ['975', 'x: y', 'z, "u"', 'Een ander', '']) {
    const edited = setValue('a.mdx', text, path, other)
    expect(setValue('a.mdx', edited, path, own)).toBe(text)
    expect(setValue('a.mdx', setValue('a.mdx', edited, path, 'nog: een'), path, own)).toBe(text)
  }
})

test('a block scalar keeps its header and comment', () => {
  const block = 'a: >- # why\n  one two\n  three four\n\nb: 1\n'
  expect(typeEach(block, ['a'], 'All else', 'one two three four')).toEqual(['a: >- # why\n  All else\n\nb: 1\n', block])
  expect(typeEach('a: |\n  one\n  two\nb: 1\n', ['a'], 'one\nthree')).toEqual(['a: |\n  one\n  three\nb: 1\n'])
})

test('an empty field is removed from the file if it is optional, and is empty in its style otherwise', () => {
  const leave = (fields: string, path: FieldPath, required: boolean, value: Value) =>
    leaveField('a.mdx', `---\n${fields}---\n`, path, value, required).slice(4, -4)
  expect(leave('a: x\nb: 1\n', ['a'], false, '')).toBe('b: 1\n')
  expect(leave('a: x # why\nb: 1\n', ['a'], true, '')).toBe("a: '' # why\nb: 1\n")
  expect(leave("a: 'x' # why\n", ['a'], true, '')).toBe("a: '' # why\n")
  expect(leave('a: # none\nb:\n', ['a'], false, '')).toBe('a: # none\nb:\n')
  expect(leave('a: # none\nb:\n', ['b'], true, '')).toBe('a: # none\nb:\n')
  expect(leave('b: 1\n', ['draft'], false, false)).toBe('b: 1\n')
  expect(leave('b: 1\n', ['new', 'nightly'], true, '')).toBe('b: 1\n')
  expect(leave('off: false # yet\n', ['off'], false, false)).toBe('off: false # yet\n')
  expect(leave('numbers: # why\n  x: y\nb: 1\n', ['numbers', 'x'], false, '')).toBe('numbers: {} # why\nb: 1\n')
  expect(leave('numbers: {} # why\nb: 1\n', ['numbers', 'x'], false, 'y')).toBe('numbers: # why\n  x: y\nb: 1\n')
  expect(leave('numbers: {} # why\nb: 1\n', ['numbers', 'x'], false, '')).toBe('numbers: {} # why\nb: 1\n')
  expect(leave('a: {x: 1, y: z}\n', ['a', 'y'], false, '')).toBe('a: {x: 1}\n')
})

test.each([['a: 2026-12-01 # why\n'], ["a: '2026-12-01 09:00'\nb: 1\n"], ['b: 1\n'], ['b: 1\n', 'b: 2\n']])(
  'the value that a field had in %j comes back, and other changes stay',
  (fields, others = fields) => {
    const [earlier, text] = [`---\n${fields}---\n`, `---\n${others}---\n`]
    const typed = setValue('a.mdx', text, ['a'], '2026-02-03')
    expect(putBackValue('a.mdx', typed, earlier, ['a'])).toBe(text)
  },
)

test.each([
  ['a: !placeholder x # why\n', ['a'], 'a: x # why\n'],
  ['a: !placeholder # none yet\nb: !placeholder 1\n', ['a'], 'a: # none yet\nb: !placeholder 1\n'],
  ['g:\n  a: { nl: !placeholder "x", en: !placeholder y }\n', ['g', 'a'], 'g:\n  a: { nl: "x", en: y }\n'],
  ['a: x # !placeholder\n', ['a'], 'a: x # !placeholder\n'],
])('in %j the fact %j is no longer an example', (text, path, final) => {
  expect(withoutExample('content/business.yaml', text, path)).toBe(final)
})

test.each([
  ['a: x # behind\nb: 1\n', ['a'], '# behind\nb: 1\n'],
  ['# above\na: x # behind\nb: 1\n', ['a'], '# above\n# behind\nb: 1\n'],
  ['a: # none\nb: 1\n', ['a'], '# none\nb: 1\n'],
  ['a: >- # block\n  one\n  two\n# below\nb: 1\n', ['a'], '# block\n# below\nb: 1\n'],
  ['a: # before\n  one # behind\nb: 1\n', ['a'], '# before\n# behind\nb: 1\n'],
  ['g: # group\n  # above\n  a: x # behind\nb: 1\n', ['g', 'a'], 'g: {} # group\n  # above\n  # behind\nb: 1\n'],
  ['l:\n  - a: x # behind\n    # next\n    b: 1\n', ['l', 0, 'a'], 'l:\n  - # behind\n    # next\n    b: 1\n'],
  ['g: {a: x, # behind\n  b: 1 } # end\n', ['g', 'a'], 'g: { # behind\n  b: 1 } # end\n'],
  ['g: {a: x, # one\n  b: 1 # two\n  } # end\n', ['g', 'b'], 'g: {a: x # one\n   # two\n  } # end\n'],
])('comments of %j survive its clearing, and clearing what is typed there again', (fields, path, cleared) => {
  let text = `---\n${fields}---\n`
  for (const value of ['', 'again', '', '']) {
    text = leaveField('a.mdx', text, path, value, false)
    expect(text.match(/#.*/g)).toEqual(fields.match(/# \w+/g))
  }
  expect(text.slice(4, -4)).toBe(cleared)
})
