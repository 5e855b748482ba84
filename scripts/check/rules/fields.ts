import { earlyYear } from '../../../site/fields.ts'
import { type PageName, pageNames } from '../../../site/routes.ts'
import { viewOf } from '../../../site/views.ts'
import { clockTime, toDay, toMoment } from '../../content/clock.ts'
import type { ParsedDocument } from '../../content/document.ts'
import { fieldAt } from '../../content/entry.ts'
import { frontmatterIn } from '../../content/frontmatter.ts'
import { type Fix, type Position, positionAt, say } from '../../content/problem.ts'
import type { DocumentRule, SiteRule } from '../../content/rule.ts'
import { valueIn } from '../../content/schema/validate.ts'
import { closestMatch, toSlug } from '../../lib/strings.ts'

const noText = {
  en: 'The text is missing. Write it below the second ---.',
  nl: 'De tekst ontbreekt. Schrijf die onder de tweede ---.',
}
const notShown = {
  en: 'The page shows no text below the fields of this file. Move the text to a field, or remove the text.',
  nl: 'De pagina toont geen tekst onder de velden van dit bestand. Zet die tekst in een veld, of haal hem weg.',
}

export const pageText: DocumentRule = {
  id: 'page-text',
  docs: {
    messages: [noText, notShown],
    en: 'Some pages need a text below the fields. Other pages would not show one.',
    nl: 'Sommige pagina’s hebben een tekst onder de velden nodig. Andere pagina’s zouden die niet tonen.',
    example: { wrong: '---\ntitle: Een titel\n---\nTekst.', right: '---\ntitle: Een titel\n---' },
  },
  check({ document: { collection, name, hasBody, outline }, report }) {
    const isPage = collection === 'pages' && pageNames.includes(name as PageName)
    if (!isPage && collection !== 'plans' && collection !== 'modules') return
    const isShown = isPage && viewOf(name as PageName).hasText === true
    if (isShown && !hasBody) report({ message: noText })
    if (!isShown && hasBody) report({ position: outline.blocks[0], message: notShown })
  },
}

const cutByComment = {
  en: '"{comment}" is a comment in YAML and is not shown. Write {quoted}, with the quotes.',
  nl: '"{comment}" is in YAML commentaar en wordt niet getoond. Schrijf {quoted}, met de aanhalingstekens.',
}

export const fieldComment: DocumentRule = {
  id: 'field-comment',
  docs: {
    messages: [cutByComment],
    en: 'In YAML a # after a space begins a comment, so the rest of the line disappears.',
    nl: 'In YAML begint een # na een spatie commentaar, dus de rest van de regel verdwijnt.',
    example: { wrong: '---\ntitle: Onze #1 tip\n---', right: '---\ntitle: "Onze #1 tip"\n---' },
  },
  check({ document: { fieldTexts, lines }, report }) {
    const cut = fieldTexts.flatMap((field) => {
      if (field.isClosed) return []
      const { line, column } = positionAt(field, field.text.length)
      const [rest, comment] = /^[ \t]+#(\S.*?)(?=\s*$)/.exec((lines[line - 1] ?? '').slice(column - 1)) ?? []
      return rest && comment ? [{ ...field, rest }] : []
    })
    const whole = lines.join('\n')
    const head = whole.slice(0, frontmatterIn(whole)?.to ?? 0)
    const empty = head.split('\n').flatMap((text, index) => {
      const [, before = '', rest] = /^([\w-]+:[ \t]+)(#\S.*?)\s*$/.exec(text) ?? []
      return rest ? [{ text: '', line: index + 1, column: before.length + 1, rest }] : []
    })
    for (const { text, rest, ...position } of [...cut, ...empty]) {
      const right = JSON.stringify(text + rest)
      // `#` before a word may start a real comment, so only `#` before a digit has a fix.
      const isSure = /^\s*#\d/.test(rest) && !text.includes('\n')
      const fix = isSure ? { actual: text + rest, expected: right } : undefined
      report({ position, message: say(cutByComment, { comment: rest.trim(), quoted: right }), fix })
    }
  },
}

const noClause = {
  en: '"{clause}" is not a clause of this document. Write {id}, or the id of another heading below.',
  nl: '"{clause}" is geen clausule van dit document. Schrijf {id}, of het id van een andere kop hieronder.',
}

export const promiseClause: DocumentRule = {
  id: 'promise-clause',
  docs: {
    messages: [noClause],
    en: 'Each promise links to the clause of the document that makes it.',
    nl: 'Elke belofte linkt naar de clausule van het document waarin die staat.',
    example: {
      wrong: '---\npromises:\n  items:\n    - clause: uptme\n---\n## Beschikbaarheid [#uptime]',
      right: '---\npromises:\n  items:\n    - clause: uptime\n---\n## Beschikbaarheid [#uptime]',
    },
  },
  check({ document: { fields, headings, fieldTexts }, report }) {
    if (!headings) return
    const ids = headings.map(({ id }) => id)
    // The fields may be invalid here; the schema reports that.
    const items = valueIn(fields, ['promises', 'items'])
    for (const item of Array.isArray(items) ? items : []) {
      const clause = valueIn(item, ['clause'])
      if (typeof clause !== 'string' || ids.includes(clause)) continue
      const close = closestMatch(clause, ids) ?? { en: 'one of its headings', nl: 'een van de koppen' }
      const position = fieldTexts.find(({ value }) => value === clause)
      report({ position, message: say(noClause, { clause, id: close }) })
    }
  },
}

const stillToCome = {
  en: 'date "{date}" is in the future, but the post is already shown. Write publishAt: {day} 09:00 to hide it until then.',
  nl: 'date "{date}" ligt in de toekomst, maar het artikel is al te zien. Schrijf publishAt: {day} 09:00 om het tot die dag te verbergen.',
  desk: {
    en: 'The date "{date}" is in the future, but the post is already shown. Publish the post on {day} to hide it until then.',
    nl: 'De datum "{date}" ligt in de toekomst, maar het artikel is al te zien. Laat het op {day} verschijnen om het tot die dag te verbergen.',
  },
}
const laterDate = {
  en: 'date "{date}" is later than publishAt. Write date: {day}, the day on which the post appears.',
  nl: 'date "{date}" is later dan publishAt. Schrijf date: {day}, de dag waarop het artikel verschijnt.',
  desk: {
    en: 'The date "{date}" is later than the time of publication. Write {day}, the day on which the post appears.',
    nl: 'De datum "{date}" ligt na de publicatie. Schrijf {day}, de dag waarop het artikel verschijnt.',
  },
}

const earlierDate = {
  en: 'date "{date}" is earlier than publishAt, so the post appears below newer ones, in the feed too. Write date: {day}, the day on which the post appears.',
  nl: 'date "{date}" is eerder dan publishAt, dus het artikel verschijnt onder nieuwere, ook in de feed. Schrijf date: {day}, de dag waarop het artikel verschijnt.',
  desk: {
    en: 'The date "{date}" is earlier than the time of publication, so the post appears below newer ones. Write {day}, the day on which the post appears.',
    nl: 'De datum "{date}" ligt voor de publicatie, dus het artikel komt onder nieuwere te staan. Schrijf {day}, de dag waarop het artikel verschijnt.',
  },
}

export const futureDate: SiteRule = {
  id: 'future-date',
  docs: {
    messages: [stillToCome, laterDate, earlierDate],
    en: 'publishAt hides a post; date does not. The date of a post is the day on which it appears.',
    nl: 'publishAt verbergt een artikel, date niet. De datum van een artikel is de dag waarop het verschijnt.',
    example: { wrong: '---\ndate: 2026-12-01\n---', right: '---\ndate: 2026-12-01\npublishAt: 2026-12-01 09:00\n---' },
  },
  check({ entry, site, report }) {
    const { date, draft, publishAt } = entry.fields
    if (entry.collection !== 'blog' || typeof date !== 'string') return
    // The schema reports a half-typed year.
    if ([date, publishAt].some((one) => typeof one === 'string' && earlyYear(one) !== undefined)) return
    const day = toDay(date) ?? date
    const isScheduled = typeof publishAt === 'string'
    const last = (isScheduled ? publishAt : clockTime(site.now)).slice(0, 10)
    if (day === last || (!isScheduled && (draft || day < last)) || toMoment(day) === undefined) return
    const position = fieldAt(entry, 'date')
    const fix = { actual: date, expected: last }
    if (!isScheduled) report({ position, message: say(stillToCome, { date, day }), isAdvice: true })
    else if (toMoment(publishAt) === undefined) return
    else if (day > last) report({ position, message: say(laterDate, { date, day: last }), fix })
    else report({ position, message: say(earlierDate, { date, day: last }), fix, isAdvice: true })
  },
}

const noSlug = {
  en: 'slug is missing, so the address ends in {name}. Write one, such as slug: {slug}',
  nl: 'slug ontbreekt, dus het adres eindigt op {name}. Schrijf er een, zoals slug: {slug}',
  desk: {
    en: 'The address is empty, so the page gets one that ends in {name}. Write one, such as {slug}',
    nl: 'Het adres is niet ingevuld, dus de pagina krijgt er een dat eindigt op {name}. Schrijf er een, zoals {slug}',
  },
}

export const missingSlug: DocumentRule = {
  id: 'missing-slug',
  docs: {
    messages: [noSlug],
    en: 'The address tells visitors and search engines what a post is about, in its own language.',
    nl: 'Het adres vertelt bezoekers en zoekmachines waar een artikel over gaat, in de eigen taal.',
    example: {
      wrong: '---\ntitle: Wat kost een website\n---\nTekst.',
      right: '---\nslug: wat-kost-een-website\ntitle: Wat kost een website\n---\nTekst.',
    },
  },
  check({ document: { collection, name, fields, hasBody, unreadableFields, positions }, report }) {
    const { title, slug } = fields
    if (collection !== 'blog' || !hasBody || slug !== undefined || unreadableFields || typeof title !== 'string') return
    const right = toSlug(title, 80)
    const position = { line: positions.title?.line ?? 1, column: 1 }
    if (right !== name) report({ position, message: say(noSlug, { name, slug: right }), isAdvice: true })
  },
}

const besideText = {
  en: 'readTime "{minutes}" is not needed, because the reading time of a text is computed. Remove the line.',
  nl: 'readTime "{minutes}" is niet nodig, want de leestijd van een tekst wordt berekend. Haal de regel weg.',
  desk: {
    en: 'Remove the reading time: it is computed from the text.',
    nl: 'Haal de leestijd weg: die wordt uit de tekst berekend.',
  },
}
const noReadTime = {
  en: 'readTime is missing. Write the number of minutes, for example readTime: 4. The reading time is calculated only for posts with a body.',
  nl: 'readTime ontbreekt. Schrijf het aantal minuten, zoals readTime: 4. De leestijd wordt alleen berekend voor een artikel met een tekst.',
  desk: {
    en: 'The reading time is missing. Write the number of minutes, for example 4. The reading time is calculated only for posts with a body.',
    nl: 'De leestijd ontbreekt. Schrijf het aantal minuten, zoals 4. De leestijd wordt alleen berekend voor een artikel met een tekst.',
  },
}

/** Returns the fix that removes a field; undefined if the field has more than one line. */
function withoutLine({ lines }: Pick<ParsedDocument, 'lines'>, { line }: Position): Fix | undefined {
  const [lineText = '', next = ''] = lines.slice(line - 1, line + 1)
  return /^\s/.test(next) ? undefined : { at: { line, column: 1 }, actual: `${lineText}\n`, expected: '' }
}

export const readTime: DocumentRule = {
  id: 'read-time',
  docs: {
    messages: [besideText, noReadTime],
    en: 'The reading time of a text is computed. Only a post without a text states its reading time.',
    nl: 'De leestijd van een tekst wordt berekend. Alleen een artikel zonder tekst noemt de leestijd.',
    example: { wrong: '---\nreadTime: 4\n---\nTekst.', right: '---\nid: 91\n---\nTekst.' },
  },
  check({ document, report }) {
    const { collection, hasBody, unreadableFields, fields } = document
    if (collection !== 'blog' || unreadableFields?.includes('readTime') || hasBody === (fields.readTime === undefined))
      return
    const position = fieldAt(document, 'readTime')
    if (hasBody)
      report({
        position,
        message: say(besideText, { minutes: String(fields.readTime) }),
        fix: withoutLine(document, position),
      })
    else report({ position, message: noReadTime })
  },
}
