import { expect, test } from 'vitest'
import { type Analytics, consentVersion, deletable, kept, type OptionalPurpose, purposes, stay } from './cookies.ts'
import { parseAmount, secondsOf } from './format.ts'
import { message } from './messages.ts'

test.each([
  ['_ga', 'vijf jaar', 'five years'],
  ['_gcl_*', '90\u00a0dagen', '90\u00a0days'],
  ['language', message('cookies.cleared', 'nl'), message('cookies.cleared', 'en')],
])('how long %s stays is said in the language of the reader', (name, nl, en) => {
  const found = Object.values(kept)
    .flat()
    .filter((each) => each.name === name)
  expect(found.map((each) => [stay(each, 'nl', 'vijf jaar'), stay(each, 'en', 'five years')])).toEqual([[nl, en]])
})

test('only the cookies of other domains cannot be deleted', () => {
  const named = purposes.flatMap(deletable)
  expect(
    Object.values(kept)
      .flat()
      .filter(({ name, of }) => named.includes(name) === Boolean(of)),
  ).toEqual([])
})

test('the longest retention is converted to seconds without exceeding the stated duration', () => {
  const told = ['1 hour', '2-4 weeks', '26 months', '1 year'].map(parseAmount).map(secondsOf)
  expect(told).toEqual([3600, 1_209_600, 67_392_000, 31_536_000])
})

test('adding, changing or removing an id or purpose asks everyone again; unchanged ids never do', () => {
  const both: OptionalPurpose[] = ['analytical', 'marketing']
  const all: Analytics[] = [
    { asked: ['analytical'], analytical: 'G-1' },
    { asked: ['analytical'], analytical: 'G-2' },
    { asked: ['analytical'] },
    { asked: ['marketing'], marketing: 'G-1' },
    { asked: both, analytical: 'G-1', marketing: 'AW-1' },
    { asked: both, analytical: 'G-1', marketing: 'AW-2' },
    { asked: both, analytical: 'G-1' },
    { asked: both },
    { asked: [] },
  ]
  expect(new Set(all.map(consentVersion)).size).toBe(all.length)
  expect(consentVersion({ marketing: 'AW-1', analytical: 'G-1', asked: both })).toBe(
    consentVersion({ asked: both, analytical: 'G-1', marketing: 'AW-1' }),
  )
  expect(consentVersion({ asked: both, marketing: null })).toBe(consentVersion({ asked: both }))
})
