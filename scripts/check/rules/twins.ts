import { categories, categoryNames } from '../../../site/categories.ts'
import { sharedFields } from '../../../site/locales.ts'
import { type Entry, fieldAt, sourceOf } from '../../content/entry.ts'
import type { WrittenHeading } from '../../content/mdx/compile.ts'
import { withoutAnchor } from '../../content/mdx/heading-ids.ts'
import { type ReportedProblem, say } from '../../content/problem.ts'
import type { SiteRule } from '../../content/rule.ts'

const sourceChanged = {
  en: '{file} has changed since this text was translated. Translate the change, then run npm run twin -- accept {entry}',
  nl: '{file} is gewijzigd nadat deze tekst is vertaald. Vertaal de wijziging en voer dan uit: npm run twin -- accept {entry}',
  desk: {
    en: 'The original has changed since this text was translated. Translate the change, then choose "Says the same thing".',
    nl: 'Het origineel is gewijzigd nadat deze tekst is vertaald. Vertaal de wijziging en kies dan ‘Zegt hetzelfde’.',
  },
}

export const staleTwin: SiteRule = {
  id: 'stale-twin',
  docs: {
    messages: [sourceChanged],
    en: 'The translates field holds the fingerprint of the original at the time of translation. The original now has a different fingerprint.',
    nl: 'Het veld translates bevat de vingerafdruk van het origineel op het moment van vertalen. Het origineel heeft nu een andere vingerafdruk.',
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
  en: 'This text is not marked as a translation of {file}, so a change there goes unnoticed. If both say the same thing, run npm run twin -- accept {entry}',
  nl: 'Deze tekst is niet gemarkeerd als vertaling van {file}, dus een wijziging daar valt niet op. Zeggen beide hetzelfde, voer dan uit: npm run twin -- accept {entry}',
  desk: {
    en: 'This text is not marked as a translation, so a change to the original goes unnoticed. If both say the same thing, choose "Says the same thing".',
    nl: 'Deze tekst is niet gemarkeerd als vertaling, dus een wijziging van het origineel valt niet op. Zeggen beide hetzelfde, kies dan ‘Zegt hetzelfde’.',
  },
}

export const unmarkedTwin: SiteRule = {
  id: 'unmarked-twin',
  docs: {
    messages: [unmarked],
    en: 'The check notices a change to the original only if the translation has the translates field.',
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
  en: '{field} is "{here}" here, but "{there}" in {file}. Make the two the same: the files are one text in two languages.',
  nl: '{field} is hier "{here}", maar "{there}" in {file}. Maak ze gelijk: de bestanden zijn één tekst in twee talen.',
  desk: {
    en: '{field} is different in {file}. Make the two the same: the files are one text in two languages.',
    nl: '{field} is anders in {file}. Maak ze gelijk: de bestanden zijn één tekst in twee talen.',
  },
}

export const twinFields: SiteRule = {
  id: 'twin-fields',
  docs: {
    messages: [differs],
    en: 'Twins are one text in two languages. Fields such as id, category and publishAt are the same in both.',
    nl: 'Tegenhangers zijn één tekst in twee talen. Velden als id, category en publishAt zijn in beide gelijk.',
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
    en: '{file} has "{other}" where this text has "{heading}". {cure}',
    nl: '"{heading}" staat waar {file} de kop "{other}" heeft. {cure}',
  },
}
const sameId = { en: ' and the same [#{id}]', nl: ' en hetzelfde [#{id}]' }
const ifSame = {
  en: 'If both say the same thing, choose "Fix". Otherwise, give both texts the same headings in the same order.',
  nl: 'Zeggen beide hetzelfde, kies dan ‘Verbeter’. Geef anders beide teksten dezelfde koppen in dezelfde volgorde.',
}
const sameOrder = {
  en: 'Give both texts the same headings in the same order, at the same level.',
  nl: 'Geef beide teksten dezelfde koppen in dezelfde volgorde, op hetzelfde niveau.',
}
const noHeading = {
  en: '{file} lacks this heading. Write it there, with [#{id}], or remove {heading}.',
  nl: 'In {file} ontbreekt deze kop. Schrijf hem daar, met [#{id}], of haal {heading} weg.',
  desk: {
    en: '{file} lacks this heading. Write it there, or remove "{heading}".',
    nl: 'In {file} ontbreekt deze kop. Schrijf hem daar, of haal "{heading}" weg.',
  },
}
const fewerHeadings = {
  en: '{file} has fewer headings ({theirs}) than this file ({ours}). Add the missing headings there, or remove the extra ones here.',
  nl: '{file} heeft minder koppen ({theirs}) dan dit bestand ({ours}). Voeg daar de ontbrekende koppen toe, of haal hier de overbodige weg.',
}

export const twinHeadings: SiteRule = {
  id: 'twin-headings',
  appliesWithoutFields: true,
  docs: {
    messages: [otherHeading, sameId, ifSame, sameOrder, noHeading, fewerHeadings],
    en: 'Twins share the ids of their headings: a link to a heading works in every language.',
    nl: 'Tegenhangers delen de id’s van hun koppen: zo werkt een link naar een kop in elke taal.',
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
        // Another message tells the writer to change the level of one of the two.
        const hasWrongLevel = skipsLevel(source, other) || skipsLevel(entry, own)
        if (hasWrongLevel && !differ(own, { ...other, depth: own.depth }, entry)) continue
        report(differenceOf([entry, own], [source, other]))
        // If the order differs, so do all following headings. Reports only the first.
        if (own.id !== other.id && !isAlone(own, source)) return
        continue
      }
      const [twin, having, heading] = own ? [source, entry, own] : [entry, source, other]
      if (!heading) continue
      const position = { line: heading.line, column: 1 }
      const words = heading.source.trim()
      const [theirs = 0, ours = 0] = [twin, having].map(({ headings }) => headings?.length)
      // Without shared ids, only a lower count of headings reveals a missing one, and does not tell which it is.
      const isSure = sharesId(heading, entry) || twin.headings?.every((one) => hasId(having, one))
      if (!isSure && theirs >= ours) return
      const message = isSure
        ? say(noHeading, { file: twin.file, id: heading.id, heading: words })
        : say(fewerHeadings, { file: twin.file, theirs, ours })
      report({ position, message, file: having.file })
      if (!isSure) return
    }
  },
}

type Placed = readonly [Entry, WrittenHeading]

/** Reports two headings that differ. If they can be one heading, the first gets the level and the id of the other. */
function differenceOf(first: Placed, second: Placed): ReportedProblem {
  // If only one of the headings states its id, keeps that id, because links may refer to it.
  const [[entry, own], [twin, other]] = statesId(first[1]) && !statesId(second[1]) ? [second, first] : [first, second]
  const isShared = sharesId(own, entry) || sharesId(other, entry)
  const [heading, otherText] = [own.source.trim(), other.source.trim()]
  const isElsewhere = own.id !== other.id && (hasId(twin, own) || hasId(entry, other))
  // No heading in a text can get level 1, which belongs to the page title.
  const isOne = !isElsewhere && other.depth > 1 && /^#{1,6}\s/.test(own.source)
  const words = withoutAnchor(heading).replace(/^#+\s+|\s+#+$/g, '')
  const expected = `${'#'.repeat(other.depth)} ${words}${isShared ? ` [#${other.id}]` : ''}`
  const id = isShared ? say(sameId, { id: other.id }) : ''
  const values = { heading, file: twin.file, line: other.line, other: otherText, id, cure: isOne ? ifSame : sameOrder }
  return {
    position: { line: own.line, column: 1 },
    message: say(otherHeading, values),
    file: entry.file,
    suggestedFix: isOne ? { actual: own.source, expected } : undefined,
  }
}

type Pair = readonly (WrittenHeading | undefined)[]

/**
 * Pairs the headings of twins in order. A heading whose id the twin lacks gets no partner, unless the next heading
 * of the twin would have no partner either.
 */
function pairHeadings(entry: Entry, source: Entry): Pair[] {
  const [ours, theirs] = [[...(entry.headings ?? [])], [...(source.headings ?? [])]]
  const pairs: Pair[] = []
  while (ours.length + theirs.length > 0) {
    // In a post, a heading that states no id can be the partner of one that does.
    const areAsMany = ours.length === theirs.length
    const isOnlyHere = isAlone(ours[0], source) && !(areAsMany && isPlain(theirs[0], entry))
    const isOnlyThere = isAlone(theirs[0], entry) && !(areAsMany && isPlain(ours[0], source))
    pairs.push([
      isOnlyThere && !isOnlyHere ? undefined : ours.shift(),
      isOnlyHere && !isOnlyThere ? undefined : theirs.shift(),
    ])
  }
  return pairs
}

/** Tells whether a heading is more than one level below the heading before it, or the page title. */
function skipsLevel({ headings = [] }: Entry, heading: WrittenHeading): boolean {
  const above = headings[headings.indexOf(heading) - 1]
  return heading.depth > (above?.depth ?? 1) + 1
}

const hasId = ({ headings = [] }: Entry, { id }: WrittenHeading) => headings.some((one) => one.id === id)

const isAlone = (heading: WrittenHeading | undefined, twin: Entry) =>
  heading !== undefined && sharesId(heading, twin) && !hasId(twin, heading)

const isPlain = (heading: WrittenHeading | undefined, twin: Entry) =>
  heading !== undefined && !sharesId(heading, twin) && !hasId(twin, heading)

const statesId = ({ source }: WrittenHeading) => withoutAnchor(source) !== source.trim()

/**
 * Tells whether twins share the id of a heading. In posts, ids come from the words, unless the heading states its id.
 */
function sharesId(heading: WrittenHeading, { collection }: Pick<Entry, 'collection'>): boolean {
  return collection !== 'blog' || statesId(heading)
}

function differ(ourHeading: WrittenHeading | undefined, other: WrittenHeading | undefined, entry: Entry): boolean {
  if (ourHeading?.depth !== other?.depth) return true
  return [ourHeading, other].some((heading) => heading && sharesId(heading, entry)) && ourHeading?.id !== other?.id
}
