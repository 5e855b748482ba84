import { expect, test } from 'vitest'
import { formatFact, inWords, keepTogether, parseAmount, workingDays } from './format.ts'

/** Shows a no-break space as _, and a no-break dash as ~. */
const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('–\u2060', '~')

test.each([
  ['nl', ['ma', 'di', 'wo', 'do', 'vr']],
  ['en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
] as const)('the working days in %s', (locale, days) => expect(workingDays(locale)).toEqual(days))

test.each([
  ['Binnen 24 uur, op 3 werkdagen.', 'Binnen 24_uur, op 3_werkdagen.'],
  ['7 workflows in 4-8 weken', '7_workflows in 4~8_weken'],
  ['tot 17:00 uur', 'tot 17:00_uur'],
  ['1.500 euro', '1.500_euro'],
  ['tabel 2 uurwerken, NEN-7510 maand-end', 'tabel 2 uurwerken, NEN-7510 maand-end'],
  ['A4 week, 2025-2026', 'A4 week, 2025-2026'],
])('in a text what is read as one stays on a line: %s', (text, kept) => {
  expect(shown(keepTogether(text, 'nl'))).toBe(kept)
})

test.each([
  ['1500 euro', '€_1.500', '€1,500'],
  ['950 euro', '€_950', '€950'],
  ['1 month', '1_maand', '1_month'],
  ['26 months', '26_maanden', '26_months'],
  ['1 day', '1_dag', '1_day'],
  ['30 days', '30_dagen', '30_days'],
  ['1 week', '1_week', '1_week'],
  ['2-4 weeks', '2~4_weken', '2~4_weeks'],
  ['1 hour', '1_uur', '1_hour'],
  ['24 hours', '24_uur', '24_hours'],
  ['24 hours on working days', '24_uur, op werkdagen', '24_hours on working days'],
  ['4 office hours', '4_kantooruren', '4_office hours'],
  ['2 years with subdomains', '2_jaar met subdomeinen', '2_years with subdomains'],
  ['3 seconds', '3_seconden', '3_seconds'],
  ['1 second', '1_seconde', '1_second'],
  ['7 years', '7_jaar', '7_years'],
  ['1 year', '1_jaar', '1_year'],
  ['99.8%', '99,8%', '99.8%'],
  ['1 FTE', '1_fte', '1_FTE'],
  ['1-2 FTE', '1~2_fte', '1~2_FTEs'],
  ['3+ FTE', '3_fte of meer', '3+_FTEs'],
])('the fact %s is written in the language of the reader, and what is read as one stays on a line', (fact, nl, en) => {
  expect([shown(formatFact(parseAmount(fact), 'nl')), shown(formatFact(parseAmount(fact), 'en'))]).toEqual([nl, en])
})

test.each([
  ['1 month', 'één_maand', 'one_month'],
  ['10 days', 'tien_dagen', 'ten_days'],
  ['12 months', '12_maanden', '12_months'],
  ['2-4 weeks', '2~4_weken', '2~4_weeks'],
])('running text has words for whole numbers up to ten: %s', (fact, nl, en) => {
  expect([shown(inWords(parseAmount(fact), 'nl')), shown(inWords(parseAmount(fact), 'en'))]).toEqual([nl, en])
})

test.each(['24/7', '9:00', 'Amsterdam', '+31 20 123 45 67', 'https://a.nl/2-4 uur', 7])(
  'the fact %s is the same in both languages',
  (fact) => {
    expect([formatFact(fact, 'nl'), formatFact(fact, 'en')]).toEqual([String(fact), String(fact)])
  },
)
