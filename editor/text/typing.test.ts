import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { type Leaf, leavesOf, valueAt, withValue } from '../../tests/harness/desk/values.ts'
import { nightly } from '../../tests/harness/sample.ts'
import { readFields } from './fields.ts'
import { headOf, nodeAt, type Path } from './head.ts'
import type { Value } from './scalar.ts'
import { enterField, leaveField, shown, typeValue } from './typing.ts'

const root = join(import.meta.dirname, '../..')

function keysOf(value: Value | null): Value[] {
  if (typeof value === 'boolean') return [!value, value]
  const text = shown(value)
  const all = Array.from(text, (_, at) => at + 1)
  const some = nightly ? all : all.filter((length) => [1, Math.ceil(text.length / 2), text.length].includes(length))
  const typed = some.map((length) => text.slice(0, length).trim())
  if (typeof value === 'number') return typed.filter((one) => Number.isFinite(Number(one))).map(Number)
  return value === null ? ['nieuw'] : typed
}

/** Clears and retypes a value; returns the errors. */
function retype(file: string, text: string, { path, value }: Leaf): string | undefined {
  const fields = readFields(file, text)
  const [prefix, suffix] = outside(file, text, path)
  const entered = enterField(file, text, path)
  let now = text
  const steps: Value[] = ['', ...keysOf(value)]
  for (const typed of steps) {
    now = typeValue(file, now, path, typed, entered)
    const read = readFields(file, now)
    const there = read && valueAt(read, path)
    const isTyped = there === typed || shown(there) === String(typed)
    if (!isTyped) return `${JSON.stringify(typed)} reads as ${JSON.stringify(there)} in:\n${now}`
    if (!isDeepStrictEqual(withValue(fields, path, there), read)) return `${JSON.stringify(typed)} changes other values`
    if (!now.startsWith(prefix) || !now.endsWith(suffix)) return `${JSON.stringify(typed)} changes what stands outside`
  }
  if (value === null || value === '') return undefined
  if (now !== text) return `is not what it was:\n${now}`
  return leaveField(file, now, path, entered, false) === text ? undefined : 'changes when it is left'
}

function outside(file: string, text: string, path: Path) {
  const head = headOf(file, text)
  const [from = 0, to = 0] = (head && nodeAt(head, path)?.range) ?? []
  const end = from + (head?.source.slice(from, to).trimEnd().length ?? 0)
  return [text.slice(0, (head?.from ?? 0) + from), text.slice((head?.from ?? 0) + end)] as const
}

/** Clears a value and leaves the field; returns the errors. */
function clear(file: string, text: string, { path, value }: Leaf, required: boolean): string | undefined {
  const fields = readFields(file, text)
  const entered = enterField(file, text, path)
  const left = leaveField(file, typeValue(file, text, path, '', entered), path, entered, required)
  if (value === '') return undefined
  if (value === null) return left === text ? undefined : `is not what it was:\n${left}`
  const read = readFields(file, left)
  const isInItsPlace = required || (path.length > 1 && read && valueAt(read, path) === '')
  const expected = withValue(fields, path, isInItsPlace ? '' : undefined)
  return JSON.stringify(read) === JSON.stringify(expected) ? undefined : `cleared, other values change:\n${left}`
}

function faultsIn(file: string, text: string): string[] {
  return leavesOf(readFields(file, text)).flatMap((leaf) => {
    const isItem = typeof leaf.path.at(-1) === 'number'
    const faults = [retype(file, text, leaf), clear(file, text, leaf, isItem)]
    return faults.flatMap((fault) => (typeof fault === 'string' ? [`${file} ${leaf.path.join('.')}: ${fault}`] : []))
  })
}

// The desk has no form for search.yaml.
const shipped = listFiles(join(root, 'content')).filter((file) => !file.endsWith('search.yaml'))
const tried = nightly ? shipped : shipped.filter((_, at) => at % 4 === 0)

test.each(tried)('each value of content/%s, cleared and typed again, leaves every byte as it was', (name) => {
  const text = readFileSync(join(root, 'content', name), 'utf8')
  expect(faultsIn(`content/${name}`, text)).toEqual([])
})

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

test.each(encodings)('%s, each kind of value, cleared and typed again, leaves every byte as it was', (_, as) => {
  const text = as(handmade)
  expect(readFields('a.mdx', text)).toBeDefined()
  expect(faultsIn('a.mdx', text)).toEqual([])
  const yaml = as(handmade.slice(4, handmade.indexOf('---\n', 4)).trimEnd())
  expect(faultsIn('a.yaml', yaml)).toEqual([])
})

function typeEach(fields: string, path: Path, ...values: Value[]): string[] {
  const text = `---\n${fields}---\n`
  const entered = enterField('a.mdx', text, path)
  let now = text
  return values.map((value) => {
    now = typeValue('a.mdx', now, path, value, entered)
    return now.slice(4, -4)
  })
}

test('a value that is cleared is "" until its field is left, and its comment keeps a space before it', () => {
  expect(typeEach('person: Anna # whom\nb: 1\n', ['person'], '', 'A', '12', 'Anna')).toEqual([
    'person: "" # whom\nb: 1\n',
    'person: A # whom\nb: 1\n',
    'person: "12" # whom\nb: 1\n',
    'person: Anna # whom\nb: 1\n',
  ])
  expect(typeEach('a: # none\n', ['a'], 'x', '')).toEqual(['a: x # none\n', 'a: "" # none\n'])
  expect(typeEach("a: ['x', y]\n", ['a', 0], '', "'t")).toEqual(['a: ["", y]\n', "a: ['''t', y]\n"])
})

test('a block keeps its sign, its comment and the lines that were not edited', () => {
  const block = 'a: >- # why\n  one two\n  three four\n\n  five\n  six\nb: 1\n'
  const edited = (from: string, to: string) => {
    const value = 'one two three four\nfive six'
    return typeEach(block, ['a'], value.replace(from, to))[0]?.slice(0, -5)
  }
  expect(edited('three', 'many more')).toBe('a: >- # why\n  one two\n  many more four\n\n  five\n  six\n')
  expect(edited(' two', '')).toBe('a: >- # why\n  one\n  three four\n\n  five\n  six\n')
  expect(edited('five ', '')).toBe('a: >- # why\n  one two\n  three four\n\n  six\n')
  expect(edited('six', 'six seven')).toBe('a: >- # why\n  one two\n  three four\n\n  five\n  six seven\n')
  expect(edited('two', 'two\nhalf')).toBe('a: >- # why\n  one two\n\n  half\n  three four\n\n  five\n  six\n')
  expect(typeEach(block, ['a'], '', 'one two th', 'All else')).toEqual([
    'a: "" # why\nb: 1\n',
    'a: >- # why\n  one two\n  th\nb: 1\n',
    'a: >- # why\n  All else\nb: 1\n',
  ])
  const literal = 'a: |\n  one\n\n    two\n  three\nb: 1\n'
  expect(typeEach(literal, ['a'], 'one\n\n  two!\nthree\nfour')).toEqual([
    'a: |\n  one\n\n    two!\n  three\n  four\nb: 1\n',
  ])
})

test('what is left empty goes out of the file where it may be missing, and is empty in its style where it may not', () => {
  const leave = (fields: string, path: Path, required: boolean, ...values: Value[]) => {
    const text = `---\n${fields}---\n`
    const entered = enterField('a.mdx', text, path)
    const typed = values.reduce<string>((now, value) => typeValue('a.mdx', now, path, value, entered), text)
    return leaveField('a.mdx', typed, path, entered, required).slice(4, -4)
  }
  expect(leave('a: x\nb: 1\n', ['a'], false, '')).toBe('b: 1\n')
  expect(leave('a: x # why\nb: 1\n', ['a'], true, '')).toBe('a: "" # why\nb: 1\n')
  expect(leave("a: 'x' # why\n", ['a'], true, '')).toBe("a: '' # why\n")
  expect(leave('a: # none\nb:\n', ['a'], false, 'x', '')).toBe('a: # none\nb:\n')
  expect(leave('a: # none\nb:\n', ['b'], true, 'x', '')).toBe('a: # none\nb:\n')
  expect(leave('b: 1\n', ['draft'], false, true, false)).toBe('b: 1\n')
  expect(leave('b: 1\n', ['new', 'nightly'], true, 'x', '')).toBe('b: 1\n')
  expect(leave('off: false # yet\n', ['off'], false, true, false)).toBe('off: false # yet\n')
  expect(leave('numbers: # why\n  x: y\nb: 1\n', ['numbers', 'x'], false, '')).toBe('numbers: {} # why\nb: 1\n')
  expect(leave('numbers: {} # why\nb: 1\n', ['numbers', 'x'], false, 'y')).toBe('numbers: # why\n  x: y\nb: 1\n')
  expect(leave('numbers: {} # why\nb: 1\n', ['numbers', 'x'], false, 'y', '')).toBe('numbers: {} # why\nb: 1\n')
  expect(leave('a: {x: 1, y: z}\n', ['a', 'y'], false, '')).toBe('a: {x: 1}\n')
})

test.each([
  ['a: x # behind\nb: 1\n', ['a'], '# behind\nb: 1\n'],
  ['# above\na: x # behind\nb: 1\n', ['a'], '# above\n# behind\nb: 1\n'],
  ['a: # none\nb: 1\n', ['a'], '# none\nb: 1\n'],
  ['a: >- # block\n  one\n  two\n# below\nb: 1\n', ['a'], '# block\n# below\nb: 1\n'],
  ['a: # before\n  one # behind\nb: 1\n', ['a'], '# before\n# behind\nb: 1\n'],
  ['g: # group\n  # above\n  a: x # behind\nb: 1\n', ['g', 'a'], 'g: {} # group\n  # above\n  # behind\nb: 1\n'],
  ['l:\n  - a: x # behind\n    # next\n    b: 1\n', ['l', 0, 'a'], 'l:\n  - # behind\n    # next\n    b: 1\n'],
  ['g: {a: x, # behind\n  b: 1 } # end\n', ['g', 'a'], 'g: { # behind\n    b: 1 } # end\n'],
  ['g: {a: x, # one\n  b: 1 # two\n  } # end\n', ['g', 'b'], 'g: {a: x # one\n   # two\n  } # end\n'],
])('comments of %j outlive its clearing, and that of what is typed there again', (fields, path, cleared) => {
  let text = `---\n${fields}---\n`
  for (const value of ['', 'again', '', '']) {
    const entered = enterField('a.mdx', text, path)
    text = leaveField('a.mdx', typeValue('a.mdx', text, path, value, entered), path, entered, false)
    expect(text.match(/#.*/g)).toEqual(fields.match(/# \w+/g))
  }
  expect(text.slice(4, -4)).toBe(cleared)
})
