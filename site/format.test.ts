import { expect, test } from 'vitest'
import { keepTogether, workingDays } from './format.ts'

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
