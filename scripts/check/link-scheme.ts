import { type Message, quote, say } from '../content/problem.ts'
import { asBrowsersRead, correctAddress, rightAddress } from './link-address.ts'
import type { SiteRule } from './rule.ts'

const allowed = ['https', 'mailto', 'tel']

const otherKind = {
  en: 'link %1 is of the kind %2:, which is not allowed. Write an address that begins with https:// or /.',
  nl: 'link %1 is van de soort %2:, en die mag niet. Schrijf een adres dat begint met https:// of /.',
}
const noAddress = {
  en: 'link %1 is not an address. Write it whole, such as https://example.org/page.',
  nl: 'link %1 is geen adres. Schrijf het voluit, zoals https://example.org/page.',
}
const wholeAddress = {
  en: 'link %1 leads to this site by its whole address. Write %2.',
  nl: 'link %1 leidt met het hele adres naar deze site. Schrijf %2.',
}
const notEncrypted = {
  en: 'link %1 does not begin with https://. Write that before the name of the site.',
  nl: 'link %1 begint niet met https://. Schrijf dat voor de naam van de site.',
}

export const linkScheme: SiteRule = {
  id: 'link-scheme',
  says: [otherKind, noAddress, wholeAddress, notEncrypted],
  why: {
    en: 'Links use https, mailto, tel, or a path of this site: others leak data or fail for visitors.',
    nl: 'Links gebruiken https, mailto, tel of een pad van deze site: andere lekken gegevens of werken niet.',
  },
  example: { wrong: '[Bron](http://example.org)', right: '[Bron](https://example.org)' },
  check(entry, site) {
    const origin = site.facts[entry.locale]['brand.origin'] ?? ''
    const own = URL.canParse(origin) ? new URL(origin).hostname.replace(/^www\./, '') : undefined
    return entry.outline.links.flatMap((link) => {
      const { url, written = url, line, column } = link
      const shown = quoted(written)
      const at = (message: Message, to?: string) => [{ line, column, message, ...correctAddress(link, to) }]
      const given = asBrowsersRead(url)
      const address = given.startsWith('//') ? `https:${given}` : given
      const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase()
      if (scheme === undefined) return []
      if (scheme !== 'http' && !allowed.includes(scheme)) return at(say(otherKind, shown, scheme))
      if (scheme === 'mailto' || scheme === 'tel') return []
      if (!URL.canParse(address)) return at(say(noAddress, shown))
      const { hostname, pathname, search, hash } = new URL(address)
      if (hostname.replace(/^www\./, '') === own) {
        const path = `${pathname}${search}${hash}`
        const right = rightAddress(path, entry, site)
        return at(say(wholeAddress, shown, right ?? path), right)
      }
      return scheme === 'http' || address !== given ? at(say(notEncrypted, shown)) : []
    })
  },
}

function quoted(url: string): string {
  return /^[\x21-\x7e]+$/.test(url) && url.length <= 60 ? url : quote(url)
}
