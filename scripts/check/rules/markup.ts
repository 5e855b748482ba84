import type { ParsedDocument } from '../../content/document.ts'
import { type Message, matchesIn, type Position, say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import { memoize } from '../../lib/cache.ts'

interface MarkupPattern extends Message {
  pattern: RegExp
  /** Texts to search: paragraphs, or fields and properties. Default: the text nodes of the body. */
  in?: 'paragraph' | 'field'
  startsLine?: true
  /** Only the first match on a line is reported. */
  isOfLine?: true
  isAdvice?: true
}

/** Patterns by the markup that the writer meant. At each position, the first match counts. */
const patterns: Record<string, MarkupPattern> = {
  contents: {
    startsLine: true,
    pattern: /(?<=^[ \t>]*)\[{1,2}_?(?:toc|TOC|Toc)_?\]{1,2}(?=[ \t]*$)/u,
    en: 'Leave it out: an article lists its headings by itself.',
    nl: 'Laat het weg: een artikel toont de koppen zelf.',
  },
  callout: {
    startsLine: true,
    pattern:
      /(?<=^[ \t>]*)(?::{3,} ?[\w-]*|::[a-z][\w-]*|\[![A-Za-z]+\][+-]?|(?:!!!|\?\?\?\+?) ?(?:note|tip|info|important|warning|caution|danger|example)\b)/u,
    en: 'Write <Callout title="…"> and </Callout> on lines of their own, with an empty line between them and the text.',
    nl: 'Schrijf <Callout title="…"> en </Callout> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
  },
  emoji: {
    pattern: /(?<![\p{L}\p{N}:/])(?::[a-z][a-z\d_-]*:|:[+-]1:)(?![\p{L}\p{N}:/])/u,
    en: 'Write the character that is meant, such as 🎉, or \\ before it for the signs themselves.',
    nl: 'Schrijf het teken dat je bedoelt, zoals 🎉, of \\ ervoor voor wat er staat.',
  },
  around: {
    isOfLine: true,
    pattern: /`+|(?<!\*)\*{2,3}(?!\*)|(?<![\p{L}\p{N}_])__(?!_)|(?<![\p{L}\p{N}*_/])[*_](?=[\p{L}\p{N}{])|~~/u,
    en: 'Write it directly before and directly after the words, or \\ before it for the sign itself.',
    nl: 'Schrijf het direct voor en direct na de woorden, of \\ ervoor voor het teken zelf.',
  },
  style: {
    pattern:
      /(?<![\p{L}\p{N}=+])(?<mark>==|\+\+)(?=[^\s=+])[^=+\n]*(?<=[^\s=+])\k<mark>(?![\p{L}\p{N}=+])|(?<=[\p{L}\p{N})])(?<sub>[~^])[\p{L}\p{N}+-]{1,12}\k<sub>/u,
    en: 'Write ** around the words, or a character such as ² or ₂, or \\ before it for the signs themselves.',
    nl: 'Schrijf ** om de woorden, of een teken zoals ² of ₂, of \\ ervoor voor wat er staat.',
    isAdvice: true,
  },
  note: {
    pattern: /\[\^[^\]\s]+\]/u,
    en: 'Write the note on a line of its own, such as [^1]: with its words, or \\ before it for the sign itself.',
    nl: 'Schrijf de voetnoot op een eigen regel, zoals [^1]: met de woorden, of \\ ervoor voor het teken zelf.',
  },
  remark: {
    pattern: /%%[^%\n]+%%/u,
    en: 'It is a remark of another system: leave it out.',
    nl: 'Het is een opmerking van een ander systeem: laat haar weg.',
  },
  task: {
    startsLine: true,
    pattern: /(?<=^[ \t>]*)(?:[-*+])?\[[ xX]?\](?=[ \t])/u,
    en: 'Write - [ ] or - [x] and a space at the beginning of the line.',
    nl: 'Schrijf - [ ] of - [x] en een spatie aan het begin van de regel.',
  },
  link: {
    pattern: /\](?:[([]|[ \u00a0][([](?=[/#]|https?:|mailto:|tel:))|\[\[(?:[^[\]\n]*\]\])?|\)\[(?=[/#]|https?:)/u,
    en: 'Write [words](/address), without a space or a line end in the address, or \\ before it for the sign itself.',
    nl: 'Schrijf [woorden](/adres), zonder spatie of nieuwe regel in het adres, of \\ ervoor voor het teken zelf.',
  },
  heading: {
    isOfLine: true,
    pattern: /(?<![\w#&/])#{2,}|\[#[\w-]+\]/u,
    en: 'Write ## and an ordinary space at the beginning of the line.',
    nl: 'Schrijf ## en een gewone spatie aan het begin van de regel.',
  },
  item: {
    startsLine: true,
    // A non-breaking space counts only at the start of a text: within a paragraph, it can follow any number.
    pattern:
      /(?<=^[ \t>]*)(?:[•·●◦▪■‣⁃∙\uf0b7\uf0a7]|(?:[-+]|\d{1,3}[.)])(?=\p{L})|(?<![\s\S])(?:[-+*]|\d{1,3}[.)])(?=[\u00a0\u2002-\u200a\u202f]))/u,
    en: 'Write - or 1. and an ordinary space at the beginning of the line.',
    nl: 'Schrijf - of 1. en een gewone spatie aan het begin van de regel.',
  },
  /** Requires two consecutive lines with the same marker. A single line can be dialogue. */
  list: {
    in: 'paragraph',
    pattern: repeatedLines(
      /[\p{So}→⇒➔»]\ufe0f?/u,
      /[–—‒―]/u,
      /o(?=\s)/u,
      /\(?(?:[a-zA-Z]|[ivx]{2,4}|\d{1,3})\)/u,
      /[a-z]\./u,
      /(?:\d{1,3}\.|[-+*])(?=[\u00a0\u2002-\u200a\u202f])/u,
    ),
    en: 'Its lines become one paragraph. Write - or 1. and an ordinary space before each, or leave a line empty between them.',
    nl: 'De regels worden één alinea. Schrijf - of 1. en een gewone spatie voor elk, of laat er een regel tussen leeg.',
  },
  table: {
    isOfLine: true,
    startsLine: true,
    pattern: /(?<=^[ \t>]*)(?<!^[ \t>]*\|.*\n[ \t>]*)\|/u,
    en: 'Write | --- | with as many cells below the first row, and leave no line empty between rows.',
    nl: 'Schrijf | --- | met evenveel cellen onder de eerste rij, en laat tussen de rijen geen regel leeg.',
  },
  lineEnd: {
    pattern: /(?<=[\s.,;!?])\\(?![\s\S])/u,
    en: 'Leave it out: it ends a line within a paragraph.',
    nl: 'Laat het weg: het beëindigt een regel binnen een alinea.',
    isAdvice: true,
  },
  /** Emphasis, code, a link, a tag, an entity or an emoji shortcode. */
  plain: {
    isOfLine: true,
    in: 'field',
    pattern:
      /(?<![\p{L}\p{N}*_\\])(?<wrap>\*\*|__|\*|_|~~|`)(?=\S)[^*_~`\n]+(?<=\S)\k<wrap>(?![\p{L}\p{N}*_])|!?\[[^[\]\n]+\]\([^()\n]*\)|<\/?[a-z][\w-]*(?:\s[^<>\n]*)?\/?>|&(?:[a-z]{2,}|#\w+);|(?<![\p{L}\p{N}:/]):[a-z][a-z\d_-]*:(?![\p{L}\p{N}:/])/u,
    en: 'This is plain text: write the words, or the character itself.',
    nl: 'Dit is gewone tekst: schrijf de woorden, of het teken zelf.',
  },
}

/** Matches a line marker that the next line repeats, unless a hard line break separates the two. */
function repeatedLines(...begins: RegExp[]): RegExp {
  const pairs = begins.map(({ source }) => {
    const begin = `${source}[ \\t\\u00a0\\u2002-\\u200a\\u202f]`
    return `${begin}(?=.*(?<! {2}|\\\\)\\n[ \\t>]*${begin})`
  })
  return new RegExp(`(?<=^[ \\t>]*)(?:${pairs.join('|')})`, 'u')
}

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
    for (const { written, position, en, nl, isAdvice } of findMarkup(document))
      report({ position, message: say(shown, shorten(written.trim()), { en, nl }), isAdvice })
  },
}

/** Tells whether heading markup is missing or unintended, so that the headings of the text are unreliable. */
export function lacksHeading(document: ParsedDocument): boolean {
  const isUnderlined = document.outline.headings.some((heading) => heading.isUnderlined)
  return isUnderlined || findMarkup(document).some(({ kind }) => kind === 'heading')
}

/** Combines the patterns of a kind of text, each in a named group. `meant` matches legitimate uses. */
function searchFor(area?: MarkupPattern['in'], ...meant: string[]): RegExp {
  const own = Object.entries(patterns).filter(([, markup]) => markup.in === area)
  return new RegExp([...meant, ...own.map(([kind, { pattern }]) => `(?<${kind}>${pattern.source})`)].join('|'), 'gmu')
}

// Skips escaped characters and URLs.
const inText = searchFor(undefined, '\\\\[!-/:-@[-`{-~]', '(?:https?:\\/\\/|www\\.)[^\\s<>]*')
const inParagraph = searchFor('paragraph')
const inField = searchFor('field')

/** Prefilter: most texts have no match, and the full search is slow. */
const mayHaveMarkup =
  /[*_~`[\]#|^•·●◦▪■‣⁃∙\uf0b7\uf0a7]|:[:a-z+-]|==|%%|\+\+|\\$|^[ \t>]*(?:!!!|\?\?\?|[-+]|\d{1,3}[.)])/m

const findMarkup = memoize(({ outline, fieldTexts, lines }: ParsedDocument) => {
  const anchors = new Map(
    outline.headings.map(({ line }) => [line, /\[#[\w-]+\](?=\s*$)/.exec(lines[line - 1] ?? '')?.[0] ?? '']),
  )
  const texts = outline.texts.filter(
    ({ text, line, isProperty }) => !isProperty && mayHaveMarkup.test(text.replace(anchors.get(line) ?? '', '')),
  )
  const properties = outline.texts.filter(({ isProperty }) => isProperty)
  const matches = [
    ...matchesIn(texts, inText),
    ...outline.paragraphs
      .filter(({ written }) => written.text.includes('\n'))
      .flatMap(({ written }) => matchesIn([written], inParagraph).slice(0, 1)),
    ...matchesIn(fieldTexts, inField),
    // Entities in a property are decoded, so they are not displayed literally.
    ...matchesIn(properties, inField).filter(({ written }) => !written.startsWith('&')),
  ]
  const found = new Map<string, MarkupPattern & { kind: string; written: string; position: Position }>()
  for (const { text, match, written, position } of matches) {
    const [kind, markup] = Object.entries(patterns).find(([name]) => match.groups?.[name] !== undefined) ?? []
    if (!kind || !markup) continue
    const before = lines[position.line - 1]?.slice(0, position.column - 1) ?? ''
    const isInside = markup.startsLine && !/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before)
    // In \*word*, the backslash is meant to escape both characters of the pair.
    const isMeant = text.text.includes(`\\${written.startsWith(']') ? '[' : written.charAt(0)}`)
    const isItem = kind === 'list' && found.has(`item ${position.line}:${position.column}`)
    const key = `${kind} ${position.line}${markup.isOfLine ? '' : `:${position.column}`}`
    if (!isInside && written !== anchors.get(position.line) && !isMeant && !isItem && !found.has(key))
      found.set(key, { ...markup, kind, written, position })
  }
  return [...found.values()]
}, new WeakMap())
