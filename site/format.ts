import { type Locale, type Localized, languages, localize } from './locales.ts'

const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const

const onWorkingDays: Localized<string> = { nl: ' op werkdagen', en: ' on working days' }
const officeHour: Localized<readonly [one: string, many: string]> = {
  nl: ['kantooruur', 'kantooruren'],
  en: ['office hour', 'office hours'],
}

/** A fact of business.yaml: "950 euro", "15%", "24 hours on working days", "2025-09-13", "24/7". */
export type FactValue = string | number

/** Formats a fact: "950 euro" is `€ 950` in Dutch and `€950` in English. */
export function formatFact(value: FactValue, locale: Locale): string {
  return keepTogether(printFact(value, locale), locale)
}

function printFact(value: FactValue, locale: Locale): string {
  const text = String(value)
  const euro = /^(\d+) euro$/.exec(text)?.[1]
  if (euro) return formatMoney(Number(euro), locale)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text, locale)
  const office = /^(\d+) office hours?$/.exec(text)?.[1]
  if (office) return `${office} ${officeHour[locale][office === '1' ? 0 : 1]}`
  const [, number, unit, counted] = /^([\d.+-]+?) (\w+?)s?( on working days)?$/.exec(text) ?? []
  const known = units.find((name) => name === unit)
  if (number && known)
    return `${formatDigits(number, locale)} ${unitName(number, known, locale)}${counted ? onWorkingDays[locale] : ''}`
  if (locale === 'nl')
    return formatDigits(text.replace(/^(\d+)\+ FTE$/, '$1 fte of meer').replace(/ FTE$/, ' fte'), locale)
  return formatDigits(text, locale)
}

/** Units that follow a number. */
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

/** Number of an amount: "950 euro" is 950. */
export function eurosOf(amount: string): number {
  return Number.parseInt(amount, 10)
}

/** Formats whole euros: `€ 1.500` in Dutch, `€1,500` in English. */
export function formatMoney(euro: number, locale: Locale): string {
  const style = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(languages[locale].tag, style).format(euro)
}

const days = localize(
  (locale) => new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** Formats a date (YYYY-MM-DD): `13 september 2025`. */
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

function formatDigits(text: string, locale: Locale) {
  return /^\d+\.\d+%?$/.test(text) ? text.replace('.', points[locale]) : text
}

function unitName(number: string, unit: (typeof units)[number], locale: Locale) {
  const count = Number(number.split('-').at(-1))
  const parts = new Intl.NumberFormat(languages[locale].tag, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).formatToParts(count)
  return parts.find((part) => part.type === 'unit')?.value ?? unit
}
