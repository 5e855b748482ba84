import { type Message, say } from '../../problem.ts'
import {
  type Attributes,
  attributesIn,
  linkOrShown,
  linkWith,
  ofThisSite,
  secureAddress,
} from '../tags/tag-attributes.ts'
import { theTags } from '../tags/tag-pairs.ts'
import { orAsTyped, orItsValue } from './notation-messages.ts'

interface Arguments {
  /** Quoted values that visitors read. */
  words: readonly string[]
  address?: string
  /** First quoted value. */
  first?: string
}

const isFile = (value: string) => /^\S+\.\w{2,4}$/.test(value)
const isAddress = (value: string) => /^(?:https?:\/\/|\/(?!\/)|#|mailto:)\S*$/.test(value) && !/^\/?$/.test(value)

/** Tells whether a value gives the widths of a picture: (min-width: 30em) 50vw, 100vw. */
const isSize = (value: string) => /(?:^|\s)\d+(?:vw|px|r?em)\b/.test(value) && !/\p{L}{3,} \p{L}{2,}/u.test(value)

/** Tells whether a value is a style: fill: var(--color); width: 4ex. */
const isStyle = (value: string) => /^[a-z-]+:[^;]*;|\bvar\(--/.test(value)

/** Matches names of values that visitors read. */
const ofWords =
  /^(?:[Tt]itle|[Tt]itel|titre|titulo|titolo|name|label|summary|headers?|heading|text|caption|alt|description|author|content)$/

/** Reads the quoted values of a shortcode: {% link "Our costs", "/costs" %}. */
export function argumentsIn(source: string): Arguments {
  const values = [...source.matchAll(/(?:([\w-]+)[ \t]*[=:][ \t]*)?(?:(["'])(.*?)\2|“(.*?)[”"])/gsu)].map(
    ([, name, , quoted, curly = '']) => ({ name, value: (quoted ?? curly).trim() }),
  )
  const address = values.find(({ name, value }) => name !== 'action' && isAddress(value))?.value
  const words = values.flatMap(({ name, value }) => {
    const isShown = name ? ofWords.test(name) : /\s|^\p{Lu}\p{Ll}/u.test(value)
    return isShown &&
      /\p{L}{2}/u.test(value) &&
      !/^(?:true|false)$/.test(value) &&
      !/["{}<>]/.test(value) &&
      !isAddress(value) &&
      !isFile(value) &&
      !isSize(value) &&
      !isStyle(value)
      ? [value]
      : []
  })
  return { words, address, first: values.find(({ name }) => name === undefined)?.value }
}

const orWords = {
  en: 'Remove it, or replace it with the text that visitors should see, such as {words}.',
  nl: 'Haal dat weg, of schrijf in plaats daarvan wat bezoekers moeten zien, zoals {words}.',
}
const orLinks = {
  en: 'Remove it, or replace it with the text that visitors should see, such as {links}.',
  nl: 'Haal dat weg, of schrijf in plaats daarvan wat bezoekers moeten zien, zoals {links}.',
}
const orLink = {
  en: 'Remove it, or replace it with a link: {link}.',
  nl: 'Haal dat weg, of maak er een link van: {link}.',
}

/** Returns the online addresses in a shortcode as links. The name of each value gives the words. */
function linksIn(source: string): string[] {
  return Object.entries(attributesIn(source)).flatMap(([name, value]) => {
    const address = name !== 'action' && /^https?:\/\/\S+$/.test(value) ? secureAddress(value) : undefined
    return address ? [`[${name}](${address})`] : []
  })
}

/** Tells whether a shortcode has no words: no value with a space in it, or an address. */
export const isWordless = (source: string) =>
  linksIn(source).length > 0 || !Object.values(attributesIn(source)).some((value) => /\S\s+\S/.test(value))

/** Matches a value or words that a text can mention as they are: {{ name }}, {{ shown as typed }}. */
const plainValue = /^\{\{(?![ \t]*(?:site|page|config)\b)[\p{L}\p{N}_ \t.,!?+-]*\}\}$/u

/** Returns the cure for an unknown shortcode, based on its words and address. */
export function shownValue(source: string): Message {
  const { words, address, first } = argumentsIn(source)
  const { href, url, link, to, title, text, label, name } = attributesIn(source)
  const named = href ?? url ?? link ?? to
  const shown = title ?? text ?? label ?? name
  if (named && shown) {
    const complete = secureAddress(named)
    const cure = say(linkOrShown, { link: linkWith(complete ?? '/address', shown) })
    return complete ? cure : say(ofThisSite, { cure })
  }
  const linked = words[0] ?? (first === address ? undefined : first)
  if (address && linked && !isFile(linked)) {
    const complete = secureAddress(address)
    const cure = say(linkOrShown, { link: linkWith(complete ?? '/address', linked) })
    return complete ? cure : say(ofThisSite, { cure })
  }
  const isNamed = Object.entries(attributesIn(source)).some(
    ([name, value]) => value === address && /(?:^|[_-])(?:url|href|link)$/i.test(name),
  )
  if (
    address &&
    /^https?:/.test(address) &&
    words.length === 0 &&
    linksIn(source).length < 2 &&
    (isNamed || !/^\{%-?\s*include/.test(source))
  )
    return say(orLink, { link: linkWith(shownAddress('', address), '') })
  const links = linksIn(source)
  if (links.length > 1 || (links.length > 0 && words.length === 0 && !isNamed))
    return say(orLinks, { links: links.join(', ') })
  return words.length > 0 && !/^\{%-?\s*include/.test(source)
    ? say(orWords, { words: words.map((one) => `"${one}"`).join(', ') })
    : plainValue.test(source)
      ? orAsTyped
      : orItsValue
}

const orOwnLink = {
  en: 'Remove it, or replace it with a link: {link}, with the address of what it shows.',
  nl: 'Haal dat weg, of maak er een link van: {link}, met het adres van wat het toont.',
}
const standIn = 'https://example.org'

/** Cure for a tag with words inside, which other systems show if they cannot show the page. */
const orLinkWithInside = {
  en: 'Remove {tags}, with everything between them, or replace all of that with a link: {link}.',
  nl: 'Haal {tags} weg, met alles ertussen, of maak van dat alles een link: {link}.',
}

const orOwnLinkWithInside = {
  en: 'Remove {tags}, with everything between them, or replace all of that with a link: {link}, with the address of what it shows.',
  nl: 'Haal {tags} weg, met alles ertussen, of maak van dat alles een link: {link}, met het adres van wat het toont.',
}

const linkTo = (address: string, words: string) =>
  say(address === standIn ? orOwnLink : orLink, { link: linkWith(address, words) })

/** Returns the address of an embedded video or page, based on the name and a value of the tag. */
function shownAddress(name: string, given: string): string {
  const id = given.trim()
  if (/youtube|^yt/i.test(name) && /^[\w-]{11}$/.test(id)) return `https://www.youtube.com/watch?v=${id}`
  if (/tweet|twitter/i.test(name) && /^\d{10,}$/.test(id)) return `https://x.com/i/status/${id}`
  if (/vimeo/i.test(name) && /^\d{6,}$/.test(id)) return `https://vimeo.com/${id}`
  // As a page, the address of a map for a frame shows only an error.
  return /\/maps\/embed\b/.test(id) ? standIn : (secureAddress(id) ?? standIn)
}

/** Returns the web address in an attribute such as lessonLink="https://…", except that of a picture. */
function addressIn(attributes: Attributes): string | undefined {
  const [, address] = Object.entries(attributes).find(([key]) => /(?:Link|Url|URL|Href|^link|^to)$/.test(key)) ?? []
  return address === undefined ? undefined : secureAddress(address)
}

/** Returns the cure for a tag that embeds another page: a link to that page, with the title or caption of the tag. */
export function linkToIt(name: string, attributes: Attributes, hasWords = false): Message {
  const { 'data-src': later, src = later, url, href, id, videoId, youtubeId, title = '', caption = title } = attributes
  if (name === 'iframe' && src === undefined) return orItsValue
  const { platform, provider = platform ?? name, videoID = videoId } = attributes
  const given = shownAddress(provider, src ?? url ?? href ?? attributes.data ?? id ?? videoID ?? youtubeId ?? '')
  const address = given === standIn ? (addressIn(attributes) ?? standIn) : given
  const words = title || caption || (Object.entries(attributes).find(([key]) => /Title$/.test(key))?.[1] ?? '')
  if (hasWords)
    return say(address === standIn ? orOwnLinkWithInside : orLinkWithInside, {
      tags: theTags,
      link: linkWith(address, words),
    })
  return linkTo(address, words)
}

/** Returns the cure for a notation whose braces have the address of what it shows: ::video{url="https://…"}, ::github{repo="a/b"}. */
export function linkInBraces(braces: string, before: string): Message | undefined {
  const [, , repo] = (/:github$/.test(before.trimEnd()) && /\brepo=(["'])([\w.-]+\/[\w.-]+)\1/.exec(braces)) || []
  if (repo) return linkToIt('', { url: `https://github.com/${repo}`, title: repo })
  const [, , url] = /\b(?:url|href|src|link)=(["'])(https:\/\/[^"'\s]+)\1/.exec(braces) ?? []
  return url ? linkToIt('', { url }) : undefined
}

/** Returns the cure for a shortcode that embeds another page: {{< youtube dQw4w9WgXcQ >}}. */
export function linkToShortcode(source: string): Message {
  const { words, address, first } = argumentsIn(source)
  const [, name = '', bare = ''] = /^\{(?:\{[<%]?|%)-?\s*([\w-]+)(?:\s+|\s*\()["']?([^\s"'()}>]*)/.exec(source) ?? []
  const { id, url, src, provider = name } = attributesIn(source)
  const given = url ?? src ?? id ?? (first && address === undefined ? first : (address ?? bare))
  return linkTo(shownAddress(provider, given), words[0] ?? '')
}
