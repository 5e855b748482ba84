import { expect, test } from 'vitest'
import { diceOf } from '../../tests/harness/random.ts'
import {
  changedParagraphs,
  compareTexts,
  compareWords,
  joinMoves,
  joinPieces,
  mergeTexts,
  suggestedIn,
} from './merge.ts'

const base = '---\ntitle: Een\nid: 1\n---\n\nEerste alinea.\n\nTweede alinea\nop twee regels.\n\nDerde.\n'

test('changes to different lines of a text are merged byte for byte; changes to the same line are not', () => {
  const mine = base.replace('Eerste', 'Mijn eerste')
  const theirs = base.replace('id: 1', 'id: 2').replace('Derde.\n', 'Derde')
  expect(mergeTexts('a.mdx', base, mine, theirs)).toBe(theirs.replace('Eerste', 'Mijn eerste'))
  expect(mergeTexts('a.mdx', base, mine, mine)).toBe(mine)
  expect(mergeTexts('a.mdx', base, mine, base.replace('Eerste', 'Hun eerste'))).toBeUndefined()
  expect(mergeTexts('a.mdx', '', 'mijn\n', 'hun\n')).toBeUndefined()
})

test('each change is a piece, and if only one side changed it, that side is suggested', () => {
  const mine = base.replace('Eerste', 'Mijn eerste').replace('Derde', 'Mijn')
  const theirs = base.replace('Derde', 'Hun').replace('id: 1', 'id: 2')
  const pieces = compareTexts('a.mdx', base, mine, theirs)
  expect(pieces.filter((piece) => !('same' in piece))).toEqual([
    { path: ['id'], mine: 'id: 1\n', theirs: 'id: 2\n', choose: 'theirs' },
    {
      mine: 'Mijn eerste alinea.\n\n',
      theirs: 'Eerste alinea.\n\n',
      both: 'Mijn eerste alinea.\n\nEerste alinea.\n\n',
      choose: 'mine',
    },
    { mine: 'Mijn.\n', theirs: 'Hun.\n', both: 'Mijn.\n\nHun.\n' },
  ])
  const chosen = pieces.map((piece) => ('same' in piece ? undefined : (piece.choose ?? 'both')))
  expect(joinPieces(pieces, chosen)).toBe(mine.replace('id: 1', 'id: 2').replace('Mijn.', 'Mijn.\n\nHun.'))
})

test('adjacent changed paragraphs have separate choices, and keeping both versions of one repeats no other', () => {
  const old = 'Een.\n\nTwee.\n\nDrie.\n'
  const [mine, theirs] = [old.replace('Een', 'Mijn een'), old.replace('Een', 'Hun een').replace('Twee', 'Hun twee')]
  const pieces = compareTexts('a.mdx', old, mine, theirs)
  expect(pieces.flatMap((piece) => ('same' in piece ? [] : [piece]))).toEqual([
    { mine: 'Mijn een.\n\n', theirs: 'Hun een.\n\n', both: 'Mijn een.\n\nHun een.\n\n' },
    { mine: 'Twee.\n\n', theirs: 'Hun twee.\n\n', both: 'Twee.\n\nHun twee.\n\n', choose: 'theirs' },
  ])
  const chosen = suggestedIn(pieces).map((choice) => choice ?? 'both')
  expect(joinPieces(pieces, chosen)).toBe('Mijn een.\n\nHun een.\n\nHun twee.\n\nDrie.\n')
})

test('the pieces restore either text byte for byte, and an unchanged text yields to the other', () => {
  const dice = diceOf(4)
  const parts = ['---\n', 'a: 1\n', '\n', 'een\n', 'twee', '\r\n', ' ', '\ufeff', '\n\n\n']
  const random = () => Array.from({ length: dice.upTo(30) }, () => dice.pick(parts)).join('')
  for (let time = 0; time < 500; time++) {
    const [old, mine, theirs] = [random(), random(), random()]
    const pieces = compareTexts('a.mdx', old, mine, theirs)
    const all = (side: 'mine' | 'theirs') => pieces.map(() => side)
    expect(joinPieces(pieces, all('mine'))).toBe(mine)
    expect(joinPieces(pieces, all('theirs'))).toBe(theirs)
    expect([mergeTexts('a.mdx', old, old, mine), mergeTexts('a.mdx', old, mine, old)]).toEqual([mine, mine])
  }
})

test('in a file with fields only, each line has one value', () => {
  const facts = 'plans:\n  price: 1\n  term: 2\n'
  const pieces = compareTexts('facts.yaml', facts, facts.replace('1', '3'), facts.replace('1', '4'))
  expect(pieces.flatMap((piece) => ('same' in piece ? [] : [piece]))).toEqual([
    { path: ['plans', 'price'], mine: '  price: 3\n', theirs: '  price: 4\n' },
  ])
})

test('changes since an earlier version are shown by paragraph and by word', () => {
  const before = 'Titel: Een\n\nTweede alinea\nop twee regels.\n\nMidden.\n\nDerde.\n'
  const after = before.replace('Een', 'Twee').replace('regels', 'lijnen').replace('Derde.', 'Derde.\n\nVierde.')
  expect(changedParagraphs(before, after)).toEqual([
    { before: 'Titel: Een\n\n', after: 'Titel: Twee\n\n' },
    { before: 'Tweede alinea\nop twee regels.\n\n', after: 'Tweede alinea\nop twee lijnen.\n\n' },
    { before: 'Derde.\n', after: 'Derde.\n\nVierde.\n' },
  ])
  expect(compareWords('Een oud woord', 'Een nieuw woord')).toEqual([
    { text: 'Een ', kind: 'same' },
    { text: 'oud', kind: 'gone' },
    { text: 'nieuw', kind: 'new' },
    { text: ' woord', kind: 'same' },
  ])
  expect(compareWords('Een oud woord hier', 'Mijn nieuwe zin hier')).toEqual([
    { text: 'Een oud woord', kind: 'gone' },
    { text: 'Mijn nieuwe zin', kind: 'new' },
    { text: ' hier', kind: 'same' },
  ])
})

test('a question that moved with its answer is one change, the same before and after', () => {
  const [one, two, three] = ['Een', 'Twee', 'Drie'].map((name) => `## ${name}\n\nAntwoord op ${name}.\n\nEn meer.\n\n`)
  const changes = changedParagraphs(`${one}${two}${three}`, `${two}${three}${one}`)
  expect(joinMoves(changes)).toEqual([{ before: one, after: one }])
  const gone = changedParagraphs(`${one}${two}`, `${two}${three}`)
  expect(joinMoves(gone)).toEqual(gone)
})
