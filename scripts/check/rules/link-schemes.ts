import type { WrittenLink } from '../../content/mdx/outline.ts'
import { type Fix, type Message, quote, say } from '../../content/problem.ts'
import type { SiteRule } from '../../content/rule.ts'
import { readAddress, resolve, visibleLinks } from './link-targets.ts'
import { leadsNowhere, noPage } from './links.ts'

const otherKind = {
  en: '{link} uses {scheme}:, which is not allowed. Write an address that begins with https:// or /, or keep only the words of the link.',
  nl: '{link} gebruikt {scheme}:, en dat mag niet. Schrijf een adres dat begint met https:// of /, of laat alleen de woorden van de link staan.',
}
const noAddress = {
  en: '{link} is not an address. Write it in full, such as https://example.org/page.',
  nl: '{link} is geen adres. Schrijf het voluit, zoals https://example.org/page.',
}
const placeholder = {
  en: '{link} is an example of an address. Write {code}, as code, instead of the link, or keep only its words.',
  nl: '{link} is een voorbeeld van een adres. Schrijf {code}, als code, in plaats van de link, of laat alleen de woorden ervan staan.',
}
const slashes = {
  en: '{link} is not an address: it needs two slashes. Write {whole}.',
  nl: '{link} is geen adres: er horen twee schuine strepen in. Schrijf {whole}.',
}
const encoded = {
  en: '{link} has [ and ] in it. Write {address}.',
  nl: '{link} bevat [ en ]. Schrijf {address}.',
}
const wholeAddress = {
  en: '{link} is the full address of a page on this site. Write {address}.',
  nl: '{link} is het volledige adres van een pagina van deze site. Schrijf {address}.',
}
const notEncrypted = {
  en: '{link} does not begin with https://. Begin the address with https:// instead, if it opens there; otherwise write another address, or keep only the words.',
  nl: '{link} begint niet met https://. Laat het adres met https:// beginnen, als het daar opent; schrijf anders een ander adres, of laat alleen de woorden staan.',
}

const bracketsAround = {
  en: '{link} is a link in the notation of another system. Replace the whole of it with {expected}.',
  nl: '{link} is een link uit een ander systeem. Schrijf {expected}, en haal de haken eromheen weg.',
}
const bracketWithin = {
  en: '{link} has [ in it. Write the whole address, or write it as code between backticks (`); for a link with words, write [words]({address}).',
  nl: '{link} bevat een [. Schrijf het hele adres, of schrijf het als code tussen backticks (`); schrijf voor een link met woorden [woorden]({address}).',
}
const dotInBrackets = {
  en: '{link} has [ in it. Write the whole address, or write it as code between backticks (`).',
  nl: '{link} bevat een [. Schrijf het hele adres, of schrijf het als code tussen backticks (`).',
}
const bareName = {
  en: '{link} does not begin with https://. Write {whole} for a link, or {code}, as code, for just the name.',
  nl: '{link} begint niet met https://. Schrijf {whole} voor een link, of {code}, als code, voor alleen de naam.',
}
const bareAddress = {
  en: '{link} does not begin with https://. Begin the address with https:// for a link, or write it as code between backticks (`) for just the name.',
  nl: '{link} begint niet met https://. Laat het adres voor een link met https:// beginnen, of schrijf het als code tussen backticks (`) voor alleen de naam.',
}
const addressTwice = {
  en: '{link} does not begin with https://. Begin it with https:// in both places, if it opens there; otherwise write it as code between backticks (`) instead of the whole link.',
  nl: '{link} begint niet met https://. Laat het op beide plaatsen met https:// beginnen, als het daar opent; schrijf het anders als code tussen backticks (`) in plaats van de hele link.',
}
const ownNetwork = {
  en: '{link} leads to a network that visitors cannot reach. {cure}',
  nl: '{link} leidt naar een netwerk waar bezoekers niet bij kunnen. {cure}',
}
const toPort = {
  en: '{link} does not begin with https://. Write an address with https:// that leads to the same page. Is there none? {cure}',
  nl: '{link} begint niet met https://. Schrijf een adres met https:// dat naar dezelfde pagina leidt. Is dat er niet? {cure}',
}
const asCode = {
  en: 'Write its address as code, {code}, or remove the link.',
  nl: 'Schrijf het adres als code, {code}, of haal de link weg.',
}
const wordsAndCode = {
  en: 'Keep only the words of the link. If visitors need the address, write it after those words as code: ({code}).',
  nl: 'Laat alleen de woorden van de link staan. Hebben bezoekers het adres nodig, schrijf het dan als code achter die woorden: ({code}).',
}
const keepPicture = {
  en: 'Keep only the picture: remove [ before it and ](…) after it.',
  nl: 'Houd alleen de afbeelding: haal [ ervoor en ](…) erachter weg.',
}
const ownComputer = {
  en: "{link} leads to the reader's own computer. Write it as code: {code}.",
  nl: '{link} leidt naar de computer van de lezer. Schrijf het als code: {code}.',
}
const withoutBold = { en: '{code}, without the ** around words', nl: '{code}, zonder de ** om woorden' }
const inCode = {
  en: '{link} is in code. Write ``` on a line of its own before and after that code, or ` before and after code in a sentence.',
  nl: '{link} staat in code. Schrijf ``` op een eigen regel voor en na die code, of ` voor en na code in een zin.',
}
const toOwnComputer = {
  en: "{link} leads to the reader's own computer. Write another address, or keep only the words.",
  nl: '{link} leidt naar de computer van de lezer. Schrijf een ander adres, of laat alleen de woorden staan.',
}

const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.+\.localhost)$/

/** Matches an address on the reader's own computer, with a word as its port: http://localhost:PORT. */
const ofLocalHost = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::[^\s/]*)?(?:\/|$)/i

/** Explains an address on the reader's own computer, which is code if it is its own words. */
function asOwn(link: WrittenLink, shown: string): [Message, Fix?] {
  const { url, literal = url } = link
  if (link.isValue) return [say(inCode, { link: shown })]
  const actual = link.itself ?? (link.address === undefined ? literal : '')
  const written = literal || readAddress(url).address
  const code = `\`${written.replaceAll('**', '')}\``
  // The other ** of bold words is not part of the address.
  if (actual && written.includes('**')) return [say(ownComputer, { link: shown, code: say(withoutBold, { code }) })]
  return actual
    ? [say(ownComputer, { link: shown, code }), { actual, expected: code }]
    : [say(toOwnComputer, { link: shown })]
}

/** Returns the cure that shows an address as code, and keeps the words or the picture of a link that has its own. */
function withoutLink({ address, itself, label, isAroundPicture }: WrittenLink, code: string): Message {
  if (isAroundPicture) return keepPicture
  return say(address && !itself && label === undefined ? wordsAndCode : asCode, { code })
}

/** Matches hosts on a home or office network: without a dot, with a reserved ending, or with a private IP address. */
const networkHost =
  /^(?:[^.]+|.+\.(?:local|lan|home|internal|intranet|corp|localdomain|home\.arpa)|(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+)$/

export const linkScheme: SiteRule = {
  id: 'link-scheme',
  appliesWithoutFields: true,
  docs: {
    messages: [
      ...[
        otherKind,
        noAddress,
        placeholder,
        slashes,
        encoded,
        noPage,
        wholeAddress,
        notEncrypted,
        addressTwice,
        bareName,
        bareAddress,
        bracketsAround,
        bracketWithin,
        dotInBrackets,
      ],
      ...[ownComputer, inCode, toOwnComputer, ownNetwork, toPort],
    ],
    en: 'Links use https, mailto, tel or a path on this site: other links leak data or do not work for visitors.',
    nl: 'Links gebruiken https, mailto, tel of een pad op deze site: andere links lekken gegevens of werken niet voor bezoekers.',
    example: { wrong: '[Bron](http://example.org)', right: '[Bron](https://example.org)' },
  },
  check({ entry, site, report }) {
    const origin = site.facts[entry.locale]['brand.origin'] ?? ''
    const ownHostname = URL.canParse(origin) ? new URL(origin).hostname.replace(/^www\./, '') : undefined
    for (const link of visibleLinks(entry)) {
      const { url, literal = url } = link
      const shown = link.isBare ? literal.replace(/[’”»]+$/, '') : literal
      const quotedLink = /^[\x21-\x7e]{1,60}$/.test(shown) ? shown : quote(shown)
      const { address, scheme = 'http', isInternal } = readAddress(url)
      if (isInternal || scheme === 'mailto' || scheme === 'tel') continue
      const whole = address.startsWith('//') ? `https:${address}` : address
      const bracketed = /^(https:\/\/[^[\]]+)(?:\]\[?|\[)([^[\]()]+)/.exec(literal)
      const reportLink = (message: Message, fix?: Fix) => report({ position: link, message, fix })
      if (link.address === undefined && /\[(?:\.|:|dot)(?:\]|$)/i.test(literal))
        reportLink(say(dotInBrackets, { link: quotedLink }))
      else if (scheme !== 'http' && scheme !== 'https') reportLink(say(otherKind, { link: quotedLink, scheme }))
      else if (bracketed && link.address === undefined && /^https:\/\/[^[\]]+[/=]\[/.test(literal))
        reportLink(say(bracketWithin, { link: quotedLink, address: bracketed[1] ?? '' }))
      else if (bracketed && link.address === undefined && /^[^[\]]+\[[^[\]]+\][\w.]*\w$/.test(literal))
        reportLink(say(encoded, { link: quotedLink, address: literal.replaceAll('[', '%5B').replaceAll(']', '%5D') }))
      else if (bracketed && link.address === undefined) {
        // The [ before the address is not part of the link.
        const whole = literal.includes('][') ? quote(`[${literal}`) : quotedLink
        reportLink(say(bracketsAround, { link: whole, expected: `[${bracketed[2]}](${bracketed[1]})` }))
      } else if (ofLocalHost.test(whole) && !URL.canParse(whole)) reportLink(...asOwn(link, quotedLink))
      else if (/^https?:\/[^\s/]+\.[^\s/]/i.test(whole))
        reportLink(say(slashes, { link: quotedLink, whole: whole.replace(/^https?:\//i, 'https://') }))
      else if (!URL.canParse(whole) || /^https?:(?!\/\/[^./])/i.test(whole))
        // Readers replace a part in brackets: http://<your name>/page.
        reportLink(
          /[<>[\]]/.test(whole)
            ? say(placeholder, { link: quotedLink, code: `\`${literal}\`` })
            : say(noAddress, { link: quotedLink }),
        )
      else {
        const { hostname, port, pathname, search, hash } = new URL(whole)
        const code = `\`${literal || address}\``
        if (hostname.replace(/^www\./, '') === ownHostname) {
          const path = `${pathname}${search}${hash}`
          const { page, right, isSure, fix } = resolve(link, path, entry, site)
          if (page || site.isFile(pathname))
            reportLink(say(wholeAddress, { link: quotedLink, address: isSure ? right : path }), fix)
          else reportLink(leadsNowhere(quotedLink, pathname, entry, site))
        } else if (localHost.test(hostname)) {
          reportLink(...asOwn(link, quotedLink))
        } else if (scheme === 'http' && networkHost.test(hostname))
          reportLink(say(ownNetwork, { link: quotedLink, cure: withoutLink(link, code) }))
        else if (scheme === 'http' && (port !== '' || /^[\d.]+$/.test(hostname)))
          reportLink(say(toPort, { link: quotedLink, cure: withoutLink(link, code) }))
        else if (link.literal !== undefined && scheme === 'http')
          reportLink(say(bareName, { link: quotedLink, whole: `https://${literal}`, code }))
        else if (scheme === 'http') {
          const { itself } = link
          const isTwice = itself?.includes('](')
          const suggestedFix = isTwice
            ? { actual: itself ?? '', expected: (itself ?? '').replaceAll('http://', 'https://') }
            : { at: link.address, actual: 'http://', expected: 'https://' }
          const template = isTwice ? addressTwice : link.isBare || itself ? bareAddress : notEncrypted
          report({
            position: link,
            message: say(template, { link: quotedLink }),
            suggestedFix: literal.startsWith('http://') ? suggestedFix : undefined,
          })
        }
      }
    }
  },
}
