import { toMoment } from '../../clock.ts'
import { fieldAt } from '../../entry.ts'
import { type Message, say } from '../../message.ts'
import { fixOfValue } from '../../read/yaml.ts'
import { toDay } from '../../schema/dates.ts'
import type { Draft, Finding } from '../rule.ts'

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
