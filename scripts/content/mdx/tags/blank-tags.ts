import type { Message } from '../../problem.ts'
import type { Component } from '../outline.ts'
import { hasPicture, wordsWithin } from './element-content.ts'
import type { Attributes } from './tag-attributes.ts'
import { theTag, theTags, withBetween } from './tag-pairs.ts'

const asSpace: Message = {
  en: 'Write a space instead of {tags} and everything between them.',
  nl: 'Schrijf een spatie in plaats van {tags} en alles ertussen.',
  values: { tags: theTags },
}
const tagOrLine: Message = {
  en: 'Remove {tags}; or, for a line across the page, write --- with an empty line before and after it.',
  nl: 'Haal {tags} weg; of schrijf, voor een lijn over de pagina, --- met een lege regel ervoor en erna.',
  values: { tags: theTag },
}
const asLine: Message = {
  en: 'Write --- instead, with an empty line before and after it.',
  nl: 'Schrijf in plaats daarvan ---, met een lege regel ervoor en erna.',
}

/** Matches the content of a tag that shows nothing: only invisible characters. */
const onlyBlanks =
  /^(?=\s*\S|.*\u00a0)(?:[\s\u00a0\u00ad\u2800\u200b-\u200d\u2060]|&(?:nbsp|emsp|ensp|zwnj|#160|#xa0|#8203|#x200b);)+$/is

/** Matches the class of a line across the page. */
const lineClass = /(?:^|[\s_-])(?:divider|separator|hr|rule)(?:[\s_-]|$)/

/** Matches the style of a tag that is only a line: a border above or below it. */
const lineStyle = /\bborder-?(?:top|bottom)['"]?\s*:\s*['"]?(?!0|none)/i

/** Returns the cure for a tag that shows no words: one around only invisible characters, or an empty one for a line. */
export function withoutWords(
  { name, type }: Component,
  attributes: Attributes,
  content: string,
  written: string,
  around: readonly [string, string],
): Message | undefined {
  if (onlyBlanks.test(content))
    return type !== 'mdxJsxFlowElement' && around.every((one) => /[^\s*_~>|]/.test(one)) ? asSpace : withBetween
  const isEmpty = /^(?:div|span)$/.test(name ?? '') && !hasPicture(written) && wordsWithin(written) === ''
  if (isEmpty && type === 'mdxJsxFlowElement' && !attributes.id && lineStyle.test(attributes.style ?? '')) return asLine
  return isEmpty && lineClass.test(attributes.class ?? attributes.className ?? '') ? tagOrLine : undefined
}
