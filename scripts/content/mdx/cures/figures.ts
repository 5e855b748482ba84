import { type Message, say } from '../../problem.ts'
import { isPicture, pictureFile, standIn, widestOf, withFiles } from '../picture-files.ts'
import {
  attributesIn,
  completeAddress,
  descriptionOf,
  linkWith,
  ofThisSite,
  secureAddress,
} from '../tags/tag-attributes.ts'
import { theTags } from '../tags/tag-pairs.ts'
import { noComponent } from '../tags/unknown-component.ts'
import { plainText } from './callouts.ts'
import { write } from './counterparts.ts'
import { isForDark } from './picture-cures.ts'

const withLineBelow = {
  en: 'Write ![{alt}]({address}){shown}, an empty line, and below it: {caption}',
  nl: 'Schrijf ![{alt}]({address}){shown}, een lege regel, en daaronder: {caption}',
}

const linkedWithLine = {
  en: 'Write [![{alt}]({address})]({link}){shown}, an empty line, and below it: {caption}',
  nl: 'Schrijf [![{alt}]({address})]({link}){shown}, een lege regel, en daaronder: {caption}',
}
const shownInstead = {
  en: ' with what the picture shows instead of …',
  nl: ' met wat er op de afbeelding te zien is in plaats van …',
}
const altToo = {
  en: '{cure} Write at alt what the picture shows.',
  nl: '{cure} Schrijf bij alt wat er op de afbeelding te zien is.',
}

const withLost = { en: '{lost} {cure}', nl: '{lost} {cure}' }
const lostLink = {
  en: 'The link to {href} goes: write it in the text if visitors need it.',
  nl: 'De link naar {href} vervalt: schrijf die in de tekst als bezoekers hem nodig hebben.',
}
const lostPicture = {
  en: 'The link around the picture goes.',
  nl: 'De link om de afbeelding vervalt.',
}
const lostLinks = {
  en: 'The links around the pictures go: write them in the text if visitors need them.',
  nl: 'De links om de afbeeldingen vervallen: schrijf die in de tekst als bezoekers ze nodig hebben.',
}

const severalWithLine = {
  en: 'Write each picture on a line of its own with an empty line below it, {pictures}{shown}, and then: {caption}',
  nl: 'Schrijf elke afbeelding op een eigen regel met een lege regel eronder, {pictures}{shown}, en dan: {caption}',
}
const severalFigures = {
  en: 'Write each picture with its caption on a line of its own: {figures}',
  nl: 'Schrijf elke afbeelding met haar bijschrift op een eigen regel: {figures}',
}

/** Cures for a link around a picture. */
export const aroundPicture = {
  en: 'Write [ before the picture, and ]({address}) after it.',
  nl: 'Schrijf [ voor de afbeelding, en ]({address}) erachter.',
}

export const pictureOrLink: Message = {
  en: 'Remove {tags}, and keep the picture; or write [ before the picture, and ](/address) after it.',
  nl: 'Haal {tags} weg, en laat de afbeelding staan; of schrijf [ voor de afbeelding, en ](/adres) erachter.',
  values: { tags: theTags },
}

export const linkBelowPicture = {
  en: 'Remove {tags}, and keep the picture. To keep the link, write {link} below the picture, with an empty line between them.',
  nl: 'Haal {tags} weg, en laat de afbeelding staan. Wil je de link houden, schrijf dan {link} onder de afbeelding, met een lege regel ertussen.',
}

/** Returns the cure for a link around a figure: its caption, or else the description, becomes the link. */
export function linkBelow(href: string, written: string): Message | undefined {
  const [, figure = ''] = /^<a\b[^<>]*>\s*(<figure\b[\s\S]*<\/figure>)\s*<\/a>$/.exec(written) ?? []
  const [tag, alt] = pictureInFigure.exec(figure) ?? []
  if (!tag) return undefined
  const [, caption = ''] = /<figcaption\b[^<>]*>([\s\S]*?)<\/figcaption>/.exec(figure) ?? []
  const words =
    inSentences(caption)
      .replace(/<[^<>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim() || altOf(tag, alt)
  const address = completeAddress(href)
  const cure = say(linkBelowPicture, { link: linkWith(address ?? '/address', words), tags: theTags })
  return address ? cure : say(ofThisSite, { cure })
}

const figureTag = (alt: string, caption: string, address: string) =>
  `<Figure src="${address}" alt="${alt}" caption="${withoutWiki(plainText(caption))}" />`

/** Keeps the words of a link in double brackets: [[Page|words]], [[words]]. */
const withoutWiki = (text: string) => text.replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g, '$1')

/** Keeps < and > that are no tag, such as those in x <- 1. */
const plainAlt = (alt: string) =>
  alt
    .replace(/["{}[\]]|<(?=[A-Za-z/!?])|(?<![-=>\s])>/g, '')
    .replace(/\s+/g, ' ')
    .trim() || '…'

/**
 * Returns the figure to write for a picture with a caption; undefined if the caption is empty or has tags or braces. A
 * property cannot contain a link, so a caption with a link, or of a picture in a link, becomes text below the picture.
 */
export function figureWith(givenAlt: string, givenCaption: string, src?: string, link?: string): Message | undefined {
  const alt = plainAlt(givenAlt)
  const caption = givenCaption.trim().replace(/\s+/g, ' ')
  if (caption === '' || /[{}<>]/.test(caption)) return undefined
  const file = pictureFile(src)
  const { address } = file
  const shown = alt === '…' ? shownInstead : ''
  if (link) return withFiles([file], say(linkedWithLine, { alt, caption, address, link, shown }))
  if (/\]\(|"/.test(caption)) return withFiles([file], say(withLineBelow, { alt, caption, address, shown }))
  const cure = write(figureTag(alt, caption, address))
  return withFiles([file], alt === '…' ? say(altToo, { cure }) : cure)
}

/** Matches an HTML picture, or a Markdown picture with its attributes in braces. A value in quotes can contain >. */
export const pictureInFigure =
  /<(?:img|Image)\b(?:[^>=]|=(?:"[^"]*"|'[^']*'|(?!["'])))*>|!\[([^\]\n]*)\]\(([^()\n]*)\)(?:\{[^{}]*\})?/i

/** Returns the file that an HTML or Markdown picture shows. */
export function sourceIn(tag: string): string | undefined {
  const [, address] = /^!\[[^\]\n]*\]\(\s*([^()\s]*)/.exec(tag) ?? []
  const { src, srcset, srcSet } = attributesIn(tag)
  const [, required] = /\bsrc=\{\s*(?:require\(\s*)?["'`]([^"'`{}]+)["'`]/.exec(tag) ?? []
  return address ?? src ?? attributesIn(tag)['data-src'] ?? required ?? widestOf(srcset ?? srcSet)
}

/** Tells whether a picture is only for dark mode. This site uses one picture in both modes. */
const isDark = (tag: string) =>
  /#(?:only-dark|gh-dark-mode-only)$/.test(sourceIn(tag) ?? '') || isForDark(attributesIn(tag))

/** Returns the addresses of the links around the pictures of a figure. */
const linksIn = (written: string) =>
  [...written.matchAll(/(<a\b[^<>]*>)\s*(?:<picture\b(?:(?!<\/picture)[\s\S])*?)?(?:<img\b|!\[)/gi)].flatMap(
    ([, start = '']) => {
      const { href = '' } = attributesIn(start)
      return /^(?:#|javascript:|$)/i.test(href) ? [] : [href]
    },
  )

/** Explains an HTML figure that contains pictures and their captions. */
export function figureFor(written: string): Message | undefined {
  const tags = [...written.matchAll(new RegExp(pictureInFigure, 'gi'))].filter(([tag]) => !isDark(tag))
  const alts = tags.map(([tag, alt]) => altOf(tag, alt))
  const sources = tags.map(([tag]) => sourceIn(tag))
  const captions = [...written.matchAll(/<figcaption\b[^>]*>(.*?)<\/figcaption>/gis)].map(([, one = '']) => inLine(one))
  const [alt, ...others] = alts
  if (alt === undefined) return undefined
  const [href = '', ...more] = linksIn(written)
  const link = others.length === 0 ? secureAddress(href) : undefined
  const cure =
    others.length === 0 ? figureWith(alt, captions[0] ?? '', sources[0], link) : figuresWith(alts, captions, sources)
  if (!cure) return undefined
  const lost =
    href === '' || link
      ? undefined
      : more.length > 0
        ? lostLinks
        : isPicture(href)
          ? lostPicture
          : say(lostLink, { href })
  return say(noComponent, { name: 'figure', cure: lost ? say(withLost, { lost, cure }) : cure })
}

function altOf(tag: string, alt?: string): string {
  const [, altInBraces] = /\{[^{}]*\balt="([^"]*)"/.exec(tag) ?? []
  return altInBraces ?? alt ?? descriptionOf(attributesIn(tag))
}

/** Explains several pictures: they become as many figures as there are captions, or pictures above one caption. */
export function figuresWith(
  alts: readonly string[],
  captions: readonly string[],
  sources: readonly (string | undefined)[],
): Message | undefined {
  const files = sources.map(pictureFile)
  const [caption = '', ...others] = captions
  if (others.length > 0) {
    if (captions.length !== alts.length || captions.some((one) => one === '' || /[{}<>"]|\]\(/.test(one)))
      return undefined
    const figures = alts.map((alt, index) =>
      figureTag(plainAlt(alt), captions[index] ?? '', files[index]?.address ?? standIn),
    )
    return withFiles(files, say(severalFigures, { figures: figures.join(', ') }))
  }
  if (caption === '' || /[{}<>]/.test(caption)) return undefined
  const pictures = alts.map((alt, index) => `![${plainAlt(alt)}](${files[index]?.address ?? standIn})`).join(', ')
  return withFiles(
    files,
    say(severalWithLine, { pictures, caption, shown: pictures.includes('![…]') ? shownInstead : '' }),
  )
}

const block = 'p|div|li|h[1-6]|blockquote|small'

/** Matches the end of a paragraph or a line between words. Captures the words before, a line break, and the next word. */
const endOfLine = new RegExp(
  `([\\p{L}\\p{N})\\]"'”’%](?:</(?!(?:${block})\\b)\\w+>)*)\\s*(?:</(?:${block})>|(<br\\b[^<>]*>))(?:\\s|<[^<>]*>)*?(?=(?:<[^</>][^<>]*>|["'“‘(])*([\\p{L}\\p{N}]))`,
  'giu',
)

/** Writes a full stop or a comma where a paragraph or a line ends without punctuation. */
const inSentences = (html: string) =>
  html
    .replace(endOfLine, (_, words: string, lineBreak: string | undefined, next: string) =>
      /\p{Ll}/u.test(next) ? `${words}${lineBreak ? ' ' : ', '}` : `${words}. `,
    )
    .replace(new RegExp(`</(?:${block})>|<br\\b[^<>]*>`, 'gi'), '$& ')

/** Converts the links in a caption to Markdown, and its paragraphs to sentences. Removes its other tags. */
function inLine(html: string): string {
  return inSentences(html)
    .replace(/<a\b[^<>]*>.*?<\/a>/gis, (link) => {
      const address = secureAddress(attributesIn(link).href ?? '')
      const written = address && linkWith(address, link.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' '))
      return typeof written === 'string' ? written : link
    })
    .replace(/<(?!\/?a\b)[^<>]*>/gi, '')
    .trim()
    .replace(/\s+/g, ' ')
}
