import { languages, locales } from '../../site/locales.ts'

/** The names of each month in every language, in full and short. */
const months = Array.from({ length: 12 }, (_, month) =>
  locales.flatMap((locale) =>
    (['long', 'short'] as const).map((length) =>
      new Date(Date.UTC(2000, month))
        .toLocaleDateString(languages[locale].tag, { month: length, timeZone: 'UTC' })
        .toLowerCase(),
    ),
  ),
)

/** The day that a writer means, as year-month-day; nothing where it could be two, such as 3/5/2026. */
export function toDay(written: string): string | undefined {
  const text = written.trim().toLowerCase().replaceAll(',', '')
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (y && m && d) return existing(Number(y), Number(m), Number(d))
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  // Up to 12, the first number can be the month.
  if (day && month && year) return Number(day) > 12 ? existing(Number(year), Number(month), Number(day)) : undefined
  const words = /^(\d{1,2})(?:e|st|nd|rd|th)? (\p{L}+)\.? (\d{4})$/u.exec(text)
  const turned = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/u.exec(text)
  const [number, name, at] = words ? [words[1], words[2], words[3]] : [turned?.[2], turned?.[1], turned?.[3]]
  const index = months.findIndex((names) => names.includes(name ?? ''))
  return index < 0 ? undefined : existing(Number(at), index + 1, Number(number))
}

/** Nothing for a day that no calendar has, such as 30 February. */
function existing(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.toISOString().slice(0, 10)
}
