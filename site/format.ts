import { type Locale, type Localized, languages, localize } from './locales.ts'

const counted: Localized<string> = {
  nl: 'seconden?|min|minuut|minuten|uur|uren|(?:werk)?dag(?:en)?|week|weken|maand(?:en)?|jaar|jaren|FTE|fte|euro|workflows?|kantoor(?:uur|uren)',
  en: 'seconds?|min|minutes?|hours?|(?:working )?days?|weeks?|months?|years?|FTE|euros?|workflows?|office hours?',
}
const measures = localize(
  (locale) =>
    new RegExp(`(?<![\\p{L}\\d.,/-])(\\d[\\d.,]*)(?:-(\\d+))?(\\+?) (?=(?:${counted[locale]})(?![\\p{L}\\d]))`, 'gu'),
)

/**
 * Prevents line breaks between a number and its unit (no-break space, U+00A0) and in ranges. A range has an en dash
 * with a word joiner (U+2060).
 */
export function keepTogether(text: string, locale: Locale): string {
  return text.replace(
    measures[locale],
    (_, from: string, to: string | undefined, more: string) => `${to ? `${from}–\u2060${to}` : from}${more}\u00a0`,
  )
}

/** Replaces typographic spaces and hyphens by keyboard ones, for files that people search and edit. */
export function asTyped(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('–\u2060', '-').replaceAll('\u2011', '-')
}

/** Formats whole euros: `€ 1.500` in Dutch, `€1,500` in English. */
export function formatMoney(euro: number, locale: Locale): string {
  const style = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(languages[locale].tag, style).format(euro)
}

const days = localize(
  (locale) => new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }),
)

export function formatDate(date: string, locale: Locale): string {
  return days[locale].format(new Date(date))
}

/** Short names of the working days: `ma` to `vr`. */
export function workingDays(locale: Locale): string[] {
  const day = new Intl.DateTimeFormat(languages[locale].tag, { weekday: 'short', timeZone: 'UTC' })
  // 5 January 2026 is a Monday.
  return [5, 6, 7, 8, 9].map((date) => day.format(Date.UTC(2026, 0, date)))
}

const points = localize((locale) => new Intl.NumberFormat(languages[locale].tag).format(0.5).charAt(1))

export function decimal(value: number, locale: Locale): string {
  return String(value).replace('.', points[locale])
}
