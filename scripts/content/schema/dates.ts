import { languages, locales } from '../../../site/locales.ts'
import type { Message } from '../../check/message.ts'
import { clockTime } from '../clock.ts'

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

/** The day that a writer means, as year-month-day; nothing where it could be two, such as 3/5/2026, or is none. */
export function toDay(written: string): string | undefined {
  const parts = partsOf(written)
  return parts && !impossible(parts) ? dayOf(parts) : undefined
}

/** The day and the time that a writer means, as 2026-12-01 09:00. */
export function toTime(written: string): string | undefined {
  // A time with its zone, as programs write it.
  const moment = /\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/i.test(written.trim()) ? Date.parse(written) : Number.NaN
  if (!Number.isNaN(moment)) return clockTime(moment)
  const [, first = '', hour = '', minute = ''] =
    /^(.*\S)(?:\s+(?:om\s+|at\s+)?|T)(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?uur| ?u)?$/i.exec(written.trim()) ??
    []
  const day = toDay(first)
  return day && Number(hour) < 24 && Number(minute) < 60 ? `${day} ${hour.padStart(2, '0')}:${minute}` : undefined
}

/** What is wrong with a day, and what to write: the end of a sentence. Nothing, where it is no day at all. */
export function faultOfDay(written: string): Message | undefined {
  const time = toTime(written)
  if (time)
    return {
      en: 'has a time. Write %1; to hide the post until then, publishAt: %2.',
      nl: 'heeft een tijd. Schrijf %1; om het artikel tot dan te verbergen, publishAt: %2.',
      values: [time.slice(0, 10), time],
    }
  const parts = partsOf(written)
  const reason = parts && impossible(parts)
  if (reason)
    return {
      en: 'does not exist: %1. Write another day, as year-month-day.',
      nl: 'bestaat niet: %1. Schrijf een andere dag, als jaar-maand-dag.',
      values: [reason],
    }
  return parts
    ? {
        en: 'is not a date. %1',
        nl: 'is geen datum. %1',
        values: [{ en: 'Write %1.', nl: 'Schrijf %1.', values: [dayOf(parts)] }],
      }
    : undefined
}

/** What is wrong with a day and a time, and what to write: the end of a sentence. */
export function faultOfTime(written: string): Message {
  const time = toTime(written)
  if (time)
    return {
      en: 'is not written as a time is here. Write %1.',
      nl: 'is niet geschreven zoals een tijd hier hoort. Schrijf %1.',
      values: [time],
    }
  const parts = partsOf(written.replace(/[ T]\d{1,2}[:.]\d{2}.*$/, ''))
  const reason = parts && impossible(parts)
  if (reason)
    return {
      en: 'does not exist: %1. Write another day and time.',
      nl: 'bestaat niet: %1. Schrijf een andere dag en tijd.',
      values: [reason],
    }
  if (parts)
    return {
      en: 'has no time that there is. Write one from 00:00 to 23:59, like %1 09:00.',
      nl: 'heeft geen tijd die bestaat. Schrijf er een van 00:00 tot 23:59, zoals %1 09:00.',
      values: [dayOf(parts)],
    }
  return {
    en: 'is not a time. Write a day and a time in Amsterdam, like 2026-12-01 09:00.',
    nl: 'is geen tijd. Schrijf een dag en een tijd in Amsterdam, zoals 2026-12-01 09:00.',
  }
}

/** How a day is written. Up to 12, the first number of 3-5-2026 can be the month. */
const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>1[3-9]|[2-9]\d)[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:e|st|nd|rd|th)? (?<name>\p{L}+)\.? (?<year>\d{4})$/u,
  /^(?<name>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)? (?<year>\d{4})$/u,
]

type Parts = Record<'year' | 'month' | 'day', number>

/** Nothing where it is no day, or could be two. */
function partsOf(written: string): Parts | undefined {
  const text = written.trim().toLowerCase().replaceAll(',', '')
  const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups)
  const { year, month, day, name = '' } = found ?? {}
  const named = months.findIndex((names) => names.includes(name)) + 1
  if (!found || (name && named === 0)) return undefined
  return { year: Number(year), month: Number(month ?? named), day: Number(day) }
}

/** Why no calendar has a day, such as 30 February. */
function impossible({ year, month, day }: Parts): Message | undefined {
  if (month < 1 || month > 12)
    return {
      en: 'a year has 12 months, and this is month %1',
      nl: 'een jaar heeft 12 maanden, en dit is maand %1',
      values: [month],
    }
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day >= 1 && day <= last) return undefined
  return {
    en: 'that month has %1 days, and this is day %2',
    nl: 'die maand heeft %1 dagen, en dit is dag %2',
    values: [last, day],
  }
}

function dayOf({ year, month, day }: Parts): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
