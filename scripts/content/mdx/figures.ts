import { type Message, say } from '../problem.ts'
import { plainText } from './callouts.ts'
import { write } from './counterparts.ts'
import { attributesIn, linkWith, secureAddress } from './tag-attributes.ts'
import { theTags } from './tag-pairs.ts'
import { noComponent } from './unknown-component.ts'

const withLineBelow = {
  en: 'Write ![{alt}](/images/blog/picture.jpg), an empty line, and below it: {caption}',
  nl: 'Schrijf ![{alt}](/images/blog/picture.jpg), een lege regel, en daaronder: {caption}',
}

const severalWithLine = {
  en: 'Write each picture on a line of its own with an empty line below it, {pictures}, and then: {caption}',
  nl: 'Schrijf elke afbeelding op een eigen regel met een lege regel eronder, {pictures}, en dan: {caption}',
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

const figureTag = (alt: string, caption: string) =>
  `<Figure src="/images/blog/picture.jpg" alt="${alt}" caption="${plainText(caption)}" />`

const plainAlt = (alt: string) => alt.replace(/["{}<>[\]]/g, '').trim() || '…'

/**
 * Returns the figure to write for a picture with a caption; undefined if the caption is empty or has tags or braces. A
 * property cannot contain a link, so a caption with a link becomes text below the picture.
 */
export function figureWith(givenAlt: string, givenCaption: string): Message | undefined {
  const alt = plainAlt(givenAlt)
  const caption = givenCaption.trim().replace(/\s+/g, ' ')
  if (caption === '' || /[{}<>]/.test(caption)) return undefined
  if (/\]\(|"/.test(caption)) return say(withLineBelow, { alt, caption })
  return write(figureTag(alt, caption))
}

/** Matches an HTML picture, or a Markdown picture with its attributes in braces. */
export const pictureInFigure = /<img\b[^>]*>|!\[([^\]\n]*)\]\([^()\n]*\)(?:\{[^{}]*\})?/i

/** Explains an HTML figure that contains pictures and their captions. */
export function figureFor(written: string): Message | undefined {
  const alts = [...written.matchAll(new RegExp(pictureInFigure, 'gi'))].map(([tag, alt]) => altOf(tag, alt))
  const captions = [...written.matchAll(/<figcaption\b[^>]*>(.*?)<\/figcaption>/gis)].map(([, one = '']) => inLine(one))
  const [alt, ...others] = alts
  if (alt === undefined) return undefined
  const cure = others.length === 0 ? figureWith(alt, captions[0] ?? '') : figuresWith(alts, captions)
  return cure && say(noComponent, { name: 'figure', cure })
}

function altOf(tag: string, alt?: string): string {
  const [, altInBraces] = /\{[^{}]*\balt="([^"]*)"/.exec(tag) ?? []
  return altInBraces ?? alt ?? attributesIn(tag).alt ?? ''
}

/** Explains several pictures: they become as many figures as there are captions, or pictures above one caption. */
function figuresWith(alts: readonly string[], captions: readonly string[]): Message | undefined {
  const [caption = '', ...others] = captions
  if (others.length > 0) {
    if (captions.length !== alts.length || captions.some((one) => one === '' || /[{}<>"]|\]\(/.test(one)))
      return undefined
    return say(severalFigures, {
      figures: alts.map((alt, index) => figureTag(plainAlt(alt), captions[index] ?? '')).join(', '),
    })
  }
  if (caption === '' || /[{}<>]/.test(caption)) return undefined
  const pictures = alts.map((alt) => `![${plainAlt(alt)}](/images/blog/picture.jpg)`).join(', ')
  return say(severalWithLine, { pictures, caption })
}

/** Converts the links in a caption to Markdown, and removes its other tags. */
function inLine(html: string): string {
  return html
    .replace(/<a\b[^<>]*>.*?<\/a>/gis, (link) => {
      const address = secureAddress(attributesIn(link).href ?? '')
      const written = address && linkWith(address, link.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' '))
      return typeof written === 'string' ? written : link
    })
    .replace(/<(?!\/?a\b)[^<>]*>/gi, '')
    .trim()
    .replace(/\s+/g, ' ')
}
