import { type Message, quote, say } from '../../problem.ts'
import { asCharacter, cureOfOpenCode } from '../braces/braces-as-code.ts'
import { isOpen, type OtherBraces, ofComment, ofOthers, orItsValue } from '../braces/notation-messages.ts'
import { expression, macroIn, otherBraces, withoutComment } from '../braces/other-braces.ts'
import { ofOtherSystem } from '../braces/other-notations.ts'
import { foreignPart } from '../braces/shortcodes.ts'
import { amountOf } from '../code/code-indents.ts'
import { codePairAt } from '../code/code-pairs.ts'
import { cureOfTag, removeIt } from '../cures/counterparts.ts'
import { bracesInCode } from '../tags/code-tags.ts'
import { withDroppedWords } from '../tags/dropped-words.ts'
import { headingWithId } from '../tags/html-headings.ts'
import { withImports } from '../tags/imported-files.ts'
import { inTableCell } from '../tags/table-cells.ts'
import { attributesIn } from '../tags/tag-attributes.ts'
import { namePair } from '../tags/tag-pairs.ts'
import { type TagContent, unknownComponent } from '../tags/unknown-component.ts'
import { ofComponent, otherTag, tagAt, titledAt, wholeTag } from '../tags/unpaired-tags.ts'
import { addressInBrackets } from './bracketed-addresses.ts'
import { tagAfterBackslash } from './escaped-tags.ts'
import { codeLines, isKnownComponent, noExpression, noExpressionIn, syntaxCures } from './syntax-cures.ts'
import { type ErrorKind, endOfBraces, lineAt, type Place, type Span, type SyntaxMistake } from './syntax-errors.ts'
import { isBeforeLoneBacktick, unequalBackticks } from './unequal-backticks.ts'
import { commentOfLine } from './whole-lines.ts'

type Reader = (place: Place, text: string) => SyntaxMistake

const readers: Record<Exclude<ErrorKind, 'code'>, Reader> = {
  unclosed: (place, text) => ofComponent(place, text, syntaxCures.unclosed),
  closedByAnother: (place, text) => ofComponent(place, text, syntaxCures.closedByAnother),
  closedOutside: (place, text) => ofComponent(place, text, closesNothing(place, text)),
  stray: (place, text) => ofComponent(place, text, closesNothing(place, text)),
  tag: ofTag,
  openBrace: ofOpenBrace,
  brace: ofBrace,
  unknown: ({ offset, reason }, text) => {
    return { offset, message: say(syntaxCures.parserSays, { reason }), spans: [lineAt(text, offset)] }
  },
}

/** Returns the message about an end tag without its start tag. A figure has no text between tags. */
function closesNothing({ name, offset }: Place, text: string): Message {
  if (/^(?:Figure|CookieTable)$/.test(name)) return syntaxCures.closesWhole
  const before = `\n${text.slice(0, offset)}`
  const [indent = ''] = /(?<=\n)[ \t]+$/.exec(before) ?? []
  const isOpen = before.lastIndexOf(`\n<${name}`) > before.lastIndexOf(`</${name}>`)
  return indent && isOpen ? say(syntaxCures.closesInList, { amount: amountOf(indent) }) : syntaxCures.closesNothing
}

/** Explains a part that the parser rejects, based on what the writer meant. */
export function readMistake(
  kind: keyof typeof readers | 'code',
  place: Place,
  text: string,
  source: string,
): SyntaxMistake {
  const offset = kind === 'brace' ? place.stop : place.offset
  const mistake =
    codePairAt(text, place.offset) ??
    unequalBackticks(text, offset) ??
    foreignPart(text, offset, undefined, source) ??
    // In a list item or a quotation, the parser can stop outside the part.
    (kind === 'brace' && /^\{[{%]/.test(text.slice(place.offset, place.offset + 2))
      ? foreignPart(text, place.offset, undefined, source)
      : undefined) ??
    includedHeader(text, offset) ??
    tagAfterBackslash(text, place.stop) ??
    readers[kind === 'code' ? 'tag' : kind](place, text)
  return withPair(withDroppedWords(inCell(mistake, text), text.slice(mistake.offset)), text)
}

/** Explains a line of C without fences: #include <iostream>. */
function includedHeader(text: string, offset: number): SyntaxMistake | undefined {
  const [from, to] = lineAt(text, offset)
  if (!/^[ \t]*#include[ \t]*$/.test(text.slice(from, offset))) return undefined
  return { offset: from, message: say(codeLines, { line: text.slice(from, to).trim() }), spans: [[offset, to]] }
}

/** Gives a tag in a table cell a cure that fits on one line. */
function inCell(mistake: SyntaxMistake, text: string): SyntaxMistake {
  const [, name] = /^<\/?([a-z][\w.-]*)/i.exec(text.slice(mistake.offset, mistake.offset + 80)) ?? []
  const message = name ? inTableCell(mistake.message, name, text, mistake.offset) : mistake.message
  return message === mistake.message ? mistake : { ...mistake, message, fix: undefined, suggestedFix: undefined }
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
  const isClosed = endOfBraces(text, offset, text.length) !== undefined
  const message = isClosed
    ? say(expression, { source: '{', cure: cure ?? asCharacter })
    : cure
      ? say(syntaxCures.openCode, { cure })
      : syntaxCures.openBrace
  return { offset, message, spans: [[offset, offset + 1]] }
}

/** Matches a tag that begins with a capital and has an attribute, including those of Vue: :x="y", @x="y", v-if="y", #x. */
const hasAttribute = /^<[A-Z][\w.-]*\s(?:[^<>]*\s)?(?:[:@#]?[a-z][\w:.-]*=["'{]|[:@#][a-z]|v-[a-z])/s

/** Matches the place of a value or a picture in a template: <{IMAGE:image_3}>. */
const bracedName = /^<\{{1,2}[ \t]*[\w:./-]+[ \t]*\}{1,2}>/

/** Matches a comment that lacks its exclamation mark. */
const arrowComment = /^<-{2,3}\s(?:(?!\n[ \t]*\n)[\s\S])*?-->/

function ofTag({ offset }: Place, text: string): SyntaxMistake {
  const following = text.slice(offset)
  const mistakeAt = (message: Message, source: string, ...more: Span[]) => {
    return { offset, message, spans: [[offset, offset + source.length] as const, ...more] }
  }
  const [foreign] = /^<!--(?:.*?-->)?|^<[!?][^<>]*>/s.exec(following) ?? []
  if (foreign) {
    const ofLine = isOpen(foreign) ? undefined : commentOfLine(text, offset, foreign)
    if (ofLine) return { ...mistakeAt(ofLine.message, foreign), ...ofLine, filler: macroIn(foreign) && 'x' }
    // A comment without an end is quoted up to the end of its line.
    const [shown = ''] = foreign === '<!--' ? (/^.*/.exec(following) ?? []) : [foreign]
    const message = ofOtherSystem(shown) ?? say(syntaxCures.likeTag, { source: quote(foreign), escaped: '\\<' })
    const isWhole = foreign.endsWith('>')
    // Puts in a letter, because the heading might otherwise be empty.
    if (macroIn(foreign)) return { ...mistakeAt(message, foreign), filler: 'x' }
    return {
      ...mistakeAt(message, foreign),
      ...(isWhole && withoutComment(foreign, { actual: foreign, expected: '' })),
    }
  }
  const [placeholder] = /(?<![^\s>])$/.test(text.slice(0, offset)) ? (bracedName.exec(following) ?? []) : []
  if (placeholder) return mistakeAt(say(ofOthers, { source: quote(placeholder), cure: orItsValue }), placeholder)
  const [comment] = /(?:^|\n)[ \t]*$/.test(text.slice(0, offset)) ? (arrowComment.exec(following) ?? []) : []
  if (comment) {
    const message = ofComment(comment)
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
        unknownComponent(
          name,
          attributesIn(withImports(tag, text)),
          wordsAfter(tag, following, name),
          contentAfter(tag, following, name),
        ))
    return mistakeAt(message, tag, ...otherTag(text, offset, name))
  }
  // The < of an end tag directly behind it is not part of it: <</b>.
  const [mark = ''] = /^<+(?=<\/[a-z])|^<+/i.exec(following) ?? []
  const [shown] = /^<(?:(?!<\/[a-z])[^\s>])*>*/i.exec(following) ?? []
  const fix = { actual: mark, expected: mark.replaceAll('<', '\\<') }
  const values = { source: quote(shown), escaped: fix.expected }
  return isBeforeLoneBacktick(text, offset)
    ? mistakeAt(say(syntaxCures.likeTagOrCode, values), mark)
    : { ...mistakeAt(say(syntaxCures.likeTag, values), mark), fix }
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
  const heading = headingWithId(text, start, braces)
  if (heading) return heading
  const { also = [], ...other }: Partial<OtherBraces> = otherBraces(text, start, braces) ?? {}
  const message = other.message ?? bracesInCode(text, start, braces) ?? noExpression(braces)
  const [, , words] = /^\{(==|\+\+)([\s\S]+)\1\}$/.exec(braces) ?? []
  const { cure } = message.values ?? {}
  const expected = cure === asCharacter ? `\\${braces}` : cure === removeIt ? '' : words
  const suggestedFix = expected === undefined ? undefined : { actual: braces, expected }
  return {
    suggestedFix,
    ...other,
    offset: start,
    message,
    spans: [[start - property.length, end], ...also],
  }
}
