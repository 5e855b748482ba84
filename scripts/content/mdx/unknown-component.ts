import { writerComponents } from '../../../components/mdx/vocabulary.tsx'
import { closestMatch } from '../../lib/strings.ts'
import { didYouMean, type Message, say, shorten } from '../problem.ts'
import { plainText } from './callouts.ts'
import { asLink, asPicture, cureOfComponent, cureOfTag, keepText, removeIt, removeTag, write } from './counterparts.ts'
import { placeOfTag } from './tag-words.ts'

export const noComponent = {
  en: '<{name}> is not a component of this site. {cure}',
  nl: '<{name}> is geen component van deze site. {cure}',
}
const otherwise = {
  en: 'Remove it, or use Markdown or one of: {names}.',
  nl: 'Haal dat weg, of gebruik Markdown of een van deze: {names}.',
}
const tagOrCharacter = {
  en: 'Remove the tag, or write \\< for the character itself.',
  nl: 'Haal de tag weg, of schrijf \\< voor het teken zelf.',
}
const linkOrNone = {
  en: 'Write {link}, or remove it.',
  nl: 'Schrijf {link}, of haal dat weg.',
}
const linkAndText = {
  en: 'Write {link}, and keep what is between the tags.',
  nl: 'Schrijf {link}, en houd wat tussen de tags staat.',
}

const withWords = {
  en: 'Write the words of {attribute}="{words}" in its place, or remove it.',
  nl: 'Schrijf op die plaats de woorden van {attribute}="{words}", of haal dat weg.',
}

export type Attributes = Readonly<Record<string, string>>

/** Reads the quoted attributes of a tag that the parser rejects. */
export function attributesIn(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/\s([\w:@.-]+)=(["'])(.*?)\2/gs)].map(([, name = '', , value = '']) => [name, value]),
  )
}

/** Content of a tag: none, a text before its end tag, or unknown because its other tag is missing. */
export type TagContent = 'none' | 'text' | 'unknown'

export function unknownComponent(
  name: string,
  attributes: Attributes = {},
  words = '',
  content: TagContent = 'none',
): Message {
  const names = Object.keys(writerComponents)
  const close = closestMatch(name, names)
  const known = cureOfTag(name) ?? cureOfComponent(name)
  if (isInvisible(name, attributes)) return say(noComponent, { name, cure: removeIt })
  if (/^img$/i.test(name) && attributes.alt) return say(noComponent, { name, cure: pictureWith(attributes.alt) })
  if (name === 'a' && attributes.href === undefined) return say(noComponent, { name, cure: removeTag })
  const cure =
    known === undefined && close
      ? didYouMean(`<${close}>`, name, close)
      : known === undefined || (known === asLink && name !== 'a')
        ? (byAttributes(attributes, words, content) ?? known ?? withoutCounterpart(content, attributes))
        : known
  return say(noComponent, { name, cure })
}

function withoutCounterpart(content: TagContent, attributes: Attributes): Message {
  if (content === 'text') return keepText
  if (content === 'unknown') return Object.keys(attributes).length > 0 ? removeTag : tagOrCharacter
  return say(otherwise, { names: Object.keys(writerComponents).join(', ') })
}

/** Guesses the purpose of an unknown component from the addresses in its attributes. */
function byAttributes(attributes: Attributes, words: string, content: TagContent): Message | undefined {
  const { href, page, to, link, url, src } = attributes
  if ([src, url].some((one) => one && /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i.test(one))) return asPicture
  const address = href ?? page ?? to ?? link ?? url
  if (address === undefined) return undefined
  const secure = secureAddress(address)
  if (!secure) return asLink
  const label = attributes.title ?? attributes.label
  const hasText = content === 'text' && (label !== undefined || words.trim() === '')
  return say(hasText ? linkAndText : linkOrNone, { link: linkWith(secure, label ?? words) })
}

/** Returns the address of another site, with https. Excludes the reader's own computer. */
export function secureAddress(address: string): string | undefined {
  const secure = address.replace(/^(?:http:)?\/\//, 'https://')
  return /^https:\/\/(?!localhost|127\.|0\.0\.)[^\s()<>{}]+$/.test(secure) ? secure : undefined
}

/** Returns a link in Markdown. If its words have several lines or markup, a placeholder takes their place. */
export function linkWith(address: string, inner: string): Message | string {
  const words = inner.trim()
  if (words !== '' && !/[[\]<>\n]/.test(words)) return `[${words}](${address})`
  return { en: '[words]({address})', nl: '[woorden]({address})', values: { address } }
}

/**
 * Returns the cure of a picture: Markdown with its alternative text, and an example address, because the file is not
 * here yet.
 */
function pictureWith(alt: string): Message {
  return write(`![${alt.replace(/\s+/g, ' ').replace(/[[\]<>{}]/g, '\\$&')}](/images/blog/picture.jpg)`)
}

const asFigure = {
  en: 'Write <Figure src="/images/blog/picture.jpg" alt="{alt}" caption="{caption}" />.',
  nl: 'Schrijf <Figure src="/images/blog/picture.jpg" alt="{alt}" caption="{caption}" />.',
}

/**
 * Returns the cure of an HTML figure with a caption. Undefined if the caption has a link, for example, because captions
 * are plain text.
 */
export function figureFor(written: string): Message | undefined {
  const [tag] = /<img\b[^>]*>/i.exec(written) ?? []
  const [, inner] = /<figcaption\b[^>]*>(.*?)<\/figcaption>/is.exec(written) ?? []
  if (!tag || !inner || /<a\b|[{}"]|\]\(/.test(inner)) return undefined
  const caption = plainText(
    inner
      .replace(/<[^<>]*>/g, '')
      .trim()
      .replace(/\s+/g, ' '),
  )
  const alt =
    attributesIn(tag)
      .alt?.replace(/["{}<>]/g, '')
      .trim() || '…'
  return caption === '' ? undefined : say(noComponent, { name: 'figure', cure: say(asFigure, { alt, caption }) })
}

/** Tells whether a picture is there to count visits: at most one pixel wide and high. */
export function isInvisible(name: string, { width = '', height = '' }: Attributes): boolean {
  return /^(?:img|image)$/i.test(name) && [width, height].every((size) => /^[01](?:px)?$/.test(size))
}

const emptyLine = {
  en: 'Replace these line breaks with an empty line.',
  nl: 'Vervang deze regeleinden door een lege regel.',
}
const inCell = {
  en: 'In a table cell, write a comma instead.',
  nl: 'Schrijf in een cel van een tabel een komma.',
}

/** Matches the beginning of a line that does not continue a paragraph, or the end of the text. */
const otherBlock = /^(?:[ \t>]*(?:$|\n|(?:[-*+]|\d+[.)])[ \t]|#{1,6}[ \t]|`{3}|~{3}|:{3}|\||<|\{%|-{3}))/

/** Explains a <br> that cannot become a \, which is shown as typed at the end of a paragraph, a heading or a cell. */
export function lineBreak(name: string, text: string, offset: number): Message | undefined {
  if (name !== 'br') return undefined
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [, behind = ''] = /^<[^<>]*>([\s\S]*)/.exec(text.slice(offset)) ?? []
  const isRow = /^[ \t>]*\|/.test(before) || (before.includes(' | ') && /^[^\n]* \| |^[ \t]*\|/.test(behind))
  const isBetween = /[^\s|][ \t]*$/.test(before) && /^[ \t]*[^\s|<]/.test(behind)
  if (isRow) return say(noComponent, { name, cure: isBetween ? inCell : removeIt })
  const isRepeated = behind.startsWith(placeOfTag) || /^\s*<br\b/.test(behind) || /<br\b[^<>]*>[ \t]*$/.test(before)
  if (isRepeated && before.replace(/<[^<>]*>/g, '').trim() !== '') return say(noComponent, { name, cure: emptyLine })
  const [, nextLine] = /^[ \t]*(?:\n([\s\S]*)|$)/.exec(behind) ?? []
  const isAtEnd = /^[ \t]*(?:\n|$)/.test(behind)
  const endsBlock = isAtEnd && otherBlock.test(nextLine ?? '')
  return /^ {0,3}#{1,6}[ \t]/.test(before) || endsBlock ? say(noComponent, { name, cure: removeIt }) : undefined
}

/** Explains an empty tag whose attribute holds words that another system shows, such as a formula. */
export function wordsIn(name: string, attributes: Attributes): Message | undefined {
  const [found] = Object.entries(attributes).filter(
    ([key, value]) =>
      /^data-(?:expr|tex|latex|formula|math|text|content|label|title)$/.test(key) && value.trim() !== '',
  )
  if (!found || !/^(?:span|div|p|i)$/.test(name)) return undefined
  const [attribute, words] = found
  return say(noComponent, { name, cure: say(withWords, { attribute, words: shorten(words) }) })
}
