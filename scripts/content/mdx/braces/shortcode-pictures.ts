import { type Message, say } from '../../problem.ts'
import { asPicture, withSentence, write } from '../cures/counterparts.ts'
import { figuresWith, figureWith } from '../cures/figures.ts'
import { pictureAt, pictureWith } from '../cures/picture-cures.ts'
import { pictureFile, pictureFiles, withFiles } from '../picture-files.ts'
import { areClasses } from '../tags/dropped-words.ts'
import { type Attributes, attributesIn, ofThisSite, secureAddress } from '../tags/tag-attributes.ts'
import { argumentsIn } from './arguments.ts'

const asPictureWith = {
  en: 'Write ![description]({address}), or <Figure> for a picture with a caption. Use {words} as the description.',
  nl: 'Schrijf ![beschrijving]({address}), of <Figure> voor een afbeelding met een bijschrift. Gebruik {words} als beschrijving.',
}
const eachOnLine = {
  en: 'Write each picture on a line of its own, with an empty line between them: {pictures}',
  nl: 'Schrijf elke afbeelding op een eigen regel, met een lege regel ertussen: {pictures}',
}

const replacesBoth = {
  en: 'The picture replaces both tags and everything between them.',
  nl: 'De afbeelding komt in plaats van beide tags en alles ertussen.',
}

/** Matches the file of a picture in a shortcode, with the name of its value. */
const file = /(?:([\w-]+)=)?["'\s=]([^\s"'=<>]+\.(?:png|jpe?g|gif|webp|avif|svg))(?=["'\s?]|$)/gi

/** Matches the names of values with another version of the same picture, or with a link around it. */
const otherVersion = /link|href|url|dark|thumb|full|large|small|mobile|srcset|poster|fallback/i

/**
 * Returns the cure for a shortcode that shows a picture, recognized by its address or by the `known` cure for its name.
 * Keeps the alternative text, the caption and the link.
 */
export function shortcodePicture(written: string, known?: Message): Message | undefined {
  const source = withEqualSigns(written)
  const isPicture =
    known === asPicture || (!known && /^\{[{%][\s\S]*\.(?:png|jpe?g|gif|webp|avif|svg)["'\s]/i.test(source))
  if (!isPicture) return undefined
  const attributes = attributesIn(source)
  const { alt = '', title = '', caption = title } = attributes
  const found = [...source.matchAll(file)].map(([, name = '', address = '']) => ({ name, address }))
  const own = new Set(found.filter(({ name }) => !otherVersion.test(name)).map(({ address }) => address))
  const { url, src: given = url } = attributes
  const [src = found[0]?.address ?? (/^https?:/.test(given ?? '') ? given : undefined)] = own
  const several = own.size > 1 ? eachPicture([...own], caption) : undefined
  if (several) return several
  const words = argumentsIn(source).words.filter((one) => !areClasses(one))
  if (!alt && !caption && words.length > 0) return unnamedWords(source, words, src)
  const linked = linkedPicture(attributes, { alt, caption, src })
  return (
    linked ?? figureWith(alt, caption, src) ?? (alt && !/[[\]<>{}]/.test(alt) ? pictureWith(alt, src) : pictureAt(src))
  )
}

/** Writes = directly between each name and its value. A macro can have spaces around =, and a Liquid tag has colons. */
function withEqualSigns(written: string): string {
  if (/^\{\{\s*[\w.]+\(/.test(written)) return written.replace(/\s*=\s*(?=["'])/g, '=').replace('(', '( ')
  return /^\{%/.test(written) && !/=\s*["']/.test(written)
    ? written.replace(/(?<=[\s,])([\w-]+):[ \t]*(?=")/g, '$1=')
    : written
}

/** Returns the cure for two tags that show a picture. Between them is its caption, its address or nothing. */
export function pictureOfPair(begin: string, between: string, known?: Message): Message | undefined {
  const inner = between.trim()
  const isAddress = /^\S+\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(inner) && !/[[\](){}<>]/.test(inner)
  const [named] = [...begin.matchAll(file)].map(([, , address]) => address)
  const src = isAddress ? inner : named
  const isPicture = known === asPicture || (known === undefined && (inner === '' || isAddress))
  if (!isPicture || !src || (!isAddress && /[{}<>\n]|!\[/.test(inner))) return undefined
  // Zola has ( and , between the values.
  const attributes = attributesIn(begin.replace(/[(,](?=\w+=["'])/g, ' '))
  const [first = ''] = argumentsIn(begin).words.filter((one) => !areClasses(one))
  const { title = '', caption = title } = attributes
  const shown = isAddress || inner === '' ? caption : inner
  const alt = attributes.alt ?? (first === caption ? '' : first)
  const cure = figureWith(alt, shown, src) ?? (alt && !/[[\]<>{}]/.test(alt) ? pictureWith(alt, src) : pictureAt(src))
  return withSentence(cure, replacesBoth)
}

/** Keeps words without a name: a description and a caption, or only a description. */
function unnamedWords(source: string, words: readonly string[], src?: string): Message {
  const [alt = '', caption = ''] = words
  const isInOrder = words.length === 2 && !/[\w-][ \t]*[=:][ \t]*["'“]/.test(source)
  const isCaption = words.length === 1 && /^\{[{%][<%]?-?\s*[\w-]*caption/i.test(source)
  const figure = isInOrder ? figureWith(alt, caption, src) : isCaption ? figureWith('', alt, src) : undefined
  if (figure) return figure
  const own = pictureFile(src)
  const listed = words.map((one) => `"${one.replace(/\s+/g, ' ')}"`).join(', ')
  return withFiles([own], say(asPictureWith, { words: listed, address: own.address }))
}

function eachPicture(sources: readonly string[], caption: string): Message | undefined {
  const withCaption = figuresWith(
    sources.map(() => ''),
    [caption],
    sources,
  )
  if (withCaption || caption) return withCaption
  const files = pictureFiles(sources)
  const pictures = sources.map((source) => `![…](${files.get(source)?.address})`).join(', ')
  return withFiles([...files.values()], say(eachOnLine, { pictures }))
}

interface Words {
  alt: string
  caption: string
  src?: string
}

/** Keeps the link around a picture, unless it leads to a larger version of that picture. */
function linkedPicture({ link = '' }: Attributes, { alt, caption, src }: Words): Message | undefined {
  if (!/^(?:https?:\/\/|\/)/.test(link) || /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(link)) return undefined
  const secure = secureAddress(link)
  const address = secure ?? '/address'
  const ofAlt = alt && !/[[\]<>{}]/.test(alt) ? alt : '…'
  const cure = caption
    ? figureWith(alt, caption, src, address)
    : pictureWith(ofAlt, src, (picture) => write(`[${picture}](${address})`))
  return cure && (secure ? cure : say(ofThisSite, { cure }))
}
