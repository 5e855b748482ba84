import { languages, locales } from '../../../site/locales.ts'

const months = Array.from({ length: 12 }, (_, month) =>
  locales.flatMap((locale) =>
    (['long', 'short'] as const).map((length) =>
      new Date(Date.UTC(2000, month))
        .toLocaleDateString(languages[locale].tag, { month: length, timeZone: 'UTC' })
        .toLowerCase(),
    ),
  ),
)

/** Other date notations: with a time, with slashes, or with the month as a word. */
const forms = [
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)(?:[T ]+\d.*)?$/,
  /^(?<year>\d{4})[/.](?<month>\d\d?)[/.](?<day>\d\d?)$/,
  /^(?<day>\d\d?)(?:st|nd|rd|th)? (?<name>\p{L}+)\.?,? (?<year>\d{4})$/u,
  /^(?:\p{L}+,? )?(?<name>\p{L}+)\.? (?<day>\d\d?)(?:st|nd|rd|th)?,? (?<year>\d{4})(?: \d.*)?$/u,
]

/** Converts other date notations, such as 21 november 2026, to year-month-day. */
export function dayOf(written: string): string | undefined {
  for (const form of forms) {
    const { year, month, day, name = '' } = form.exec(written.trim())?.groups ?? {}
    if (!year) continue
    const index = month ? Number(month) - 1 : months.findIndex((names) => names.includes(name.toLowerCase()))
    const moment = new Date(Date.UTC(Number(year), index, Number(day)))
    const isReal = moment.getUTCMonth() === index && moment.getUTCDate() === Number(day)
    return isReal ? moment.toISOString().slice(0, 10) : undefined
  }
  return undefined
}
