import { escapeRegExp } from '../../lib/strings.ts'
import { type Fix, type Message, type Position, quote, say, shorten } from '../problem.ts'
import { cureOfTag, removeIt } from './counterparts.ts'
import { macroIn, ofOthers, otherBraces, withoutComment } from './other-braces.ts'
import {
  formula,
  included,
  isContents,
  isKnownComponent,
  noExpression,
  noExpressionIn,
  ofOtherSystem,
  syntaxCures,
  type Target,
} from './other-notations.ts'
import { cureOfPair, ofRaw } from './shortcode-pairs.ts'
import { type ErrorKind, endOfBraces, type Place } from './syntax-errors.ts'
import { placeOfTag } from './tag-words.ts'
import { attributesIn, figureFor, lineBreak, type TagContent, unknownComponent } from './unknown-component.ts'

export type Span = readonly [start: number, end: number]

interface SyntaxMistake {
  /** Default: `mdx-syntax`. */
  ruleId?: string
  offset: number
  /** Start, if it is before the offset. */
  position?: Position
  message: Message
  fix?: Fix
  cure?: Fix
  /** Parts to remove so that the parser can continue. */
  spans: Span[]
  /** Replacement of the first span. Default: spaces. */
  filler?: string
}

type Reader = (place: Place, text: string) => SyntaxMistake

/** Takes the place of a picture that the parser rejects, so that the tags around it are not empty. */
export const placeOfPicture = '\ufffc'

const readers: Record<Exclude<ErrorKind, 'code'>, Reader> = {
  unclosed: (place, text) => ofComponent(place, text, syntaxCures.unclosed),
  closedByAnother: (place, text) => ofComponent(place, text, syntaxCures.closedByAnother),
  closedOutside: (place, text) => ofComponent(place, text, syntaxCures.closesNothing),
  stray: (place, text) => ofComponent(place, text, syntaxCures.closesNothing),
  tag: ofTag,
  openBrace: ({ offset }) => ({ offset, message: syntaxCures.openBrace, spans: [[offset, offset + 1]] }),
  brace: ofBrace,
  unknown: ({ offset, reason }, text) => {
    return { offset, message: say(syntaxCures.parserSays, { reason }), spans: [lineAt(text, offset)] }
  },
}

/** Explains a part that the parser rejects, by what the writer meant. */
export function readMistake(kind: keyof typeof readers, place: Place, text: string): SyntaxMistake {
  return foreignPart(text, kind === 'brace' ? place.stop : place.offset) ?? readers[kind](place, text)
}

/** Matches parts without Markdown, each reported once: HTML elements, and template tags of other systems. */
const foreignParts = new RegExp(
  [
    /<(script|style|svg|math|pre|table|video|audio|picture|figure)\b[^>]*>.*?<\/\1\s*>/,
    /\{%-? *(?:raw *-?%\}|set \w+ *-?%\}\s*(?:import|export|const|function) ).*?\{%-? *end(?:raw|set) *-?%\}/,
    /\{%-? *highlight .*?\{%-? *endhighlight *-?%\}/,
    /\{\{[^{}]*\}\}|\{%[^{}]*%\}/,
    formula,
    included,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gis',
)

function foreignPart(text: string, offset: number): SyntaxMistake | undefined {
  const foreignPart = [...text.matchAll(foreignParts)].find(
    (match) => match.index <= offset && offset < match.index + match[0].length,
  )
  if (!foreignPart) return undefined
  const { 0: shortcode, 1: name, index } = foreignPart
  const figure = name === 'figure' ? figureFor(shortcode) : undefined
  if (name === 'figure' && !figure) return undefined
  const whole = name ? (figure ?? unknownComponent(name)) : ofRaw(shortcode)
  if (whole) return { offset: index, message: whole, spans: [[index, index + shortcode.length]] }
  const { start, end, target, filler } = addressAround(text, index, index + shortcode.length)
  const ends = target ? [] : endOfShortcode(text, end, shortcode)
  const begin = text.slice(start, end)
  const [closing] = ends.map((span) => text.slice(...span))
  const ofPair = ends[0] && cureOfPair(nameOf(shortcode) ?? '', begin, text.slice(end, ends[0][0]))
  const pair = `${begin.length > 36 ? `${begin.slice(0, 33)}…` : begin} … ${closing}`
  const message = ofPair
    ? say(ofOthers, { source: shorten(pair), cure: ofPair })
    : noExpression(closing ? pair : begin, target)
  if (filler) return { offset: start, message, spans: [[start, end]], filler }
  const spans: Span[] = [target ? [start - 2, end + 1] : [start, end], ...ends]
  const fix = isContents(shortcode) ? { actual: shortcode, expected: '' } : undefined
  return { offset: start, message, spans, fix }
}

/** Expands a part inside the address of a link, a picture or a definition to the whole address. */
function addressAround(text: string, start: number, end: number) {
  const [from, to] = lineAt(text, start)
  const [before, behind] = [text.slice(from, start), text.slice(end, Math.max(to, end))]
  const [, label = '', address] = /(!?\[(?:[^[\]]|\[[^\]]*\])*\]\()([^\s()]*)$/.exec(before) ?? []
  const linkEnd = /^[^)]*(?=\))/.exec(behind)?.[0]
  if (address !== undefined && linkEnd !== undefined) {
    const target: Target = label.startsWith('!') ? 'picture' : 'link'
    return { start: start - address.length, end: end + linkEnd.length, target }
  }
  const [, inDefinition] = /^ {0,3}\[[^\]^][^\]]*\]:[ \t]*(\S*)$/.exec(before) ?? []
  if (inDefinition === undefined) return { start, end }
  // Keeps the definition with an address that no rule reports, so that references to it stay valid.
  return { start: start - inDefinition.length, end: Math.max(to, end), target: 'link' as const, filler: 'tel:0' }
}

const nameOf = (shortcode: string) => /^\{(?:\{[<%]|%)-?\s*([\w-]+)/.exec(shortcode)?.[1]

/** Finds the end of a shortcode: {{< /notice >}} of {{< notice >}}, {% endnote %} of {% note %}. */
function endOfShortcode(text: string, from: number, shortcode: string): Span[] {
  const name = nameOf(shortcode)
  if (!name) return []
  const end = new RegExp(`\\{(?:\\{[<%]|%)-?\\s*(?:/\\s*|end_?)${name}\\s*-?[>%]\\}{1,2}`, 'g')
  end.lastIndex = from
  const closing = end.exec(text)
  return closing ? [[closing.index, closing.index + closing[0].length]] : []
}

function ofComponent({ kind, offset, name, end }: Place, text: string, template: Message): SyntaxMistake {
  const tag = text.slice(...tagAt(text, offset))
  const message = isKnownComponent(name)
    ? say(template, { name, end: end ?? '' })
    : (lineBreak(name, text, offset) ?? unknownComponent(name, attributesIn(tag), '', 'unknown'))
  const spans = [tagAt(text, offset), ...(kind === 'stray' ? [] : otherTag(text, offset, name))]
  const before = text.slice(0, offset)
  const isUnmatched = end && startTags(before, end).length < before.split(`</${end}>`).length
  // A closing tag without a start tag is probably the expected one, misspelt.
  const misspelt = isUnmatched ? text.indexOf(`</${end}`, offset) : -1
  if (misspelt >= 0) spans.push(tagAt(text, misspelt))
  const cure = message.values?.cure === removeIt ? { actual: tag, expected: '' } : undefined
  const filler = /^img$/i.test(name) ? placeOfPicture : /^(?:br|hr|wbr|input)$/i.test(name) ? placeOfTag : undefined
  return { offset, message, spans, filler, cure }
}

/** Matches a tag. Its values in quotes may contain < and >. */
const wholeTag = /^<\/?([a-z][\w.-]*)(?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?\/?>/i

/** Matches a tag with an attribute, including those of Vue: :x="y", @x="y", v-if="y", #x. */
const hasAttribute = /^<[A-Z][\w.-]*\s(?:[^<>]*\s)?(?:[:@#]?[a-z][\w:.-]*=["'{]|[:@#][a-z]|v-[a-z])/s

function ofTag({ offset }: Place, text: string): SyntaxMistake {
  const following = text.slice(offset)
  const mistakeAt = (message: Message, source: string, ...more: Span[]) => {
    return { offset, message, spans: [[offset, offset + source.length] as const, ...more] }
  }
  const [foreign] = /^<!--(?:.*?-->)?|^<[!?][^<>]*>/s.exec(following) ?? []
  if (foreign) {
    const message = ofOtherSystem(foreign) ?? say(syntaxCures.likeTag, { source: quote(foreign), escaped: '\\<' })
    const isWhole = foreign.endsWith('>')
    // Leaves a letter, because a heading may have no other words.
    if (macroIn(foreign)) return { ...mistakeAt(message, foreign), filler: 'x' }
    return {
      ...mistakeAt(message, foreign),
      ...(isWhole && withoutComment(foreign, { actual: foreign, expected: '' })),
    }
  }
  const [autolink, address] = /^<((?:https?|mailto|tel):[^\s<>]+|[^\s<>@/]+@[^\s<>]+)>/i.exec(following) ?? []
  if (autolink && address) {
    const target = /^\w+:/.test(address) ? address : `mailto:${address}`
    // Punctuation after a bare address does not belong to it, so an address that ends with punctuation has no fix.
    const fix =
      /[\w/]$/.test(address) && !/^\w*:(?!\/)/.test(address) ? { actual: autolink, expected: address } : undefined
    return { ...mistakeAt(say(syntaxCures.inBrackets, { source: shorten(autolink), address: target }), autolink), fix }
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
      : unknownComponent(name, attributesIn(tag), '', contentAfter(tag, following, name))
    return mistakeAt(message, tag, ...otherTag(text, offset, name))
  }
  const [mark = ''] = /^<+/.exec(following) ?? []
  const fix = { actual: mark, expected: mark.replaceAll('<', '\\<') }
  return {
    ...mistakeAt(
      say(syntaxCures.likeTag, { source: quote(/^<+\S*/.exec(following)?.[0]), escaped: fix.expected }),
      mark,
    ),
    fix,
  }
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
  const message = other?.message ?? noExpression(braces)
  return { ...other, offset: start, message, spans: [[start - property.length, end]] }
}

function tagAt(text: string, offset: number): Span {
  const [tag = '<'] = /^<[^<>]*>/.exec(text.slice(offset)) ?? []
  return [offset, offset + tag.length]
}

function otherTag(text: string, offset: number, name: string): Span[] {
  const isEnd = text.startsWith('</', offset)
  const other = isEnd ? (startTags(text.slice(0, offset), name).at(-1) ?? -1) : text.indexOf(`</${name}>`, offset)
  return other < 0 ? [] : [tagAt(text, other)]
}

function startTags(text: string, name: string): number[] {
  return [...text.matchAll(new RegExp(`<${escapeRegExp(name)}(?=[\\s>])`, 'g'))].map(({ index }) => index)
}

function lineAt(text: string, offset: number): Span {
  const end = text.indexOf('\n', offset)
  return [text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? text.length : end]
}
