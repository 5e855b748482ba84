import { describe, expect, test } from 'vitest'
import { asTyped, formatDate, formatFact, formatMoney, keepTogether, workingDays } from './format.ts'

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
    ['1-2 FTE', '1-2 fte', '1-2 FTE'],
    ['3+ FTE', '3 fte of meer', '3+ FTE'],
    ['9:00', '9:00', '9:00'],
    ['Amsterdam', 'Amsterdam', 'Amsterdam'],
    [7, '7', '7'],
  ])('%s', (fact, nl, en) => {
    expect(asTyped(formatFact(fact, 'nl'))).toBe(asTyped(nl))
    expect(asTyped(formatFact(fact, 'en'))).toBe(asTyped(en))
  })
})

test.each([
  ['nl', ['ma', 'di', 'wo', 'do', 'vr']],
  ['en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
] as const)('the working days in %s', (locale, days) => expect(workingDays(locale)).toEqual(days))

describe('what is read as one stays on one line', () => {
  // Here a space that does not break is _, and a dash that does not break ~.
  const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('–\u2060', '~')

  test.each([
    ['2-4 weeks', '2~4_weken', '2~4_weeks'],
    ['1-2 FTE', '1~2_fte', '1~2_FTE'],
    ['3+ FTE', '3_fte of meer', '3+_FTE'],
    ['24 hours', '24_uur', '24_hours'],
    ['950 euro', '€_950', '€950'],
    ['24/7', '24/7', '24/7'],
    ['+31 20 123 45 67', '+31 20 123 45 67', '+31 20 123 45 67'],
    ['https://a.nl/2-4 uur', 'https://a.nl/2-4 uur', 'https://a.nl/2-4 uur'],
  ])('in a fact: %s', (fact, nl, en) => {
    expect(shown(formatFact(fact, 'nl'))).toBe(nl)
    expect(shown(formatFact(fact, 'en'))).toBe(en)
  })

  test.each([
    ['Binnen 24 uur, op 3 werkdagen.', 'Binnen 24_uur, op 3_werkdagen.'],
    ['7 workflows in 4-8 weken', '7_workflows in 4~8_weken'],
    ['tot 17:00 uur', 'tot 17:00_uur'],
    ['1.500 euro', '1.500_euro'],
    [
      'tabel 2 uurwerken, NEN-7510 maand-end, A4 week, 2025-2026',
      'tabel 2 uurwerken, NEN-7510 maand-end, A4 week, 2025-2026',
    ],
  ])('in a text: %s', (text, kept) => {
    expect(shown(keepTogether(text, 'nl'))).toBe(kept)
  })
})
