import { dirname, join } from 'node:path/posix'
import { locales } from '../../../site/locales.ts'
import type { Page } from '../../../site/pages.ts'
import { href } from '../../../site/routes.ts'
import { type Entry, type SiteContext, slugOf } from '../../content/entry.ts'
import { isTemplate } from '../../content/mdx/braces/template-addresses.ts'
import type { WrittenLink } from '../../content/mdx/outline.ts'
import { type Message, say } from '../../content/problem.ts'
import { anchorIn, toSlug } from '../../lib/strings.ts'

/**
 * Finds the page meant by an address without a language prefix, or with that of another language. Returns the page in
 * the language of the entry.
 */
export function pageOfOther(path: string, { locale }: Entry, { pageAt }: SiteContext): Page | undefined {
  const bare = path.replace(new RegExp(`^/(?:${locales.join('|')})(?=/|$)`), '')
  const others = locales.map((other) => pageAt(`${href('home', other)}/${bare}`.replace(/\/{2,}/g, '/')))
  const otherPage = others.find((page) => page !== undefined)
  const ownPage = path.startsWith('/') && bare !== '' && otherPage ? pageAt(otherPage.twins[locale]) : undefined
  return ownPage?.route === otherPage?.route ? ownPage : undefined
}

export const isFileName = /\.(?:mdx?|markdown|html?)$/i

/** Finds the page that was made from a file, by the name of the file: ../kosten.md or _posts/2020-01-01-kosten.md. */
export function pageOfFile(path: string, { locale }: Entry, site: SiteContext): Page | undefined {
  if (path === '' || (path.startsWith('/') && !isFileName.test(path))) return undefined
  const [, folder = '', fileName = ''] = /(?:([\w-]+)\/)?([^/]+?)(?:\.\w+)?\/?$/.exec(path) ?? []
  const name = toSlug(fileName.replace(/^\d{4}-\d{2}-\d{2}-/, ''))
  const isNamed = (entry: Entry) =>
    [entry.name, slugOf(entry)].includes(/^(?:index|readme)$/.test(name) ? toSlug(folder || 'x') : name)
  const named = site.entries.filter((entry) => entry.locale === locale && entry.collection !== 'faq' && isNamed(entry))
  const pages = named.flatMap((entry) =>
    entry.collection === 'blog' && !entry.hasBody ? [] : (site.pageOf(entry) ?? []),
  )
  const [page, ...others] = pages
  return others.length === 0 ? page : undefined
}

/**
 * Tells whether an address must mean the file of `target`: it has the same path, or a post name of several words. A
 * one-word name, such as privacy.md, can come from another system.
 */
export function namesFileOf(path: string, { file }: Entry, target: Entry | undefined): boolean {
  if (!target) return false
  const withoutEnd = (name: string) => name.replace(/\.\w+$/, '')
  const folder = path.startsWith('/') ? '/content' : `/${dirname(file)}`
  const isAtPath = withoutEnd(join(folder, path)) === withoutEnd(`/${target.file}`)
  return isAtPath || (target.collection === 'blog' && slugOf(target).includes('-'))
}

/** True if a page has the anchor of an address, or the address has none; undefined if the anchors are unknown. */
function hasAnchor(page: Page, rest: string, site: SiteContext): boolean | undefined {
  return !rest.includes('#') || site.anchorsOf(page)?.has(anchorIn(rest.slice(rest.indexOf('#') + 1)))
}

/**
 * Returns the address of a page, with the query and hash of another address. Omits a hash that the page lacks.
 * `isSure` is false if the hash was dropped or cannot be checked.
 */
export function addressOf(page: Page, rest: string, site: SiteContext) {
  const isThere = hasAnchor(page, rest, site)
  const end = isThere === false ? rest.slice(0, rest.indexOf('#')) : rest
  return { right: `${page.canonical}${end}`, isSure: isThere === true }
}

/**
 * Finds the page of a URL, and the correct URL in the language of the entry. `fix` is undefined if the page has no twin
 * in that language, or lacks the heading that the URL refers to.
 */
export function resolve({ url, address }: WrittenLink, to: string, entry: Entry, site: SiteContext) {
  const { locale } = entry
  const { pageAt } = site
  const parts = readAddress(to)
  // If `to` differs from `url`, it is the path of an absolute address, which can also lack the language prefix.
  const page = pageAt(parts.path) ?? (to === url ? undefined : pageOfOther(parts.path, entry, site))
  const ownPage = page && pageAt(page.twins[locale])
  const { right, isSure: isWhole } = ownPage
    ? addressOf(ownPage, parts.rest, site)
    : { right: `/${parts.rest}`, isSure: false }
  const isSure = isWhole && ownPage?.route === page?.route && ownPage?.route !== 'notFound'
  const fix = address && isSure ? { at: address, actual: url, expected: right } : undefined
  return { ...parts, page, right, isSure, fix }
}

/** Tells whether a query names a page of another system, whose pages all have the address of the home page: /?p=343. */
export const isNumbered = ({ route }: Page, rest: string) =>
  route === 'home' && /^\?(?:\w+=\w+&)?(?:p|page_id|cat|tag_id|author|attachment_id|post|id)=\d+(?:[&#]|$)/.test(rest)

/**
 * Parses a URL leniently, so that no scheme stays hidden: browsers ignore some control characters and spaces, and treat
 * \ as /. See https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function readAddress(url: string) {
  const address = url.replace(/[\p{Cc}\p{Cf}\s]/gu, '').replaceAll('\\', '/')
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const isTemplated = isTemplate(address)
  return { address, scheme, path, rest, isInternal: scheme === undefined && !address.startsWith('//'), isTemplated }
}

const ofDefinition = {
  en: '{message} To keep only the words, remove this line, and keep only the words of each link with [{label}].',
  nl: '{message} Wil je alleen de woorden houden, haal dan deze regel weg, en laat van elke link met [{label}] alleen de woorden staan.',
}
/** Replacements in a cure for a link whose words are a picture. */
const onlyPicture: readonly (readonly [language: 'en' | 'nl', words: RegExp, instead: string])[] = [
  ['en', /(?:keep )only the words(?: of the link)?/, 'keep only the picture: remove [ before it and ](…) after it'],
  [
    'nl',
    /laat alleen de woorden(?: van de link)? staan/,
    'houd alleen de afbeelding: haal [ ervoor en ](…) erachter weg',
  ],
]

function ofPicture(message: Message): Message {
  const { values = {} } = message
  const replaced = {
    ...message,
    values: { ...values, ...(typeof values.cure === 'object' && { cure: ofPicture(values.cure) }) },
  }
  for (const [language, words, instead] of onlyPicture) replaced[language] = replaced[language].replace(words, instead)
  return replaced
}

/**
 * Fits a cure that removes a link to that link: its words can be a picture, or its line can give the address of other
 * links.
 */
export function forLine(
  { label, isAroundPicture }: { label?: string; isAroundPicture?: boolean },
  message: Message,
): Message {
  if (isAroundPicture) return ofPicture(message)
  const cure = typeof message.values?.cure === 'object' ? message.values.cure : message
  return label && /remove the link|keep only the words/.test(cure.en) ? say(ofDefinition, { message, label }) : message
}

/** Returns the links that have words, or a picture that they do not merely enlarge. Other rules report the others. */
export function visibleLinks({ outline }: Entry): Entry['outline']['links'] {
  return outline.links.filter(({ isEmpty, showsLarge }) => !isEmpty && !showsLarge)
}
