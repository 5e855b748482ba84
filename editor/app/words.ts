import { languageName, translate } from '../../scripts/content/problem.ts'
import { defaultLocale, type Locale, languages, locales } from '../../site/locales.ts'
import { formatMessage, type TextKey, type Values } from '../text/words.ts'

const remembered = 'desk-language'
let desk: Locale = defaultLocale

/** Language of the desk; `App` renders again when it changes. */
export const language = () => desk

export function setLanguage(locale: Locale) {
  desk = locale
  document.documentElement.lang = locale
  try {
    localStorage.setItem(remembered, locale)
  } catch {
    // The browser's storage is full or blocked.
  }
}

export function preferredLanguage(): Locale {
  const wanted = [rememberedLanguage(), ...navigator.languages]
  return wanted.flatMap((tag) => locales.filter((locale) => tag?.startsWith(locale)))[0] ?? defaultLocale
}

function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(remembered)
  } catch {
    return null
  }
}

export const t = (word: TextKey, values?: Values) => formatMessage(word, desk, values)

export const nameOfLanguage = (locale: Locale) => translate(languageName(locale), desk)

/** Relative time, such as "today 14:05", "yesterday" or "3 days ago"; after a week, the date. */
export function dayOf(time: string): string {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000)
  const day = new Intl.RelativeTimeFormat(desk, { numeric: 'auto' }).format(-days, 'day')
  if (days === 0) return `${day} ${hourOf(time)}`
  return days < 7 ? day : longDate(time)
}

/** Same as `dayOf`, but always with the time, and on request with seconds. */
export function momentOf(time: string, hasSeconds = false): string {
  const hour = hourOf(time)
  const day = dayOf(time).replace(` ${hour}`, '')
  return `${day} ${hasSeconds ? `${hour}:${time.slice(17, 19)}` : hour}`
}

/** Language tag of the site, so that dates and times look as they do on its pages. */
const tag = () => languages[desk].tag

const hourOf = (time: string) => new Date(time).toLocaleTimeString(tag(), { hour: '2-digit', minute: '2-digit' })

export const longDate = (time: string) => new Date(time).toLocaleDateString(tag(), { dateStyle: 'long' })

/** A date, or a date and time such as 2026-12-01 09:00, in words; undefined for anything else. */
export function writtenDate(value: string): string | undefined {
  const [, date, hour] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(value) ?? []
  if (!date || Number.isNaN(Date.parse(date))) return undefined
  const day = longDate(`${date}T12:00`)
  return hour ? t('moment', { day, hour }) : day
}
