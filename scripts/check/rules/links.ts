import { href } from '../../../site/routes.ts'
import { appearsAt, clockTime } from '../../content/clock.ts'
import type { Entry, SiteContext } from '../../content/entry.ts'
import { didYouMean, type Fix, languageName, type Message, quote, say } from '../../content/problem.ts'
import type { SiteRule } from '../../content/rule.ts'
import { anchorIn, closestMatch } from '../../lib/strings.ts'
import { addressOf, isFileName, pageOfFile, pageOfOther, readAddress, resolve } from './link-targets.ts'

const noPage = { en: 'link {link} leads to no page. {cure}', nl: 'link {link} leidt naar geen pagina. {cure}' }
const anyAddress = {
  en: 'Copy the address of a page of the site, write one with https://, mailto: or tel:, or remove the link.',
  nl: 'Kopieer het adres van een pagina van de site, schrijf er een met https://, mailto: of tel:, of haal de link weg.',
}
const nearPost = {
  en: '{cure} If that article is gone, remove the link.',
  nl: '{cure} Is dat artikel weg, haal dan de link weg.',
}
const inThisLanguage = {
  en: 'link {link} leads to no page. In this language it is {address}. Write that.',
  nl: 'link {link} leidt naar geen pagina. In deze taal is dat {address}. Schrijf dat.',
}
const itsPage = {
  en: 'link {link} leads to no page. The page of that name is {address}. Write that.',
  nl: 'link {link} leidt naar geen pagina. De pagina met die naam is {address}. Schrijf dat.',
}
const otherLanguage = {
  en: 'link {link} leads to the {language} site. Write {address}.',
  nl: 'link {link} leidt naar de site in het {language}. Schrijf {address}.',
}
const notFound = {
  en: 'link {link} leads to the page for addresses that do not exist. Write another.',
  nl: 'link {link} leidt naar de pagina voor adressen die niet bestaan. Schrijf een ander adres.',
}
const otherAddress = {
  en: 'link {link} is another address of {canonical}. Write {address}.',
  nl: 'link {link} is een ander adres van {canonical}. Schrijf {address}.',
}

export const linkAddress: SiteRule = {
  id: 'link-address',
  appliesWithoutFields: true,
  docs: {
    messages: [noPage, inThisLanguage, itsPage, otherLanguage, notFound, otherAddress],
    en: 'A link in the site leads to a page that exists, in the language of the text, without a redirect.',
    nl: 'Een link binnen de site leidt naar een bestaande pagina, in de taal van de tekst, zonder omweg.',
    example: { wrong: '[Pakketten](/paketten)', right: '[Pakketten](/pakketten)' },
  },
  check({ entry, site, report }) {
    for (const link of visibleLinks(entry)) {
      const { url } = link
      const { path, rest, isInternal, isTemplated, page, right, fix } = resolve(link, url, entry, site)
      // The parser reports templates.
      if (!isInternal || isTemplated || (path === '' && rest.startsWith('#'))) continue
      if (!page || !path.startsWith('/')) {
        if (path.startsWith('/') && (site.isFile(path) || site.hasUnreadableAddress)) continue
        const meant = pageOfFile(path, entry, site) ?? pageOfOther(path, entry, site)
        if (meant) {
          const { right: expected, isSure } = addressOf(meant, rest, site)
          const fix = link.address && isSure ? { at: link.address, actual: url, expected } : undefined
          const template = path.startsWith('/') && !isFileName.test(path) ? inThisLanguage : itsPage
          report({ position: link, message: say(template, { link: url, address: expected }), fix })
          continue
        }
        report({ position: link, message: leadsNowhere(url || '""', path, entry, site) })
      } else if (page.locale !== entry.locale)
        report({
          position: link,
          message: say(otherLanguage, { link: url, language: languageName(page.locale), address: right }),
          fix,
        })
      else if (page.route === 'notFound') report({ position: link, message: say(notFound, { link: url }) })
      else if (path !== page.canonical)
        report({
          position: link,
          message: say(otherAddress, { link: url, canonical: page.canonical, address: right }),
          fix,
        })
    }
  },
}

const otherKind = {
  en: 'link {link} uses {scheme}:, which is not allowed. Write an address that begins with https:// or /.',
  nl: 'link {link} gebruikt {scheme}:, en dat mag niet. Schrijf een adres dat begint met https:// of /.',
}
const noAddress = {
  en: 'link {link} is not an address. Write it whole, such as https://example.org/page.',
  nl: 'link {link} is geen adres. Schrijf het voluit, zoals https://example.org/page.',
}
const wholeAddress = {
  en: 'link {link} leads to this site by its whole address. Write {address}.',
  nl: 'link {link} leidt met het hele adres naar deze site. Schrijf {address}.',
}
const notEncrypted = {
  en: 'link {link} does not begin with https://. Write that before the name of the site.',
  nl: 'link {link} begint niet met https://. Schrijf dat voor de naam van de site.',
}

/** Another rule reports a link without words. */
function visibleLinks({ outline }: Entry): Entry['outline']['links'] {
  return outline.links.filter(({ isEmpty }) => !isEmpty)
}

function leadsNowhere(address: string, path: string, entry: Entry, site: SiteContext): Message {
  const others = site.addresses[entry.locale].filter((other) => other !== site.pageOf(entry)?.canonical)
  const near = path && closestMatch(path, others)
  const cure = near ? didYouMean(near, path) : anyAddress
  const isPost = near && path.startsWith(`${href('blog', entry.locale)}/`)
  return say(noPage, { link: address, cure: isPost ? say(nearPost, { cure }) : cure })
}

const ownComputer = {
  en: 'link {link} leads to the computer of its reader. Write it as code: {code}.',
  nl: 'link {link} leidt naar de computer van de lezer. Schrijf het als code: {code}.',
}
const toOwnComputer = {
  en: 'link {link} leads to the computer of its reader. Write another, or remove the link.',
  nl: 'link {link} leidt naar de computer van de lezer. Schrijf een ander adres, of haal de link weg.',
}

const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|.+\.localhost)$/

export const linkScheme: SiteRule = {
  id: 'link-scheme',
  appliesWithoutFields: true,
  docs: {
    messages: [otherKind, noAddress, noPage, wholeAddress, notEncrypted, ownComputer, toOwnComputer],
    en: 'Links use https, mailto, tel, or a path of this site: others leak data or fail for visitors.',
    nl: 'Links gebruiken https, mailto, tel of een pad van deze site: andere lekken gegevens of werken niet.',
    example: { wrong: '[Bron](http://example.org)', right: '[Bron](https://example.org)' },
  },
  check({ entry, site, report }) {
    const origin = site.facts[entry.locale]['brand.origin'] ?? ''
    const ownHostname = URL.canParse(origin) ? new URL(origin).hostname.replace(/^www\./, '') : undefined
    for (const link of visibleLinks(entry)) {
      const { url, literal = url } = link
      const quotedLink = /^[\x21-\x7e]{1,60}$/.test(literal) ? literal : quote(literal)
      const { address, scheme = 'http', isInternal } = readAddress(url)
      if (isInternal || scheme === 'mailto' || scheme === 'tel') continue
      const whole = address.startsWith('//') ? `https:${address}` : address
      const reportLink = (message: Message, fix?: Fix) => report({ position: link, message, fix })
      if (scheme !== 'http' && scheme !== 'https') reportLink(say(otherKind, { link: quotedLink, scheme }))
      else if (!URL.canParse(whole)) reportLink(say(noAddress, { link: quotedLink }))
      else {
        const { hostname, pathname, search, hash } = new URL(whole)
        if (hostname.replace(/^www\./, '') === ownHostname) {
          const path = `${pathname}${search}${hash}`
          const { page, right, isSure, fix } = resolve(link, path, entry, site)
          if (page || site.isFile(pathname))
            reportLink(say(wholeAddress, { link: quotedLink, address: isSure ? right : path }), fix)
          else reportLink(leadsNowhere(quotedLink, pathname, entry, site))
        } else if (localHost.test(hostname)) {
          const isBare = link.address === undefined && literal !== '' && !isInternal
          const code = `\`${literal}\``
          reportLink(
            isBare ? say(ownComputer, { link: quotedLink, code }) : say(toOwnComputer, { link: quotedLink }),
            isBare ? { actual: literal, expected: code } : undefined,
          )
        } else if (scheme === 'http') {
          const cure = { at: link.address, actual: 'http://', expected: 'https://' }
          report({
            position: link,
            message: say(notEncrypted, { link: quotedLink }),
            cure: literal.startsWith('http://') ? cure : undefined,
          })
        }
      }
    }
  },
}

const noHeading = {
  en: 'link {link} names a heading that does not exist. {cure}',
  nl: 'link {link} noemt een kop die er niet is. {cure}',
}

export const linkAnchor: SiteRule = {
  id: 'link-anchor',
  appliesWithoutFields: true,
  docs: {
    messages: [noHeading],
    en: 'A link to a heading that does not exist opens the page at the top.',
    nl: 'Een link naar een kop die er niet is, opent de pagina bovenaan.',
    example: { wrong: '[Kosten](#kosten)', right: '## Kosten\n\n[Kosten](#kosten)' },
  },
  check({ entry, site, report }) {
    for (const link of visibleLinks(entry)) {
      const { path, rest, isInternal, isTemplated } = readAddress(link.url)
      if (!isInternal || isTemplated || !rest.includes('#')) continue
      const page = path === '' ? site.pageOf(entry) : site.pageAt(path)
      const anchors = page && site.anchorsOf(page)
      const id = anchorIn(rest.slice(rest.indexOf('#') + 1))
      if (!anchors || anchors.has(id)) continue
      const ids = [...anchors.keys()]
      const near = closestMatch(id, ids)
      const firstIds = ids.slice(0, 8).join(', ') || { en: 'none', nl: 'geen' }
      const cure = near
        ? didYouMean(`${path}#${near}`, link.url)
        : say({ en: 'There are: {ids}.', nl: 'Er zijn: {ids}.' }, { ids: firstIds })
      report({ position: link, message: say(noHeading, { link: link.url, cure }) })
    }
  },
}

const hiddenTarget = {
  en: 'link {link} leads to {file}, which is {state}. Write another, or remove the link.',
  nl: 'link {link} leidt naar {file}, en dat is {state}. Schrijf een andere, of geen.',
}

export const linkDraft: SiteRule = {
  id: 'link-draft',
  docs: {
    messages: [hiddenTarget],
    en: 'A link to a post that is still hidden leads to the 404 page.',
    nl: 'Een link naar een artikel dat nog verborgen is, leidt naar de pagina 404.',
    example: { wrong: '[Lees verder](/blog/concept)', right: 'Lees verder.' },
  },
  check({ entry, site, report }) {
    for (const link of visibleLinks(entry)) {
      const { path } = readAddress(link.url)
      const page = path.startsWith('/') ? site.pageAt(path) : undefined
      const target = page && site.entryOf(page)
      if (!target || appearsAt(target) <= Math.max(appearsAt(entry), site.now)) continue
      const when =
        target.fields.draft === true
          ? { en: 'a draft', nl: 'een concept' }
          : say({ en: 'not published until {time}', nl: 'er pas op {time}' }, { time: clockTime(appearsAt(target)) })
      report({ position: link, message: say(hiddenTarget, { link: link.url, file: target.file, state: when }) })
    }
  },
}
