import type { Site } from '../../content-map.ts'
import { type Entry, fieldAt } from '../../entry.ts'
import { say } from '../../message.ts'
import { toDay } from '../../schema/dates.ts'
import type { Finding } from '../rule.ts'

/** A post of a later day is there today already: a date keeps nothing back. */
export function futureDate(entry: Entry, { today }: Site): Finding[] {
  const { date, draft, publishAt } = entry.fields
  if (entry.collection !== 'blog' || typeof date !== 'string' || draft || publishAt) return []
  const day = toDay(date)
  if (day === undefined || day <= today) return []
  const message = say`date "${date}" is still to come, and the post is shown already. Write publishAt: ${day} 09:00 to wait for it.`
  return [{ ...fieldAt(entry, 'date'), message, isAdvice: true }]
}
