import { toMoment } from '../clock.ts'
import type { Draft, Finding } from '../rule.ts'

/** The time of publishing exists, and the post does not call itself later than that. */
export function publishTime({ fields, places }: Draft): Finding[] {
  const { publishAt, date } = fields
  if (typeof publishAt !== 'string') return []
  const { publishAt: at = { line: 1, column: 1 }, date: dated = at } = places
  const moment = toMoment(publishAt)
  if (typeof moment === 'object') {
    const message = `publishAt "${publishAt}" does not exist: clocks go forward in that night. Write ${moment.skipped}.`
    return [{ ...at, message, fix: { from: publishAt, to: moment.skipped } }]
  }
  const day = publishAt.slice(0, 10)
  if (moment === undefined || typeof date !== 'string' || date <= day) return []
  const message = `date "${date}" is later than publishAt. Write date: ${day}, the day on which it appears.`
  return [{ ...dated, message, fix: { from: date, to: day } }]
}
