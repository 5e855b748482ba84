import { categories, categoryNames } from '../../../site/categories.ts'
import { sharedFields } from '../../../site/locales.ts'
import { type Entry, fieldAt, sourceOf } from '../../content/entry.ts'
import type { WrittenHeading } from '../../content/mdx/compile.ts'
import { withoutAnchor } from '../../content/mdx/heading-ids.ts'
import { say } from '../../content/problem.ts'
import type { SiteRule } from '../../content/rule.ts'

const sourceChanged = {
  en: '{file} has changed since this was translated. Translate the change, then run npm run twin -- accept {entry}',
  nl: '{file} is gewijzigd nadat dit is vertaald. Vertaal de wijziging en voer dan uit: npm run twin -- accept {entry}',
  desk: {
    en: 'The original has changed since this was translated. Translate the change, then choose "Says the same".',
    nl: 'Het origineel is gewijzigd nadat dit is vertaald. Vertaal de wijziging en kies dan ‘Zegt hetzelfde’.',
  },
}

export const staleTwin: SiteRule = {
  id: 'stale-twin',
  docs: {
    messages: [sourceChanged],
    en: 'translates is the fingerprint of the original when it was translated. The original now has a different one.',
    nl: 'translates is de vingerafdruk van het origineel toen het werd vertaald. Het origineel heeft nu een andere.',
    example: { wrong: '---\ntranslates: v0123abcd\n---', right: '---\ntranslates: v4567cdef\n---' },
  },
  check({ entry, site, report }) {
    const source = sourceOf(entry, site.entries)
    const { translates } = entry.fields
    if (!source || translates === undefined || translates === source.fingerprint) return
    const message = say(sourceChanged, { file: source.file, entry: `${entry.collection}/${entry.name}` })
    report({ position: fieldAt(entry, 'translates'), message, isAdvice: true })
  },
}

const unmarked = {
  en: 'This is not marked as a translation of {file}, so a change there goes unnoticed. If both say the same, run npm run twin -- accept {entry}',
  nl: 'Dit is niet gemarkeerd als vertaling van {file}, dus een wijziging daar valt niet op. Staat er hetzelfde, voer dan uit: npm run twin -- accept {entry}',
  desk: {
    en: 'This is not marked as a translation, so a change to the original goes unnoticed. If both say the same, choose "Says the same".',
    nl: 'Dit is niet gemarkeerd als vertaling, dus een wijziging van het origineel valt niet op. Staat er hetzelfde, kies dan ‘Zegt hetzelfde’.',
  },
}

export const unmarkedTwin: SiteRule = {
  id: 'unmarked-twin',
  docs: {
    messages: [unmarked],
    en: 'The check notices a change to the original only if the translation has the field translates.',
    nl: 'De controle merkt een wijziging van het origineel alleen op als de vertaling het veld translates heeft.',
    example: { wrong: '---\ntitle: A title\n---', right: '---\ntitle: A title\ntranslates: v4567cdef\n---' },
  },
  check({ entry, site, report }) {
    const source = sourceOf(entry, site.entries)
    if (!source || entry.fields.translates !== undefined || entry.fields.draft === true) return
    report({
      message: say(unmarked, { file: source.file, entry: `${entry.collection}/${entry.name}` }),
      isAdvice: true,
    })
  },
}

const differs = {
  en: '{field} "{here}" is "{there}" in {file}. Make them equal: they are one text in two languages.',
  nl: '{field} "{here}" is "{there}" in {file}. Maak ze gelijk: ze zijn één tekst in twee talen.',
  desk: {
    en: '{field} differs in {file}. Make them equal: they are one text in two languages.',
    nl: '{field} is anders in {file}. Maak ze gelijk: ze zijn één tekst in twee talen.',
  },
}

export const twinFields: SiteRule = {
  id: 'twin-fields',
  docs: {
    messages: [differs],
    en: 'Twins are one text in two languages. Fields such as id, category and publishAt are the same.',
    nl: 'Tegenhangers zijn één tekst in twee talen. Velden als id, category en publishAt zijn gelijk.',
    example: { wrong: '---\nid: 12\n---', right: '---\nid: 11\n---' },
  },
  check({ entry, site, report }) {
    const source = sourceOf(entry, site.entries)
    if (!source || source.unreadableFields) return
    for (const name of sharedFields) {
      const [ours, theirs] = [entry, source].map((side) => (name === 'category' ? categoryIn(side) : side.fields[name]))
      if (String(ours || '') === String(theirs || '')) continue
      // The schema reports an unknown category.
      if (name === 'category' && !(ours && theirs)) continue
      const [here = '', there = ''] = [entry, source].map(({ fields }) => String(fields[name] ?? ''))
      const message = say(differs, { field: name, here, there, file: source.file })
      report({ position: fieldAt(entry, here ? name : 'title'), message, isAdvice: true })
    }
  },
}

/** Returns the category of an entry. If a field is invalid, `category` is still the slug instead of the name. */
function categoryIn({ fields, locale }: Entry): string | undefined {
  return categoryNames.find((name) => name === fields.category || categories[name].slug[locale] === fields.category)
}

const otherHeading = {
  en: '{file}:{line} has "{other}" where this text has "{heading}". Give both texts the same headings in the same order, each with the same number of #{id}.',
  nl: '"{heading}" staat waar {file}:{line} de kop "{other}" heeft. Geef beide teksten dezelfde koppen in dezelfde volgorde, elk met evenveel #{id}.',
  desk: {
    en: '{file}:{line} has "{other}" where this text has "{heading}". Give both texts the same headings in the same order, at the same level{id}.',
    nl: '"{heading}" staat waar {file}:{line} de kop "{other}" heeft. Geef beide teksten dezelfde koppen in dezelfde volgorde, op hetzelfde niveau{id}.',
  },
}
const sameId = {
  en: ' and the same [#{id}]',
  nl: ' en hetzelfde [#{id}]',
  desk: {
    en: ', with the same anchor [#{id}] (choose "Show Markdown characters" to see it)',
    nl: ', met hetzelfde anker [#{id}] (kies ‘Toon de Markdown-tekens’ om het te zien)',
  },
}
const noHeading = {
  en: '{file} lacks this heading. Write it there, with [#{id}], or remove {heading}.',
  nl: 'In {file} ontbreekt deze kop. Schrijf hem daar, met [#{id}], of haal {heading} weg.',
  desk: {
    en: '{file} lacks this heading. Write it there, with the anchor [#{id}] (choose "Show Markdown characters"), or remove "{heading}".',
    nl: 'In {file} ontbreekt deze kop. Schrijf hem daar, met het anker [#{id}] (kies ‘Toon de Markdown-tekens’), of haal "{heading}" weg.',
  },
}
const fewerHeadings = {
  en: '{file} has fewer headings ({theirs}) than this file ({ours}). Add the missing ones there, such as this one, or remove {heading}.',
  nl: '{file} heeft minder koppen ({theirs}) dan dit bestand ({ours}). Voeg daar de ontbrekende toe, zoals deze, of haal {heading} weg.',
  desk: {
    en: '{file} has fewer headings ({theirs}) than this file ({ours}). Add the missing ones there, such as this one, or remove "{heading}".',
    nl: '{file} heeft minder koppen ({theirs}) dan dit bestand ({ours}). Voeg daar de ontbrekende toe, zoals deze, of haal "{heading}" weg.',
  },
}

export const twinHeadings: SiteRule = {
  id: 'twin-headings',
  appliesWithoutFields: true,
  docs: {
    messages: [otherHeading, sameId, noHeading, fewerHeadings],
    en: 'Twins share the ids of their headings: a link to one works in every language.',
    nl: 'Tegenhangers delen de id’s van hun koppen: zo werkt een link in elke taal.',
    example: {
      wrong: '## Wat je betaalt [#betalen]\n## What you pay [#what-you-pay]',
      right: '## Wat je betaalt [#what-you-pay]\n## What you pay [#what-you-pay]',
    },
  },
  check({ entry, site, report }) {
    const source = sourceOf(entry, site.entries)
    if (!source?.headings || !entry.headings || source.hasBody !== entry.hasBody) return
    for (const [own, other] of pairHeadings(entry, source)) {
      if (own && other) {
        if (!differ(own, other, entry)) continue
        const id = [own, other].some((one) => sharesId(one, entry)) ? say(sameId, { id: own.id }) : ''
        const [heading, otherText] = [own.source.trim(), other.source.trim()]
        const values = { heading, file: source.file, line: other.line, other: otherText, id }
        report({ position: { line: own.line, column: 1 }, message: say(otherHeading, values) })
        // If the order differs, so do all following headings. Reports only the first.
        if (own.id !== other.id && !isAlone(own, source)) return
        continue
      }
      const [twin, having, heading] = own ? [source, entry, own] : [entry, source, other]
      if (!heading) continue
      const position = { line: heading.line, column: 1 }
      const words = heading.source.trim()
      const [theirs = 0, ours = 0] = [twin, having].map(({ headings }) => headings?.length)
      // Without shared ids, any heading can be the missing one, so the counts decide.
      const isSure = sharesId(heading, entry) || twin.headings?.every((one) => hasId(having, one))
      if (!isSure && theirs >= ours) return
      const message = isSure
        ? say(noHeading, { file: twin.file, id: heading.id, heading: words })
        : say(fewerHeadings, { file: twin.file, theirs, ours, heading: words })
      report({ position, message, file: having.file })
      if (!isSure) return
    }
  },
}

type Pair = readonly (WrittenHeading | undefined)[]

/**
 * Pairs the headings of twins in order. A heading whose id the twin lacks gets no partner, unless the twin's next
 * heading has none either.
 */
function pairHeadings(entry: Entry, source: Entry): Pair[] {
  const [ours, theirs] = [[...(entry.headings ?? [])], [...(source.headings ?? [])]]
  const pairs: Pair[] = []
  while (ours.length + theirs.length > 0) {
    const [isOnlyHere, isOnlyThere] = [isAlone(ours[0], source), isAlone(theirs[0], entry)]
    pairs.push([
      isOnlyThere && !isOnlyHere ? undefined : ours.shift(),
      isOnlyHere && !isOnlyThere ? undefined : theirs.shift(),
    ])
  }
  return pairs
}

const hasId = ({ headings = [] }: Entry, { id }: WrittenHeading) => headings.some((one) => one.id === id)

const isAlone = (heading: WrittenHeading | undefined, twin: Entry) =>
  heading !== undefined && sharesId(heading, twin) && !hasId(twin, heading)

/**
 * Tells whether twins share the id of a heading. In a post, each language has its own, unless the heading states one.
 */
function sharesId({ source }: WrittenHeading, { collection }: Pick<Entry, 'collection'>): boolean {
  return collection !== 'blog' || withoutAnchor(source) !== source.trim()
}

function differ(ourHeading: WrittenHeading | undefined, other: WrittenHeading | undefined, entry: Entry): boolean {
  if (ourHeading?.depth !== other?.depth) return true
  return [ourHeading, other].some((heading) => heading && sharesId(heading, entry)) && ourHeading?.id !== other?.id
}
