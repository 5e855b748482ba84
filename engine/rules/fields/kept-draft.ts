import type { Site } from '../../content-map.ts'
import { type Entry, fieldAt } from '../../entry.ts'
import { say } from '../../message.ts'
import { publishedAt } from '../../schedule.ts'
import type { Finding } from '../rule.ts'

/** A draft stays hidden also when its moment is over. */
export function keptDraft(entry: Entry, { now }: Site): Finding[] {
  const { fields } = entry
  const moment = publishedAt(entry)
  if (fields.draft !== true || moment === undefined || moment > now) return []
  const message = say`publishAt "${String(fields.publishAt)}" is over, but draft keeps this hidden. Leave draft out to show it, or publishAt to wait.`
  return [{ ...fieldAt(entry, 'publishAt'), message, isAdvice: true }]
}
