import { expect, test } from 'vitest'
import type { Sides } from './align.ts'
import { compareTexts, joinPieces, mergeTexts } from './merge.ts'

const file = 'content/nl/blog/kosten.mdx'
const facts = 'content/business.yaml'
const post = `---
# Boven de titel.
title: "Kosten"  # kort

excerpt: Een zin.
image: !placeholder /images/a.svg
keywords: [een, twee, drie]
details:
  heading: Kop # van het deel
  # Onder de kop.
  text: >-
    Eerste regel,
    tweede regel.
rows:
  - label: Prijs
    # Met btw.
    value: 10 euro
  - label: Duur
    value: 1 dag
---

Tekst.
`

type Change = readonly [string | RegExp, string]
const changed = (text: string, ...changes: Change[]) => changes.reduce((old, [from, to]) => old.replace(from, to), text)

/** Merges two changes in both orders, and expects the result of making one after the other. */
function expectMerged(text: string, mine: Change, theirs: Change, name = file) {
  const both = changed(text, mine, theirs)
  expect(mergeTexts(name, text, changed(text, mine), changed(text, theirs))).toBe(both)
  expect(mergeTexts(name, text, changed(text, theirs), changed(text, mine))).toBe(both)
}

/** Expects a conflict. Returns the pieces between which the writer must choose. */
function asked(texts: Sides<string>, name = file) {
  expect(mergeTexts(name, ...texts)).toBeUndefined()
  const pieces = compareTexts(name, ...texts)
  for (const [at, side] of (['mine', 'theirs'] as const).entries())
    expect(
      joinPieces(
        pieces,
        pieces.map(() => side),
      ),
    ).toBe(texts[at + 1])
  return pieces.flatMap((piece) => ('same' in piece || piece.choose ? [] : [piece]))
}

test.each<[Change, Change]>([
  [
    ['"Kosten"', '"Prijzen"'],
    ['Een zin', 'Twee zinnen'],
  ],
  [
    ['"Kosten"', '"Prijzen"'],
    ['# Boven', '# Hier boven'],
  ],
  [
    ['title: "Kosten"  # kort\n', ''],
    ['Een zin', 'Twee zinnen'],
  ],
  [
    ['excerpt: Een zin.\n', ''],
    ['!placeholder /images/a.svg', '/images/b.svg'],
  ],
  [
    ['excerpt', 'date: 2026-10-20\nexcerpt'],
    ['Een zin', 'Twee zinnen'],
  ],
  [
    ['excerpt', 'date: 2026-10-20\nexcerpt'],
    ['"Kosten"', '"Prijzen"'],
  ],
  [
    ['keywords: [een', 'keywords: [nul, een'],
    ['drie]', 'drie, vier]'],
  ],
  [
    ['keywords: [een', 'keywords: [1'],
    ['twee, drie]', '2, drie]'],
  ],
  [
    ['heading: Kop', 'heading: Deel'],
    ['# van het deel', '# van het deel'],
  ],
  [
    ['heading: Kop', 'heading: Deel'],
    ['# Onder de kop.', '# Onder.'],
  ],
  [
    ['Eerste regel', '1e regel'],
    ['heading: Kop', 'heading: Deel'],
  ],
  [
    ['10 euro', '20 euro'],
    ['label: Prijs', 'label: Bedrag'],
  ],
  [
    ['10 euro', '20 euro'],
    ['label: Duur', 'label: Tijd'],
  ],
  [
    ['  - label: Duur\n    value: 1 dag\n', ''],
    ['10 euro', '20 euro'],
  ],
  [
    ['  - label: Prijs\n    # Met btw.\n    value: 10 euro\n', ''],
    ['1 dag', '2 dagen'],
  ],
  [
    ['rows:\n', 'rows:\n  - label: Begin\n    value: nu\n'],
    ['10 euro', '20 euro'],
  ],
  [
    ['1 dag\n', '1 dag\n  - label: Einde\n    value: ooit\n'],
    ['Tekst.', 'Meer tekst.'],
  ],
])('of neighbouring fields, %j and %j are both kept', (mine, theirs) => expectMerged(post, mine, theirs))

const business = `contact:
  country: { nl: !placeholder Nederland, en: !placeholder the Netherlands }
  phone: !placeholder +31 00
social: {}
`

test('facts merge by key, also within a line', () => {
  expectMerged(business, ['Nederland', 'België'], ['the Netherlands', 'Belgium'], facts)
  expectMerged(business, ['!placeholder Nederland', 'België'], ['!placeholder +31 00', '+31 20'], facts)
  expectMerged(business, ['social: {}', 'social:\n  A: a'], ['country', 'land: nl\n  country'], facts)
})

test('two fields that were added at the same place are both kept, and the file stays readable', () => {
  const mine = post.replace('image:', 'featured: true\nimage:')
  const theirs = post.replace('image:', 'date: 2026-10-20\nimage:')
  const merged = mergeTexts(file, post, mine, theirs)
  expect(merged?.split('\n').toSorted()).toEqual([...mine.split('\n'), 'date: 2026-10-20'].toSorted())
  const same = post.replace('rows', 'draft: true\nrows')
  expect(mergeTexts(file, post, post.replace('excerpt', 'draft: true\nexcerpt'), same)).toBeDefined()
})

test.each<[string, Change, Change, Record<string, unknown>[]]>([
  [
    'a field with two values',
    ['"Kosten"', '"Mijn"'],
    ['"Kosten"', '"Hun"'],
    [{ path: ['title'], mine: 'title: "Mijn"  # kort\n', theirs: 'title: "Hun"  # kort\n', both: undefined }],
  ],
  [
    'a field that one side removed',
    ['excerpt: Een zin.\n', ''],
    ['Een zin', 'Hun zin'],
    [{ path: ['excerpt'], mine: '', theirs: '\nexcerpt: Hun zin.\n', both: undefined }],
  ],
  [
    'an example that became real on one side, and other on the other',
    ['!placeholder /images/a', '/images/a'],
    ['images/a', 'images/b'],
    [{ path: ['image'], mine: 'image: /images/a.svg\n', theirs: 'image: !placeholder /images/b.svg\n' }],
  ],
  [
    'a list in brackets to which both added',
    ['drie]', 'drie, vier]'],
    ['drie]', 'drie, vijf]'],
    [{ path: ['keywords'], mine: 'keywords: [een, twee, drie, vier]\n', both: undefined }],
  ],
  [
    'a list to which both added an item at the same place',
    ['dag\n', 'dag\n  - label: A\n'],
    ['dag\n', 'dag\n  - label: B\n'],
    [{ path: ['rows'], mine: '  - label: A\n', theirs: '  - label: B\n', both: '  - label: A\n  - label: B\n' }],
  ],
  [
    'an item of a list, by its field',
    ['1 dag', '2 dagen'],
    ['1 dag', '3 dagen'],
    [{ path: ['rows', 1, 'value'], mine: '    value: 2 dagen\n', theirs: '    value: 3 dagen\n' }],
  ],
  [
    'an item that one side removed',
    ['  - label: Duur\n    value: 1 dag\n', ''],
    ['1 dag', '3 dagen'],
    [{ path: ['rows'], mine: '', theirs: '  - label: Duur\n    value: 3 dagen\n' }],
  ],
  [
    'a comment between the fields, as its field',
    ['# Onder de kop.', '# Mijn.'],
    ['# Onder de kop.', '# Hun.'],
    [{ path: ['details', 'text'], mine: '  # Mijn.\n', theirs: '  # Hun.\n' }],
  ],
])('%s: one is chosen', (_, mine, theirs, expected) => {
  const more: Change = ['heading: Kop', 'heading: Deel']
  const found = asked([post, changed(post, mine), changed(post, theirs, more)])
  expect(found).toEqual(expected.map((piece) => expect.objectContaining(piece)))
})

test('if one side moved the fields and the other changed one, both changes are kept', () => {
  const moved = '---\nb: 2\n# Van a.\na: 1\n---\n'
  const text = '---\n# Van a.\na: 1\nb: 2\n---\n'
  const edited = text.replace('2', '3')
  const both = moved.replace('2', '3')
  expect(mergeTexts(file, text, moved, edited)).toBe(both)
  expect(mergeTexts(file, text, edited, moved)).toBe(both)
  const added = text.replace('a: 1', 'c: 1\na: 1')
  expect(mergeTexts(file, text, added, text.replace('b: 2', 'b: 2\nc: 2'))).toBeUndefined()
})

test('fields that are unreadable on one side merge by line, as in git', () => {
  const broken = post.replace('title: "Kosten"', 'title: "Kosten')
  expect(mergeTexts(file, post, broken, post.replace('Tekst.', 'Meer.'))).toBe(broken.replace('Tekst.', 'Meer.'))
  expect(mergeTexts(file, post, broken, post.replace('Een zin', 'Zin'))).toBe(broken.replace('Een zin', 'Zin'))
})
