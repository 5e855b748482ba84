import { type Message, say, shorten } from '../../problem.ts'
import { figureWith } from '../cures/figures.ts'
import { pictureWith } from '../cures/picture-cures.ts'
import { isPicture, pictureFile, withFiles } from '../picture-files.ts'
import { secureAddress } from '../tags/tag-attributes.ts'
import { argumentsIn } from './arguments.ts'
import { ofOthers } from './notation-messages.ts'

/** Tells whether an address contains a template placeholder. */
export const isTemplate = (address: string) =>
  /\{\{|\{%|^[{|](?:attach|filename|static|index|photo|tag|category|author)[}|]/.test(address)

/** Placeholder for the address of a definition. No rule reports it, so links to the definition stay valid. */
export const placeOfAddress = 'tel:0'

/** Link or picture with a template in its address. */
export interface Target {
  kind: 'link' | 'picture' | 'linkAroundPicture' | 'definition'
  /** Words of the link, alternative text of the picture, or label of the definition. */
  words?: string
}

const ofThisSite = {
  en: 'Write a link to a page on this site instead, [{words}](/address), or only the words.',
  nl: 'Schrijf in plaats daarvan een link naar een pagina van deze site, [{words}](/adres), of alleen de woorden.',
}
const onlyPicture = {
  en: 'Keep only the picture: remove [ before it and ](…) after it.',
  nl: 'Houd alleen de afbeelding: haal [ ervoor en ](…) erachter weg.',
}
const pageOrPicture = {
  en: 'Write the address of a page on this site, or keep only the picture: remove [ before it and ](…) after it.',
  nl: 'Schrijf het adres van een pagina van deze site, of houd alleen de afbeelding: haal [ ervoor en ](…) erachter weg.',
}
const inFullOrPicture = {
  en: 'Write the address in full, without braces, or keep only the picture: remove [ before it and ](…) after it.',
  nl: 'Schrijf het volledige adres, zonder accolades, of houd alleen de afbeelding: haal [ ervoor en ](…) erachter weg.',
}
const itself = {
  en: 'Write the address itself, with https:// or of a page on this site, or keep only the words of the link.',
  nl: 'Schrijf het adres zelf, met https:// of van een pagina van deze site, of laat alleen de woorden van de link staan.',
}
const inFull = {
  en: 'Write the address in full, without braces, or keep only the words of the link.',
  nl: 'Schrijf het volledige adres, zonder accolades, of laat alleen de woorden van de link staan.',
}
const bareInFull = {
  en: 'Write the address in full, without braces. To show it as typed, write it as code between backticks (`).',
  nl: 'Schrijf het volledige adres, zonder accolades. Wil je het tonen zoals het er staat, schrijf het dan als code tussen backticks (`).',
}
const hasNotation = {
  en: '{source} has a notation from another system in it. {cure}',
  nl: '{source} bevat een notatie uit een ander systeem. {cure}',
}
const withAddress = {
  en: 'Write the address instead: [{words}]({address}).',
  nl: 'Schrijf in plaats daarvan het adres: [{words}]({address}).',
}
const onlyAddress = {
  en: 'Write only the address instead: {address}.',
  nl: 'Schrijf in plaats daarvan alleen het adres: {address}.',
}
const anyAddress = {
  en: 'Write only an address instead, with https:// or of a page on this site; or remove this line, and keep only the words of each link with [{label}].',
  nl: 'Schrijf in plaats daarvan alleen een adres, met https:// of van een pagina van deze site; of haal deze regel weg, en laat van elke link met [{label}] alleen de woorden staan.',
}
const anyWords = { en: 'words', nl: 'woorden' }
const asWords = {
  en: '{source} is a notation from another system. Replace it with the words of the link that visitors should see.',
  nl: '{source} is een notatie uit een ander systeem. Schrijf in plaats daarvan de woorden van de link die bezoekers moeten zien.',
}
const wholeLink = {
  en: '{source} is a notation from another system. Write the words and the address themselves, [words](https://example.org), with your own address, or only the words.',
  nl: '{source} is een notatie uit een ander systeem. Schrijf de woorden en het adres zelf, [woorden](https://example.org), met je eigen adres, of alleen de woorden.',
}

const wholeMail = {
  en: '{source} is a notation from another system. Write the e-mail address itself, [name@example.org](mailto:name@example.org), with your own address, or only the words.',
  nl: '{source} is een notatie uit een ander systeem. Schrijf het e-mailadres zelf, [name@example.org](mailto:name@example.org), met je eigen adres, of alleen de woorden.',
}

/** Explains a template in the address of a link or a picture. */
export function templateAddress(source: string, { kind, words = '' }: Target): Message {
  if (kind === 'link' && words === source && /^https?:/.test(source))
    return say(hasNotation, { source: shorten(source), cure: bareInFull })
  if (kind === 'definition') return say(ofOthers, { source: shorten(source), cure: cureOfDefinition(source, words) })
  if (kind === 'linkAroundPicture') return say(ofOthers, { source: shorten(source), cure: cureAroundPicture(source) })
  return kind === 'picture'
    ? say(ofOthers, { source: shorten(`![${words}](${source})`), cure: cureOfPicture(source, words) })
    : say(ofOthers, { source: shorten(source), cure: cureOfLink(source, words) })
}

/** A picture that links to itself needs no link. */
const cureAroundPicture = (source: string): Message =>
  isPicture(source) ? onlyPicture : /^https?:/.test(source) || !isOfThisSite(source) ? inFullOrPicture : pageOrPicture

/** Keeps the file, the alternative text and the title of a picture: {{ site.baseurl }}/images/x.png "Title". */
function cureOfPicture(source: string, alt: string): Message {
  const [, address = source, title = ''] = /^(.*?)(?:\s+["'](.*)["'])?\s*$/s.exec(source) ?? []
  const caption = title === alt ? '' : title
  return (alt && figureWith(alt, caption, address)) || pictureWith(alt || title || 'description', address)
}

function cureOfDefinition(source: string, label: string): Message {
  const { address = source } = argumentsIn(source)
  if (isPicture(address)) {
    const file = pictureFile(address)
    return withFiles([file], say(onlyAddress, { address: file.address }))
  }
  const known = secureAddress(address)
  return known ? say(onlyAddress, { address: known }) : say(anyAddress, { label })
}

function cureOfLink(source: string, given: string): Message {
  const words = /^[^[\]{}<>\n]*\p{L}[^[\]{}<>\n]*$/u.test(given) ? given : anyWords
  const { address = '' } = argumentsIn(source)
  const known = address.startsWith('#') ? address : secureAddress(address)
  if (known) return say(withAddress, { words, address: known })
  if (/^(?:https?:|mailto:|tel:)/.test(source)) return inFull
  return isOfThisSite(source) ? say(ofThisSite, { words }) : itself
}

/** Tells whether a template surely leads to a page of the site: {{ site.baseurl }}, {{< relref >}}, {% post_url %}. */
const isOfThisSite = (source: string) =>
  /^\{\{\s*(?:site\.(?:base)?url|base_?path|base_?url|baseurl)\b|^\{(?:\{[<%]|%)|\b(?:ref|relref|url_for|relative_url|absolute_url)\b|^[{|]/.test(
    source,
  ) && !/^\{\{\s*[\w.]*(?<!base_?)(?:_url|(?<!base|site)Url|repository|repo|link|href)\s*\}\}/.test(source)

/** Explains a template in the words of a link; the address can have one too. */
export function templateWords(source: string, address: string, link: string): Message {
  return isTemplate(address)
    ? say(address.startsWith('mailto:') ? wholeMail : wholeLink, { source: shorten(link) })
    : say(asWords, { source: shorten(source) })
}
