import type { Message } from '../../problem.ts'
import { hasPicture, isWord, wordsWithin } from './element-content.ts'
import type { Attributes } from './tag-attributes.ts'
import { theTag } from './tag-pairs.ts'
import { isInCell, isInHtmlList, isInQuotation, isInRow } from './tag-places.ts'

const withSpace: Message = {
  en: 'Remove {tags}, and write a space before the words.',
  nl: 'Haal {tags} weg, en schrijf een spatie voor de woorden.',
  values: { tags: theTag },
}
/** Cure for a <span>, which can be a part of a word: Web<span>Dev</span>. */
const withSpaceOrNot: Message = {
  en: 'Remove {tags}, and write a space before the words if a new word begins there.',
  nl: 'Haal {tags} weg, en schrijf een spatie voor de woorden als daar een nieuw woord begint.',
  values: { tags: theTag },
}
const asParagraph: Message = {
  en: 'Remove {tags}, and put an empty line before and after the words.',
  nl: 'Haal {tags} weg, en zet een lege regel voor en na de woorden.',
  values: { tags: theTag },
}
const asPictureBlock: Message = {
  en: 'Remove {tags}, and put an empty line before and after the picture.',
  nl: 'Haal {tags} weg, en zet een lege regel voor en na de afbeelding.',
  values: { tags: theTag },
}
const asQuotedParagraph: Message = {
  en: 'Remove {tags}, and write the words on a line of their own with > before them. Write a line that contains only > above and below it.',
  nl: 'Haal {tags} weg, en schrijf de woorden op een eigen regel met > ervoor. Zet erboven en eronder een regel met alleen >.',
  values: { tags: theTag },
}
const asInnerItem: Message = {
  en: 'Remove {tags}, and write the words as an item within this item: on a new line below it, with - and more spaces before them.',
  nl: 'Haal {tags} weg, en schrijf de woorden als punt onder dit punt: op een nieuwe regel eronder, met meer spaties en - ervoor.',
  values: { tags: theTag },
}

const isBlock = (name: string) => /^(?:div|p|section|figcaption)$/.test(name)

/** Tells whether the words in a tag would merge with the words before it, if the tag were removed. */
export function isJoined(name: string, before: string, inner: string): boolean {
  if (isBlock(name))
    return (
      /(?:<\/\w+>[ \t]*|[^\s>*_`[(|]|[^\s*_`][*_`]+)$/.test(before) &&
      /^(?:[^<\s]|<(?:a|b|strong|i|em|code|img)\b)/.test(inner)
    )
  return name === 'span' && (endsInWords(before) || /[^\s*_`[(>|][*_`]+$/.test(before)) && isWord(inner)
}

/** Tells whether a text ends in an end tag directly behind words of the same link. */
export function endsInWords(before: string): boolean {
  if (!/<\/\w+>$/.test(before)) return false
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const ofLink = line.slice(Math.max(0, line.search(/<a\b(?:(?!<\/a>).)*$/)))
  // A sign that begins code, such as <? or =", is no end of words.
  return /(?:[^\s([{|<>=?"]|[^\s<]\?|[^\s=]")$/.test(ofLink.replace(/<[^<>]*>/g, ''))
}

const inBlock = 'a|b|strong|i|em|code|img|span'
const startsWithWords = new RegExp(`^(?:[^<\\s]|<(?:${inBlock})\\b)`)

/**
 * Tells whether a block of one line, such as <div>Words</div>, has words or a picture on the line above or below it,
 * which would become one paragraph with its words.
 */
export function isBesideLines(
  name: string,
  { as = '' }: Attributes,
  inner: string,
  [before, behind]: readonly [string, string],
): boolean {
  if (!/^(?:div|p|section|center|article|header|footer)$/.test(/^[A-Z]/.test(name) ? as : name)) return false
  const [, above = ''] = /(?:^|\n)([^\n]*)\n[ \t]*$/.exec(before.slice(-1000)) ?? []
  const [, below] = /^[ \t]*(?:\n([^\n]*)|$)/.exec(behind.slice(0, 1000)) ?? []
  const isAlone = /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(behind)
  if (!isAlone || inner.includes('\n') || !startsWithWords.test(inner) || isInCell(before)) return false
  return [above, below ?? ''].some((line) => line.replace(/<(?!img\b|Image\b)[^<>]*>/g, '').trim() !== '')
}

/**
 * Returns the cure for a tag that separates its words from those before it, with the replacement if that is known.
 * `offset` is the start of the tag in the text.
 */
export function apart(
  name: string,
  text: string,
  offset: number,
  inner: string,
  isInList: boolean,
  isOwnBlock = isBlock(name),
) {
  const before = text.slice(0, offset)
  if (name === 'span') return { cure: withSpaceOrNot, becomes: inner }
  if (!isOwnBlock || isInCell(before) || isInRow(text, offset)) return { cure: withSpace, becomes: ` ${inner}` }
  if (isInList || isInHtmlList(before)) return { cure: asInnerItem }
  if (isInQuotation(before)) return { cure: asQuotedParagraph }
  return {
    cure: hasPicture(inner) && wordsWithin(inner) === '' ? asPictureBlock : asParagraph,
    becomes: `\n\n${inner}\n\n`,
  }
}
