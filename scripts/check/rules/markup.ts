import type { ParsedDocument } from '../../content/document.ts'
import {
  type Fix,
  type Message,
  type Position,
  positionAt,
  type SourceText,
  say,
  shorten,
} from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import { memoize } from '../../lib/cache.ts'
import { cures, fieldSigns, lineSigns, type MarkupKind, type Sign, textSigns } from './markup-signs.ts'

const shown = { en: '%1 is shown as it stands. %2', nl: '%1 wordt getoond zoals het er staat. %2' }

export const shownMarkup: DocumentRule = {
  id: 'shown-markup',
  docs: {
    messages: [shown],
    en: 'Visitors see the signs of markup that is not closed, not allowed there, or of another system.',
    nl: 'Bezoekers zien de tekens van opmaak die niet is afgesloten, daar niet kan, of van een ander systeem is.',
    example: { wrong: 'Dit is **belangrijk.', right: 'Dit is **belangrijk**.' },
  },
  check({ document, report }) {
    for (const { kind, written, position } of findMarkup(document)) {
      const { en, nl, isAdvice }: Message & { isAdvice?: true } = cures[kind]
      const right = kind === 'around' ? outsideOf(document.lines, position) : undefined
      const cure = right ? say(outside, right.expected, right.spaced) : { en, nl }
      const fix = right ? undefined : fixOf(kind, written, document.lines[position.line - 1] ?? '', position)
      report({ position, message: say(shown, shorten(written.trim()), cure), isAdvice, fix, cure: right })
    }
  },
}

const outside = {
  en: 'Between punctuation and a letter it counts only with a space there. Write %1 or %2.',
  nl: 'Tussen een leesteken en een letter telt het alleen met een spatie. Schrijf %1 of %2.',
}

/** Finds **words:**more, whose signs have no meaning: https://spec.commonmark.org/0.31.2/#right-flanking-delimiter-run */
function outsideOf(lines: readonly string[], { line, column }: Position) {
  const lineFromHere = lines[line - 1]?.slice(column - 1) ?? ''
  const found = /^(\*\*|__|[*_])([^*_\n]*?[\p{L}\p{N})])([:.,;!?]+)\1([\p{L}\p{N}]+)/u.exec(lineFromHere)
  if (!found) return undefined
  const [actual, sign, words, mark, next = ''] = found
  const marked = actual.slice(0, -next.length)
  return { actual, expected: `${sign}${words}${sign}${mark}${next}`, spaced: `${marked} ${next}` }
}

/** Returns the fix of a sign with one right text. */
function fixOf(kind: MarkupKind, written: string, line: string, { column }: Position): Fix | undefined {
  const isStart = line.slice(0, column - 1).trim() === ''
  const behind = line.slice(column - 1 + written.length)
  if (kind === 'heading' && isStart && /^#{2,6}$/.test(written) && /^[\p{L}\p{N}]/u.test(behind))
    return { actual: written, expected: `${written} ` }
  if (kind === 'heading' && isStart && /^#{2,6}$/.test(written) && /^[\u00a0\u2002-\u200a\u202f]/.test(behind))
    return { actual: written + behind.charAt(0), expected: `${written} ` }
  if (kind === 'task' && isStart && /^\[[ xX]\]$/.test(written)) return { actual: written, expected: `- ${written}` }
  if (kind === 'contents' || kind === 'left' || kind === 'lineEnd') return { actual: written, expected: '' }
  return kind === 'plain' ? plainWords(written) : undefined
}

/** Returns the words without their signs, which a field shows. */
function plainWords(actual: string): Fix | undefined {
  const [, , marked] = /^(\*\*|__|\*|_|~~|`)([^*_~`]+)\1$/.exec(actual) ?? []
  const expected = marked ?? /^\[([^[\]]+)\]\(/.exec(actual)?.[1] ?? characters[actual]
  return expected === undefined ? undefined : { actual, expected }
}

const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&nbsp;': ' ', '&euro;': '€', '&#39;': '’' }

/** Tells whether heading markup is missing or unintended, so that the headings of the text are unreliable. */
export function lacksHeading(document: ParsedDocument): boolean {
  const isUnderlined = document.outline.headings.some((heading) => heading.isUnderlined)
  return isUnderlined || findMarkup(document).some(({ kind }) => kind === 'heading')
}

interface Markup {
  kind: MarkupKind
  written: string
  position: Position
}

/** Prefilter: most texts have no sign, and the full search is slow. */
const mayHaveMarkup =
  /[*_~`[\]#|^•·●◦▪■‣⁃∙\uf0b7\uf0a7]|:[:a-z+-]|==|%%|\+\+|\\$|^[ \t>]*(?:!!!|\?\?\?|:[ \t]|\\[cmnpt]|[-+]|\d{1,3}[.)])/m

const findMarkup = memoize(({ outline, fieldTexts, lines }: ParsedDocument): Markup[] => {
  const anchors = new Map(
    outline.headings.map(({ line }) => [line, /\[#[\w-]+\](?=\s*$)/.exec(lines[line - 1] ?? '')?.[0] ?? '']),
  )
  const texts = outline.texts.filter(
    ({ text, line, isProperty }) => !isProperty && mayHaveMarkup.test(text.replace(anchors.get(line) ?? '', '')),
  )
  const properties = outline.texts.filter(({ isProperty }) => isProperty)
  const paragraphs = outline.paragraphs.filter(({ written }) => written.text.includes('\n'))
  const search = (text: SourceText, signs: readonly Sign[]) => markupIn(text, signs, lines)
  const all = [
    ...texts.flatMap((text) => search(text, textSigns)),
    ...paragraphs.flatMap(({ written }) => search(written, lineSigns).slice(0, 1)),
    ...fieldTexts.flatMap((text) => search(text, fieldSigns)),
    // Entities in a property are decoded, so they are not displayed literally.
    ...properties.flatMap((text) => search(text, fieldSigns).filter(({ written }) => !written.startsWith('&'))),
  ]
  const found = new Map<string, Markup>()
  for (const one of all) {
    const { kind, written, position } = one
    const place = `${position.line}:${position.column}`
    const key = `${kind} ${'isOfLine' in cures[kind] ? position.line : place}`
    const isItem = kind === 'list' && found.has(`item ${place}`)
    if (written !== anchors.get(position.line) && !isItem && !found.has(key)) found.set(key, one)
  }
  return [...found.values()]
}, new WeakMap())

/** Finds the signs in a text that are not meant. */
function markupIn(source: SourceText, signs: readonly Sign[], lines: readonly string[]): Markup[] {
  return matchesIn(source.text, signs).flatMap(({ kind, isMeant, match: [written], index }) => {
    // In \*word*, the backslash is meant to escape both characters of the pair.
    if (kind === 'meant' || source.text.includes(`\\${written.startsWith(']') ? '[' : written.charAt(0)}`)) return []
    const position = positionAt(source, index)
    const line = lines[position.line - 1] ?? ''
    const before = line.slice(0, position.column - 1)
    const behind = line.slice(position.column - 1 + written.length)
    const above = () => lines.slice(0, position.line - 1)
    return isMeant?.({ written, before, behind, above }) ? [] : [{ kind, written, position }]
  })
}

/** Matches a text with several patterns: after each match, the one that matches first. */
function matchesIn(text: string, signs: readonly Sign[]) {
  const found: (Sign & { match: RegExpExecArray; index: number })[] = []
  let from = 0
  const next = signs.map((sign) => nextMatch(sign, text, from))
  for (;;) {
    for (const [at, one] of next.entries()) if (one && one.index < from) next[at] = nextMatch(one, text, from)
    const [first] = next.filter((one) => one !== undefined).sort((a, b) => a.index - b.index)
    if (!first) return found
    found.push(first)
    from = first.index + first.match[0].length
  }
}

function nextMatch(sign: Sign, text: string, from: number) {
  sign.find.lastIndex = from
  const match = sign.find.exec(text)
  return match ? { ...sign, match, index: match.index } : undefined
}
