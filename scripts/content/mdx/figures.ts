import { type Message, say } from '../problem.ts'
import { plainText } from './callouts.ts'
import { attributesIn, linkWith, secureAddress } from './tag-attributes.ts'
import { noComponent } from './unknown-component.ts'

const asFigure = {
  en: 'Write <Figure src="/images/blog/picture.jpg" alt="{alt}" caption="{caption}" />.',
  nl: 'Schrijf <Figure src="/images/blog/picture.jpg" alt="{alt}" caption="{caption}" />.',
}

const withLineBelow = {
  en: 'Write ![{alt}](/images/blog/picture.jpg), an empty line, and below it: {caption}',
  nl: 'Schrijf ![{alt}](/images/blog/picture.jpg), een lege regel, en daaronder: {caption}',
}

/** Cures for a link around a picture. */
export const aroundPicture = {
  en: 'Write [ before the picture, and ]({address}) after it.',
  nl: 'Schrijf [ voor de afbeelding, en ]({address}) erachter.',
}

export const pictureOrLink = {
  en: 'Remove the tags, and keep the picture; or write [ before the picture, and ](/address) after it.',
  nl: 'Haal de tags weg, en laat de afbeelding staan; of schrijf [ voor de afbeelding, en ](/adres) erachter.',
}

/**
 * Returns the figure to write for a picture with a caption. A property cannot contain a link, so a caption with a link
 * becomes text below the picture.
 */
export function figureWith(givenAlt: string, givenCaption: string): Message | undefined {
  const alt = givenAlt.replace(/["{}<>[\]]/g, '').trim() || '…'
  const caption = givenCaption.trim().replace(/\s+/g, ' ')
  if (caption === '' || /[{}<>]/.test(caption)) return undefined
  if (/\]\(|"/.test(caption)) return say(withLineBelow, { alt, caption })
  return say(asFigure, { alt, caption: plainText(caption) })
}

/** Matches an HTML picture, or a Markdown picture with its attributes in braces. */
export const pictureInFigure = /<img\b[^>]*>|!\[([^\]\n]*)\]\([^()\n]*\)(?:\{[^{}]*\})?/i

/** Explains an HTML figure that contains a picture and its caption. */
export function figureFor(written: string): Message | undefined {
  const [tag, ownAlt] = pictureInFigure.exec(written) ?? []
  const [, inner = ''] = /<figcaption\b[^>]*>(.*?)<\/figcaption>/is.exec(written) ?? []
  if (!tag) return undefined
  const [, altInBraces] = /\{[^{}]*\balt="([^"]*)"/.exec(tag) ?? []
  const cure = figureWith(altInBraces ?? ownAlt ?? attributesIn(tag).alt ?? '', inLine(inner))
  return cure && say(noComponent, { name: 'figure', cure })
}

/** Converts the links of a caption to Markdown, and removes its other tags. */
function inLine(html: string): string {
  return html
    .replace(/<a\b[^<>]*>.*?<\/a>/gis, (link) => {
      const address = secureAddress(attributesIn(link).href ?? '')
      const written = address && linkWith(address, link.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' '))
      return typeof written === 'string' ? written : link
    })
    .replace(/<(?!\/?a\b)[^<>]*>/gi, '')
}
