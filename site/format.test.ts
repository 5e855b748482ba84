import { describe, expect, test } from 'vitest'
import { formatDate, formatFact, formatMoney } from './format.ts'

/** An amount in Dutch has a space that does not break after the sign. */
const space = '\u00a0'

test.each([
  [1500, `€${space}1.500`, '€1,500'],
  [950, `€${space}950`, '€950'],
  [12500, `€${space}12.500`, '€12,500'],
])('an amount is written as the language does: %s', (euro, nl, en) => {
  expect(formatMoney(euro, 'nl')).toBe(nl)
  expect(formatMoney(euro, 'en')).toBe(en)
})

test('a day is written out, whatever the time zone of the machine', () => {
  expect(formatDate('2025-09-13', 'nl')).toBe('13 september 2025')
  expect(formatDate('2025-09-13', 'en')).toBe('13 September 2025')
  expect(formatDate('2026-01-01', 'nl')).toBe('1 januari 2026')
})

describe('a fact of business.yaml is written in the language of the reader', () => {
  test.each([
    ['1500 euro', `€${space}1.500`, '€1,500'],
    ['2025-09-13', '13 september 2025', '13 September 2025'],
    ['1 month', '1 maand', '1 month'],
    ['26 months', '26 maanden', '26 months'],
    ['1 day', '1 dag', '1 day'],
    ['30 days', '30 dagen', '30 days'],
    ['1 week', '1 week', '1 week'],
    ['2-4 weeks', '2-4 weken', '2-4 weeks'],
    ['5-10 hours', '5-10 uur', '5-10 hours'],
    ['1 hour', '1 uur', '1 hour'],
    ['24 hours', '24 uur', '24 hours'],
    ['24 hours on working days', '24 uur op werkdagen', '24 hours on working days'],
    ['3 seconds', '3 seconden', '3 seconds'],
    ['1 second', '1 seconde', '1 second'],
    ['7 years', '7 jaar', '7 years'],
    ['1 year', '1 jaar', '1 year'],
    ['99.8%', '99,8%', '99.8%'],
    ['15%', '15%', '15%'],
    ['24/7', '24/7', '24/7'],
    ['1-2 FTE', '1-2 FTE', '1-2 FTE'],
    ['3+ FTE', '3+ FTE', '3+ FTE'],
    ['9:00', '9:00', '9:00'],
    ['Amsterdam', 'Amsterdam', 'Amsterdam'],
    [7, '7', '7'],
  ])('%s', (fact, nl, en) => {
    expect(formatFact(fact, 'nl')).toBe(nl)
    expect(formatFact(fact, 'en')).toBe(en)
  })
})
