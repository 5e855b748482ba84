import { escapeRegExp } from '../../../lib/strings.ts'
import { type Message, say, shorten } from '../../problem.ts'
import { cureOfShortcode, removeIt, withSentence, write } from '../cures/counterparts.ts'
import { figureFor } from '../cures/figures.ts'
import { formula } from '../latex/formulas.ts'
import { formulaAt, movedFormula } from '../latex/latex.ts'
import { definitionsAt } from '../latex/latex-definitions.ts'
import { isKnownComponent, noExpression } from '../syntax/syntax-cures.ts'
import { lineAt, type Span, type SyntaxMistake } from '../syntax/syntax-errors.ts'
import { codeOf } from '../tags/code-tags.ts'
import { wordsWithin } from '../tags/element-content.ts'
import { marksBelow, startOfTabs } from '../tags/html-headings.ts'
import { withImports } from '../tags/imported-files.ts'
import { tableOfTags } from '../tags/layout-tables.ts'
import { listing } from '../tags/listings.ts'
import { withEnd } from '../tags/replaced-lines.ts'
import { cureOfPost } from '../tags/social-embeds.ts'
import { svgDrawing } from '../tags/svg-drawings.ts'
import { attributesIn, withInner } from '../tags/tag-attributes.ts'
import { namePair } from '../tags/tag-pairs.ts'
import { placeOfTag } from '../tags/tag-words.ts'
import { noComponent, unknownComponent } from '../tags/unknown-component.ts'
import { placeOfPicture, wholeTag } from '../tags/unpaired-tags.ts'
import { areIndentedTags, areIndentedWords, ofSpaces } from '../tags/words-indents.ts'
import { withSurroundings } from './around-braces.ts'
import { ofOthers } from './notation-messages.ts'
import { included, isContents } from './other-notations.ts'
import {
  codeFence,
  cureOfPair,
  holdsCode,
  holdsOnlyCode,
  ofRaw,
  removeBetween,
  removeVariable,
  repeats,
} from './shortcode-pairs.ts'
import { pictureOfPair } from './shortcode-pictures.ts'
import { isTemplate, placeOfAddress, type Target, templateWords } from './template-addresses.ts'
import { titleAround } from './template-titles.ts'

const eitherOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'gis')

/** Matches template tags of other systems. */
const templateParts = eitherOf(
  /\{%-? *(?:raw *-?%\}|set \w+ *-?%\}\s*(?:import|export|const|function) ).*?\{%-? *end(?:raw|set) *-?%\}/,
  /\{\{[^{}]*\}\}|\{%[^{}]*%\}/,
  formula,
  included,
)

/** Matches parts without Markdown, which are reported as a whole: HTML elements, and template tags of other systems. */
const foreignParts = eitherOf(
  /(?<!`)<(?<element>script|style|svg|math|pre|table|video|audio|iframe|object|picture|figure|blockquote(?=\s[^>]*\bclass=["'](?:instagram-media|tiktok-embed|text-post-media)))\b[^>]*>.*?<\/\k<element>\s*>/,
  /(?<!`)<(?<tag>code|kbd|samp|tt)\b[^>]*>(?:(?!\n\s*\n).)*?<\/\k<tag>\s*>/,
  templateParts,
)

/** Explains the part of another system at an offset, if there is one. `original` has the parts that are blank in `text`. */
export function foreignPart(
  text: string,
  offset: number,
  parts = foreignParts,
  original = text,
): SyntaxMistake | undefined {
  const whole = titleAround(text, offset) ?? definitionsAt(text, offset)
  if (whole) return whole
  const part = [...text.matchAll(parts)].find(
    (match) => match.index <= offset && offset < match.index + match[0].length,
  )
  if (!part) return undefined
  const { 0: shortcode, groups: { element: name, tag } = {}, index } = part
  // The end tag of another element can be left below a component of this site: <Figure … /> … </figure>.
  if (name && isKnownComponent(name)) return foreignPart(text, offset, templateParts, original)
  const isInRow = /^[ \t>]*\|/.test(text.slice(lineAt(text, index)[0], index))
  const code = tag && codeOf(shortcode, isInRow ? '\\|' : '|')
  if (tag && !code) return undefined
  const line = text.slice(0, index).split('\n').length
  const ofFigure = name === 'figure' ? figureFor(withImports(shortcode, text)) : undefined
  const figure = ofFigure && withEnd(ofFigure, shortcode, line)
  // Without a picture, only the tags in the figure need a correction.
  if (name === 'figure' && !figure) return foreignPart(text, offset, templateParts, original)
  const ofCode = tag && code ? say(noComponent, { name: tag, cure: write(code) }) : undefined
  const ofPart = ofCode ?? (name ? (figure ?? ofElement(name, shortcode, text, index)) : ofRaw(shortcode))
  const suggestedFix = code ? { actual: shortcode, expected: code } : undefined
  if (ofPart) {
    const [, open = '', between = ''] = /^(\{%-? *raw *-?%\})(.*)\{%/is.exec(shortcode) ?? []
    const [from, to] = [index + open.length, index + open.length + between.length]
    const end = index + shortcode.length
    const spans: Span[] =
      open && holdsOnlyCode(between)
        ? [
            [index, from],
            [to, end],
          ]
        : [[index, end]]
    // Its last character stays a part of that line, so that a line break behind it is not alone.
    if (/^(?:video|audio|iframe|object)$/.test(name ?? ''))
      return {
        offset: index,
        message: ofPart,
        spans: [
          [end - 1, end],
          [index, end - 1],
        ],
        filler: placeOfPicture,
      }
    return { offset: index, message: ofPart, spans, suggestedFix }
  }
  const words = wordsAround(text, index, index + shortcode.length)
  if (words) return words
  const { start, end, target, filler } = addressAround(text, index, index + shortcode.length)
  const begin = text.slice(start, end)
  if (filler) return { offset: start, message: noExpression(begin, target), spans: [[start, end]], filler }
  if (target) return { offset: start, message: noExpression(begin, target), spans: [[start - 2, end + 1]] }
  const pair = ofPair(text, [start, end], original)
  if (pair) return pair
  const single = ofSingle(shortcode, [start, end], text)
  const message = withSurroundings(single.message, text, start, end)
  return { ...single, message: formulaAt(message, shortcode, text, start) }
}

function ofElement(name: string, written: string, text: string, offset: number): Message {
  const line = text.slice(0, offset).split('\n').length
  const endLine = line + written.split('\n').length - 1
  const pair = { name, endLine: endLine === line ? undefined : endLine, isEmpty: false }
  const drawing = name === 'svg' && lineAt(text, offset)[0] === offset ? svgDrawing(written) : undefined
  if (drawing) return say(noComponent, { name, cure: drawing })
  if (name === 'pre') return namePair(say(noComponent, { name, cure: listing(written) }), pair)
  const post = cureOfPost(written)
  if (post) return namePair(say(noComponent, { name, cure: post }), pair)
  const layout = name === 'table' ? tableOfTags(written) : undefined
  if (layout) return say(noComponent, { name, cure: layout })
  if (!/^(?:script|picture|video|audio|iframe|object)$/.test(name)) return unknownComponent(name)
  const [tag = ''] = wholeTag.exec(written) ?? []
  const hasWords = /^(?:video|audio|iframe|object)$/.test(name) && wordsWithin(written) !== ''
  const message = unknownComponent(name, withInner(name, attributesIn(tag), written), '', hasWords ? 'text' : 'none')
  return withEnd(namePair(message, pair), written, line)
}

function ofSingle(shortcode: string, span: Span, text: string): SyntaxMistake {
  const message = movedFormula(text, ...span) ?? noExpression(shortcode)
  // A Markdoc id or class: {% #costs %}, {% .lead %}.
  const isAttribute = /^\{%\s*[.#]/.test(shortcode)
  const { text: written = '' } = (typeof message.values?.cure === 'object' && message.values.cure.values) || {}
  const fix = isContents(shortcode) || isAttribute ? { actual: shortcode, expected: String(written) } : undefined
  const isWhole = /^\[[^\]]+\]\(https:/.test(String(written))
  const isLoneEnd = /^\{%-?\s*end/.test(shortcode) && message.values?.cure === removeIt
  const suggestedFix =
    isWhole || isLoneEnd ? { actual: shortcode, expected: isWhole ? String(written) : '' } : undefined
  return { offset: span[0], message, spans: [span], fix, suggestedFix }
}

/** Explains a shortcode with an end tag. Code or a loop between the tags is part of the same problem. */
export function ofPair(text: string, [start, end]: Span, original = text): SyntaxMistake | undefined {
  const begin = text.slice(start, end)
  const name = nameOf(begin) ?? ''
  const closing = endOfShortcode(text, end, begin)
  if (!closing) return undefined
  const [from, to] = closing
  const between = text.slice(end, from)
  const source = `${begin.length > 36 ? `${begin.slice(0, 33)}…` : begin} … ${text.slice(from, to)}`
  const whole = { offset: start, spans: [[start, to] as const], filler: placeOfTag }
  if (name === 'comment') return { ...whole, filler: '', message: say(ofOthers, { source, cure: removeBetween }) }
  const [, variable] = /^\{%-?\s*capture\s+([\w-]+)/.exec(begin) ?? []
  if (variable && new RegExp(`\\{\\{-?\\s*${variable}\\b`).test(text)) {
    const cure = say(removeVariable, { variable: `{{ ${variable} }}` })
    return { ...whole, filler: '', message: say(ofOthers, { source, cure }) }
  }
  if (repeats(name)) return { ...whole, message: noExpression(source) }
  const picture = pictureOfPair(begin, between, cureOfShortcode(name))
  if (picture) return { ...whole, message: say(ofOthers, { source: shorten(source), cure: picture }) }
  if (holdsCode(name, between, begin))
    return { ...whole, message: say(ofOthers, { source, cure: codeFence(begin, between) }) }
  const cure =
    between.trim() === ''
      ? undefined
      : cureOfPair(name, begin, between, {
          marks: marksBelow(text, startOfTabs(original, start)),
          isInLine: isWithinLine(text, start, to),
        })
  const message = cure ? say(ofOthers, { source: shorten(source), cure }) : noExpression(source)
  const isIndented = cure && lineAt(text, start)[0] === start && (areIndentedTags(between) || areIndentedWords(between))
  const spaces = isIndented ? ofSpaces(between, text.slice(0, end).split('\n').length, false) : undefined
  return { offset: start, message: spaces ? withSentence(message, spaces) : message, spans: [[start, end], closing] }
}

/** Tells whether other words are on the same line as a part. */
function isWithinLine(text: string, start: number, end: number): boolean {
  const [from, to] = lineAt(text, start)
  return end <= to && (text.slice(from, start) + text.slice(end, to)).trim() !== ''
}

/** Explains a template in the words of a link. If the address has one too, one message is about the whole link. */
function wordsAround(text: string, start: number, end: number): SyntaxMistake | undefined {
  const [before = ''] = /(?<![!\]])\[[^[\]\n]*$/.exec(text.slice(lineAt(text, start)[0], start)) ?? []
  const [behind, address = ''] = /^[^[\]\n]*\]\(((?:\{\{[^{}\n]*\}\}|[^()\n])*)\)/.exec(text.slice(end)) ?? []
  if (!before || behind === undefined || !text.startsWith('{{', start)) return undefined
  const from = start - before.length
  const to = end + behind.length
  const message = templateWords(text.slice(start, end), address, text.slice(from, to))
  return isTemplate(address)
    ? { offset: from, message, spans: [[from, to]], filler: placeOfTag }
    : { offset: start, message, spans: [[start, end]], filler: placeOfTag }
}

/** Expands a part inside the address of a link, a picture or a definition to the whole address. */
function addressAround(text: string, start: number, end: number) {
  const [[from], [, to]] = [lineAt(text, start), lineAt(text, end)]
  const [before, behind] = [text.slice(from, start), text.slice(end, to)]
  // The words of a link can begin on a line above.
  const paragraph =
    text
      .slice(Math.max(0, start - 400), start)
      .split(/\n[ \t]*\n/)
      .at(-1) ?? before
  const [, label = '', address] = /(!?\[(?:[^[\]]|\[[^\]]*\])*\]\()([^\s()]*)$/.exec(paragraph) ?? []
  const linkEnd = /^[^)]*(?=\))/.exec(behind)?.[0]
  if (address !== undefined && linkEnd !== undefined) {
    // Where the address of a picture was removed, only the link around it remains.
    const isAroundPicture = label.startsWith('!') && /\s{3,}\]\($/.test(label) && paragraph.includes(`[${label}`)
    const [, mark, words = ''] = (!isAroundPicture && /^(!?)\[(.*)\]\($/s.exec(label)) || []
    const holdsPicture = isAroundPicture || (!mark && /^!\[[^\n]*\)$/.test(words.trim()))
    const target: Target = { kind: holdsPicture ? 'linkAroundPicture' : mark ? 'picture' : 'link', words }
    return { start: start - address.length, end: end + linkEnd.length, target }
  }
  const [, definedLabel, inDefinition] = /^ {0,3}\[([^\]^][^\]]*)\]:[ \t]*(\S*)$/.exec(before) ?? []
  if (inDefinition === undefined) return { start, end }
  return {
    start: start - inDefinition.length,
    end: to,
    target: { kind: 'definition', words: definedLabel } as const,
    filler: placeOfAddress,
  }
}

const nameOf = (shortcode: string) => /^\{(?:\{[<%]|%)-?\s*([\w-]+(?:\/[\w-]+)*)/.exec(shortcode)?.[1]

/**
 * Finds the end tag of a shortcode: {{< /notice >}} for {{< notice >}}, {% endnote %} for {% note %}. Shortcodes of the
 * same name can be nested.
 */
function endOfShortcode(text: string, from: number, shortcode: string): Span | undefined {
  const name = nameOf(shortcode)
  if (!name || /\/\s*[%>]\}{1,2}$/.test(shortcode)) return undefined
  const tags = /^\{%-?\s*\w+\(/.test(shortcode) ? tagsOfZola() : tagsOf(name)
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return [tag.index, tag.index + tag[0].length]
  }
  return undefined
}

const tagsOf = (name: string) =>
  new RegExp(
    `\\{(?:\\{[<%]|%)-?\\s*(?:(/\\s*|end_?)${escapeRegExp(name)}\\s*|${escapeRegExp(name)}(?=\\s)[^{}]*?(?<!/))-?[>%]\\}{1,2}`,
    'g',
  )

/** Returns a pattern for the tags of Zola, which end every shortcode in the same way: {% quote() %} … {% end %}. */
const tagsOfZola = () => /\{%-?\s*(?:(end)\s*|\w+\([^{}]*)-?%\}/g
