import { type Fix, type Message, positionAt, say } from '../../problem.ts'
import { removeIt, removeLine } from '../cures/counterparts.ts'
import { breakInCell, itemDash, removeWithDash } from './cell-breaks.ts'
import { theTag } from './tag-pairs.ts'
import { isInCell, isInQuotation, isInRow } from './tag-places.ts'
import { placeOfTag } from './tag-words.ts'
import { noComponent } from './unknown-component.ts'

const emptyLine = {
  en: 'Replace these line breaks with an empty line.',
  nl: 'Vervang deze regeleinden door een lege regel.',
}
const emptyLineInItem = {
  en: 'Replace these line breaks with an empty line, and begin the line below it with {count} spaces.',
  nl: 'Vervang deze regeleinden door een lege regel, en begin de regel daaronder met {count} spaties.',
}
const besideWords = {
  en: 'Remove it, and write {marks} directly after the words.',
  nl: 'Haal dat weg, en schrijf {marks} direct na de woorden.',
}
const onLineAbove = {
  en: 'Remove it, or write \\ at the end of the line above for a new line.',
  nl: 'Haal dat weg, of schrijf \\ aan het eind van de regel erboven voor een nieuwe regel.',
}
const inQuotation = {
  en: 'Replace these line breaks with a line that contains only >, and begin the next line with > too.',
  nl: 'Vervang deze regeleinden door een regel met alleen >, en begin ook de regel erna met >.',
}
const withBackslash = { en: 'Remove {source}.', nl: 'Haal {source} weg.' }

const newLine = {
  en: 'Begin a new line here instead.',
  nl: 'Begin hier een nieuwe regel.',
}
const newLineInQuotation = {
  en: 'Begin a new line with > here instead.',
  nl: 'Begin hier een nieuwe regel met >.',
}
const spaceOrLine = {
  en: 'Write a space instead, or \\ and then a new line.',
  nl: 'Schrijf een spatie, of \\ en daarna een nieuwe regel.',
}
const orLine = {
  en: 'Remove it, or write \\ and then a new line in its place.',
  nl: 'Haal dat weg, of schrijf in plaats daarvan \\ en daarna een nieuwe regel.',
}
const spaceInHeading = {
  en: 'Write a space instead.',
  nl: 'Schrijf een spatie.',
}
const paragraphInQuotation: Message = {
  en: 'Remove {tags}: in a quotation, a line that contains only > ends a paragraph, and the next line begins with > too.',
  nl: 'Haal {tags} weg: in een citaat sluit een regel met alleen > een alinea af, en ook de regel erna begint met >.',
  values: { tags: theTag },
}
const paragraphInCell: Message = {
  en: 'Remove {tags}: in a table, all words of a cell are on one line.',
  nl: 'Haal {tags} weg: in een tabel staan alle woorden van een cel op één regel.',
  values: { tags: theTag },
}
export const withLineBelow: Message = {
  en: 'Remove {tags}, and put an empty line between this paragraph and the next line.',
  nl: 'Haal {tags} weg, en zet een lege regel tussen deze alinea en de volgende regel.',
  values: { tags: theTag },
}
const thisAndBackslash = {
  en: 'Remove this line and the \\ at the end of the line above.',
  nl: 'Haal deze regel weg, en ook de \\ aan het eind van de regel erboven.',
}
const emptyInstead = {
  en: 'Leave this line empty instead.',
  nl: 'Laat deze regel leeg.',
}

/** Explains a <p> in a quotation or a table, where an empty line instead of the tag would end that block. */
export function paragraphTag(name: string, text: string, offset: number): Message | undefined {
  if (name !== 'p') return undefined
  const before = text.slice(0, offset)
  const cure = isInCell(before) ? paragraphInCell : isInQuotation(before) ? paragraphInQuotation : undefined
  return cure && say(noComponent, { name, cure })
}

/** Tells whether the line directly below a <p> would join its paragraph without the tags. `behind` starts after </p>. */
export const touchesNext = (name: string, behind: string) =>
  name === 'p' && /^[ \t]*\n[ \t]*(?:<(?:p|a|b|strong|em|i|span|code|img)\b|[\p{L}\p{N}*_`"'([!])/u.test(behind)

/** Matches a tag within a sentence, but not a link around a picture. */
const inlineTag =
  /<(?:b|strong|em|i|u|s|del|ins|span|code|kbd|samp|tt|var|sub|sup|small|big|mark|font|cite|q|abbr|time|a(?![^<>]*>\s*<img))\b/

/** Matches the beginning of a line that does not continue a paragraph, or the end of the text. */
const otherBlock = new RegExp(
  `^(?:[ \\t>]*(?:$|\\n|(?:[-*+]|\\d+[.)])[ \\t]|#{1,6}[ \\t]|\`{3}|~{3}|:{3}|\\||(?!${inlineTag.source})<|\\{%|-{3}))`,
)
const beginsInWords = new RegExp(`^[ \\t]*(?:[\\p{L}\\p{N}*_"'\`([]|${inlineTag.source})`, 'u')

/** Returns the line breaks around an offset if they end a line, so that one correction removes them all. */
export function breaksAtEnd(source: string, offset: number): { start: number; written: string } | undefined {
  const [above = ''] = /(?:<br\b[^<>]*>[ \t]*)*$/i.exec(source.slice(0, offset)) ?? []
  const [written = ''] = /^(?:<br\b[^<>]*>[ \t]*)+/i.exec(source.slice(offset - above.length)) ?? []
  const start = offset - above.length
  return /^(?:\n|$)/.test(source.slice(start + written.length)) ? { start, written } : undefined
}

/** Matches the end of an HTML block. */
const endsTag = /^\s*<\/(?:p|div|center|li|t[dh]|h[1-6])>/i

const blocks = 'p|div|center|[uo]l|table|blockquote|h[1-6]'
const afterBlock = new RegExp(`</(?:${blocks})>[ \\t]*$`, 'i')
const beginsTag = new RegExp(`^[ \\t]*<(?:${blocks})\\b`, 'i')

/** Matches the line breaks at the beginning of a text, and captures what follows. */
const withoutBreaks = new RegExp(`^(?:[ \\t]*(?:<br\\b[^<>]*>|${placeOfTag}))*([\\s\\S]*)`, 'i')

const endsInBreak = new RegExp(`(?:<br\\b[^<>]*>|${placeOfTag})[ \\t]*$`, 'i')

const startsWithBreak = new RegExp(`^(?:<br\\b|${placeOfTag})`, 'i')

/** Explains a <br> that cannot become \, such as one in a table cell; undefined for a <br> that can. */
export function lineBreak(name: string, text: string, offset: number): Message | undefined {
  if (name.toLowerCase() !== 'br') return undefined
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [, behind = ''] = /^<[^<>]*>([\s\S]*)/.exec(text.slice(offset)) ?? []
  const [, afterAll = ''] = withoutBreaks.exec(behind) ?? []
  const followsBreak = endsInBreak.test(before)
  const isRow =
    isInCell(text.slice(0, offset)) ||
    /^[ \t>]*\|/.test(before) ||
    (before.includes(' | ') && /^[^\n]* \| |^[ \t]*\|/.test(behind)) ||
    isInRow(text, offset)
  if (isRow) return say(noComponent, { name, cure: breakInCell(before, behind, afterAll, followsBreak) })
  if (isOnOwnLine(before, behind)) return say(noComponent, { name, cure: ofLine(text, offset, behind) })
  if (/^\\[ \t]*(?:\n|$)/.test(behind))
    return say(noComponent, { name, cure: say(withBackslash, { source: `<${name}>\\` }) })
  if (!followsBreak && /\S/.test(before) && /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+\S/.test(behind))
    return say(noComponent, { name, cure: isInQuotation(text.slice(0, offset)) ? newLineInQuotation : newLine })
  const [, nextLine] = /^[ \t]*(?:\n([\s\S]*)|$)/.exec(afterAll) ?? []
  const isAtEnd = /^[ \t]*(?:\n|$)/.test(afterAll)
  const endsBlock = endsTag.test(afterAll) || (isAtEnd && otherBlock.test(nextLine ?? ''))
  const hasWords = before.replace(/<[^<>]*>/g, '').trim() !== ''
  const joinsWords = /[\p{L}\p{N}.,:;!?)*`"]$/u.test(before) && /^[\p{L}\p{N}(*`"]/u.test(behind)
  if (isInHeading(before) && !isAtEnd && joinsWords) return say(noComponent, { name, cure: spaceInHeading })
  if (/^ {0,3}#{1,6}[ \t]/.test(before) || (endsBlock && hasWords)) return say(noComponent, { name, cure: removeIt })
  if ((followsBreak || afterAll !== behind) && hasWords)
    return say(noComponent, {
      name,
      cure: isInQuotation(text.slice(0, offset)) ? inQuotation : paragraphBreak(text, offset),
    })
  const [ending] = /^(?:[*_]{1,3}|~~)(?=[\s.,:;!?)]|$)/.exec(behind) ?? []
  if (ending && /(?:^|\s)$/.test(before) && text.slice(0, offset).includes(ending))
    return say(noComponent, { name, cure: say(besideWords, { marks: ending }) })
  const above = text.slice(0, offset).split('\n').at(-2) ?? ''
  if (/^[ \t]*$/.test(before) && /[\p{L}\p{N}.,:;!?)*`"]\s*$/u.test(above) && /^[ \t]*[^\s<]/.test(behind))
    return say(noComponent, { name, cure: onLineAbove })
  const beginsBlock = /^[ \t>]*$/.test(before) && /^[ \t>]*$|>[ \t]*$/.test(above)
  if (endsBlock || beginsBlock) return say(noComponent, { name, cure: removeIt })
  // There, \ would not be in a paragraph with the words that follow.
  if (afterBlock.test(before) || beginsTag.test(behind)) return say(noComponent, { name, cure: removeIt })
  if (joinsWords) return say(noComponent, { name, cure: spaceOrLine })
  return hasWords && !isAtEnd && /^[^\n]*[^\s<]/.test(behind) ? say(noComponent, { name, cure: orLine }) : undefined
}

/** Tells whether the line so far begins a heading: with # characters, or with its tag. */
const isInHeading = (before: string) => /^ {0,3}#{1,6}[ \t]|<h[1-6]\b[^<>]*>(?:(?!<\/h[1-6]>).)*$/i.test(before)

/** Returns the cure for line breaks between two paragraphs. In a list item, the second one is indented too. */
function paragraphBreak(text: string, offset: number): Message {
  const block =
    text
      .slice(Math.max(0, offset - 4000), offset)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? ''
  const indents = block.split('\n').map((line) => /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/.exec(line)?.[0])
  const [ownLine = ''] = /^ {2,}/.exec(block.slice(block.lastIndexOf('\n') + 1)) ?? []
  // The line above with fewer spaces shows whether the spaces belong to a list or a footnote.
  const above = text.slice(Math.max(0, offset - 4000), offset).split('\n')
  const owner = above.findLast((line) => line.trim() !== '' && line.search(/\S/) < ownLine.length) ?? ''
  const isOfItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)]|\[\^[^\]\s]+\]:)[ \t]/.test(owner)
  const count = (indents.findLast((one) => one !== undefined) ?? (isOfItem ? ownLine : '')).length
  return count > 0 ? say(emptyLineInItem, { count }) : emptyLine
}

const isOnOwnLine = (before: string, behind: string) =>
  new RegExp(`^[ \\t]*(?:(?:<br\\b[^<>]*>|${placeOfTag})[ \\t]*)*$`, 'i').test(before) &&
  new RegExp(`^(?:[ \\t]*(?:<br\\b[^<>]*>|${placeOfTag}))*[ \\t]*\\\\?(?:\\n|$)`, 'i').test(behind)

/** Matches the lines above or below a text that only have line breaks. */
const linesAbove = new RegExp(`(?:\\n[ \\t]*(?:(?:<br\\b[^<>]*>|${placeOfTag})[ \\t]*)+)*\\n[^\\n]*$`, 'i')
const linesBelow = /^[^\n]*\n(?:[ \t]*(?:<br\b[^<>]*>[ \t]*)+\n)*/i

/** Returns the cure for a line of only line breaks. Between two lines of text, it ends a paragraph. */
function ofLine(text: string, offset: number, behind: string): Message {
  const above = text.slice(0, offset).replace(linesAbove, '')
  const below = behind.replace(linesBelow, '')
  const isBetween = /[^\s>][ \t]*$/.test(above) && beginsInWords.test(below) && !otherBlock.test(below)
  if (/(?:^|\n)[ \t>]*\\[ \t]*$/.test(above) || (!isBetween && /(?:^|\n)[^\n]*(?<!\\)\\[ \t]*$/.test(above)))
    return thisAndBackslash
  return isBetween ? emptyInstead : removeLine
}

/** Returns the correction for a line break that must go, alone or with its line. */
export function withoutBreak(message: Message, text: string, offset: number): Fix | undefined {
  const { cure } = message.values ?? {}
  const [tag = ''] = /^<[^<>]*>(?:[ \t]*\\(?=\n|$))?/.exec(text.slice(offset)) ?? []
  if (typeof cure === 'object' && cure.en === withBackslash.en) return { actual: tag, expected: '' }
  if (typeof cure === 'object' && cure.en === removeWithDash.en) {
    const [dash = ''] = itemDash.exec(text.slice(offset + tag.length)) ?? []
    return { actual: tag + dash, expected: '' }
  }
  if (cure === spaceInHeading) return { actual: tag, expected: ' ' }
  if (cure === emptyInstead) return { actual: tag, expected: '' }
  if (cure === thisAndBackslash) {
    const [above = ''] = /\\[ \t]*\n[ \t]*$/.exec(text.slice(0, offset)) ?? []
    const at = positionAt({ text, line: 1, column: 1 }, offset - above.length)
    return above ? { at, actual: above + tag, expected: '' } : undefined
  }
  if (cure !== removeLine) return undefined
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [actual] = /^[ \t]*<br\b[^<>]*>[ \t]*\\?(?:\n|$)/i.exec(text.slice(start)) ?? []
  // Lines with other line breaks go together with this line.
  const others = [text.slice(0, start).trimEnd(), text.slice(start + (actual?.length ?? 0)).trimStart()]
  const isAlone = !endsInBreak.test(others[0] ?? '') && !startsWithBreak.test(others[1] ?? '')
  return actual && isAlone ? { at: positionAt({ text, line: 1, column: 1 }, start), actual, expected: '' } : undefined
}
