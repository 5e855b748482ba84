import { leaveColons } from '../../content/mdx/callouts.ts'
import { asCallout, asCode, asHeading, asPicture, ofContents, removeIt } from '../../content/mdx/counterparts.ts'
import { formula } from '../../content/mdx/other-notations.ts'
import type { Message } from '../../content/problem.ts'

interface Cure extends Message {
  /** Only the first match on a line is reported. */
  isOfLine?: true
  isAdvice?: true
}

/** Cure for each kind of markup that the writer meant. */
export const cures = {
  contents: ofContents,
  callout: asCallout,
  listing: asCode,
  tab: asHeading,
  picture: asPicture,
  left: removeIt,
  place: leaveColons,
  shortcode: {
    en: 'It belongs to another system: remove it, or write what it would show.',
    nl: 'Het hoort bij een ander systeem: haal het weg, of schrijf wat het zou tonen.',
  },
  enclosing: {
    en: 'It belongs to another system: remove it and its end tag, and keep what is between them.',
    nl: 'Het hoort bij een ander systeem: haal het en de bijbehorende eindtag weg, en houd wat ertussen staat.',
  },
  meaning: {
    en: 'Write the word and its meaning on one line, such as - word: meaning.',
    nl: 'Schrijf het woord en de betekenis op één regel, zoals - woord: betekenis.',
  },
  emoji: {
    en: 'Write the character that you mean, such as 🎉, or \\ before it for the characters themselves.',
    nl: 'Schrijf het teken dat je bedoelt, zoals 🎉, of \\ ervoor voor wat er staat.',
  },
  around: {
    isOfLine: true,
    en: 'Write it directly before and directly after the words, or \\ before it for the character itself.',
    nl: 'Schrijf het direct voor en direct na de woorden, of \\ ervoor voor het teken zelf.',
  },
  style: {
    isAdvice: true,
    en: 'Write ** around the words, or a character such as ² or ₂, or \\ before it for the characters themselves.',
    nl: 'Schrijf ** om de woorden, of een teken zoals ² of ₂, of \\ ervoor voor wat er staat.',
  },
  note: {
    en: 'Write the footnote on a line of its own, such as [^1]: with its words, or \\ before it for the character itself.',
    nl: 'Schrijf de voetnoot op een eigen regel, zoals [^1]: met de woorden, of \\ ervoor voor het teken zelf.',
  },
  fields: {
    en: 'The fields are at the beginning of the file, between lines of ---. Remove these lines, down to the second +++.',
    nl: 'De velden staan aan het begin van het bestand, tussen regels met ---. Haal deze regels weg, tot en met de tweede +++.',
  },
  remark: {
    en: 'It is a comment of another system: remove it.',
    nl: 'Het is een opmerking van een ander systeem: haal die weg.',
  },
  task: {
    en: 'Write - [ ] or - [x] and a space at the beginning of the line.',
    nl: 'Schrijf - [ ] of - [x] en een spatie aan het begin van de regel.',
  },
  wiki: {
    en: 'Write [words](/address), or only the words.',
    nl: 'Schrijf [woorden](/adres), of alleen de woorden.',
  },
  link: {
    en: 'Write [words](/address), without a space or a line end in the address, or \\ before it for the character itself.',
    nl: 'Schrijf [woorden](/adres), zonder spatie of nieuwe regel in het adres, of \\ ervoor voor het teken zelf.',
  },
  heading: {
    isOfLine: true,
    en: 'Write ## and an ordinary space at the beginning of the line.',
    nl: 'Schrijf ## en een gewone spatie aan het begin van de regel.',
  },
  item: {
    en: 'Write - or 1. and an ordinary space at the beginning of the line.',
    nl: 'Schrijf - of 1. en een gewone spatie aan het begin van de regel.',
  },
  list: {
    en: 'Its lines become one paragraph. Write - or 1. and an ordinary space before each, or put an empty line between them.',
    nl: 'De regels worden één alinea. Schrijf - of 1. en een gewone spatie voor elk, of zet er een lege regel tussen.',
  },
  table: {
    isOfLine: true,
    en: 'Write | --- | with as many cells below the first row, and remove empty lines between the rows.',
    nl: 'Schrijf | --- | met evenveel cellen onder de eerste rij, en haal lege regels tussen de rijen weg.',
  },
  lineEnd: {
    isAdvice: true,
    en: 'Remove it: it ends a line within a paragraph.',
    nl: 'Haal het weg: het beëindigt een regel binnen een alinea.',
  },
  dash: {
    isOfLine: true,
    isAdvice: true,
    en: 'Write – for a dash, with a space on both sides.',
    nl: 'Schrijf – voor een gedachtestreepje, met een spatie aan beide kanten.',
  },
  plain: {
    isOfLine: true,
    en: 'This is plain text: write the words without markup, or the character itself.',
    nl: 'Dit is gewone tekst: schrijf de woorden zonder opmaak, of het teken zelf.',
  },
} satisfies Record<string, Cure>

export type MarkupKind = keyof typeof cures

/** Match with the text around it on its line. */
interface Found {
  matchedText: string
  before: string
  behind: string
  /** Lines above it. */
  above: () => readonly string[]
}

/** Pattern of markup that visitors would see. `isMeant` tells whether a match is legitimate in its place. */
export interface MarkupPattern {
  kind: MarkupKind | 'meant'
  find: RegExp
  isMeant?: (found: Found) => boolean
}

/** Tells whether anything other than list and quote markers comes before a match on its line. */
const withinLine = ({ before }: Found) => !/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before)

const inBlock = (found: Found) => withinLine(found) || found.behind.trimStart().startsWith('{') || closesBlock(found)

/** Tells whether a line of ::: alone ends a block, which is reported where it begins. */
function closesBlock({ matchedText, behind, above }: Found): boolean {
  return (
    /^:+$/.test(matchedText) && behind.trim() === '' && above().some((line) => /^[\s>]*:{3,}[ \t]*[\w{[]/.test(line))
  )
}

/** Tells whether an end tag such as [/caption] follows its start tag, which is reported for both. */
function closesShortcode({ matchedText, before, above }: Found): boolean {
  const [, name] = /^\[\/([\w-]+)/.exec(matchedText) ?? []
  return name !== undefined && [...above(), before].some((line) => line.includes(`[${name}`))
}

/** Tells whether ][ is in a line of a log, such as [1589310297:583337][24694:0x7f]. */
function isLog({ matchedText, before, behind }: Found): boolean {
  return matchedText === '][' && /\[[\d.:, -]+$/.test(before) && /^\d[\w.:, -]*\]/.test(behind)
}

const callouts =
  'note|tip|hint|info|important|warning|caution|danger|example|abstract|success|question|failure|bug|quote'

/** Matches the first line of an MkDocs block: !!! word "title", or any word above an indented line. */
export const admonition = new RegExp(
  `(?<=^[ \\t>]*)(?:!!!|\\?\\?\\?\\+?) {0,3}(?:(?:${callouts})\\b|[a-z][\\w-]*(?: [a-z]+){0,2}(?: "|[ \\t]*$)|[\\w-]+(?=(?: "|.*\\n(?: {4}|\\t))))`,
  'gmu',
)

/** Markup in the texts of a body. If two patterns match, the earliest match wins, then the first in this list. */
export const textPatterns: readonly MarkupPattern[] = [
  { kind: 'left', find: /(?<=^[ \t>]*)\\(?:newpage|pagebreak|clearpage|tableofcontents|maketitle)\b/gmu },
  { kind: 'fields', find: /(?<![\s\S])\+\+\+(?=[ \t]*\n\w+[ \t]*=)/gmu },
  { kind: 'meant', find: /\\[!-/:-@[-`{-~]/gmu },
  { kind: 'meant', find: /(?:https?:\/\/|www\.)[^\s<>]*/gmu },
  { kind: 'meant', find: new RegExp(formula.source, 'gmu') },
  { kind: 'contents', find: /(?<=^[ \t>]*)\[{1,2}_?(?:toc|TOC|Toc)_?\]{1,2}(?=[ \t]*$)/gmu, isMeant: withinLine },
  { kind: 'place', find: /(?<=^[ \t>]*):{2,} ?code(?:-group)?(?![\w-])/gmu, isMeant: withinLine },
  { kind: 'tab', find: /(?<=^[ \t>]*)(?::{3,} ?|::)tab[\w-]*/gmu, isMeant: withinLine },
  {
    kind: 'place',
    find: /(?<=^[ \t>]*):{3,} ?(?:left|right|center|centre|centered|middle|columns?|row|grid|(?:align|float|text|col)-\w+)(?![\w-])/gmu,
    isMeant: withinLine,
  },
  { kind: 'callout', find: /(?<=^[ \t>]*):{3,} ?[\w-]*/gmu, isMeant: inBlock },
  { kind: 'callout', find: new RegExp(`(?<=^[ \\t>]*)::(?:${callouts})(?![\\w-])`, 'gmu'), isMeant: inBlock },
  { kind: 'place', find: /(?<=^[ \t>]*)::[a-z][\w-]*/gmu, isMeant: inBlock },
  { kind: 'callout', find: /(?<=^[ \t>]*)\[![A-Za-z]+\][+-]?/gmu, isMeant: withinLine },
  { kind: 'callout', find: admonition, isMeant: withinLine },
  { kind: 'tab', find: /(?<=^[ \t>]*)===[!+]? {0,3}"[^"\n]*"?/gmu, isMeant: withinLine },
  { kind: 'meaning', find: /(?<=^[ \t>]*):(?=[ \t]+\S|[ \t]*$)/gmu, isMeant: withinLine },
  { kind: 'meaning', find: /(?<=^[ \t>]*)\*\[[^\]\n]+\]:(?=[ \t])/gmu, isMeant: withinLine },
  { kind: 'note', find: /\^\[(?=[^\]\n]*\p{L})(?!\^?\w-\w)[^\]\n]+\]/gmu },
  { kind: 'note', find: /\[-?@[a-z][\w:-]*(?:[,;] [^\]\n]*)?\]/gmu },
  { kind: 'picture', find: /!\[\[[^\]\n]+\]\]/gmu },
  {
    kind: 'enclosing',
    find: /\[\/?(?:caption|(?:vc|wp|et_pb|su)_\w+)(?:\s[^\]\n]*)?\]/gmu,
    isMeant: closesShortcode,
  },
  {
    kind: 'listing',
    find: /\[\/?sourcecode(?:\s[^\]\n]*)?\]|\[code\s+\w+=[^\]\n]*\]|\[\/code\]/gmu,
    isMeant: closesShortcode,
  },
  { kind: 'shortcode', find: /\[\/?(?:gallery|playlist|contact-form-7)(?:\s[^\]\n]*)?\]/gmu, isMeant: closesShortcode },
  {
    kind: 'shortcode',
    find: /\[(?:audio|video|embed|youtube|vimeo)\s+\w+=[^\]\n]*\]|\[\/(?:audio|video|embed)\]/gmu,
    isMeant: closesShortcode,
  },
  { kind: 'emoji', find: /(?<![\p{L}\p{N}:/])(?::[a-z][a-z\d_-]*:|:[+-]1:)(?![\p{L}\p{N}:/])/gmu },
  { kind: 'around', find: /`+/gmu },
  { kind: 'around', find: /(?<!\*)\*{2,3}(?!\*)/gmu },
  { kind: 'around', find: /(?<![\p{L}\p{N}_])__(?!_)/gmu },
  {
    kind: 'meant',
    find: /(?<![\p{L}\p{N}*_])_(?:posts|drafts|layouts|includes|data|site|sass|pages|plugins|blank|self|top|parent|id|redirects|headers)\b(?!_)/gmu,
  },
  // Names in code: _makeLong(path), module._cache.
  { kind: 'meant', find: /(?<![\p{L}\p{N}*_])_[\w-]+(?:\/|\.[a-z]{2,4}\b|\()|(?<=[\w)\]]\.)_\w+(?<!_)/gmu },
  { kind: 'around', find: /(?<![\p{L}\p{N}*_/])[*_](?=[\p{L}\p{N}{])/gmu },
  { kind: 'around', find: /~~/gmu },
  { kind: 'style', find: /(?<![\p{L}\p{N}=+])(==|\+\+)(?=[^\s=+])[^=+\n]*(?<=[^\s=+])\1(?![\p{L}\p{N}=+])/gmu },
  { kind: 'style', find: /(?<=[\p{L}\p{N})])([~^])[\p{L}\p{N}+-]{1,12}\1/gmu },
  { kind: 'note', find: /\[\^[^\]\s]+\]/gmu },
  { kind: 'remark', find: /%%[^%\n]+%%/gmu },
  { kind: 'remark', find: /(?<=^[ \t>]*)%%(?=$|[ \t]*\p{L})/gmu, isMeant: withinLine },
  { kind: 'task', find: /(?<=^[ \t>]*)(?:[-*+])?\[[ xX]?\](?=[ \t])/gmu, isMeant: withinLine },
  { kind: 'link', find: /\][([]/gmu, isMeant: isLog },
  { kind: 'link', find: /\][ \u00a0][([](?=[/#]|https?:|mailto:|tel:)/gmu },
  { kind: 'wiki', find: /\[\[[^[\]\n]+\]\]/gmu },
  { kind: 'link', find: /\[\[/gmu },
  // Also matches at the end of a text, because a bare address after it is a text of its own.
  { kind: 'link', find: /\)\[(?=[/#]|https?:|(?![\s\S]))/gmu },
  { kind: 'link', find: /\][ \t]*\n[ \t>]*\[[a-z][\w.-]*[._-][\w.-]*\]/gmu },
  {
    kind: 'dash',
    find: /(?<=[^\s-] ?)---(?= ?[^\s-]|(?![\s\S]))|(?<=(?<![\s\S]) ?)---(?= ?[^\s-])/gmu,
    isMeant: (found) => !withinLine(found),
  },
  { kind: 'dash', find: /(?<=\S )--(?= \S)/gmu },
  { kind: 'heading', find: /(?<![\w#&/])#{2,}/gmu },
  { kind: 'heading', find: /\[#[\w-]+\]/gmu },
  { kind: 'item', find: /(?<=^[ \t>]*)[•·●◦▪■‣⁃∙\uf0b7\uf0a7]/gmu, isMeant: withinLine },
  { kind: 'item', find: /(?<=^[ \t>]*)(?:[-+](?!\w+-|\w\b)|\d{1,3}[.)](?![xXyY]\b))(?=\p{L})/gmu, isMeant: withinLine },
  // A non-breaking space counts only at the start of a text: within a paragraph, it can follow any number.
  { kind: 'item', find: /(?<![\s\S])(?:[-+*]|\d{1,3}[.)])(?=[\u00a0\u2002-\u200a\u202f])/gmu, isMeant: withinLine },
  { kind: 'table', find: /(?<=^[ \t>]*)(?<!^[ \t>]*\|.*\n[ \t>]*)\|/gmu, isMeant: withinLine },
  { kind: 'lineEnd', find: /(?<=[\s.,;!?])\\(?![\s\S])/gmu },
]
