import { clockTime, publishedAt, toMoment } from '../../content/clock.ts'
import { fieldAt } from '../../content/entry.ts'
import { correctValue } from '../../content/read/yaml.ts'
import { toDay } from '../../content/schema/dates.ts'
import { type Message, say } from '../message.ts'
import type { Draft, EntryRule, Finding, SiteRule } from '../rule.ts'

const tooEarly = {
  en: '%1 "%2" is in the year %3. Write the year in which it is written.',
  nl: '%1 "%2" valt in het jaar %3. Schrijf het jaar waarin de tekst is geschreven.',
}

export const dateYear: EntryRule = {
  id: 'date-year',
  says: [tooEarly],
  why: {
    en: 'Years before 2000 are typing errors: there were hardly any web sites.',
    nl: 'Jaren voor 2000 zijn tikfouten: er waren nog nauwelijks websites.',
  },
  example: { wrong: '---\ndate: 0206-05-03\n---', right: '---\ndate: 2026-05-03\n---' },
  check(entry) {
    return ['date', 'publishAt'].flatMap((name) => {
      const value = entry.fields[name]
      if (typeof value !== 'string') return []
      const [year] = /^\d{4}(?=-\d\d-\d\d)/.exec(value) ?? []
      if (!year || year >= '2000') return []
      return [{ ...fieldAt(entry, name), message: say(tooEarly, name, value, Number(year)) }]
    })
  },
}

const stillToCome = {
  en: 'date "%1" is still to come, and the post is shown already. Write publishAt: %2 09:00 to wait for it.',
  nl: 'date "%1" moet nog komen, en het artikel is al te zien. Schrijf publishAt: %2 09:00 om het tot die dag te verbergen.',
}

export const futureDate: SiteRule = {
  id: 'future-date',
  says: [stillToCome],
  why: {
    en: 'A date hides nothing: publishAt does.',
    nl: 'Een datum verbergt niets: publishAt wel.',
  },
  example: { wrong: '---\ndate: 2026-12-01\n---', right: '---\ndate: 2026-12-01\npublishAt: 2026-12-01 09:00\n---' },
  check(entry, { now }) {
    const { date, draft, publishAt } = entry.fields
    if (entry.collection !== 'blog' || typeof date !== 'string' || draft || publishAt) return []
    const day = toDay(date)
    if (day === undefined || day <= clockTime(now).slice(0, 10)) return []
    return [{ ...fieldAt(entry, 'date'), message: say(stillToCome, date, day), isAdvice: true }]
  },
}

const overdue = {
  en: 'publishAt "%1" is over, but draft keeps this hidden. Leave draft out to show it, or publishAt to wait.',
  nl: 'publishAt "%1" is voorbij, maar draft houdt dit verborgen. Laat draft weg om het te tonen, of publishAt om te wachten.',
}

export const keptDraft: SiteRule = {
  id: 'kept-draft',
  says: [overdue],
  why: {
    en: 'A draft stays hidden after its publishAt too, which nobody notices.',
    nl: 'Een concept blijft ook na zijn publishAt verborgen, en dat merkt niemand.',
  },
  example: {
    wrong: '---\ndraft: true\npublishAt: 2026-01-05 09:00\n---',
    right: '---\npublishAt: 2026-01-05 09:00\n---',
  },
  check(entry, { now }) {
    const { fields } = entry
    const moment = publishedAt(entry)
    if (fields.draft !== true || moment === undefined || moment > now) return []
    return [{ ...fieldAt(entry, 'publishAt'), message: say(overdue, String(fields.publishAt)), isAdvice: true }]
  },
}

const skipped = {
  en: 'publishAt "%1" does not exist: clocks go forward in that night. Write %2.',
  nl: 'publishAt "%1" bestaat niet: in die nacht gaat de klok vooruit. Schrijf %2.',
}
const laterDate = {
  en: 'date "%1" is later than publishAt. Write date: %2, the day on which it appears.',
  nl: 'date "%1" is later dan publishAt. Schrijf date: %2, de dag waarop het verschijnt.',
}
const noTime = {
  en: 'publishAt "%1" has no time, so the post appears at 00:00. Write the time too, such as %2 09:00.',
  nl: 'publishAt "%1" heeft geen tijd, dus het artikel verschijnt om 00:00. Schrijf de tijd erbij, zoals %2 09:00.',
}

export const publishTime: EntryRule = {
  id: 'publish-time',
  says: [skipped, laterDate, noTime],
  why: {
    en: 'A post appears at publishAt, on the clocks of Amsterdam. Its date is not later than that.',
    nl: 'Een artikel verschijnt op publishAt, op de klok van Amsterdam. De datum is niet later.',
  },
  example: { wrong: '---\npublishAt: 2026-12-01\n---', right: '---\npublishAt: 2026-12-01 09:00\n---' },
  check(entry) {
    const { publishAt, date } = entry.fields
    if (typeof publishAt !== 'string') return []
    const moment = toMoment(publishAt)
    const findings: Finding[] = []
    if (typeof moment === 'object') {
      findings.push(finding(entry, 'publishAt', say(skipped, publishAt, moment.skipped), moment.skipped))
    }
    const last = publishAt.slice(0, 10)
    const day = typeof date === 'string' ? toDay(date) : undefined
    if (moment !== undefined && day !== undefined && day > last) {
      findings.push(finding(entry, 'date', say(laterDate, String(date), last), last))
    }
    if (toDay(publishAt) === publishAt) {
      findings.push({ ...fieldAt(entry, 'publishAt'), message: say(noTime, publishAt, publishAt), isAdvice: true })
    }
    return findings
  },
}

function finding(entry: Draft, name: string, message: Message, to: string): Finding {
  const place = fieldAt(entry, name)
  const written = entry.fieldTexts.find(({ line, column }) => line === place.line && column === place.column)
  return { ...place, message, ...(written && correctValue(written, String(entry.fields[name]), to)) }
}
