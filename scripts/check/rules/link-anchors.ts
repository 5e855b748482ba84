import type { Entry, SiteContext } from '../../content/entry.ts'
import type { WrittenLink } from '../../content/mdx/outline.ts'
import { didYouMean, type Message, say } from '../../content/problem.ts'
import type { SiteRule } from '../../content/rule.ts'
import { anchorIn, closestMatch, toSlug } from '../../lib/strings.ts'
import { idsToCome } from './documenter-links.ts'
import { forLine, isNumbered, readAddress, visibleLinks } from './link-targets.ts'
import { isLikeTitle } from './title-headings.ts'

const lacksId = {
  en: '{message} Or keep only the words: that page has no heading {hash}.',
  nl: '{message} Of laat alleen de woorden staan: die pagina heeft geen kop {hash}.',
}
const noHeading = {
  en: '{link} points to a heading that does not exist. {cure}',
  nl: '{link} verwijst naar een kop die er niet is. {cure}',
}

const otherIds = {
  en: 'Ids of the headings on that page: {ids}. Write one of these ids after the #, or keep only the words.',
  nl: 'Id’s van de koppen op die pagina: {ids}. Schrijf een van deze id’s achter de #, of laat alleen de woorden staan.',
}
const otherIdsHere = {
  en: 'Ids of the headings in this text: {ids}. Write one of these ids after the #, or keep only the words.',
  nl: 'Id’s van de koppen in deze tekst: {ids}. Schrijf een van deze id’s achter de #, of laat alleen de woorden staan.',
}
const partOfId = {
  en: 'If you mean {hash}, write that. {cure}',
  nl: 'Bedoel je {hash}, schrijf dat dan. {cure}',
}
const hashOrAddress = {
  en: 'If you mean the heading in this text, write {hash}; otherwise write {address}.',
  nl: 'Bedoel je de kop in deze tekst, schrijf dan {hash}; schrijf anders {address}.',
}
const noIds = {
  en: 'The linked page has no headings: remove the link.',
  nl: 'De pagina waar de link heen leidt, heeft geen koppen: haal de link weg.',
}
const noIdsHere = {
  en: 'This text has no headings: remove the link, and keep its words.',
  nl: 'Deze tekst heeft geen koppen: haal de link weg, en behoud de woorden.',
}
const asNote = {
  en: 'The link belongs to a footnote: write {note} instead of the link.',
  nl: 'De link hoort bij een voetnoot: schrijf {note} in plaats van de link.',
}
const wordsOfNote = {
  en: 'The link belongs to a footnote: keep only its words, with {note} directly after them.',
  nl: 'De link hoort bij een voetnoot: laat alleen de woorden staan, met {note} er direct achter.',
}
const toTitle = {
  en: '{link} leads to the heading that repeats the title and must be removed. Keep only the words of the link.',
  nl: '{link} leidt naar de kop die de titel herhaalt en weg moet. Laat alleen de woorden van de link staan.',
}

export const linkAnchor: SiteRule = {
  id: 'link-anchor',
  appliesWithoutFields: true,
  docs: {
    messages: [noHeading, toTitle],
    en: 'A link to a heading that does not exist opens the page at the top.',
    nl: 'Een link naar een kop die er niet is, opent de pagina bovenaan.',
    example: { wrong: '[Kosten](#kosten)', right: '## Kosten\n\n[Kosten](#kosten)' },
  },
  check({ entry, site, report }) {
    for (const link of visibleLinks(entry)) {
      const { path, rest, isInternal, isTemplated } = readAddress(link.url)
      if (!isInternal || isTemplated || !rest.includes('#')) continue
      const id = anchorIn(rest.slice(rest.indexOf('#') + 1))
      const page = path === '' ? site.pageOf(entry) : site.pageAt(path)
      // Another rule reports an address that is wrong as a whole.
      if (page && path !== '' && (isNumbered(page, rest) || page.locale !== entry.locale || path !== page.canonical))
        continue
      const anchors = page && site.anchorsOf(page)
      const titles = page && page === site.pageOf(entry) ? titleIds(entry) : []
      if (titles.includes(id)) {
        report({ position: link, message: say(toTitle, { link: link.url }) })
        continue
      }
      // A page with mistakes has no anchors yet, but a link within it can use the ids of its headings.
      const ids = anchors ? [...anchors.keys()] : path === '' ? entry.outline.ids : undefined
      if (!ids || ids.includes(id) || (path === '' && idsToCome(entry.outline).includes(id))) continue
      // Word turns a footnote into two links: from the text to the footnote, and back.
      const [, back, number] = /^_?_?(?:ftn|edn)(ref)?(\d+)$/.exec(id) ?? []
      const removable = page && page === site.pageOf(entry) ? [...titles, ...ofTitle(entry)] : []
      const kept = ids.filter((one) => !removable.includes(one) && (path !== '' || !isOfTag(one, entry)))
      const near = closestMatch(id, kept)
      const hash = `#${id}`
      const [, ofPage] = /^user-content-fn-([\w-]+)$/.exec(id) ?? []
      const cure = ofPage
        ? say(wordsOfNote, { note: `[^${ofPage}]` })
        : number
          ? say(asNote, { note: `[^${number}]${back ? ':' : ''}` })
          : path !== '' && idsHere(entry, site).includes(id)
            ? say(hashOrAddress, { hash, address: path })
            : near
              ? didYouMean(`${path}#${near}`, link.url)
              : kept.length > 0
                ? amongIds(id, path, kept)
                : path === ''
                  ? noIdsHere
                  : noIds
      report({ position: link, message: forLine(link, say(noHeading, { link: link.url, cure })) })
    }
  },
}

/** Tells whether an id is that of a tag, whose message writes the id in another form. */
const isOfTag = (id: string, { outline }: Entry) =>
  toSlug(id) !== id && !outline.headings.some((heading) => heading.id === id)

/** Returns the ids of headings that repeat the title and that another rule tells the writer to remove. */
function titleIds({ outline, fields, problems }: Entry): string[] {
  const mustGo = (line: number) =>
    problems.some(
      (one) => one.ruleId === 'heading-order' && one.line === line && (one.fix ?? one.suggestedFix)?.expected === '',
    )
  return outline.headings
    .slice(0, 1)
    .flatMap((heading) => (heading.id && isLikeTitle(heading, fields) && mustGo(heading.line) ? [heading.id] : []))
}

/** Returns the id of the heading in the place of the title, which the writer may remove. */
function ofTitle({ outline: { headings } }: Entry): string[] {
  const [first, ...others] = headings
  return first?.id && first.depth === 1 && others.length > 0 ? [first.id] : []
}

/** Lists ids, with those first that contain the id in the link or share most words with it. */
function amongIds(id: string, path: string, kept: readonly string[]): Message {
  const hasPart = (one: string) => `-${one}-`.includes(`-${id}-`)
  const near = kept
    .filter(hasPart)
    .sort((a, b) => Number(b.startsWith(id)) - Number(a.startsWith(id)) || a.length - b.length)
  const ids = listed([
    ...near,
    ...byWords(
      id,
      kept.filter((one) => !hasPart(one)),
    ),
  ])
  const cure = say(path === '' ? otherIdsHere : otherIds, { ids })
  return near[0] ? say(partOfId, { hash: `${path}#${near[0]}`, cure }) : cure
}

/** Sorts ids by the number of words that they share with the id in the link. */
function byWords(id: string, ids: readonly string[]): string[] {
  const wordsOf = (one: string) =>
    one
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
  const words = new Set(wordsOf(id))
  const shared = (one: string) => wordsOf(one).filter((word) => words.has(word)).length
  return [...ids].sort((a, b) => shared(b) - shared(a))
}

/** Returns the first ids of a page. */
const listed = (ids: readonly string[]) => ids.slice(0, 8).join(', ') + (ids.length > 8 ? ', …' : '')

function idsHere(entry: Entry, site: SiteContext): readonly string[] {
  const page = site.pageOf(entry)
  return [...((page && site.anchorsOf(page)?.keys()) ?? entry.outline.ids ?? [])]
}

/** Returns the hash of an address if a heading of this text has that id. */
export function headingHere(url: string, entry: Entry, site: SiteContext): string | undefined {
  const [hash] = /#[^#]+$/.exec(url) ?? []
  return hash && idsHere(entry, site).includes(anchorIn(hash.slice(1))) ? hash : undefined
}

/** Adds to a message about the address of a page that this page lacks the heading in the address. */
export function withoutHash(message: Message, link: WrittenLink, address: string, entry: Entry, site: SiteContext) {
  const { url } = link
  const hash = url.slice(url.indexOf('#'))
  return idsHere(entry, site).includes(anchorIn(hash.slice(1)))
    ? say(noHeading, { link: url, cure: say(hashOrAddress, { hash, address }) })
    : forLine(link, say(lacksId, { message, hash }))
}
