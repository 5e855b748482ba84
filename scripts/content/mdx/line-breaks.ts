import { type Message, say } from '../problem.ts'
import { removeIt } from './counterparts.ts'
import { placeOfTag } from './tag-words.ts'
import { noComponent } from './unknown-component.ts'

const emptyLine = {
  en: 'Replace these line breaks with an empty line.',
  nl: 'Vervang deze regeleinden door een lege regel.',
}
const onLineAbove = {
  en: 'Remove it, or write \\ at the end of the line above for a new line.',
  nl: 'Haal dat weg, of schrijf \\ aan het eind van de regel erboven voor een nieuwe regel.',
}
const inQuotation = {
  en: 'Replace these line breaks with a line with only >, and begin the next line with > too.',
  nl: 'Vervang deze regeleinden door een regel met alleen >, en begin ook de regel erna met >.',
}
const inCell = {
  en: 'In a table cell, write a comma instead.',
  nl: 'Schrijf in een tabelcel een komma.',
}

const spaceInCell = {
  en: 'In a table cell, write a space instead.',
  nl: 'Schrijf in een tabelcel een spatie.',
}
const paragraphInQuotation = {
  en: 'Remove the tag: in a quotation, a line with only > ends a paragraph, and the next line begins with > too.',
  nl: 'Haal de tag weg: in een citaat sluit een regel met alleen > een alinea af, en ook de regel erna begint met >.',
}

/** Tells whether an offset is within an HTML or Markdown quotation. */
const isInQuotation = (text: string, offset: number) => {
  const before = text.slice(Math.max(0, offset - 2000), offset)
  return /<blockquote\b(?:(?!<\/blockquote)[\s\S])*$/i.test(before) || /(?:^|\n) {0,3}>[^\n]*$/.test(before)
}

/** Explains a <p> in a quotation, where an empty line instead of the tag would end the quotation. */
export function paragraphTag(name: string, text: string, offset: number): Message | undefined {
  return name === 'p' && isInQuotation(text, offset)
    ? say(noComponent, { name, cure: paragraphInQuotation })
    : undefined
}

/** Matches words after which a comma is wrong. */
const needsNoComma = /(?:[,.:;!?(]|(?<![\p{L}\p{N}])(?:or|and|of|en|und|oder|ou|et))$/u

/** Matches the beginning of a line that does not continue a paragraph, or the end of the text. */
const otherBlock = /^(?:[ \t>]*(?:$|\n|(?:[-*+]|\d+[.)])[ \t]|#{1,6}[ \t]|`{3}|~{3}|:{3}|\||<|\{%|-{3}))/

/** Explains a <br> that cannot become \, such as one in a table cell; undefined for a <br> that can. */
export function lineBreak(name: string, text: string, offset: number): Message | undefined {
  if (name.toLowerCase() !== 'br') return undefined
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [, behind = ''] = /^<[^<>]*>([\s\S]*)/.exec(text.slice(offset)) ?? []
  const isRow =
    /<t[dh]\b[^>]*>(?:(?!<\/t[dh])[\s\S])*$/i.test(text.slice(Math.max(0, offset - 1000), offset)) ||
    /^[ \t>]*\|/.test(before) ||
    (before.includes(' | ') && /^[^\n]* \| |^[ \t]*\|/.test(behind))
  const isBetween = /[^\s|][ \t]*$/.test(before) && /^[ \t]*[^\s|<]/.test(behind)
  const noComma = needsNoComma.test(before.trimEnd()) || /^\s*\(/.test(behind)
  const instead = !noComma ? inCell : /\s$/.test(before) || /^\s/.test(behind) ? removeIt : spaceInCell
  if (isRow) return say(noComponent, { name, cure: isBetween ? instead : removeIt })
  const isRepeated = behind.startsWith(placeOfTag) || /^\s*<br\b/.test(behind) || /<br\b[^<>]*>[ \t]*$/.test(before)
  if (isRepeated && before.replace(/<[^<>]*>/g, '').trim() !== '')
    return say(noComponent, { name, cure: isInQuotation(text, offset) ? inQuotation : emptyLine })
  const above = text.slice(0, offset).split('\n').at(-2) ?? ''
  if (/^[ \t]*$/.test(before) && /[\p{L}\p{N}.,:;!?)*`"]\s*$/u.test(above) && /^[ \t]*[^\s<]/.test(behind))
    return say(noComponent, { name, cure: onLineAbove })
  const [, nextLine] = /^[ \t]*(?:\n([\s\S]*)|$)/.exec(behind) ?? []
  const isAtEnd = /^[ \t]*(?:\n|$)/.test(behind)
  const endsBlock = isAtEnd && otherBlock.test(nextLine ?? '')
  return /^ {0,3}#{1,6}[ \t]/.test(before) || endsBlock ? say(noComponent, { name, cure: removeIt }) : undefined
}
