import { expect, test } from 'vitest'
import type { Opened, Side } from '../../protocol.ts'
import { change, conflictsOf, follow, stateOf, takeBack, unsavedIn } from './entry-state.ts'

const file = 'content/nl/faq/costs.mdx'
const base = 'Een.\n\nTwee.\n\nDrie.\n'
const side = (text: string | null, hash: string | null): Side => ({ file, text, hash, schema: {} })
const opened = (text: string, kept?: Opened['kept']): Opened => ({
  key: 'faq/costs',
  kind: 'faq',
  name: 'costs',
  isFree: true,
  sides: [side(text, 'now')],
  kept,
})
const typed = (text: string) => ({ ...stateOf(opened(base)), texts: { [file]: text } })

test('a text that is not edited follows its file, and one that somebody saved as it is typed here is saved', () => {
  const next = follow(stateOf(opened(base)), [side('Nieuw.\n', 'next')])
  expect([next.texts[file], unsavedIn(next)]).toEqual(['Nieuw.\n', []])
  expect(unsavedIn(follow(typed('Mijn.\n'), [side('Mijn.\n', 'next')]))).toEqual([])
})

test('an edited text is merged with a change in other lines, and stays as it is for one in the same', () => {
  const mine = base.replace('Een', 'Mijn een')
  const merged = follow(typed(mine), [side(base.replace('Drie', 'Hun drie'), 'next')])
  expect([merged.texts[file], merged.bases[file]?.hash]).toEqual(['Mijn een.\n\nTwee.\n\nHun drie.\n', 'next'])
  const kept = follow(typed(mine), [side(base.replace('Een', 'Hun een'), 'next')])
  expect([kept.texts[file], kept.bases[file]]).toEqual([mine, { text: base, hash: 'now' }])
  expect(follow(typed(mine), [side(null, null)]).texts[file]).toBe(mine)
})

test('while the writer chooses between two texts, neither changes', () => {
  const mine = typed(base.replace('Een', 'Mijn een'))
  const there = side(base.replace('Drie', 'Hun drie'), 'next')
  const asked = { ...mine, conflicts: conflictsOf(mine, { [file]: there }) }
  expect(follow(asked, [there])).toBe(asked)
})

test('a draft whose file changed since is merged when it is opened, as far as its base is known', () => {
  const draft = (known?: string) => ({
    time: '2026-11-22T10:00:00.000Z',
    files: { [file]: { text: base.replace('Een', 'Mijn een'), hash: 'before', base: known } },
  })
  const there = base.replace('Drie', 'Hun drie')
  expect(stateOf(opened(there, draft(base))).texts[file]).toBe('Mijn een.\n\nTwee.\n\nHun drie.\n')
  const unknown = stateOf(opened(there, draft()))
  expect([unknown.texts[file], unknown.bases[file]?.hash]).toEqual([base.replace('Een', 'Mijn een'), 'before'])
})

test('what is typed without a pause is one step, a removal is its own, and each can be taken back', () => {
  const written = change(change(stateOf(opened(base)), file, `${base}A`), file, `${base}AB`)
  const removed = change(written, file, 'Een.\n')
  const settled = change(removed, file, 'Een.', true)
  expect(settled.steps).toHaveLength(2)
  const back = settled.steps.reduceRight((state, step) => takeBack(state, step), settled)
  expect([back.texts[file], back.steps]).toEqual([base, []])
})

test('a removal that is taken back later keeps what was typed since', () => {
  const removed = change(stateOf(opened(base)), file, 'Een.\n\nDrie.\n')
  const typed = change(removed, file, 'Een, nieuw.\n\nDrie.\n')
  const [step] = typed.steps
  expect(step && takeBack(typed, step).texts[file]).toBe(base.replace('Een', 'Een, nieuw'))
})
