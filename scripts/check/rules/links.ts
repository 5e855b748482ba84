import { locales } from '../../../site/locales.ts'
import { href } from '../../../site/routes.ts'
import { appearsAt, clockTime } from '../../content/clock.ts'
import type { Entry, SiteContext } from '../../content/entry.ts'
import { isPicture, placeOf } from '../../content/mdx/picture-files.ts'
import { continueNames } from '../../content/mdx/picture-names.ts'
import { didYouMean, languageName, type Message, say, shorten } from '../../content/problem.ts'
import type { SiteRule } from '../../content/rule.ts'
import { closestMatch, isSlip } from '../../lib/strings.ts'
import { documenterAddress } from './documenter-links.ts'
import { headingHere, withoutHash } from './link-anchors.ts'
import {
  addressOf,
  forLine,
  isFileName,
  isNumbered,
  namesFileOf,
  pageOfFile,
  pageOfOther,
  readAddress,
  resolve,
  visibleLinks,
} from './link-targets.ts'

export const noPage = { en: 'There is no page at {link}. {cure}', nl: 'Er is geen pagina op {link}. {cure}' }
const emptyAddress = {
  en: 'The link "{words}" has no address. Write one between ( and ), or keep only the words.',
  nl: 'De link "{words}" heeft geen adres. Schrijf er een tussen ( en ), of laat alleen de woorden staan.',
}
const anyAddress = {
  en: 'Copy the address of a page on the site, write an address with https://, mailto: or tel:, or keep only the words.',
  nl: 'Kopieer het adres van een pagina van de site, schrijf een adres met https://, mailto: of tel:, of laat alleen de woorden staan.',
}
const addressWithin = {
  en: 'Write {address}.',
  nl: 'Schrijf {address}.',
}
const nearPost = {
  en: '{cure} If that post no longer exists, remove the link.',
  nl: '{cure} Bestaat dat artikel niet meer, haal dan de link weg.',
}
const inThisLanguage = {
  en: 'There is no page at {link}. In this language, the page is at {address}. Write that address.',
  nl: 'Er is geen pagina op {link}. In deze taal staat de pagina op {address}. Schrijf dat adres.',
}
const itsPage = {
  en: 'There is no page at {link}. The page with that name is at {address}. Write that address.',
  nl: 'Er is geen pagina op {link}. De pagina met die naam staat op {address}. Schrijf dat adres.',
}
const perhapsPage = {
  en: 'There is no page at {link}. If you mean the page {address}, write that address; otherwise write an address with https://, or keep only the words.',
  nl: 'Er is geen pagina op {link}. Bedoel je de pagina {address}, schrijf dan dat adres; schrijf anders een adres met https://, of laat alleen de woorden staan.',
}
const noFile = {
  en: 'There is no file at {link}. Write an address with https:// where visitors can download it, or keep only the words.',
  nl: 'Er is geen bestand op {link}. Schrijf een adres met https:// waar bezoekers het kunnen downloaden, of laat alleen de woorden staan.',
}
const toPicture = {
  en: 'There is no page at {link}: it is a picture. {put} Write its address, {address}, or keep only the words.',
  nl: 'Er is geen pagina op {link}: het is een afbeelding. {put} Schrijf het adres, {address}, of laat alleen de woorden staan.',
}
const otherLanguage = {
  en: '{link} leads to the {language} site. Write {address}.',
  nl: '{link} leidt naar de site in het {language}. Schrijf {address}.',
}
const notFound = {
  en: '{link} is the 404 page. Link to another page.',
  nl: '{link} is de 404-pagina. Link naar een andere pagina.',
}
const otherAddress = {
  en: '{link} is another address of {canonical}. Write {address}.',
  nl: '{link} is een ander adres van {canonical}. Schrijf {address}.',
}

export const linkAddress: SiteRule = {
  id: 'link-address',
  appliesWithoutFields: true,
  docs: {
    messages: [
      noPage,
      emptyAddress,
      inThisLanguage,
      itsPage,
      perhapsPage,
      noFile,
      toPicture,
      otherLanguage,
      notFound,
      otherAddress,
    ],
    en: 'A link within the site leads to a page that exists, in the language of the text, without a redirect.',
    nl: 'Een link binnen de site leidt naar een bestaande pagina, in de taal van de tekst, zonder doorverwijzing.',
    example: { wrong: '[Pakketten](/paketten)', right: '[Pakketten](/pakketten)' },
  },
  check({ entry, site, report }) {
    if (entry.pictureNames) continueNames(new Map(entry.pictureNames))
    for (const link of visibleLinks(entry)) {
      const { url } = link
      const { path, rest, isInternal, isTemplated, page, right, fix } = resolve(link, url, entry, site)
      const withoutId = (message: Message) =>
        page && /#./.test(rest) && !right.includes('#') ? withoutHash(message, link, right, entry, site) : message
      // The parser reports templates.
      if (!isInternal || isTemplated || (path === '' && rest.startsWith('#'))) continue
      if (page && isNumbered(page, rest)) {
        report({ position: link, message: forLine(link, say(noPage, { link: url, cure: anyAddress })) })
        continue
      }
      if (!page || !path.startsWith('/')) {
        if (path.startsWith('/') && (site.isFile(path) || site.hasUnreadableAddress)) continue
        const meant = pageOfFile(path, entry, site) ?? pageOfOther(path, entry, site)
        if (meant) {
          const { right: expected, isSure } = addressOf(meant, rest, site)
          const isRoute = path.startsWith('/') && !isFileName.test(path)
          const isItsFile = isRoute || namesFileOf(path, entry, site.entryOf(meant))
          const fix = link.address && isSure && isItsFile ? { at: link.address, actual: url, expected } : undefined
          const template = isRoute ? inThisLanguage : isItsFile ? itsPage : perhapsPage
          report({ position: link, message: forLine(link, say(template, { link: url, address: expected })), fix })
          continue
        }
        if (isPicture(path)) {
          report({ position: link, message: forLine(link, say(toPicture, { link: url, ...placeOf(url) })) })
          continue
        }
        const ofHeading = documenterAddress(link, entry.outline)
        if (ofHeading) {
          report({ position: link, message: ofHeading })
          continue
        }
        const within = addressIn(url)
        const hash = headingHere(url, entry, site)
        const message = forLine(link, leadsNowhere(url || '""', path, entry, site))
        report({
          position: link,
          message: link.words
            ? say(emptyAddress, { words: shorten(link.words) })
            : hash
              ? say(orHeading, { message, hash })
              : message,
          suggestedFix: within && link.address ? { at: link.address, actual: url, expected: within } : undefined,
        })
      } else if (page.locale !== entry.locale)
        report({
          position: link,
          message: withoutId(say(otherLanguage, { link: url, language: languageName(page.locale), address: right })),
          fix,
        })
      else if (page.route === 'notFound') report({ position: link, message: say(notFound, { link: url }) })
      else if (path !== page.canonical)
        report({
          position: link,
          message: withoutId(say(otherAddress, { link: url, canonical: page.canonical, address: right })),
          fix,
        })
    }
  },
}

/** Corrects an address such as www.example.org, info@example.org or *https://example.org; undefined for others. */
function addressIn(url: string): string | undefined {
  if (/^www\.[\w-]+\.\w/.test(url)) return `https://${url}`
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`
  const [, address] = /^[^\w/]{1,3}(https:\/\/\S+)$/.exec(url) ?? []
  return address?.includes('(') ? address : address?.replace(/[)\]>]+$/, '')
}

/** Matches the path of a file to download. */
const isDownload =
  /[^/]\.(?:pdf|zip|gz|tgz|7z|rar|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|epub|exe|dmg|mp3|json|xml|ya?ml|toml|ini|log|py|sh|sql|tex|bnf|xsd|drawio|ipynb|r|[rq]md|jl|java|cpp|css|bib|ps1|bat|rpm|deb|jar|iso|apk|mp4|wav|sqlite|geojson|kml|gpx|ics|conf|patch|diff)$/i

const orHeading = {
  en: '{message} If you mean the heading in this text, write {hash}.',
  nl: '{message} Bedoel je de kop in deze tekst, schrijf dan {hash}.',
}

const withoutLanguage = (path: string) => path.replace(new RegExp(`^/(?:${locales.join('|')})(?=/)`), '')

export function leadsNowhere(address: string, path: string, entry: Entry, site: SiteContext): Message {
  const within = addressIn(address)
  if (within) return say(noPage, { link: address, cure: say(addressWithin, { address: within }) })
  if (isDownload.test(path)) return say(noFile, { link: address })
  const others = site.addresses[entry.locale].filter((other) => other !== site.pageOf(entry)?.canonical)
  const near = path && closestMatch(path, others)
  if (near && !isSlip(withoutLanguage(path), withoutLanguage(near))) {
    const isDeep = path.split('/').length === near.split('/').length
    return isDeep
      ? say(perhapsPage, { link: address, address: near })
      : say(noPage, { link: address, cure: anyAddress })
  }
  const cure = near ? didYouMean(near, path) : anyAddress
  const isPost = near && path.startsWith(`${href('blog', entry.locale)}/`)
  // The full stop of the sentence would seem part of an address such as ..
  const link = address.endsWith('.') ? `"${address}"` : address
  return say(noPage, { link, cure: isPost ? say(nearPost, { cure }) : cure })
}

const hiddenTarget = {
  en: '{link} leads to {file}, which is {state}. Link to another page, or keep only the words.',
  nl: '{link} leidt naar {file}, en dat is {state}. Link naar een andere pagina, of laat alleen de woorden staan.',
}

export const linkDraft: SiteRule = {
  id: 'link-draft',
  docs: {
    messages: [hiddenTarget],
    en: 'A link to a post that is still hidden leads to the 404 page.',
    nl: 'Een link naar een artikel dat nog verborgen is, leidt naar de 404-pagina.',
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
