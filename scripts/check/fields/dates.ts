import { clockTime, toMoment } from '../../content/clock.ts'
import { fieldAt } from '../../content/entry.ts'
import { dayOf } from '../../content/schema/dates.ts'
import { say } from '../message.ts'
import type { SiteRule } from '../rule.ts'

const stillToCome = {
  en: 'date "%1" is still to come, and the post is shown already. Write publishAt: %2 09:00 to wait for it.',
  nl: 'date "%1" moet nog komen, en het artikel is al te zien. Schrijf publishAt: %2 09:00 om het tot die dag te verbergen.',
}
const laterDate = {
  en: 'date "%1" is later than publishAt. Write date: %2, the day on which it appears.',
  nl: 'date "%1" is later dan publishAt. Schrijf date: %2, de dag waarop het verschijnt.',
}

export const futureDate: SiteRule = {
  id: 'future-date',
  says: [stillToCome, laterDate],
  why: {
    en: 'A date hides nothing: publishAt does. A post is not of a later day than it appears.',
    nl: 'Een datum verbergt niets: publishAt wel. Een artikel is niet van later dan de dag waarop het verschijnt.',
  },
  example: { wrong: '---\ndate: 2026-12-01\n---', right: '---\ndate: 2026-12-01\npublishAt: 2026-12-01 09:00\n---' },
  check(entry, { now }) {
    const { date, draft, publishAt } = entry.fields
    if (entry.collection !== 'blog' || typeof date !== 'string') return []
    const day = dayOf(date) ?? date
    const last = typeof publishAt === 'string' ? publishAt.slice(0, 10) : clockTime(now).slice(0, 10)
    if (day <= last || toMoment(day) === undefined) return []
    const place = fieldAt(entry, 'date')
    if (typeof publishAt === 'string')
      return toMoment(publishAt) === undefined ? [] : [{ ...place, message: say(laterDate, date, last) }]
    if (draft) return []
    return [{ ...place, message: say(stillToCome, date, day), isAdvice: true }]
  },
}
