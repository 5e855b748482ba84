import { href } from '../../site/routes.ts'
import type { Entry } from '../content/entry.ts'
import type { WrittenLink } from '../content/mdx/outline.ts'
import { type Correction, didYouMean, languageName, type Message, say } from '../content/problem.ts'
import type { SiteContext as Site } from '../content/site-context.ts'
import { closestMatch } from '../lib/strings.ts'
import type { SiteRule } from './rule.ts'

const noPage = { en: 'link %1 leads to no page. %2', nl: 'link %1 leidt naar geen pagina. %2' }
const anyAddress = {
  en: 'Write an address of site/routes.ts, or one that begins with https://, mailto: or tel:, or take the link out.',
  nl: 'Schrijf een adres uit site/routes.ts, of een dat begint met https://, mailto: of tel:, of haal de link weg.',
}
const nearPost = {
  en: '%1 If that article is gone, take the link out.',
  nl: '%1 Is dat artikel weg, haal dan de link weg.',
}
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
  says: [noPage, otherLanguage, notFound, otherAddress],
  why: {
    en: 'A link in the site leads to a page that exists, in the language of the text, without a redirect.',
    nl: 'Een link binnen de site leidt naar een bestaande pagina, in de taal van de tekst, zonder omweg.',
  },
  example: { wrong: '[Pakketten](/paketten)', right: '[Pakketten](/pakketten)' },
  check(entry, site) {
    const { outline, locale } = entry
    const { pageAt, isFile, hasUnreadAddress, addresses, pageOf } = site
    const others = () => addresses[locale].filter((one) => one !== pageOf(entry)?.canonical)
    return outline.links.flatMap((link) => {
      const { url, line, column } = link
      const address = asBrowsersRead(url)
      if (/^(#|\/\/|[a-z][a-z\d+.-]*:)/i.test(address)) return []
      const at = (message: Message, correction?: Correction) => [{ line, column, message, ...correction }]
      const { path, rest } = partsOf(address)
      const page = pageAt(path)
      if (!page || !path.startsWith('/')) {
        if (path.startsWith('/') && (isFile(path) || hasUnreadAddress)) return []
        const near = path && closestMatch(path, others())
        const cure = near ? didYouMean(near) : anyAddress
        const isPost = near && path.startsWith(`${href('blog', locale)}/`)
        return at(say(noPage, url || '""', isPost ? say(nearPost, cure) : cure))
      }
      const target = page.locale === locale ? page.canonical : (pageAt(page.twins[locale])?.canonical ?? '/')
      const right = `${target}${rest}`
      const correction = () => correctAddress(link, rightAddress(address, entry, site))
      if (page.locale !== locale) return at(say(otherLanguage, url, languageName(page.locale), right), correction())
      if (page.route === 'notFound') return at(say(notFound, url))
      if (path !== page.canonical) return at(say(otherAddress, url, target, right), correction())
      return []
    })
  },
}

/**
 * Returns the canonical URL of a page in the language of the entry. Returns nothing without a twin, or if the anchor
 * may differ.
 */
export function rightAddress(address: string, { locale }: Entry, { pageAt }: Site): string | undefined {
  const { path, rest } = partsOf(address)
  const page = pageAt(path)
  const own = page && pageAt(page.twins[locale])
  const isSame = own && own.route === page.route && own.route !== 'notFound' && !rest.includes('#')
  return isSame ? `${own.canonical}${rest}` : undefined
}

export function correctAddress({ url, address }: WrittenLink, to: string | undefined): Correction {
  return address ? { at: address, actual: url, expected: to } : {}
}

/**
 * Browsers ignore control characters and spaces in the scheme. https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function asBrowsersRead(url: string): string {
  return url.replace(/[\p{Cc}\p{Cf}\s]/gu, '').replaceAll('\\', '/')
}

function partsOf(address: string) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  return { path, rest }
}
