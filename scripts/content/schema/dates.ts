import { languages, locales } from '../../../site/locales.ts'

/** The names of each month in every language, in full and short. */
const months = Array.from({ length: 12 }, (_, month) =>
  locales.flatMap((locale) =>
    (['long', 'short'] as const).map((length) =>
      new Date(Date.UTC(2000, month)).toLocaleDateString(languages[locale].tag, { month: length, timeZone: 'UTC' }),
    ),
  ),
)

/** Returns a day that is written in words, such as 21 november 2026, as year-month-day. */
export function dayInWords(written: string): string | undefined {
  const [, day = '', name = '', year = ''] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(written.trim()) ?? []
  const month = months.findIndex((names) => names.some((one) => one.toLowerCase() === name.toLowerCase()))
  if (month < 0) return undefined
  const moment = new Date(Date.UTC(Number(year), month, Number(day)))
  return moment.getUTCDate() === Number(day) ? moment.toISOString().slice(0, 10) : undefined
}
