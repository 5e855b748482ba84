import { Temporal } from 'temporal-polyfill'
import { languages, locales } from '../../site/locales.ts'
import { memoize } from '../lib/cache.ts'

const zone = 'Europe/Amsterdam'

/**
 * Parses Amsterdam time; undefined if invalid. When clocks change, takes the first occurrence of a repeated time, and
 * moves a skipped time forward by an hour.
 */
export function toMoment(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2})?$/.test(text)) return undefined
  try {
    const time = Temporal.PlainDateTime.from(text.replace(' ', 'T'), { overflow: 'reject' })
    return time.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
  } catch {
    return undefined
  }
}

/** Formats a moment as Amsterdam time: 2026-11-21 09:00. Memoized, because it is called often with the same moment. */
export const clockTime = memoize((moment: number): string => {
  const time = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDateTime()
  return time.toString({ smallestUnit: 'minute' }).replace('T', ' ')
})

/** Returns the publication time in milliseconds: Infinity for a draft, -Infinity without a valid publishAt. */
export function appearsAt({ fields: { draft, publishAt } }: { fields: Record<string, unknown> }): number {
  if (draft === true) return Number.POSITIVE_INFINITY
  return (typeof publishAt === 'string' ? toMoment(publishAt) : undefined) ?? Number.NEGATIVE_INFINITY
}

const months = Array.from({ length: 12 }, (_, month) =>
  locales.flatMap((locale) =>
    (['long', 'short'] as const).map((length) =>
      new Date(Date.UTC(2000, month))
        .toLocaleDateString(languages[locale].tag, { month: length, timeZone: 'UTC' })
        .toLowerCase(),
    ),
  ),
)

const forms = [
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)(?:[T ]+\d.*)?$/,
  /^(?<year>\d{4})[/.](?<month>\d\d?)[/.](?<day>\d\d?)$/,
  /^(?<day>\d\d?)(?:st|nd|rd|th)? (?<name>\p{L}+)\.?,? (?<year>\d{4})$/u,
  /^(?:\p{L}+,? )?(?<name>\p{L}+)\.? (?<day>\d\d?)(?:st|nd|rd|th)?,? (?<year>\d{4})(?: \d.*)?$/u,
]

/** Converts a date in another notation, such as 21 november 2026, to YYYY-MM-DD; undefined for any other text. */
export function toDay(text: string): string | undefined {
  for (const form of forms) {
    const { year, month, day, name = '' } = form.exec(text.trim())?.groups ?? {}
    if (!year) continue
    const index = month ? Number(month) - 1 : months.findIndex((names) => names.includes(name.toLowerCase()))
    const moment = new Date(Date.UTC(Number(year), index, Number(day)))
    const isReal = moment.getUTCMonth() === index && moment.getUTCDate() === Number(day)
    return isReal ? moment.toISOString().slice(0, 10) : undefined
  }
  return undefined
}
