import { asBrowsersRead, correctAddress, rightAddress } from './link-address.ts'
import { type Message, say } from './message.ts'
import { quote } from './problem.ts'
import type { SiteRule } from './rule.ts'

const allowed = ['https', 'mailto', 'tel']
const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|[\w-]+\.local)$/

const otherKind = {
  en: 'link %1 is of the kind %2:, which is not allowed. Write an address that begins with https:// or /.',
  nl: 'link %1 is van de soort %2:, en die mag niet. Schrijf een adres dat begint met https:// of /.',
}
const noAddress = {
  en: 'link %1 is not an address. Write it whole, such as https://example.org/page.',
  nl: 'link %1 is geen adres. Schrijf het voluit, zoals https://example.org/page.',
}
const ownComputer = {
  en: 'link %1 leads to your own computer. Write the path alone, such as %2.',
  nl: 'link %1 leidt naar je eigen computer. Schrijf alleen het pad, zoals %2.',
}
const wholeAddress = {
  en: 'link %1 leads to this site by its whole address. Write %2.',
  nl: 'link %1 leidt met het hele adres naar deze site. Schrijf %2.',
}
const withoutScheme = {
  en: 'link %1 leaves out how to get there. Write %2',
  nl: 'link %1 laat weg hoe je er komt. Schrijf %2',
}
const notEncrypted = {
  en: 'link %1 is not encrypted. Write https:// in the place of http://.',
  nl: 'link %1 is niet versleuteld. Schrijf https:// in plaats van http://.',
}

export const linkScheme: SiteRule = {
  id: 'link-scheme',
  says: [otherKind, noAddress, ownComputer, wholeAddress, withoutScheme, notEncrypted],
  why: {
    en: 'Links use https, mailto, tel, or a path of this site: others leak data or fail for visitors.',
    nl: 'Links gebruiken https, mailto, tel of een pad van deze site: andere lekken gegevens of werken niet.',
  },
  example: { wrong: '[Bron](http://example.org)', right: '[Bron](https://example.org)' },
  check(entry, site) {
    const origin = site.facts[entry.locale]['brand.origin'] ?? ''
    const own = URL.canParse(origin) ? new URL(origin).hostname.replace(/^www\./, '') : undefined
    return entry.outline.links.flatMap((link) => {
      const { url, line, column, bare } = link
      const written = bare?.text ?? url
      const shown = written.trim() ? quoted(written) : '""'
      const at = (message: Message, to?: string, correction = correctAddress(link, to)) => [
        { line, column, message, ...correction },
      ]
      const given = asBrowsersRead(url)
      const address = given.startsWith('//') ? `https:${given}` : given
      const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase()
      if (scheme === undefined) return []
      if (scheme !== 'http' && !allowed.includes(scheme)) return at(say(otherKind, shown, scheme))
      if (scheme === 'mailto' || scheme === 'tel') return []
      if (!URL.canParse(address)) return at(say(noAddress, shown))
      const { hostname, pathname, search, hash } = new URL(address)
      if (ownMachine.test(hostname)) return at(say(ownComputer, shown, `${pathname}${search}${hash}`))
      if (hostname.replace(/^www\./, '') === own) {
        const path = `${pathname}${search}${hash}`
        const right = rightAddress(path, link, entry, site)
        return at(say(wholeAddress, shown, right ?? path), right)
      }
      const whole = bare ? `https://${bare.text}` : address
      const ofBare = bare && { actual: bare.text, expected: whole }
      if (whole !== given) return at(say(withoutScheme, shown, whole), whole, ofBare)
      return scheme === 'http' ? at(say(notEncrypted, shown)) : []
    })
  },
}

function quoted(url: string): string {
  return /^[\x21-\x7e]+$/.test(url) && url.length <= 60 ? url : quote(url)
}
