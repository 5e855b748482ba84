import { clockTime, publishedAt, toMoment } from '../../content/clock.ts'
import type { Site } from '../../content/content-map.ts'
import { type Entry, fieldAt } from '../../content/entry.ts'
import { fixOfValue } from '../../content/read/yaml.ts'
import { toDay } from '../../content/schema/dates.ts'
import { type Message, say } from '../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** A day of a year in which there were web sites: 0001 and 1026 are slips of the hand. */
export function dateYear(entry: Draft): Finding[] {
  return ['date', 'publishAt'].flatMap((name) => {
    const value = entry.fields[name]
    if (typeof value !== 'string') return []
    const [year] = /^\d{4}(?=-\d\d-\d\d)/.exec(value) ?? []
    if (!year || year >= '2000') return []
    const message = say`${name} "${value}" is in the year ${Number(year)}. Write the year in which it is written.`
    return [{ ...fieldAt(entry, name), message }]
  })
}

/** A post of a later day is there today already: a date keeps nothing back. */
export function futureDate(entry: Entry, { now }: Site): Finding[] {
  const { date, draft, publishAt } = entry.fields
  if (entry.collection !== 'blog' || typeof date !== 'string' || draft || publishAt) return []
  const day = toDay(date)
  if (day === undefined || day <= clockTime(now).slice(0, 10)) return []
  const message = say`date "${date}" is still to come, and the post is shown already. Write publishAt: ${day} 09:00 to wait for it.`
  return [{ ...fieldAt(entry, 'date'), message, isAdvice: true }]
}

/** A draft stays hidden also when its moment is over. */
export function keptDraft(entry: Entry, { now }: Site): Finding[] {
  const { fields } = entry
  const moment = publishedAt(entry)
  if (fields.draft !== true || moment === undefined || moment > now) return []
  const message = say`publishAt "${String(fields.publishAt)}" is over, but draft keeps this hidden. Leave draft out to show it, or publishAt to wait.`
  return [{ ...fieldAt(entry, 'publishAt'), message, isAdvice: true }]
}

/** The time of publishing exists, and the post does not call itself later than that. A day alone is its first minute. */
export function publishTime(entry: Draft): Finding[] {
  const { publishAt, date } = entry.fields
  if (typeof publishAt !== 'string') return []
  const moment = toMoment(publishAt)
  const findings: Finding[] = []
  if (typeof moment === 'object') {
    const message = say`publishAt "${publishAt}" does not exist: clocks go forward in that night. Write ${moment.skipped}.`
    findings.push(finding(entry, 'publishAt', message, moment.skipped))
  }
  const last = publishAt.slice(0, 10)
  const day = typeof date === 'string' ? toDay(date) : undefined
  if (moment !== undefined && day !== undefined && day > last) {
    const message = say`date "${String(date)}" is later than publishAt. Write date: ${last}, the day on which it appears.`
    findings.push(finding(entry, 'date', message, last))
  }
  if (toDay(publishAt) === publishAt) {
    const message = say`publishAt "${publishAt}" has no time, so the post appears at 00:00. Write the time too, such as ${publishAt} 09:00.`
    findings.push({ ...fieldAt(entry, 'publishAt'), message, isAdvice: true })
  }
  return findings
}

function finding(entry: Draft, name: string, message: Message, to: string): Finding {
  const place = fieldAt(entry, name)
  const written = entry.fieldTexts.find(({ line, column }) => line === place.line && column === place.column)
  return { ...place, message, fix: written && fixOfValue(written, String(entry.fields[name]), to) }
}
