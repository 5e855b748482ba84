import { type Locale, localize } from './locales.ts'

const units = ['second', 'hour', 'day', 'week', 'month', 'year'] as const

const intl: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' }

/** The languages as Open Graph names them. */
export const territory = { nl: 'nl_NL', en: 'en_GB' } as const satisfies Record<Locale, string>

/** What a fact of business.yaml looks like in text: "950 euro", "15%", "2-4 weeks", "2025-09-13", "24/7". */
export type FactValue = string | number

/** Writes a fact in the reader's language: "950 euro" is `€ 950` in Dutch and `€950` in English. */
export function formatFact(value: FactValue, locale: Locale): string {
  const text = String(value)
  const euro = /^(\d+) euro$/.exec(text)?.[1]
  if (euro) return formatMoney(Number(euro), locale)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text, locale)
  const [, number, unit] = /^([\d.+-]+?) (\w+?)s?$/.exec(text) ?? []
  const known = units.find((name) => name === unit)
  if (number && known) return `${formatDigits(number, locale)} ${unitName(number, known, locale)}`
  return formatDigits(text, locale)
}

/** The number in an amount of business.yaml: "950 euro" is 950. */
export function eurosOf(amount: string): number {
  return Number.parseInt(amount, 10)
}

/** An amount in euros, without cents: `€ 1.500` in Dutch, `€1,500` in English. */
export function formatMoney(euro: number, locale: Locale): string {
  return new Intl.NumberFormat(intl[locale], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    euro,
  )
}

const days = localize((locale) => new Intl.DateTimeFormat(intl[locale], { dateStyle: 'long', timeZone: 'UTC' }))

/** A day written out, from year-month-day: `13 september 2025`. */
export function formatDate(date: string, locale: Locale): string {
  return days[locale].format(new Date(date))
}

function formatDigits(text: string, locale: Locale) {
  return /^\d+\.\d+%?$/.test(text) && locale === 'nl' ? text.replace('.', ',') : text
}

function unitName(number: string, unit: (typeof units)[number], locale: Locale) {
  const count = Number(number.split('-').at(-1))
  const parts = new Intl.NumberFormat(intl[locale], { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count)
  return parts.find((part) => part.type === 'unit')?.value ?? unit
}
