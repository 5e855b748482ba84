import { clockTime, dayOf, toMoment } from '../content/clock.ts'
import { fieldAt } from '../content/entry.ts'
import { say } from '../content/problem.ts'
import { positionAt, toSlug } from '../content/text.ts'
import type { EntryRule, SiteRule } from './rule.ts'

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

const noSlug = {
  en: 'slug is missing, so the address ends in %1. Write one, such as slug: %2',
  nl: 'slug ontbreekt, dus het adres eindigt op %1. Schrijf er een, zoals slug: %2',
}

export const missingSlug: EntryRule = {
  id: 'missing-slug',
  says: [noSlug],
  why: {
    en: 'The address tells visitors and search engines what a post is about, in its own language.',
    nl: 'Het adres zegt bezoekers en zoekmachines waar een artikel over gaat, in de eigen taal.',
  },
  example: {
    wrong: '---\ntitle: Wat kost een website\n---\nTekst.',
    right: '---\nslug: wat-kost-een-website\ntitle: Wat kost een website\n---\nTekst.',
  },
  check({ collection, name, fields, hasBody, unread, places }) {
    const { title, slug } = fields
    if (collection !== 'blog' || !hasBody || slug !== undefined || unread || typeof title !== 'string') return []
    const right = toSlug(title).slice(0, 80).replace(/-$/, '')
    if (right === name) return []
    return [{ line: places.title?.line ?? 1, column: 1, message: say(noSlug, name, right), isAdvice: true }]
  },
}

const besideText = {
  en: 'readTime "%1" stands beside a text, from which it is computed. Leave the line out.',
  nl: 'readTime "%1" staat bij een tekst, waaruit de leestijd wordt berekend. Laat de regel weg.',
}
const noReadTime = {
  en: 'readTime is missing. Write minutes, like readTime: 4; only where there is a text it is computed.',
  nl: 'readTime ontbreekt. Schrijf de minuten, zoals readTime: 4; alleen waar een tekst staat, wordt de leestijd berekend.',
}

export const readTime: EntryRule = {
  id: 'read-time',
  says: [besideText, noReadTime],
  why: {
    en: 'The reading time of a text is computed. Only a post without text states it.',
    nl: 'De leestijd van een tekst wordt berekend. Alleen een artikel zonder tekst noemt hem.',
  },
  example: { wrong: '---\nreadTime: 4\n---\nTekst.', right: '---\nid: 91\n---\nTekst.' },
  check(entry) {
    const { collection, hasBody, unread, fields } = entry
    if (collection !== 'blog' || unread?.includes('readTime') || hasBody === (fields.readTime === undefined)) return []
    const message = hasBody ? say(besideText, String(fields.readTime)) : noReadTime
    return [{ ...fieldAt(entry, 'readTime'), message }]
  },
}

const cutByComment = {
  en: '"%1" is a comment in YAML and is not shown. Write %2, with the quotes.',
  nl: '"%1" is in YAML commentaar en wordt niet getoond. Schrijf %2, met de aanhalingstekens.',
}

export const fieldComment: EntryRule = {
  id: 'field-comment',
  says: [cutByComment],
  why: {
    en: 'In YAML a # after a space begins a comment, so the rest of the line disappears.',
    nl: 'In YAML begint een # na een spatie commentaar, dus de rest van de regel verdwijnt.',
  },
  example: { wrong: '---\ntitle: Onze #1 tip\n---', right: '---\ntitle: "Onze #1 tip"\n---' },
  check({ fieldTexts, lines }) {
    const cut = fieldTexts.flatMap((field) => {
      if (field.isClosed) return []
      const { line, column } = positionAt(field, field.text.length)
      const [rest, comment] = /^[ \t]+#(\S.*?)(?=\s*$)/.exec((lines[line - 1] ?? '').slice(column - 1)) ?? []
      return rest && comment ? [{ ...field, rest }] : []
    })
    const empty = lines.slice(0, Math.max(0, lines.indexOf('---', 1))).flatMap((text, index) => {
      const [, before = '', rest] = /^([\w-]+:[ \t]+)(#\S.*?)\s*$/.exec(text) ?? []
      return rest ? [{ text: '', line: index + 1, column: before.length + 1, rest }] : []
    })
    return [...cut, ...empty].map(({ text, rest, line, column }) => {
      const right = JSON.stringify(text + rest)
      const message = say(cutByComment, rest.trim(), right)
      // Before a word, the `#` may start an intended comment.
      const isSure = /^\s*#\d/.test(rest) && !text.includes('\n')
      return { line, column, message, actual: text + rest, expected: isSure ? right : undefined }
    })
  },
}
