import { expect, test } from 'vitest'
import { diceOf } from '../../tests/harness/random.ts'
import { changedParagraphs, compareTexts, compareWords, joinPieces, unitsOf } from './paragraphs.ts'

const base = '---\ntitle: Een\nid: 1\n---\n\nEerste alinea.\n\nTweede alinea\nop twee regels.\n\nDerde.\n'

test('what each side changed is a piece, and where one left it as it was the other is proposed', () => {
  const mine = base.replace('Eerste', 'Mijn eerste')
  const theirs = base.replace('Derde', 'Hun derde').replace('id: 1', 'id: 2')
  const pieces = compareTexts(base, mine, theirs)
  expect(pieces.filter((piece) => !('same' in piece))).toEqual([
    { mine: 'id: 1\n', theirs: 'id: 2\n', choose: 'theirs' },
    { mine: 'Mijn eerste alinea.\n\n', theirs: 'Eerste alinea.\n\n', choose: 'mine' },
    { mine: 'Derde.\n', theirs: 'Hun derde.\n', choose: 'theirs' },
  ])
  const proposed = pieces.map((piece) => ('same' in piece ? undefined : piece.choose))
  expect(joinPieces(pieces, proposed)).toBe(theirs.replace('Eerste', 'Mijn eerste'))
})

test('where both changed a paragraph nothing is proposed, and both can be kept', () => {
  const pieces = compareTexts(base, base.replace('Derde', 'Mijn'), base.replace('Derde', 'Hun'))
  expect(pieces.at(-1)).toEqual({ mine: 'Mijn.\n', theirs: 'Hun.\n', choose: undefined })
  expect(
    joinPieces(
      pieces,
      pieces.map(() => 'both'),
    ),
  ).toBe(base.replace('Derde.', 'Mijn.\n\nHun.'))
})

test('of any two texts, the pieces give either one back to the byte', () => {
  const dice = diceOf(4)
  const random = () =>
    Array.from({ length: dice.upTo(30) }, () =>
      dice.pick(['---\n', 'a: 1\n', '\n', 'een\n', 'twee', '\r\n', ' ', '\ufeff', '\n\n\n']),
    ).join('')
  for (let time = 0; time < 500; time++) {
    const [old, mine, theirs] = [random(), random(), random()]
    expect(unitsOf(mine).join('')).toBe(mine)
    const pieces = compareTexts(old, mine, theirs)
    expect(
      joinPieces(
        pieces,
        pieces.map(() => 'mine'),
      ),
    ).toBe(mine)
    expect(
      joinPieces(
        pieces,
        pieces.map(() => 'theirs'),
      ),
    ).toBe(theirs)
  }
})

test('what changed since an earlier version is told paragraph by paragraph, and word by word', () => {
  const now = base.replace('title: Een', 'title: Twee').replace('Eerste alinea', 'Eerste, nieuwe alinea')
  expect(changedParagraphs(base, now.replace('Derde.', 'Derde.\n\nVierde.'))).toEqual([
    { before: 'title: Een\n', after: 'title: Twee\n' },
    { before: 'Eerste alinea.\n\n', after: 'Eerste, nieuwe alinea.\n\n' },
    { before: 'Derde.\n', after: 'Derde.\n\nVierde.\n' },
  ])
  expect(compareWords('Een oud woord', 'Een nieuw woord')).toEqual([
    { text: 'Een ', kind: 'same' },
    { text: 'oud', kind: 'gone' },
    { text: 'nieuw', kind: 'new' },
    { text: ' woord', kind: 'same' },
  ])
})
