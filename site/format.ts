import { type Locale, type Localized, languages, localize } from './locales.ts'

const counted: Localized<string> = {
  nl: 'seconden?|min|minuut|minuten|uur|uren|(?:werk)?dag(?:en)?|week|weken|maand(?:en)?|jaar|jaren|FTE|fte|euro|workflows?|kantoor(?:uur|uren)',
  en: 'seconds?|min|minutes?|hours?|(?:working )?days?|weeks?|months?|years?|FTEs?|euros?|workflows?|office hours?',
}
const measures = localize(
  (locale) =>
    new RegExp(`(?<![\\p{L}\\d.,/-])(\\d[\\d.,]*)(?:-(\\d+))?(\\+?) (?=(?:${counted[locale]})(?![\\p{L}\\d]))`, 'gu'),
)

/**
 * Prevents line breaks between a number and its unit (no-break space, U+00A0) and in ranges. The hyphen of a range
 * becomes an en dash with a word joiner (U+2060).
 */
export function keepTogether(text: string, locale: Locale): string {
  return text.replace(
    measures[locale],
    (_, from: string, to: string | undefined, more: string) => `${to ? `${from}–\u2060${to}` : from}${more}\u00a0`,
  )
}

/** Replaces typographic spaces, dashes and hyphens with those on a keyboard, for files that people search and edit. */
export function asTyped(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('–\u2060', '-').replaceAll('\u2011', '-')
}

// Each formatter is created once, because creating one takes a hundred times as long as using it.
const formatters = (options?: Intl.NumberFormatOptions) =>
  localize((locale) => new Intl.NumberFormat(languages[locale].tag, options))

const euros = formatters({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const digits = formatters({ useGrouping: false, maximumFractionDigits: 9 })
const counts = formatters()

/** Formats whole euros: `€ 1.500` in Dutch, `€1,500` in English. */
export function formatMoney(euro: number, locale: Locale): string {
  return euros[locale].format(euro)
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

const seconds = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2_592_000, year: 31_536_000 }

type TimeUnit = keyof typeof seconds

/** A number with its unit: `950 euro` gives `{ value: 950, unit: 'euro' }`. */
export interface Amount {
  value: number
  /** End of a range, such as 4 in `2-4 weeks`. */
  to?: number
  /** True for a minimum, such as `3+ FTE`. */
  isMinimum?: boolean
  unit: 'euro' | '%' | 'FTE' | 'office hour' | TimeUnit
  note?: keyof typeof notes
}

const notes = {
  'on working days': { nl: ', op werkdagen', en: ' on working days' },
  'with subdomains': { nl: ' met subdomeinen', en: ' with subdomains' },
} as const satisfies Record<string, Localized<string>>

const notation = new RegExp(
  `^([\\d.]+)(?:-(\\d+)|(\\+))? ?(%|euro|FTE|office hour|${Object.keys(seconds).join('|')})s?(?: (${Object.keys(notes).join('|')}))?$`,
)

/** Parses an amount in the notation of content/business.yaml, which its schema has checked. */
export function parseAmount(text: string): Amount {
  const [, value, to, more, unit, note] = notation.exec(text) ?? []
  return {
    value: Number(value),
    ...(to && { to: Number(to) }),
    ...(more && { isMinimum: true }),
    unit: unit as Amount['unit'],
    ...(note && { note: note as Amount['note'] }),
  }
}

export type FactValue = Amount | string | number

/** Formats a fact so that no line break can split it: `€ 950` in Dutch, `€950` in English. */
export function formatFact(fact: FactValue, locale: Locale): string {
  if (typeof fact === 'number') return counts[locale].format(fact)
  return keepTogether(typeof fact === 'object' ? formatAmount(fact, locale) : String(fact), locale)
}

const smallNumbers: Localized<string> = {
  nl: 'nul één twee drie vier vijf zes zeven acht negen tien',
  en: 'zero one two three four five six seven eight nine ten',
}

/** Formats a fact for running text: whole numbers up to ten become words. */
export function inWords(fact: FactValue, locale: Locale): string {
  const words = smallNumbers[locale].split(' ')
  return formatFact(fact, locale).replace(/^\d+(?![\d.,%+–])/, (number) => words[Number(number)] ?? number)
}

function formatAmount({ value, to, isMinimum, unit, note }: Amount, locale: Locale): string {
  if (unit === 'euro') return formatMoney(value, locale)
  const number = digits[locale].format(value) + (to === undefined ? '' : `-${to}`)
  if (unit === '%') return `${number}%`
  if (unit === 'FTE' && locale === 'nl') return `${number} fte${isMinimum ? ' of meer' : ''}`
  return `${number}${isMinimum ? '+' : ''} ${unitName(isMinimum ? value + 1 : (to ?? value), unit, locale)}${note ? notes[note][locale] : ''}`
}

const officeHours: Localized<readonly [one: string, many: string]> = {
  nl: ['kantooruur', 'kantooruren'],
  en: ['office hour', 'office hours'],
}

const unitFormatters = new Map<TimeUnit, Localized<Intl.NumberFormat>>()

function unitName(count: number, unit: Exclude<Amount['unit'], 'euro' | '%'>, locale: Locale): string {
  if (unit === 'FTE') return count === 1 ? 'FTE' : 'FTEs'
  if (unit === 'office hour') return officeHours[locale][count === 1 ? 0 : 1]
  const units = unitFormatters.get(unit) ?? formatters({ style: 'unit', unit, unitDisplay: 'long' })
  unitFormatters.set(unit, units)
  const parts = units[locale].formatToParts(count)
  return parts.find((part) => part.type === 'unit')?.value ?? unit
}

/** Returns a duration in seconds. For a range, uses the minimum. */
export function secondsOf({ value, unit }: Amount): number {
  return value * (unit in seconds ? seconds[unit as TimeUnit] : Number.NaN)
}
