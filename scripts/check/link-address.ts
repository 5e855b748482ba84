import type { Page } from '../../site/pages.ts'
import type { Site } from '../content/content-map.ts'
import type { Entry } from '../content/entry.ts'
import type { WrittenLink } from '../content/read/outline-links.ts'
import { nearest } from '../lib/nearest.ts'
import { linkAnchor, linkDraft } from './link-target.ts'
import { didYouMean, languageName, type Message, say } from './message.ts'
import type { Correction } from './problem.ts'
import type { SiteRule } from './rule.ts'

const withoutKind = {
  en: 'link %1 leaves out what kind of address it is. Write %2',
  nl: 'link %1 laat weg wat voor adres het is. Schrijf %2',
}
const noPage = { en: 'link %1 leads to no page. %2', nl: 'link %1 leidt naar geen pagina. %2' }
const otherLanguage = {
  en: 'link %1 leads to the %2 site. Write %3.',
  nl: 'link %1 leidt naar de site in het %2. Schrijf %3.',
}
const notFound = {
  en: 'link %1 leads to the page that says that there is none. Write another.',
  nl: 'link %1 leidt naar de pagina die zegt dat er geen is. Schrijf een ander adres.',
}
const otherAddress = {
  en: 'link %1 is another address of %2. Write %3.',
  nl: 'link %1 is een ander adres van %2. Schrijf %3.',
}

export const linkAddress: SiteRule = {
  id: 'link-address',
  says: [withoutKind, noPage, otherLanguage, notFound, otherAddress],
  why: {
    en: 'A link in the site leads to a page that exists, in the language of the text, without a redirect.',
    nl: 'Een link binnen de site leidt naar een bestaande pagina, in de taal van de tekst, zonder omweg.',
  },
  example: { wrong: '[Pakketten](/paketten)', right: '[Pakketten](/pakketten)' },
  check(entry, site) {
    const { outline, locale } = entry
    const { pageAt, isFile, hasUnreadAddress, addresses } = site
    return outline.links.flatMap((link) => {
      const { url, line, column } = link
      const address = asBrowsersRead(url)
      if (/^(#|\/\/|[a-z][a-z\d+.-]*:|$)/i.test(address)) return []
      const at = (message: Message, correction?: Correction) => [{ line, column, message, ...correction }]
      const whole = withScheme(url)
      if (whole) return at(say(withoutKind, url, whole), correctAddress(link, whole))
      const { path, rest } = partsOf(address)
      const page = pageAt(path)
      if (!page || !path.startsWith('/')) {
        if (path.startsWith('/') && (isFile(path) || hasUnreadAddress)) return []
        const rooted = `/${path.replace(/^(\.{0,2}\/)+/, '').replace(/\.(mdx?|html)$/, '')}`
        const near =
          pageAt(rooted)?.canonical ?? addressOfFile(rooted, entry, site) ?? nearest(rooted, addresses[locale])
        return at(
          say(
            noPage,
            url,
            near
              ? didYouMean(near)
              : { en: 'Write an address of site/routes.ts.', nl: 'Schrijf een adres uit site/routes.ts.' },
          ),
        )
      }
      const target = page.locale === locale ? page.canonical : (pageAt(page.twins[locale])?.canonical ?? '/')
      const right = `${target}${rest}`
      const correction = () => correctAddress(link, rightAddress(address, link, entry, site))
      if (page.locale !== locale) return at(say(otherLanguage, url, languageName(page.locale), right), correction())
      if (page.route === 'notFound') return at(say(notFound, url))
      if (path !== page.canonical) return at(say(otherAddress, url, target, right), correction())
      return []
    })
  },
}

/** The address of an entry that a link calls by the name of its file. */
function addressOfFile(path: string, { locale }: Entry, { entries, pageOf, addresses }: Site): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return entries
    .filter((one) => one.locale === locale && one.name === name && one.collection !== 'faq')
    .map((one) => pageOf(one)?.canonical)
    .find((address) => address !== undefined && addresses[locale].includes(address))
}

/** An address of another kind than a page of this site that lacks how it begins. */
function withScheme(url: string): string | undefined {
  if (/^www\./i.test(url)) return `https://${url}`
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`
  return /^(?:\+|00|0)[\d ()-]{8,}$/.test(url) ? `tel:${url.replace(/[^\d+]/g, '')}` : undefined
}

/**
 * What a link to an address of the site is to say: the canonical address of the same page in the language of the text.
 * There is none where that page is missing or its headings cannot be read, or where it would be wrong in a way in which
 * the link is not.
 */
export function rightAddress(address: string, link: WrittenLink, entry: Entry, site: Site): string | undefined {
  const { path, rest } = partsOf(address)
  const page = site.pageAt(path)
  if (!page) return site.isFile(path) ? address : undefined
  const own = site.pageAt(page.twins[entry.locale])
  if (!own || own.route === 'notFound' || subjectOf(own) !== subjectOf(page)) return undefined
  if (rest.includes('#') && !site.anchorsOf(own)) return undefined
  const right = `${own.canonical}${rest}`
  const faultsOf = (url: string) => {
    const linked = { ...entry, outline: { ...entry.outline, links: [{ ...link, url }] } }
    return [...linkAnchor.check(linked, site), ...linkDraft.check(linked, site)].length
  }
  return faultsOf(right) <= faultsOf(link.url) ? right : undefined
}

/** Corrects the address of a link where that stands as it is read. */
export function correctAddress({ url, address }: WrittenLink, to: string | undefined): Correction {
  return address ? { at: address, actual: url, expected: to } : {}
}

/** Browsers pass over control characters and spaces in the scheme. https://url.spec.whatwg.org/#concept-basic-url-parser */
export function asBrowsersRead(url: string): string {
  return url.replace(/[\p{Cc}\p{Cf}\s]/gu, '').replaceAll('\\', '/')
}

function partsOf(address: string) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  return { path, rest }
}

/** What a page has in common with its twin; a missing article or page of a list is stood in for by another. */
function subjectOf({ route, post, category, number }: Page): string {
  return [route, post, category, number].join(' ')
}
