import { clockTime, toMoment } from '../../content/clock.ts'
import type { Site } from '../../content/content-map.ts'
import { type Entry, fieldAt } from '../../content/entry.ts'
import { fixOfValue } from '../../content/read/yaml.ts'
import { publishedAt } from '../../content/schedule.ts'
import { toDay } from '../../content/schema/dates.ts'
import type { Message } from '../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** A day of a year in which there were web sites: 0001 and 1026 are slips of the hand. */
export function dateYear(entry: Draft): Finding[] {
  return ['date', 'publishAt'].flatMap((name) => {
    const value = entry.fields[name]
    if (typeof value !== 'string') return []
    const [year] = /^\d{4}(?=-\d\d-\d\d)/.exec(value) ?? []
    if (!year || year >= '2000') return []
    const message = {
      en: '%1 "%2" is in the year %3. Write the year in which it is written.',
      nl: '%1 "%2" valt in het jaar %3. Schrijf het jaar waarin de tekst is geschreven.',
      values: [name, value, Number(year)],
    }
    return [{ ...fieldAt(entry, name), message }]
  })
}

/** A post of a later day is there today already: a date keeps nothing back. */
export function futureDate(entry: Entry, { now }: Site): Finding[] {
  const { date, draft, publishAt } = entry.fields
  if (entry.collection !== 'blog' || typeof date !== 'string' || draft || publishAt) return []
  const day = toDay(date)
  if (day === undefined || day <= clockTime(now).slice(0, 10)) return []
  const message = {
    en: 'date "%1" is still to come, and the post is shown already. Write publishAt: %2 09:00 to wait for it.',
    nl: 'date "%1" moet nog komen, en het artikel is al te zien. Schrijf publishAt: %2 09:00 om het tot die dag te verbergen.',
    values: [date, day],
  }
  return [{ ...fieldAt(entry, 'date'), message, isAdvice: true }]
}

/** A draft stays hidden also when its moment is over. */
export function keptDraft(entry: Entry, { now }: Site): Finding[] {
  const { fields } = entry
  const moment = publishedAt(entry)
  if (fields.draft !== true || moment === undefined || moment > now) return []
  const message = {
    en: 'publishAt "%1" is over, but draft keeps this hidden. Leave draft out to show it, or publishAt to wait.',
    nl: 'publishAt "%1" is voorbij, maar draft houdt dit verborgen. Laat draft weg om het te tonen, of publishAt om te wachten.',
    values: [String(fields.publishAt)],
  }
  return [{ ...fieldAt(entry, 'publishAt'), message, isAdvice: true }]
}

/** The time of publishing exists, and the post does not call itself later than that. A day alone is its first minute. */
export function publishTime(entry: Draft): Finding[] {
  const { publishAt, date } = entry.fields
  if (typeof publishAt !== 'string') return []
  const moment = toMoment(publishAt)
  const findings: Finding[] = []
  if (typeof moment === 'object') {
    const message = {
      en: 'publishAt "%1" does not exist: clocks go forward in that night. Write %2.',
      nl: 'publishAt "%1" bestaat niet: in die nacht gaat de klok vooruit. Schrijf %2.',
      values: [publishAt, moment.skipped],
    }
    findings.push(finding(entry, 'publishAt', message, moment.skipped))
  }
  const last = publishAt.slice(0, 10)
  const day = typeof date === 'string' ? toDay(date) : undefined
  if (moment !== undefined && day !== undefined && day > last) {
    const message = {
      en: 'date "%1" is later than publishAt. Write date: %2, the day on which it appears.',
      nl: 'date "%1" is later dan publishAt. Schrijf date: %2, de dag waarop het verschijnt.',
      values: [String(date), last],
    }
    findings.push(finding(entry, 'date', message, last))
  }
  if (toDay(publishAt) === publishAt) {
    const message = {
      en: 'publishAt "%1" has no time, so the post appears at 00:00. Write the time too, such as %2 09:00.',
      nl: 'publishAt "%1" heeft geen tijd, dus het artikel verschijnt om 00:00. Schrijf de tijd erbij, zoals %2 09:00.',
      values: [publishAt, publishAt],
    }
    findings.push({ ...fieldAt(entry, 'publishAt'), message, isAdvice: true })
  }
  return findings
}

function finding(entry: Draft, name: string, message: Message, to: string): Finding {
  const place = fieldAt(entry, name)
  const written = entry.fieldTexts.find(({ line, column }) => line === place.line && column === place.column)
  return { ...place, message, fix: written && fixOfValue(written, String(entry.fields[name]), to) }
}
