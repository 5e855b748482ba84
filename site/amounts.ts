import { decimal, formatMoney, keepTogether } from './format.ts'
import { type Locale, type Localized, languages } from './locales.ts'

const seconds = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2_592_000, year: 31_536_000 }

type TimeUnit = keyof typeof seconds

/** A number with its unit: `950 euro` is `{ value: 950, unit: 'euro' }`. */
export interface Amount {
  value: number
  /** End of a range, such as 4 in `2-4 weeks`. */
  to?: number
  /** A minimum, such as `3+ FTE`. */
  isMinimum?: boolean
  unit: 'euro' | '%' | 'FTE' | 'office hour' | TimeUnit
  note?: keyof typeof notes
}

const notes = {
  'on working days': { nl: ' op werkdagen', en: ' on working days' },
  'with subdomains': { nl: ' met subdomeinen', en: ' with subdomains' },
} as const satisfies Record<string, Localized<string>>

const notation = new RegExp(
  `^([\\d.]+)(?:-(\\d+)|(\\+))? ?(%|euro|FTE|office hour|${Object.keys(seconds).join('|')})s?(?: (${Object.keys(notes).join('|')}))?$`,
)

/** Parses an amount as content/business.yaml writes it. Its schema has checked the notation. */
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

/** Formats a fact without line breaks in it: `€ 950` in Dutch, `€950` in English. */
export function formatFact(fact: FactValue, locale: Locale): string {
  return keepTogether(typeof fact === 'object' ? formatAmount(fact, locale) : String(fact), locale)
}

function formatAmount({ value, to, isMinimum, unit, note }: Amount, locale: Locale): string {
  if (unit === 'euro') return formatMoney(value, locale)
  const number = decimal(value, locale) + (to === undefined ? '' : `-${to}`)
  if (unit === '%') return `${number}%`
  if (unit === 'FTE' && locale === 'nl') return `${number} fte${isMinimum ? ' of meer' : ''}`
  return `${number}${isMinimum ? '+' : ''} ${unitName(to ?? value, unit, locale)}${note ? notes[note][locale] : ''}`
}

const officeHours: Localized<readonly [one: string, many: string]> = {
  nl: ['kantooruur', 'kantooruren'],
  en: ['office hour', 'office hours'],
}

function unitName(count: number, unit: Exclude<Amount['unit'], 'euro' | '%'>, locale: Locale): string {
  if (unit === 'FTE') return unit
  if (unit === 'office hour') return officeHours[locale][count === 1 ? 0 : 1]
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  const parts = new Intl.NumberFormat(languages[locale].tag, style).formatToParts(count)
  return parts.find((part) => part.type === 'unit')?.value ?? unit
}

/** Returns the seconds of a duration, of its minimum if it is a range. */
export function secondsOf({ value, unit }: Amount): number {
  return value * (unit in seconds ? seconds[unit as TimeUnit] : Number.NaN)
}
