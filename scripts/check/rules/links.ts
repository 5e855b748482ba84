import { href } from '../../../site/routes.ts'
import { appearsAt, clockTime } from '../../content/clock.ts'
import type { Entry, SiteContext } from '../../content/entry.ts'
import { didYouMean, languageName, type Message, say, shorten } from '../../content/problem.ts'
import type { SiteRule } from '../../content/rule.ts'
import { anchorIn, closestMatch } from '../../lib/strings.ts'
import { repeatsTitle } from './heading-levels.ts'
import {
  addressOf,
  isFileName,
  namesFileOf,
  pageOfFile,
  pageOfOther,
  readAddress,
  resolve,
  visibleLinks,
} from './link-targets.ts'

export const noPage = { en: 'There is no page at {link}. {cure}', nl: 'Er is geen pagina op {link}. {cure}' }
const emptyAddress = {
  en: 'The link "{words}" has no address. Write one between ( and ), or remove the link.',
  nl: 'De link "{words}" heeft geen adres. Schrijf er een tussen ( en ), of haal de link weg.',
}
const ofDefinition = {
  en: '{message} To remove it, remove this line, and keep only the words of each link with [{label}].',
  nl: '{message} Wil je hem weghalen, haal dan deze regel weg, en laat van elke link met [{label}] alleen de woorden staan.',
}
const anyAddress = {
  en: 'Copy the address of a page on the site, write an address with https://, mailto: or tel:, or remove the link.',
  nl: 'Kopieer het adres van een pagina van de site, schrijf een adres met https://, mailto: of tel:, of haal de link weg.',
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
  en: 'There is no page at {link}. If you mean the page {address}, write that address; otherwise write an address with https://, or remove the link.',
  nl: 'Er is geen pagina op {link}. Bedoel je de pagina {address}, schrijf dan dat adres; schrijf anders een adres met https://, of haal de link weg.',
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
    messages: [noPage, emptyAddress, inThisLanguage, itsPage, perhapsPage, otherLanguage, notFound, otherAddress],
    en: 'A link within the site leads to a page that exists, in the language of the text, without a redirect.',
    nl: 'Een link binnen de site leidt naar een bestaande pagina, in de taal van de tekst, zonder doorverwijzing.',
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
          const isRoute = path.startsWith('/') && !isFileName.test(path)
          const isItsFile = isRoute || namesFileOf(path, entry, site.entryOf(meant))
          const fix = link.address && isSure && isItsFile ? { at: link.address, actual: url, expected } : undefined
          const template = isRoute ? inThisLanguage : isItsFile ? itsPage : perhapsPage
          report({ position: link, message: forLine(link, say(template, { link: url, address: expected })), fix })
          continue
        }
        const within = addressIn(url)
        report({
          position: link,
          message: link.words
            ? say(emptyAddress, { words: shorten(link.words) })
            : forLine(link, leadsNowhere(url || '""', path, entry, site)),
          suggestedFix: within && link.address ? { at: link.address, actual: url, expected: within } : undefined,
        })
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

/** Adds to a cure that removes a link what that means for a line that gives the address of other links. */
function forLine({ label }: { label?: string }, message: Message): Message {
  const cure = typeof message.values?.cure === 'object' ? message.values.cure : message
  return label && cure.en.includes('remove the link') ? say(ofDefinition, { message, label }) : message
}

/** Corrects an address such as www.example.org, info@example.org or *https://example.org; undefined for others. */
function addressIn(url: string): string | undefined {
  if (/^www\.[\w-]+\.\w/.test(url)) return `https://${url}`
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`
  return /^[^\w/]{1,3}(https:\/\/\S+)$/.exec(url)?.[1]
}

export function leadsNowhere(address: string, path: string, entry: Entry, site: SiteContext): Message {
  const within = addressIn(address)
  if (within) return say(noPage, { link: address, cure: say(addressWithin, { address: within }) })
  const others = site.addresses[entry.locale].filter((other) => other !== site.pageOf(entry)?.canonical)
  const near = path && closestMatch(path, others)
  const cure = near ? didYouMean(near, path) : anyAddress
  const isPost = near && path.startsWith(`${href('blog', entry.locale)}/`)
  return say(noPage, { link: address, cure: isPost ? say(nearPost, { cure }) : cure })
}

const noHeading = {
  en: '{link} points to a heading that does not exist. {cure}',
  nl: '{link} verwijst naar een kop die er niet is. {cure}',
}

const otherIds = {
  en: 'Ids of the headings on the linked page: {ids}. Write one of these ids, or remove the link.',
  nl: 'Id’s van de koppen op de pagina waar de link heen leidt: {ids}. Schrijf een van deze id’s, of haal de link weg.',
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
const toTitle = {
  en: '{link} leads to the heading that repeats the title and must be removed. Remove the link too.',
  nl: '{link} leidt naar de kop die de titel herhaalt en weg moet. Haal ook de link weg.',
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
      const anchors = page && site.anchorsOf(page)
      const titles = page && page === site.pageOf(entry) ? titleIds(entry) : []
      if (titles.includes(id)) {
        report({ position: link, message: say(toTitle, { link: link.url }) })
        continue
      }
      // A page with mistakes has no anchors yet, but a link within it can use the ids of its headings.
      const ids = anchors ? [...anchors.keys()] : path === '' ? entry.outline.ids : undefined
      if (!ids || ids.includes(id)) continue
      // Word turns a footnote into two links: from the text to the footnote, and back.
      const [, back, number] = /^_?_?(?:ftn|edn)(ref)?(\d+)$/.exec(id) ?? []
      const kept = ids.filter((one) => !titles.includes(one))
      const near = closestMatch(id, kept)
      const cure = number
        ? say(asNote, { note: `[^${number}]${back ? ':' : ''}` })
        : near
          ? didYouMean(`${path}#${near}`, link.url)
          : kept.length > 0
            ? say(otherIds, { ids: kept.slice(0, 8).join(', ') })
            : path === ''
              ? noIdsHere
              : noIds
      report({ position: link, message: forLine(link, say(noHeading, { link: link.url, cure })) })
    }
  },
}

/** Returns the ids of headings that repeat the title, because another rule tells the writer to remove them. */
function titleIds({ outline, fields }: Entry): string[] {
  return outline.headings
    .slice(0, 1)
    .flatMap((heading) => (heading.id && repeatsTitle(heading, fields) ? [heading.id] : []))
}

const hiddenTarget = {
  en: '{link} leads to {file}, which is {state}. Link to another page, or remove the link.',
  nl: '{link} leidt naar {file}, en dat is {state}. Link naar een andere pagina, of haal de link weg.',
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
