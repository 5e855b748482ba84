import type { ParsedDocument } from '../../content/document.ts'
import { blockOnLine, leaveColons } from '../../content/mdx/cures/callouts.ts'
import { parseMarkdown } from '../../content/mdx/dialect.ts'
import { nodeText } from '../../content/mdx/outline.ts'
import { headingMarks } from '../../content/mdx/tags/html-headings.ts'
import { type Fix, type Message, type Position, say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import { documenterLink } from './documenter-links.ts'
import { blockCure, withoutColons } from './markup-blocks.ts'
import { cures, type MarkupKind } from './markup-cures.ts'
import { cureOfLine } from './markup-of-line.ts'
import { findMarkup } from './markup-search.ts'
import { isBelowWords, isLikeTitle } from './title-headings.ts'
import { linkToHeading, linkWithSpace, referenceLink, wikiLink } from './wiki-links.ts'

const shownLiterally = {
  en: '{source} is shown as typed. {cure}',
  nl: '{source} wordt getoond zoals het er staat. {cure}',
}

export const shownMarkup: DocumentRule = {
  id: 'shown-markup',
  docs: {
    messages: [shownLiterally],
    en: 'Visitors see the characters of markup that is not closed, not allowed there, or from another system.',
    nl: 'Bezoekers zien de tekens van opmaak die niet is afgesloten, daar niet kan, of van een ander systeem is.',
    example: { wrong: 'Dit is **belangrijk.', right: 'Dit is **belangrijk**.' },
  },
  check({ document, report }) {
    const [first] = document.outline.headings
    // Another message says to remove this line.
    const titleLine =
      first && isLikeTitle(first, document.fields) && !isBelowWords(first, document.lines) ? first.line : undefined
    for (const { kind, matchedText, position } of findMarkup(document)) {
      if (position.line === titleLine) continue
      const { en, nl, values, isAdvice }: Message & { isAdvice?: true } = cures[kind]
      const marks = kind === 'heading' ? marksFor(document.lines, position, matchedText) : undefined
      const plain = kind === 'plain' ? plainWords(matchedText) : undefined
      const right = kind === 'around' ? outsideOf(document.lines, position) : undefined
      const beside = kind === 'around' && !right ? besideOf(document.lines, position) : undefined
      const behind = document.lines[position.line - 1]?.slice(position.column - 1) ?? ''
      const ofBlock = blockCure(kind, matchedText, document.lines, position)
      const wiki =
        kind === 'wiki' ? matchedText : (matchedText === '[[' && wikiWithMarkup.exec(behind)?.[0]) || undefined
      const ofWiki = wiki ? wikiLink(wiki, document, behind.slice(wiki.length)) : undefined
      const before = document.lines[position.line - 1]?.slice(0, position.column - 1) ?? ''
      // A line break between the two pairs of brackets counts as nothing.
      const brackets = matchedText.replace(/^\][ \t]*\n[\s>]*\[.*/, '][')
      const ofBracket = { '][': referenceLink, '](': linkWithSpace }[brackets]
      const after = matchedText.includes('\n') ? matchedText.replace(/^\]\s*[\s>]*/, ']') : behind
      const toHeading =
        brackets === ']('
          ? (documenterLink(before, after, document.outline, position) ?? linkToHeading(before, after, document))
          : undefined
      const ofReference = toHeading?.message ?? ofBracket?.(before, after, document)
      const ofLine = cureOfLine({ kind, matchedText, before, behind, lines: document.lines, line: position.line })
      const cure = right
        ? say(outside, { first: right.expected, second: right.spaced })
        : beside
          ? say(spaceBefore, { spaced: beside.spaced })
          : marks
            ? beginHeading(marks, behind.slice(matchedText.length))
            : plain
              ? say(asPlain, { words: plain.expected.trim() || '" "' })
              : (ofBlock ?? ofWiki?.message ?? ofLine?.message ?? ofReference ?? { en, nl, values })
      const block =
        kind === 'place' && (ofBlock ?? leaveColons) === leaveColons
          ? withoutColons(document.lines, position)
          : undefined
      const fix =
        right || beside || (kind === 'contents' && ofLine)
          ? undefined
          : fixOf(kind, matchedText, document.lines[position.line - 1] ?? '', position, marks)
      report({
        position,
        message: say(shownLiterally, {
          source: shorten(ofLine?.source ?? wiki ?? sourceOf(kind, matchedText, behind)),
          cure,
        }),
        isAdvice,
        fix,
        suggestedFix:
          kind === 'emptyBold' && !ofLine
            ? { actual: matchedText, expected: '' }
            : (right ?? beside ?? block ?? ofWiki?.suggestedFix ?? ofLine?.suggestedFix ?? toHeading?.suggestedFix),
      })
    }
  },
}

/** Matches [[…]] with code, a formula or emphasis in it. */
const wikiWithMarkup = /^\[\[(?!_TOC_|https?:)(?:[^[\]\n]|\[(?!\[)[^[\]\n]*\])+\]\](?!\()/

/** Returns the text to quote. The title of a tab can continue after code in it, and a block can end on its first line. */
const sourceOf = (kind: MarkupKind, matchedText: string, behind: string) =>
  (kind === 'tab' && /^===/.test(matchedText)) || blockOnLine.test(behind)
    ? behind.trim()
    : matchedText.trim().replace(/ "$/, '')

const withSpace = {
  en: 'Write {marks} and an ordinary space at the beginning of the line.',
  nl: 'Schrijf {marks} en een gewone spatie aan het begin van de regel.',
}

const withSpaceOnly = {
  en: 'Write {marks} and an ordinary space at the beginning of the line, and remove {end} at its end.',
  nl: 'Schrijf {marks} en een gewone spatie aan het begin van de regel, en haal {end} aan het eind weg.',
}

/** Matches the # characters at the end of a heading, which only count as its end after a space. */
const closingMarks = /(?<![\s#])#{2,}[ \t]*$/

const asPlain = {
  en: 'This is plain text: write {words}.',
  nl: 'Dit is gewone tekst: schrijf {words}.',
}

/** Returns the cure for a heading without a space after its #. */
function beginHeading(marks: string, words: string): Message {
  const [end] = closingMarks.exec(words) ?? []
  return end ? say(withSpaceOnly, { marks, end: end.trim() }) : say(withSpace, { marks })
}

/** Returns the correct # characters for a heading without a space after its #; undefined for other markup. */
function marksFor(lines: readonly string[], { line, column }: Position, matchedText: string): string | undefined {
  if (column !== 1 || !/^#{2,6}$/.test(matchedText)) return undefined
  const body = lines.indexOf('---', 1) + 1
  return headingMarks(lines.slice(body).join('\n'), lines.slice(body, line - 1).join('\n').length + 1)
}

const outside = {
  en: 'Between punctuation and a letter, these characters work only with a space. Write {first} or {second}.',
  nl: 'Tussen een leesteken en een letter werken deze tekens alleen met een spatie. Schrijf {first} of {second}.',
}

const spaceBefore = {
  en: 'Between a letter and punctuation, these characters work only with a space. Write {spaced}.',
  nl: 'Tussen een letter en een leesteken werken deze tekens alleen met een spatie. Schrijf {spaced}.',
}

/** Finds words**[more]**, where the asterisks do not count as markup. */
function besideOf(lines: readonly string[], { line, column }: Position) {
  const text = lines[line - 1] ?? ''
  const [word = ''] = /[\p{L}\p{N}]+$/u.exec(text.slice(0, column - 1)) ?? []
  const [actual = ''] =
    /^(\*\*|\*)(?![\s*])\p{P}[^*\n]*[\p{L}\p{N}][^*\n]*(?<!\s)\1(?![\p{L}\p{N}])/u.exec(text.slice(column - 1)) ?? []
  return word && actual ? { actual, expected: ` ${actual}`, spaced: `${word} ${actual}` } : undefined
}

/**
 * Finds **words:**more, where the asterisks do not count as markup:
 * https://spec.commonmark.org/0.31.2/#right-flanking-delimiter-run
 */
function outsideOf(lines: readonly string[], { line, column }: Position) {
  const lineFromHere = lines[line - 1]?.slice(column - 1) ?? ''
  const match = /^(\*\*|__|[*_])([^*_\n]*?[\p{L}\p{N})])([:.,;!?]+)\1([\p{L}\p{N}]+)/u.exec(lineFromHere)
  if (!match) return undefined
  const [actual, marker, words, mark, next = ''] = match
  const marked = actual.slice(0, -next.length)
  return { actual, expected: `${marker}${words}${marker}${mark}${next}`, spaced: `${marked} ${next}` }
}

/** Returns the fix for markup with only one possible correction. */
function fixOf(
  kind: MarkupKind,
  matchedText: string,
  line: string,
  { column }: Position,
  marks?: string,
): Fix | undefined {
  const isStart = line.slice(0, column - 1).trim() === ''
  const behind = line.slice(column - 1 + matchedText.length)
  // A level below ## depends on the preceding headings, which can have mistakes.
  if (marks && marks !== '##' && marks !== matchedText) return undefined
  if (kind === 'heading' && isStart && /^#{2,6}$/.test(matchedText) && /^[\p{L}\p{N}]/u.test(behind))
    return closingMarks.test(behind)
      ? { actual: matchedText + behind, expected: `${marks ?? matchedText} ${behind.replace(closingMarks, '')}` }
      : { actual: matchedText, expected: `${marks ?? matchedText} ` }
  if (kind === 'heading' && isStart && /^#{2,6}$/.test(matchedText) && /^[\u00a0\u2002-\u200a\u202f]/.test(behind))
    return { actual: matchedText + behind.charAt(0), expected: `${marks ?? matchedText} ` }
  if (kind === 'task' && isStart && /^\[[ xX]\]$/.test(matchedText))
    return { actual: matchedText, expected: `- ${matchedText}` }
  if (kind === 'dash' && matchedText === '---') {
    const before = line.slice(0, column - 1)
    const first = /[\s(['“‘]$/.test(before || ' ') || isOpen(before, before.slice(-1)) ? '' : ' '
    const last = /^[\s)\]'”’.,;:!?]/.test(behind || ' ') || isOpen(before, behind.charAt(0)) ? '' : ' '
    return { actual: matchedText, expected: `${first}–${last}` }
  }
  if (kind === 'left' && matchedText.startsWith('==')) return undefined
  if (kind === 'contents' || kind === 'left' || kind === 'lineEnd') return { actual: matchedText, expected: '' }
  return kind === 'plain' ? plainWords(matchedText) : undefined
}

/** Tells whether a mark of bold, italics or a quotation is open at the end of a text. A space there would break it. */
const isOpen = (before: string, mark: string) =>
  /[*_~"]/.test(mark) && [...before.matchAll(/([*_~"])\1*/g)].filter(([, one]) => one === mark).length % 2 === 1

/** Returns the fix that keeps only the words, because a field would show their markup; undefined for other markup. */
function plainWords(actual: string): Fix | undefined {
  const [, , marked] = /^(\*\*|__|\*|_|~~|`)([^*_~`]+)\1$/.exec(actual) ?? []
  const decoded = /^&.*;$/.test(actual) ? nodeText(parseMarkdown(actual)) : actual
  const character = decoded === actual ? undefined : decoded
  const expected = marked ?? /^\[([^[\]]+)\]\(/.exec(actual)?.[1] ?? characters[actual] ?? character
  return expected === undefined ? undefined : { actual, expected }
}

const characters: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&#39;': '’' }

/** Tells whether heading markup is missing or unintended, so that the headings of the text are unreliable. */
export function lacksHeading(document: ParsedDocument): boolean {
  const isUnderlined = document.outline.headings.some((heading) => heading.isUnderlined)
  return isUnderlined || findMarkup(document).some(({ kind }) => kind === 'heading')
}
