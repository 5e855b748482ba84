import { Temporal } from 'temporal-polyfill'
import type { Problem } from '../check/problem.ts'
import { memoize } from '../lib/memoize.ts'

/** Where the site is: the times that writers and operators give are those of its clocks. */
const zone = 'Europe/Amsterdam'

const written = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2})?$/

/**
 * The moment for which the site is built, in milliseconds since 1970. BUILD_NOW sets it, as 2026-11-21 or
 * 2026-11-21 09:00 in Amsterdam, or as an ISO time with its zone. This is the one place where the clock is read.
 */
export function nowIn(env: NodeJS.ProcessEnv): number | Problem {
  const text = env.BUILD_NOW?.trim()
  if (!text) return Date.now()
  const moment = toMoment(text) ?? Date.parse(text)
  if (!Number.isNaN(moment)) return moment
  const message = {
    en: 'BUILD_NOW "%1" is not a time. Write it as 2026-11-21 09:00, or as 2026-11-21T08:00:00Z.',
    nl: 'BUILD_NOW "%1" is geen tijd. Schrijf hem als 2026-11-21 09:00, of als 2026-11-21T08:00:00Z.',
    values: [text],
  }
  return { ruleId: 'build-now', file: 'environment', line: 1, column: 1, message }
}

/**
 * A day, or a day and a time, on the clocks of Amsterdam, in milliseconds since 1970. Of the hour that comes twice in
 * the autumn the first is meant; a time that is skipped in the spring is an hour later.
 */
export function toMoment(text: string): number | undefined {
  if (!written.test(text)) return undefined
  try {
    const time = Temporal.PlainDateTime.from(text.replace(' ', 'T'), { overflow: 'reject' })
    return time.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
  } catch {
    return undefined
  }
}

/** Returns a moment as the clocks of Amsterdam show it: 2026-11-21 09:00. Of one moment, thousands of posts are checked. */
export const clockTime = memoize((moment: number): string => {
  const time = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDateTime()
  return time.toString({ smallestUnit: 'minute' }).replace('T', ' ')
})

/** When an entry becomes visible, in milliseconds since 1970: a draft never, one without publishAt always was. */
export function appearsAt({ fields: { draft, publishAt } }: { fields: Record<string, unknown> }): number {
  if (draft === true) return Number.POSITIVE_INFINITY
  return (typeof publishAt === 'string' ? toMoment(publishAt) : undefined) ?? Number.NEGATIVE_INFINITY
}
