import { type PageName, pageNames, routeOf } from '../../../site/routes.ts'
import type { ParsedDocument } from '../../content/document.ts'
import { dateOf, type Entry, fieldAt, slugOf } from '../../content/entry.ts'
import { compare, positionAt, say } from '../../content/problem.ts'
import type { SiteContext } from '../../content/site-context.ts'
import { nextId } from '../../content/templates.ts'
import { memoize } from '../../lib/cache.ts'
import { closestMatch } from '../../lib/strings.ts'
import type { DocumentRule, SiteRule } from '../rule.ts'

const noText = {
  en: 'The text is missing. Write it below the second ---.',
  nl: 'De tekst ontbreekt. Schrijf die onder de tweede ---.',
}
const notShown = {
  en: 'The page shows no text below the fields of this file. Write it in a field, or leave it out.',
  nl: 'De pagina toont geen tekst onder de velden van dit bestand. Schrijf die in een veld, of laat hem weg.',
}

export const pageText: DocumentRule = {
  id: 'page-text',
  docs: {
    messages: [noText, notShown],
    why: {
      en: 'A view shows a text below the fields, or none. Otherwise the text would be lost.',
      nl: 'Een weergave toont een tekst onder de velden, of geen. Anders ging de tekst verloren.',
    },
    example: {
      file: 'content/nl/pages/plans.mdx',
      wrong: '---\ntitle: Een titel\n---\nTekst.',
      right: '---\ntitle: Een titel\n---',
    },
  },
  check({ document: { collection, name, hasBody, outline }, report }) {
    const isPage = collection === 'pages' && pageNames.includes(name as PageName)
    if (!isPage && collection !== 'plans' && collection !== 'modules') return
    const isShown = isPage && routeOf(name as PageName).hasText === true
    if (isShown && !hasBody) report({ message: noText })
    if (!isShown && hasBody) report({ position: outline.blocks[0], message: notShown })
  },
}

const cutByComment = {
  en: '"%1" is a comment in YAML and is not shown. Write %2, with the quotes.',
  nl: '"%1" is in YAML commentaar en wordt niet getoond. Schrijf %2, met de aanhalingstekens.',
}

export const fieldComment: DocumentRule = {
  id: 'field-comment',
  docs: {
    messages: [cutByComment],
    why: {
      en: 'In YAML a # after a space begins a comment, so the rest of the line disappears.',
      nl: 'In YAML begint een # na een spatie commentaar, dus de rest van de regel verdwijnt.',
    },
    example: { wrong: '---\ntitle: Onze #1 tip\n---', right: '---\ntitle: "Onze #1 tip"\n---' },
  },
  check({ document: { fieldTexts, lines }, report }) {
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
    for (const { text, rest, ...position } of [...cut, ...empty]) {
      const right = JSON.stringify(text + rest)
      // Before a word, the `#` may start an intended comment.
      const isSure = /^\s*#\d/.test(rest) && !text.includes('\n')
      const fix = isSure ? { actual: text + rest, expected: right } : undefined
      report({ position, message: say(cutByComment, rest.trim(), right), fix })
    }
  },
}

const noClause = {
  en: '"%1" is no clause of this document. Write %2, or the id of another heading below.',
  nl: '"%1" is geen clausule van dit document. Schrijf %2, of het id van een andere kop hieronder.',
}

export const promiseClause: DocumentRule = {
  id: 'promise-clause',
  docs: {
    messages: [noClause],
    why: {
      en: 'Each promise links to the clause of the document that makes it.',
      nl: 'Elke belofte verwijst naar de clausule van het document die haar doet.',
    },
    example: {
      file: 'content/nl/legal/sla.mdx',
      wrong: '---\npromises:\n  items:\n    - clause: uptme\n---\n## Beschikbaarheid [#uptime]',
      right: '---\npromises:\n  items:\n    - clause: uptime\n---\n## Beschikbaarheid [#uptime]',
    },
  },
  check({ document: { fields, headings, fieldTexts }, report }) {
    if (!headings) return
    const ids = headings.map(({ id }) => id)
    for (const clause of clausesOf(fields)) {
      if (ids.includes(clause)) continue
      const close = closestMatch(clause, ids) ?? { en: 'one of its headings', nl: 'een van de koppen' }
      const position = fieldTexts.find(({ value }) => value === clause)
      report({ position, message: say(noClause, clause, close) })
    }
  },
}

/** The fields are not validated here; the schema reports their mistakes. */
function clausesOf({ promises }: ParsedDocument['fields']): string[] {
  const { items } = (promises ?? {}) as { items?: unknown }
  if (!Array.isArray(items)) return []
  return items.map((item: { clause?: unknown } | null) => item?.clause).filter((clause) => typeof clause === 'string')
}

const sameName = {
  en: '%1 "%2" is also that of %3:%4. Give one of the two another.',
  nl: '%1 "%2" heeft ook %3:%4. Geef een van de twee een andere.',
}
const nextNumber = {
  en: 'Write id: %1 in the one that is new, in every language.',
  nl: 'Schrijf id: %1 in het nieuwe van de twee, in elke taal.',
}
const another = { en: 'Choose another for the one that is new.', nl: 'Kies een andere voor het nieuwe van de twee.' }
const inUse = { en: '%1 "%2" is also used by %3. %4', nl: '%1 "%2" staat ook in %3. %4' }

export const repeated: SiteRule = {
  id: 'repeated',
  docs: {
    messages: [sameName, inUse],
    why: {
      en: 'An id or address belongs to one post. Two equal titles are hard to tell apart.',
      nl: 'Een id of adres hoort bij één artikel. Twee gelijke titels zijn niet uit elkaar te houden.',
    },
    example: { wrong: '---\nid: 1\n---', right: '---\nid: 92\n---' },
  },
  check({ entry, site, report }) {
    for (const { key, name, value } of keysOf(entry)) {
      const first = firstByKey(site).get(key)
      if (!first || first === entry) continue
      const position = fieldAt(entry, name)
      if (name === 'title' || name === 'order') {
        const message = say(sameName, name, value, first.file, fieldAt(first, name).line)
        report({ position, message, isAdvice: true })
      } else {
        const cure = name === 'id' ? say(nextNumber, nextId(site.entries)) : another
        report({ position, message: say(inUse, name, value, first.file, cure) })
      }
    }
  },
}

/** The first entry for each value. Reports the newer post, which is the one being edited. */
const firstByKey = memoize(({ entries }: SiteContext) => {
  const byAge = entries.toSorted((one, other) => compare(dateOf(one), dateOf(other)))
  const all = byAge.flatMap((entry) => keysOf(entry).map(({ key }) => [key, entry] as const))
  return new Map(all.toReversed())
}, new WeakMap())

function keysOf(entry: Entry): { key: string; name: string; value: string }[] {
  const { collection, locale, fields } = entry
  const names = { blog: ['id', 'slug', 'title'], faq: ['title', 'order'] }[String(collection)] ?? []
  return names.flatMap((name) => {
    const value = name === 'slug' ? slugOf(entry) : fields[name]
    if (value === undefined || value === null) return []
    const scope = [locale, collection, collection === 'faq' ? (fields.on ?? 'faq') : '']
    return { key: [...scope, name, String(value).trim().toLowerCase()].join('\n'), name, value: String(value) }
  })
}
