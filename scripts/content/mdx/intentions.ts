import { escapeRegExp } from '../../lib/strings.ts'
import { type Message, quote, say, shorten } from '../problem.ts'
import { addressInBrackets } from './bracketed-addresses.ts'
import { bracesInCode } from './code-tags.ts'
import { cureOfBlocks, cureOfComponent, cureOfTag, removeIt } from './counterparts.ts'
import { withDroppedWords } from './dropped-words.ts'
import { headingOfTag, marksBelow } from './html-headings.ts'
import { lineBreak } from './line-breaks.ts'
import { comment as asComment, cureOfOpenCode, macroIn, otherBraces, withoutComment } from './other-braces.ts'
import { ofOtherSystem } from './other-notations.ts'
import { foreignPart } from './shortcodes.ts'
import { asCharacter, isKnownComponent, noExpression, noExpressionIn, syntaxCures } from './syntax-cures.ts'
import { type ErrorKind, endOfBraces, lineAt, type Place, type Span, type SyntaxMistake } from './syntax-errors.ts'
import { attributesIn, withInner } from './tag-attributes.ts'
import { namePair } from './tag-pairs.ts'
import { placeOfTag } from './tag-words.ts'
import { hasTitle, titledPart } from './titled-parts.ts'
import { noComponent, type TagContent, unknownComponent } from './unknown-component.ts'

type Reader = (place: Place, text: string) => SyntaxMistake

/** Placeholder for a picture that the parser rejects, so that the tags around it are not empty. */
export const placeOfPicture = '\ufffc'

const readers: Record<Exclude<ErrorKind, 'code'>, Reader> = {
  unclosed: (place, text) => ofComponent(place, text, syntaxCures.unclosed),
  closedByAnother: (place, text) => ofComponent(place, text, syntaxCures.closedByAnother),
  closedOutside: (place, text) => ofComponent(place, text, syntaxCures.closesNothing),
  stray: (place, text) => ofComponent(place, text, syntaxCures.closesNothing),
  tag: ofTag,
  openBrace: ofOpenBrace,
  brace: ofBrace,
  unknown: ({ offset, reason }, text) => {
    return { offset, message: say(syntaxCures.parserSays, { reason }), spans: [lineAt(text, offset)] }
  },
}

/** Explains a part that the parser rejects, based on what the writer meant. */
export function readMistake(kind: keyof typeof readers | 'code', place: Place, text: string): SyntaxMistake {
  const offset = kind === 'brace' ? place.stop : place.offset
  const mistake = foreignPart(text, offset) ?? readers[kind === 'code' ? 'tag' : kind](place, text)
  return withPair(withDroppedWords(mistake, text.slice(mistake.offset)), text)
}

/** Names both tags of a mistake that consists of a start tag and its end tag. */
function withPair(mistake: SyntaxMistake, text: string): SyntaxMistake {
  const [start, end, ...others] = mistake.spans
  if (!start || !end || others.length > 0) return mistake
  const [, name = ''] = /^<\/?([^\s<>/]*)/.exec(text.slice(...start)) ?? []
  if (text.slice(...end) !== `</${name}>` || end[0] < start[1]) return mistake
  const [line, endLine] = [start, end].map(([offset]) => text.slice(0, offset).split('\n').length)
  const isEmpty = text.slice(start[1], end[0]).trim() === ''
  const pair = { name, endLine: endLine === line ? undefined : endLine, isEmpty }
  return { ...mistake, message: namePair(mistake.message, pair) }
}

function ofOpenBrace({ offset }: Place, text: string): SyntaxMistake {
  const cure = cureOfOpenCode(text, offset)
  const message = cure ? say(syntaxCures.openCode, { cure }) : syntaxCures.openBrace
  return { offset, message, spans: [[offset, offset + 1]] }
}

function ofComponent({ kind, offset, name, end }: Place, text: string, template: Message): SyntaxMistake {
  const tag = text.slice(...tagAt(text, offset))
  if (tag === '<>' && !text.includes('</>', offset)) return asCharacters(tag, offset)
  const bracketed = kind === 'stray' ? undefined : addressInBrackets(text.slice(offset))
  if (bracketed) return { offset, message: bracketed.message, spans: [[offset, offset + tag.length]] }
  if (kind !== 'stray' && isPlaceholder(name, tag, text, offset)) return asCharacters(tag, offset)
  const start = isKnownComponent(name) || !tag.startsWith('</') ? undefined : startOf(text, offset, name)
  if (start !== undefined) return ofElement(text, start, offset, name)
  const message = isKnownComponent(name)
    ? say(template, { name, end: end ?? '' })
    : (loneTag(name, tag, text, offset) ??
      lineBreak(name, text, offset) ??
      headingOfTag(name, text, offset) ??
      titledAt(name, text, offset) ??
      aroundBlocks(name, text, offset) ??
      unknownComponent(name, attributesAt(name, text, offset), '', 'unknown'))
  const spans = [tagAt(text, offset), ...(kind === 'stray' ? [] : otherTag(text, offset, name))]
  const before = text.slice(0, offset)
  const isUnmatched = end && startTags(before, end).length < before.split(`</${end}>`).length
  // A closing tag without a start tag is probably the expected one, misspelt.
  const misspelt = isUnmatched ? text.indexOf(`</${end}`, offset) : -1
  if (misspelt >= 0) spans.push(tagAt(text, misspelt))
  const suggestedFix = message.values?.cure === removeIt ? { actual: tag, expected: '' } : undefined
  const filler = /^img$/i.test(name) ? placeOfPicture : /^(?:br|hr|wbr|input)$/i.test(name) ? placeOfTag : undefined
  return { offset, message, spans, filler, suggestedFix }
}

/** Explains a tag on a line above a paragraph, if its end tag is at the end of that paragraph. */
function ofElement(text: string, offset: number, endOffset: number, name: string): SyntaxMistake {
  const span = tagAt(text, offset)
  const words = text.slice(span[1], endOffset)
  const message =
    headingOfTag(name, text, offset, words.includes('\n') ? '' : words) ??
    titledAt(name, text, offset) ??
    aroundBlocks(name, text, offset) ??
    unknownComponent(name, attributesIn(text.slice(...span)), words, 'text')
  return { offset, message, spans: [span, tagAt(text, endOffset)] }
}

/** Explains a tag such as <b> whose end tag is in a later paragraph. */
function aroundBlocks(name: string, text: string, offset: number): Message | undefined {
  const end = text.indexOf(`</${name}>`, offset)
  const cure = end >= 0 && /\n[ \t]*\n/.test(text.slice(offset, end)) ? cureOfBlocks(name) : undefined
  return cure && say(noComponent, { name, cure })
}

/** Explains <>, which means "not equal", and <name>, a placeholder for readers to replace. */
function asCharacters(actual: string, offset: number): SyntaxMistake {
  const fix = { actual, expected: `\\${actual}` }
  const message = say(syntaxCures.likeTag, { source: quote(actual), escaped: fix.expected })
  return { offset, message, spans: [[offset, offset + actual.length]], fix }
}

/** Tells whether a tag without an end tag is a placeholder for readers to replace, or a type: <jobid>, List<String>. */
function isPlaceholder(name: string, tag: string, text: string, offset: number): boolean {
  if (tag !== `<${name}>` || isKnownComponent(name) || cureOfTag(name) || cureOfComponent(name)) return false
  const isType = /[\p{L}\p{N}]/u.test(text.charAt(offset - 1))
  return (isType || /^(?:[a-z][\w.-]*|[A-Z]\d?)$|_/.test(name)) && !text.includes(`</${name}>`)
}

const tagOrName = {
  en: 'Remove the tag, or write it as code, `{tag}`, if visitors must read its name.',
  nl: 'Haal de tag weg, of schrijf hem als code, `{tag}`, als bezoekers de naam moeten lezen.',
}

/**
 * Explains an unpaired HTML tag. An end tag must be removed, but a sentence may mention a start tag by name.
 */
function loneTag(name: string, tag: string, text: string, offset: number): Message | undefined {
  if (!cureOfTag(name) || /^(?:br|hr|img|input|wbr|meta|link|source)$/i.test(name)) return undefined
  if (tag.startsWith('</'))
    return text.slice(0, offset).includes(`<${name}`)
      ? undefined
      : say(noComponent, { name: `/${name}`, cure: removeIt })
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const isWithinWords = /[\p{L},] $/u.test(before) && /^[\s.,:;)"'”’]/.test(text.slice(offset + tag.length))
  return isWithinWords && /^<\w+>$/.test(tag) && !text.includes(`</${name}>`)
    ? say(noComponent, { name, cure: say(tagOrName, { tag }) })
    : undefined
}

/** Matches a tag. Its values in quotes may contain < and >. */
const wholeTag = /^<\/?([a-z][\w.-]*)(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/i

/** Matches a tag that begins with a capital and has an attribute, including those of Vue: :x="y", @x="y", v-if="y", #x. */
const hasAttribute = /^<[A-Z][\w.-]*\s(?:[^<>]*\s)?(?:[:@#]?[a-z][\w:.-]*=["'{]|[:@#][a-z]|v-[a-z])/s

/** Matches a comment that lacks its exclamation mark. */
const arrowComment = /^<-{2,3}\s(?:(?!\n[ \t]*\n)[\s\S])*?-->/

function ofTag({ offset }: Place, text: string): SyntaxMistake {
  const following = text.slice(offset)
  const mistakeAt = (message: Message, source: string, ...more: Span[]) => {
    return { offset, message, spans: [[offset, offset + source.length] as const, ...more] }
  }
  const [foreign] = /^<!--(?:.*?-->)?|^<[!?][^<>]*>/s.exec(following) ?? []
  if (foreign) {
    const message = ofOtherSystem(foreign) ?? say(syntaxCures.likeTag, { source: quote(foreign), escaped: '\\<' })
    const isWhole = foreign.endsWith('>')
    // Puts in a letter, because the heading might otherwise be empty.
    if (macroIn(foreign)) return { ...mistakeAt(message, foreign), filler: 'x' }
    return {
      ...mistakeAt(message, foreign),
      ...(isWhole && withoutComment(foreign, { actual: foreign, expected: '' })),
    }
  }
  const [comment] = /(?:^|\n)[ \t]*$/.test(text.slice(0, offset)) ? (arrowComment.exec(following) ?? []) : []
  if (comment) {
    const message = say(asComment, { source: shorten(comment) })
    return { ...mistakeAt(message, comment), suggestedFix: { actual: comment, expected: '' } }
  }
  const bracketed = addressInBrackets(following)
  if (bracketed) {
    const { message, source, fix, suggestedFix } = bracketed
    return { ...mistakeAt(message, source), fix, suggestedFix }
  }
  const [tag, name = ''] = wholeTag.exec(following) ?? /^<\/?([a-z][\w.-]*)(?:\s[^<>]*)?\/?>/i.exec(following) ?? []
  if (
    tag &&
    (isKnownComponent(name) || cureOfTag(name) || hasAttribute.test(tag) || following.includes(`</${name}>`))
  ) {
    const straight = tag.replace(/=[“”„]([^“”„"<>]*)[“”]/g, '="$1"')
    if (isKnownComponent(name) && straight !== tag) {
      const fix = { actual: tag, expected: straight }
      return {
        ...mistakeAt(say(syntaxCures.curly, { tag: quote(tag), straight }), tag, ...otherTag(text, offset, name)),
        fix,
      }
    }
    const message = isKnownComponent(name)
      ? say(syntaxCures.unreadable, { tag: quote(tag) })
      : (titledAt(name, text, offset) ??
        unknownComponent(name, attributesIn(tag), wordsAfter(tag, following, name), contentAfter(tag, following, name)))
    return mistakeAt(message, tag, ...otherTag(text, offset, name))
  }
  const [mark = ''] = /^<+/.exec(following) ?? []
  const fix = { actual: mark, expected: mark.replaceAll('<', '\\<') }
  return {
    ...mistakeAt(
      say(syntaxCures.likeTag, { source: quote(/^<+[^\s>]*>*/.exec(following)?.[0]), escaped: fix.expected }),
      mark,
    ),
    fix,
  }
}

function attributesAt(name: string, text: string, offset: number) {
  const end = text.indexOf(`</${name}>`, offset)
  return withInner(name, attributesIn(text.slice(...tagAt(text, offset))), text.slice(offset, Math.max(end, offset)))
}

/** Explains tabs and other parts with a title, based on the text up to their end tag. */
function titledAt(name: string, text: string, offset: number): Message | undefined {
  if (!hasTitle(name) || text.startsWith('</', offset)) return undefined
  const end = text.indexOf(`</${name}>`, offset)
  const [written] = end < 0 ? (wholeTag.exec(text.slice(offset)) ?? []) : [text.slice(offset, end)]
  const cure = written && titledPart(name, { written, marks: marksBelow(text, offset) })
  return cure ? say(noComponent, { name, cure }) : undefined
}

/** Returns the words between a tag and its end tag; empty if they have several paragraphs or markup. */
function wordsAfter(tag: string, following: string, name: string): string {
  const [, words = ''] = /^((?:[^<>{}[\]\n]|\n(?!\s*\n))+)<\//.exec(following.slice(tag.length)) ?? []
  return following.startsWith(`</${name}>`, tag.length + words.length) ? words : ''
}

function contentAfter(tag: string, following: string, name: string): TagContent {
  if (tag.endsWith('/>')) return 'none'
  const end = following.indexOf(`</${name}>`)
  if (tag.startsWith('</') || end < 0) return 'unknown'
  return following.slice(tag.length, end).trim() ? 'text' : 'none'
}

function ofBrace(place: Place, text: string): SyntaxMistake {
  const { offset: start, limit } = place
  const end = endOfBraces(text, start, limit)
  if (end === undefined) return readers.openBrace(place, text)
  const braces = text.slice(start, end)
  const [from] = lineAt(text, start)
  const [property = ''] = /[\w:-]+=$/.exec(text.slice(from, start)) ?? []
  // Removes the whole component, because without its value the property would be reported as missing.
  if (property && /^\{\s*\}$/.test(braces)) {
    const tag = text.lastIndexOf('<', start)
    const [, name = ''] = /^<([\w.-]*)/.exec(text.slice(tag)) ?? []
    const { message } = noExpressionIn(braces, property.slice(0, -1))
    const spans = [tagAt(text, tag), ...otherTag(text, tag, name)]
    return { ruleId: 'closed-vocabulary', offset: start - property.length, message, spans }
  }
  const other = otherBraces(text, start, braces)
  const message = other?.message ?? bracesInCode(text, start, braces) ?? noExpression(braces)
  const [, , words] = /^\{(==|\+\+)([\s\S]+)\1\}$/.exec(braces) ?? []
  const { cure } = message.values ?? {}
  const expected = cure === asCharacter ? `\\${braces}` : cure === removeIt ? '' : words
  const suggestedFix = expected === undefined ? undefined : { actual: braces, expected }
  return { suggestedFix, ...other, offset: start, message, spans: [[start - property.length, end]] }
}

function tagAt(text: string, offset: number): Span {
  const [tag = '<'] = /^<[^<>]*>/.exec(text.slice(offset)) ?? []
  return [offset, offset + tag.length]
}

function otherTag(text: string, offset: number, name: string): Span[] {
  const isEnd = text.startsWith('</', offset)
  const other = isEnd ? (startOf(text, offset, name) ?? -1) : text.indexOf(`</${name}>`, offset)
  return other < 0 ? [] : [tagAt(text, other)]
}

/** Finds the start tag that matches an end tag. */
function startOf(text: string, endOffset: number, name: string): number | undefined {
  const tags = [...text.slice(0, endOffset).matchAll(new RegExp(`<(/?)${escapeRegExp(name)}(?:\\s[^<>]*?)?(/?)>`, 'g'))]
  let depth = 0
  for (const { 1: isEnd, 2: isWhole, index } of tags.reverse()) {
    if (isEnd) depth++
    else if (!isWhole && depth === 0) return index
    else if (!isWhole) depth--
  }
  return undefined
}

function startTags(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`<${escapeRegExp(name)}(?=[\\s>])`, 'g'))].map(({ index }) => index)
}
