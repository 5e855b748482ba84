import { type Message, quote, say } from '../../problem.ts'
import { cureOfBlocks, cureOfComponent, cureOfTag, removeIt, withSentence } from '../cures/counterparts.ts'
import { addressInBrackets } from '../syntax/bracketed-addresses.ts'
import { isKnownComponent, syntaxCures } from '../syntax/syntax-cures.ts'
import type { Place, Span, SyntaxMistake } from '../syntax/syntax-errors.ts'
import { isBeforeLoneBacktick } from '../syntax/unequal-backticks.ts'
import { withoutEndTag } from './callout-ends.ts'
import { breakInMarks } from './empty-marks.ts'
import { headingOfTag, marksBelow } from './html-headings.ts'
import { itemAt, listOfTags } from './html-lists.ts'
import { withImports } from './imported-files.ts'
import { lineBreak, paragraphTag, withoutBreak } from './line-breaks.ts'
import { pictureInSentence } from './sentence-pictures.ts'
import { attributesIn, withInner } from './tag-attributes.ts'
import { keepText, namePair, withBetween } from './tag-pairs.ts'
import { isInStep } from './tag-places.ts'
import { endOf, startOf, startTags } from './tag-search.ts'
import { placeOfTag } from './tag-words.ts'
import { hasTitle, titledPart } from './titled-parts.ts'
import { noComponent, tagOrCharacter, unknownComponent } from './unknown-component.ts'
import { withoutIndent } from './words-indents.ts'

/** Placeholder for a picture that the parser rejects, so that the tags around it are not empty. */
export const placeOfPicture = '\ufffc'

/** Explains a tag whose start or end tag is missing or misplaced. */
export function ofComponent({ kind, offset, name, end }: Place, text: string, template: Message): SyntaxMistake {
  const tag = text.slice(...tagAt(text, offset))
  if (tag === '<>' && !text.includes('</>', offset)) return asCharacters(tag, text, offset)
  const bracketed = kind === 'stray' ? undefined : addressInBrackets(text.slice(offset))
  if (bracketed) return { offset, message: bracketed.message, spans: [[offset, offset + tag.length]] }
  if (kind !== 'stray' && isPlaceholder(name, tag, text, offset)) return asCharacters(tag, text, offset)
  const list = /^d[ltd]$/.test(name) ? unclosedMeanings(text, offset) : undefined
  if (list) return list
  const start = isKnownComponent(name) || !tag.startsWith('</') ? undefined : startOf(text, offset, name)
  if (start !== undefined) return ofElement(text, start, offset, name)
  const inMarks = breakInMarks(name, text, offset)
  const explained = isKnownComponent(name)
    ? say(template, { ...template.values, name, end: end ?? '' })
    : (loneTag(name, tag, text, offset) ??
      inMarks?.message ??
      lineBreak(name, text, offset) ??
      headingOfTag(name, text, offset) ??
      titledAt(name, text, offset) ??
      listAt(name, text, offset) ??
      aroundBlocks(name, text, offset) ??
      pictureInSentence(name, attributesAt(name, text, offset), text, offset) ??
      (name === 'li' ? say(noComponent, { name, cure: itemAt(text.slice(0, offset)) }) : undefined) ??
      unknownComponent(name, attributesAt(name, text, offset), '', 'unknown'))
  const next = text.indexOf(`</${name}>`, offset)
  const hasEnd = next >= 0 && !beginsAgain(name, text, offset, next)
  const isPaired = hasEnd && !tag.startsWith('</') && explained.values?.cure === tagOrCharacter
  const known = isPaired ? say(noComponent, { name, cure: keepText }) : explained
  const message = tag.startsWith('</') || hasEnd ? known : withoutEndTag(known)
  const spans = [tagAt(text, offset), ...(kind === 'stray' ? [] : otherTag(text, offset, name))]
  const before = text.slice(0, offset)
  const isUnmatched = end && startTags(before, end).length < before.split(`</${end}>`).length
  // A closing tag without a start tag is probably the expected one, misspelt.
  const misspelt = isUnmatched ? text.indexOf(`</${end}`, offset) : -1
  if (misspelt >= 0) spans.push(tagAt(text, misspelt))
  const suggestedFix =
    inMarks?.fix ??
    (message.values?.cure === removeIt
      ? { actual: emptyAnchor.exec(text.slice(offset))?.[0] ?? tag, expected: '' }
      : withoutBreak(message, text, offset))
  const endOffset = kind === 'stray' ? -1 : text.indexOf(`</${name}>`, offset)
  const shown = endOffset < 0 ? message : withoutIndent(message, text, offset, endOffset)
  const filler = /^img$/i.test(name) ? placeOfPicture : /^(?:br|hr|wbr|input)$/i.test(name) ? placeOfTag : undefined
  const isPair = misspelt >= 0 && spans.length > 2
  return { offset, message: isPair ? withStray(shown, text, spans) : shown, spans, filler, suggestedFix }
}

const strayToo = { en: 'Remove {tag} too.', nl: 'Haal ook {tag} weg.' }

/** Names a start tag, its end tag, and another end tag between or behind them that belongs to no tag. */
function withStray(message: Message, text: string, [start, end, stray]: readonly Span[]): Message {
  if (!start || !end || !stray || (message.values?.cure === removeIt && stray[0] < end[1])) return message
  const [, name = ''] = wholeTag.exec(text.slice(...start)) ?? []
  const [line, endLine] = [start, end].map(([offset]) => text.slice(0, offset).split('\n').length)
  const named = namePair(message, { name, endLine: endLine === line ? undefined : endLine, isEmpty: false })
  return withSentence(named, say(strayToo, { tag: text.slice(...stray) }))
}

/**
 * Explains a <dl> with a <dt> or <dd> that is not closed, or closed by another start tag: <dd>words<dd>. The cure of
 * the list is also that of its parts.
 */
function unclosedMeanings(text: string, offset: number): SyntaxMistake | undefined {
  const [start] = [...text.slice(0, offset + 4).matchAll(/<dl\b/g)].slice(-1)
  const [, listed] = (start && /^(<dl\b[\s\S]*?)<\/dl>/.exec(text.slice(start.index))) ?? []
  if (!start || !listed || start.index + listed.length < offset) return undefined
  const tags = [...`${listed}</dl>`.matchAll(/<\/?d[ltd]\b[^<>]*>/g)]
  const cure = listOfTags('dl', listed, listed)
  const spans = tags.map(({ 0: tag, index }): Span => [start.index + index, start.index + index + tag.length])
  const endLine = text.slice(0, start.index).split('\n').length + listed.split('\n').length - 1
  const pair = { name: 'dl', endLine: listed.includes('\n') ? endLine : undefined, isEmpty: false }
  const message = cure && namePair(say(noComponent, { name: 'dl', cure }), pair)
  return message && { ruleId: 'closed-vocabulary', offset: start.index, message, spans }
}

/** Explains a tag on a line above a paragraph, if its end tag is at the end of that paragraph. */
function ofElement(text: string, offset: number, endOffset: number, name: string): SyntaxMistake {
  const span = tagAt(text, offset)
  const words = text.slice(span[1], endOffset)
  const message =
    headingOfTag(name, text, offset, words.includes('\n') ? '' : words) ??
    titledAt(name, text, offset) ??
    listAt(name, text, offset) ??
    aroundBlocks(name, text, offset) ??
    unknownComponent(name, attributesIn(withImports(text.slice(...span), text)), words, 'text')
  const isEmpty = isOnlySpace(words) && message.values?.cure === (cureOfTag(name) ?? keepText)
  const shown = isEmpty
    ? say(noComponent, { name, cure: withBetween })
    : withoutIndent(message, text, offset, endOffset)
  return { offset, message: shown, spans: [span, tagAt(text, endOffset)] }
}

/** Tells whether the words of a tag only make space. */
const isOnlySpace = (words: string) => words.includes('&nbsp;') && /^(?:&nbsp;|\s)+$/.test(words)

/** Explains a list or a paragraph of tags, based on the text up to its end tag. */
function listAt(name: string, text: string, offset: number): Message | undefined {
  const end = text.indexOf(`</${name}>`, offset)
  if (end < 0 || text.startsWith('</', offset)) return undefined
  const cure = isWordless(name, text, offset)
    ? keepText
    : listOfTags(name, text.slice(offset, end), text.slice(offset, end))
  return cure ? say(noComponent, { name, cure }) : paragraphTag(name, text, offset)
}

/** Tells whether a <dt> is in a list without meanings, such as one of pictures. */
function isWordless(name: string, text: string, offset: number): boolean {
  if (name !== 'dt') return false
  const [list = ''] = /^<dl\b[\s\S]*?<\/dl>/.exec(text.slice(Math.max(0, text.lastIndexOf('<dl', offset)))) ?? []
  return list !== '' && !/<dd\b/i.test(list)
}

/** Explains a tag such as <b> whose end tag is in a later paragraph. */
function aroundBlocks(name: string, text: string, offset: number): Message | undefined {
  const end = text.indexOf(`</${name}>`, offset)
  const cure = end >= 0 && /\n[ \t]*\n/.test(text.slice(offset, end)) ? cureOfBlocks(name) : undefined
  return cure && say(noComponent, { name, cure })
}

/** Explains <>, which means "not equal", and <name>, a placeholder for readers to replace. */
function asCharacters(actual: string, text: string, offset: number): SyntaxMistake {
  const fix = { actual, expected: `\\${actual}` }
  const values = { source: quote(actual), escaped: fix.expected }
  const place = { offset, spans: [[offset, offset + actual.length] satisfies Span] }
  return isBeforeLoneBacktick(text, offset)
    ? { ...place, message: say(syntaxCures.likeTagOrCode, values) }
    : { ...place, message: say(syntaxCures.likeTag, values), fix }
}

/** Matches a tag of words without values: <your first name>. */
const wordsAsTag = /^<\p{L}[\p{L}\p{N}-]*(?:\s+\p{L}[\p{L}\p{N}-]*)+\s*>$/u

/**
 * Tells whether a tag without an end tag is a placeholder for readers to replace, or a type: <jobid>, <your name>,
 * List<String>.
 */
function isPlaceholder(name: string, tag: string, text: string, offset: number): boolean {
  if (isKnownComponent(name) || cureOfTag(name) || cureOfComponent(name)) return false
  if (wordsAsTag.test(tag)) return !text.includes(`</${name}>`)
  if (tag !== `<${name}>`) return false
  const isType = /[\p{L}\p{N}]/u.test(text.charAt(offset - 1))
  return (isType || /^(?:[a-z][\w.-]*|[A-Z]\d?)$|_/.test(name)) && !text.includes(`</${name}>`)
}

const tagOrName = {
  en: 'Remove the tag, or write it as code, `{tag}`, if visitors must read its name.',
  nl: 'Haal de tag weg, of schrijf hem als code, `{tag}`, als bezoekers de naam moeten lezen.',
}

/** Matches a link without words to a place in the text: <a href="#costs"></bdi></a>. */
const emptyAnchor = /^<a\b[^<>]*\bhref=["']?#[^<>]*>(?:\s|<\/\w+>)*<\/a>/

/**
 * Explains an unpaired HTML tag. An end tag must be removed, but a sentence may mention a start tag by name.
 */
function loneTag(name: string, tag: string, text: string, offset: number): Message | undefined {
  if (/^(?:br|hr|img|input|wbr)$/i.test(name)) return undefined
  if (!cureOfTag(name))
    return tag.startsWith('</') ? say(noComponent, { name: `/${name}`, cure: tagOrCharacter }) : undefined
  if (emptyAnchor.test(text.slice(offset))) return say(noComponent, { name, cure: removeIt })
  if (tag.startsWith('</'))
    return text.slice(0, offset).includes(`<${name}`)
      ? undefined
      : say(noComponent, { name: `/${name}`, cure: removeIt })
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const isWithinWords = /[\p{L},] $/u.test(before) && /^[\s.,:;()"'”’]/.test(text.slice(offset + tag.length))
  return isWithinWords && /^<\w+>$/.test(tag) && !text.includes(`</${name}>`)
    ? say(noComponent, { name, cure: say(tagOrName, { tag }) })
    : undefined
}

/** Matches a tag. Its values in quotes may contain < and >. */
export const wholeTag = /^<\/?([a-z][\w.-]*)(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/i

function attributesAt(name: string, text: string, offset: number) {
  const end = text.indexOf(`</${name}>`, offset)
  return withInner(
    name,
    attributesIn(withImports(text.slice(...tagAt(text, offset)), text)),
    text.slice(offset, Math.max(end, offset)),
  )
}

/** Explains tabs and other parts with a title, based on the text up to their end tag. */
export function titledAt(name: string, text: string, offset: number): Message | undefined {
  if (!hasTitle(name) || text.startsWith('</', offset)) return undefined
  const end = text.indexOf(`</${name}>`, offset)
  const [written] = end < 0 ? (wholeTag.exec(text.slice(offset)) ?? []) : [text.slice(offset, end)]
  const cure =
    written && titledPart(name, { written, marks: marksBelow(text, offset), isInList: isInStep(text.slice(0, offset)) })
  return cure ? say(noComponent, { name, cure }) : undefined
}

/** Matches a tag with > in a value: alt="A > B". */
const tagWithBracket = /^<[a-z][\w.-]*\s(?:"[^"<\n]*"|'[^'<\n]*'|[^<>"'])*>/i

export function tagAt(text: string, offset: number): Span {
  const following = text.slice(offset)
  const [tag = '<'] = tagWithBracket.exec(following) ?? /^<[^<>]*>/.exec(following) ?? []
  return [offset, offset + tag.length]
}

export function otherTag(text: string, offset: number, name: string): Span[] {
  const isEnd = text.startsWith('</', offset)
  const other = isEnd ? (startOf(text, offset, name) ?? -1) : endOf(text, offset, name)
  // The end of a later paragraph is not that of this one.
  if (name === 'p' && !isEnd && /<p[\s>]/.test(text.slice(offset + 2, Math.max(other, offset)))) return []
  if (!isEnd && other >= 0 && beginsAgain(name, text, offset, other)) return []
  return other < 0 ? [] : [tagAt(text, other)]
}

/** Tells whether a tag around words begins once more before an end tag, which then belongs to that later tag. */
const beginsAgain = (name: string, text: string, offset: number, end: number) =>
  /^(?:a|abbr|b|cite|code|dfn|em|font|i|kbd|mark|s|small|span|strong|sub|sup|u|var)$/.test(name) &&
  new RegExp(`<${name}[\\s>]`).test(text.slice(offset + 1, end))
