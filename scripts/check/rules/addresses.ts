import { categories } from '../../../site/categories.ts'
import { ownIds } from '../../../site/ids.ts'
import { localize } from '../../../site/locales.ts'
import { pageSegment, routeNames, routeOf } from '../../../site/routes.ts'
import { aliasesOf, dateOf, type Entry, fieldAt, nextId, type SiteContext, slugOf } from '../../content/entry.ts'
import { freeId, withoutAnchor } from '../../content/mdx/heading-ids.ts'
import { compare, type MessageValue, say } from '../../content/problem.ts'
import type { SiteRule } from '../../content/rule.ts'
import { memoize } from '../../lib/cache.ts'

const sameName = {
  en: '{field} "{value}" is also used in {file}:{line}. Change one of the two.',
  nl: '{field} "{value}" staat ook in {file}:{line}. Verander een van de twee.',
}
const nextNumber = {
  en: 'Write id: {id} in the newer post, in every language.',
  nl: 'Schrijf id: {id} in het nieuwere artikel, in elke taal.',
  desk: {
    en: 'Give the newer post the number {id}, in every language.',
    nl: 'Geef het nieuwere artikel nummer {id}, in elke taal.',
  },
}
const another = {
  en: 'Choose a different value for the newer post.',
  nl: 'Kies voor het nieuwere artikel iets anders.',
}
const inUse = {
  en: '{field} "{value}" is also used by {file}. {cure}',
  nl: '{field} "{value}" staat ook in {file}. {cure}',
}

export const repeated: SiteRule = {
  id: 'repeated',
  appliesWithoutFields: true,
  docs: {
    messages: [sameName, inUse],
    en: 'An id or address belongs to one post. Two posts with the same title cannot be told apart.',
    nl: 'Een id of adres hoort bij één artikel. Twee artikelen met dezelfde titel zijn niet uit elkaar te houden.',
    example: { wrong: '---\nid: 1\n---', right: '---\nid: 92\n---' },
  },
  check({ entry, site, report }) {
    for (const { key, name, value, file, ...position } of fieldsOf(entry)) {
      const items = itemsByKey(site).get(key) ?? []
      // Sections have no date, so both are reported: the writer may be editing either.
      const first = entry.collection === 'faq' ? items.find((item) => item.file !== file) : items[0]
      if (!first || first.file === file) continue
      if (name === 'title' || name === 'order')
        report({
          position,
          message: say(sameName, { field: name, value, file: first.file, line: first.line }),
          isAdvice: true,
        })
      else {
        const cure = name === 'id' ? say(nextNumber, { id: nextId(site.entries) }) : another
        report({ position, message: say(inUse, { field: name, value, file: first.file, cure }) })
      }
    }
  },
}

const itemsByKey = memoize(({ entries }: SiteContext) => {
  // Oldest first, so that the newer post is reported, which the writer is probably still editing.
  const byAge = entries.toSorted((a, b) => compare(dateOf(a), dateOf(b)))
  const all = byAge.flatMap((entry) => [...fieldsOf(entry), ...questionsOf(entry)])
  const items = new Map<string, typeof all>()
  for (const item of all) items.set(item.key, [...(items.get(item.key) ?? []), item])
  return items
}, new WeakMap())

function fieldsOf(entry: Entry) {
  const { collection, locale, fields, file } = entry
  const names = { blog: ['id', 'slug', 'title'], faq: ['title', 'order'] }[String(collection)] ?? []
  return names.flatMap((name) => {
    const value = name === 'slug' ? slugOf(entry) : fields[name]
    if (value === undefined || value === null) return []
    const scope = [locale, collection, collection === 'faq' ? (fields.on ?? 'faq') : '']
    const key = [...scope, name, String(value).trim().toLowerCase()].join('\n')
    return { key, name, value: String(value), file, ...fieldAt(entry, name) }
  })
}

const askedTwice = {
  en: 'The question "{question}" is also in {file}:{line}. Keep one of the two.',
  nl: 'De vraag "{question}" staat ook in {file}:{line}. Laat een van de twee staan.',
}

export const questionRepeated: SiteRule = {
  id: 'question-repeated',
  appliesWithoutFields: true,
  docs: {
    messages: [askedTwice],
    en: 'A page shows each question once.',
    nl: 'Een pagina toont elke vraag één keer.',
    example: {
      wrong: '---\ntitle: Algemeen\n---\n## Wat kost het?\n\nNiets.\n\n## Wat kost het?\n\nNiets.',
      right: '---\ntitle: Algemeen\n---\n## Wat kost het?\n\nNiets.',
    },
  },
  check({ entry, site, report }) {
    for (const { key, text, file, ...position } of questionsOf(entry)) {
      const [first] = itemsByKey(site).get(key) ?? []
      if (!first || (first.file === file && first.line === position.line)) continue
      report({ position, message: say(askedTwice, { question: text, file: first.file, line: first.line }) })
    }
  },
}

/** Lists the questions of an FAQ text, including first-level headings, because these must become second-level. */
function questionsOf({ collection, locale, fields, outline, file }: Entry) {
  const questions = collection === 'faq' ? outline.headings.filter(({ depth }) => depth <= 2) : []
  return questions.map((heading) => {
    const text = withoutAnchor(heading.text)
    const key = [locale, fields.on ?? 'faq', ...(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join(' ')
    return { key, text, file, line: heading.line, column: heading.column }
  })
}

const elsewhere = {
  en: 'The id "{id}" is also used in {file}:{line}, on the same page. Write another id, as in {heading}',
  nl: 'Het id "{id}" staat ook in {file}:{line}, op dezelfde pagina. Schrijf een ander id, zoals in {heading}',
}
const ofFile = {
  en: 'The name of this file, "{name}", is the id of another part of the page. Rename the file, in every language.',
  nl: 'De naam van dit bestand, "{name}", is het id van een ander onderdeel van de pagina. Hernoem het bestand, in elke taal.',
}

export const anchorRepeated: SiteRule = {
  id: 'anchor-repeated',
  appliesWithoutFields: true,
  docs: {
    messages: [elsewhere, ofFile],
    en: 'A page shows texts from several files, and a link leads to the first part with the id in the link.',
    nl: 'Een pagina toont teksten uit meerdere bestanden, en een link leidt naar het eerste onderdeel met het id uit de link.',
    example: {
      wrong: '---\ntitle: Kosten\n---\n## Kosten [#costs]\n\nTekst.',
      right: '---\ntitle: Kosten\n---\n## Wat kost het? [#what-it-costs]\n\nTekst.',
    },
  },
  check({ entry, site, report }) {
    const { collection, file, name, headings = [] } = entry
    const page = site.pageOf(entry)
    const anchors = page && site.anchorsOf(page)
    if (!anchors || (collection !== 'faq' && collection !== 'pages')) return
    const reservedIds: readonly string[] = ownIds.faq
    if (collection === 'faq' && (reservedIds.includes(name) || anchors.get(name)?.file !== file))
      report({ message: say(ofFile, { name }) })
    for (const { id, line, source } of headings) {
      const first = anchors.get(id)
      if (!first || (first.file === file && first.line === line)) continue
      const cure = `${withoutAnchor(source)} [#${freeId(id, 2, (other) => anchors.has(other))}]`
      report({
        position: { line, column: 1 },
        message: say(elsewhere, { id, file: first.file, line: first.line, heading: cure }),
      })
    }
  },
}

const taken = {
  en: '{field} "{value}" is already taken by {owner}. Choose another address.',
  nl: '{field} "{value}" is al van {owner}. Kies een ander adres.',
}

export const postAddress: SiteRule = {
  id: 'post-address',
  appliesWithoutFields: true,
  docs: {
    messages: [taken],
    en: 'An address belongs to one page. An earlier address of a post leads to its current one.',
    nl: 'Een adres hoort bij één pagina. Een eerder adres van een artikel leidt naar het huidige.',
    example: { wrong: '---\nslug: zorg\n---', right: '---\nslug: automatisering-in-de-zorg\n---' },
  },
  check({ entry, site, report }) {
    if (entry.collection !== 'blog') return
    const slug = slugOf(entry)
    const page = reservedSlugs[entry.locale].get(slug)
    if (page)
      report({ position: fieldAt(entry, 'slug'), message: say(taken, { field: 'slug', value: slug, owner: page }) })
    for (const [index, alias] of aliasesOf(entry).entries()) {
      const owner = slugOwners(site)[entry.locale].get(alias) ?? ''
      const isOwn = owner === entry.file && alias !== slug && aliasesOf(entry).indexOf(alias) === index
      if (!isOwn)
        report({ position: fieldAt(entry, 'aliases'), message: say(taken, { field: 'aliases', value: alias, owner }) })
    }
  },
}

const ofSite = (file: string) => ({
  en: file,
  nl: file,
  desk: { en: 'a page of the site', nl: 'een pagina van de site' },
})

const reservedSlugs = localize((locale): ReadonlyMap<string, MessageValue> => {
  const addresses = routeNames.flatMap<string>((name) => routeOf(name).addresses[locale])
  const last = addresses.map((address) => address.slice(address.lastIndexOf('/') + 1))
  return new Map([
    ...[pageSegment[locale], ...last].map((slug) => [slug, ofSite('site/routes.ts')] as const),
    ...Object.values(categories).map(({ slug }) => [slug[locale], ofSite('site/categories.ts')] as const),
  ])
})

/**
 * Owner of each slug or alias: the post with that slug, else a route or category, else the first post with that alias.
 */
const slugOwners = memoize(({ entries }: SiteContext) => {
  return localize((locale) => {
    const posts = entries.filter((entry) => entry.collection === 'blog' && entry.locale === locale)
    const aliases = posts.flatMap((post) => aliasesOf(post).map((alias) => [alias, post.file] as const))
    const slugs = posts.map((post) => [slugOf(post), post.file] as const)
    return new Map<string, MessageValue>([...aliases.toReversed(), ...reservedSlugs[locale], ...slugs])
  })
}, new WeakMap())
