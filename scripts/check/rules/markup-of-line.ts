import { removeLine, write } from '../../content/mdx/cures/counterparts.ts'
import { marksBelow } from '../../content/mdx/tags/html-headings.ts'
import { type Message, say, shorten } from '../../content/problem.ts'
import { headingAboveContents } from './contents-heading.ts'
import { ofItem } from './item-signs.ts'
import { cureOfInline, type Explained, type Match } from './markup-inline.ts'
import { abbreviationCure, meaningCure } from './markup-meanings.ts'
import { noteCure } from './markup-notes.ts'
import { cureOfPair } from './markup-pairs.ts'
import { propertyCure } from './markup-properties.ts'
import { cureOfQuoted } from './markup-quoted.ts'
import { cureOfTable } from './markup-tables.ts'
import { quotedLines } from './quoted-lines.ts'

const tree = {
  en: 'These lines become one paragraph. Write ``` on a line before line {first} and after line {last}.',
  nl: 'Deze regels worden één alinea. Schrijf ``` op een regel voor regel {first} en na regel {last}.',
}
const treeAboveFence = {
  en: 'These lines become one paragraph. Write ``` on a line before line {first}.',
  nl: 'Deze regels worden één alinea. Schrijf ``` op een regel voor regel {first}.',
}
const letteredLines = {
  en: 'These lines become one paragraph. Put an empty line between them. Or, if nothing refers to their letters, begin each with - or 1. and an ordinary space instead.',
  nl: 'Deze regels worden één alinea. Zet er een lege regel tussen. Of begin, als niets naar hun letters verwijst, elke regel in plaats daarvan met - of 1. en een gewone spatie.',
}
const tabHeading = {
  en: 'Write {heading} instead, with the text below it.',
  nl: 'Schrijf in plaats daarvan {heading}, met de tekst eronder.',
}
const indentedTab = {
  en: '{cure} Remove the four spaces at the beginning of each line.',
  nl: '{cure} Haal aan het begin van elke regel de vier spaties weg.',
}
const nameOfHeading = {
  en: 'Write each heading on a line of its own: {marks}, a space and the words. Or write the characters themselves as code, `{marks}`.',
  nl: 'Schrijf elke kop op een eigen regel: {marks}, een spatie en de woorden. Of schrijf de tekens zelf als code, `{marks}`.',
}
const onlyOneId = {
  en: 'A heading has one id: remove {id}, and write the other id in links to it.',
  nl: 'Een kop heeft één id: haal {id} weg, en schrijf de andere id in links ernaartoe.',
}
const boldHeading = {
  en: 'Write {heading} on a line of its own, without **, and the rest below it.',
  nl: 'Schrijf {heading} op een eigen regel, zonder **, en de rest eronder.',
}
const marksAsCode = {
  en: 'Write each group of # on this line as code, such as `{marks}`.',
  nl: 'Schrijf elke groep # op deze regel als code, zoals `{marks}`.',
}
const otherMarksAsCode = {
  en: 'Write each group of # after the {own} at the beginning of the line as code, such as `{marks}`.',
  nl: 'Schrijf elke groep # na de {own} aan het begin van de regel als code, zoals `{marks}`.',
}
const wordsInMarks = {
  en: 'Write each word between groups of # on this line as code, such as `{word}`.',
  nl: 'Schrijf elk woord tussen groepen # op deze regel als code, zoals `{word}`.',
}
const wikiHeading = {
  en: 'Write {heading} instead of this line, with an empty line below it.',
  nl: 'Schrijf {heading} in plaats van deze regel, met een lege regel eronder.',
}
const onlyWords = {
  en: 'Keep only the words: {words}.',
  nl: 'Laat alleen de woorden staan: {words}.',
}
const keepPair = {
  en: 'This notation belongs to another system: remove it and its end tag, and keep what is between them. Visitors will not see "{words}": write those words in the text if they matter.',
  nl: 'Deze notatie hoort bij een ander systeem: haal die en de bijbehorende eindtag weg, en behoud wat ertussen staat. Daarmee vervalt "{words}": schrijf dat in de tekst als bezoekers het moeten lezen.',
}
const withHeading = {
  en: 'Remove it, and the heading "{heading}" above it: a post with many headings lists them automatically.',
  nl: 'Haal het weg, en ook de kop "{heading}" erboven: een artikel met veel koppen toont ze vanzelf.',
}
const asTask = {
  en: 'Write {right} instead, with a space after it.',
  nl: 'Schrijf in plaats daarvan {right}, met een spatie erachter.',
}
const fromTo = {
  en: 'This is a comment for another system: remove everything from %% to %%.',
  nl: 'Dit is commentaar voor een ander systeem: haal alles weg van %% tot en met %%.',
}
const orLine = {
  en: 'Remove it, or write --- for a horizontal line.',
  nl: 'Haal het weg, of schrijf --- voor een horizontale lijn.',
}
const spoiler = {
  en: 'It hides a text until a click, which this site cannot do. Remove the >! or > at the beginning of each line, and keep the text.',
  nl: 'Het verbergt een tekst tot een klik, en dat kan deze site niet. Haal de >! of > aan het begin van elke regel weg, en laat de tekst staan.',
}
/** Explains markup based on its line and the lines around it; undefined if the general cure applies. */
export function cureOfLine(match: Match): Explained | undefined {
  const { kind, matchedText, before, behind, lines, line } = match
  if (kind === 'tab') return ofTab(match)
  if (kind === 'contents') {
    const above = headingAboveContents(lines, line)
    if (!above) return undefined
    const actual = lines.slice(above.line - 1, line).join('\n')
    const suggestedFix = { at: { line: above.line, column: 1 }, actual, expected: '' }
    return { message: say(withHeading, { heading: above.words }), suggestedFix }
  }
  const [, bold] =
    (kind === 'heading' && /^[\s>]*\*\*$/.test(before) && /^(#{2,6}[ \t]*[^*\n]+)\*\*/.exec(behind)) || []
  if (bold) return { message: say(boldHeading, { heading: before.replace('**', '') + bold }) }
  if (kind === 'heading' && /^#{2,6}$/.test(matchedText) && /[^\s>]/.test(before)) {
    const [word] = /^(#{2,6})[\p{L}\p{N}_.-]+\1(?!#)/u.exec(behind) ?? []
    if (word) return { message: say(wordsInMarks, { word }) }
    const isName = !/^#+(?:[ \t]*\p{L}|[ \t]+\p{N})/u.test(behind)
    const [own] = /(?<=^[\s>]*)#{1,6}(?=[ \t])/.exec(before) ?? []
    if (isName && own) return { message: say(otherMarksAsCode, { own, marks: matchedText }) }
    return { message: say(isName ? marksAsCode : nameOfHeading, { marks: matchedText }) }
  }
  if (kind === 'heading' && matchedText.startsWith('[#') && /^#{2,6} .*\[#[\w-]+\]\s*$/.test(lines[line - 1] ?? ''))
    return { message: say(onlyOneId, { id: matchedText }) }
  if (kind === 'heading' && matchedText.startsWith('==')) {
    const words = matchedText.replace(/^=+\s*|\s*=+$/g, '')
    const heading = `${marksOfWiki(matchedText, lines)} ${words}`
    // A level below ## depends on the preceding headings, which can have mistakes.
    const isAlone = heading.startsWith('## ') && !lines[line]?.trim()
    return {
      message: say(wikiHeading, { heading }),
      suggestedFix: isAlone ? { actual: matchedText, expected: heading } : undefined,
    }
  }
  if (kind === 'property') return propertyCure(match)
  if (kind === 'note') return { message: noteCure(match) }
  const [remark] = (kind === 'remark' && /^%%(?:(?!%%).)+%%/.exec(behind)) || []
  if (remark)
    return { message: fromTo, source: `${remark.length > 40 ? `${remark.slice(0, 37)}…` : remark.slice(0, -2)}%%` }
  if (kind === 'emoji' && isOption(match))
    return { message: removeLine, source: behind.trim(), suggestedFix: { actual: behind, expected: '' } }
  if (kind === 'task') return { message: say(asTask, { right: `- [${/x/i.test(matchedText) ? 'x' : ' '}]` }) }
  if (kind === 'left' && matchedText.startsWith('==')) return ofDivider(match)
  if (kind === 'marked' && /^[ \t]*>$/.test(before)) return { message: spoiler, source: '>!' }
  if (kind === 'labelled') {
    const words = matchedText.replace(/^\[(?:!\w+\s+|=)|=?\]$/g, '').trim()
    return { message: say(onlyWords, { words }), suggestedFix: { actual: matchedText, expected: words } }
  }
  if (kind === 'verbatim' && !matchedText.includes('`')) {
    const expected = `\`${matchedText.replace(/^\\verb\*?.|.$/g, '')}\``
    return { message: write(expected), suggestedFix: { actual: matchedText, expected } }
  }
  if (kind === 'meaning') return matchedText === ':' ? meaningCure(match) : abbreviationCure(matchedText)
  if (kind === 'table') return cureOfTable(lines, line)
  if (kind === 'enclosing') return ofPair(matchedText)
  if (kind === 'list' && /^[\u2500-\u257f]/.test(matchedText))
    return { message: treeCure(lines, line), source: shorten(behind) }
  if (kind === 'list' && before.includes('>')) return { message: quotedLines(match) }
  if (kind === 'list' && /^\(?[a-z]+[).]$/i.test(matchedText.trim())) return { message: letteredLines }
  if (kind === 'item') return ofItem(match)
  return cureOfPair(match) ?? cureOfQuoted(match) ?? cureOfInline(match)
}

/** Explains a line of equals signs. Between two texts, it divides them. */
function ofDivider({ matchedText, before, lines, line }: Match): Explained {
  const body = lines.slice(lines.indexOf('---', 1) + 1, line - 1)
  const isBetween = body.at(-1)?.trim() === '' && body.some((one) => one.trim()) && lines[line]?.trim() === ''
  return isBetween && before === ''
    ? { message: write('---'), suggestedFix: { actual: matchedText, expected: '---' } }
    : { message: orLine }
}

/** Tells whether a line is an option of the block above it in MyST or reStructuredText, such as :class: tip. */
function isOption({ before, lines, line }: Match): boolean {
  if (/[^\s>]/.test(before)) return false
  const above = lines.slice(0, line - 1).findLast((one) => !/^[\s>]*:[a-z][\w-]*:(?:[ \t]|$)/.test(one)) ?? ''
  return /^[\s>]*(?::{3,} ?[{\w]|\.\. [\w-]+::)/.test(above)
}

/** Returns the # characters for a wiki heading: ## for the highest level in the text. */
function marksOfWiki(heading: string, lines: readonly string[]): string {
  const levels = lines.flatMap((line) => /^(={2,6})[ \t]*[\p{L}\p{N}]/u.exec(line)?.[1]?.length ?? [])
  const own = /^=+/.exec(heading)?.[0].length ?? 2
  return '#'.repeat(Math.min(6, own - Math.min(own, ...levels) + 2))
}

/** Explains the title of a tab, such as === "Linux" or @tab Linux, which becomes a heading. */
function ofTab({ matchedText, before, lines, line }: Match): Explained | undefined {
  const [, quoted, named] = /^(?:===[!+]? *"([^"\n]+)"?|@tab(?::\w+)? +(\S[^\n]*))$/.exec(matchedText.trim()) ?? []
  const words = quoted ?? named
  if (!words || before !== '') return undefined
  const body = lines.indexOf('---', 1) + 1
  const offset = lines.slice(body, line - 1).join('\n').length
  const heading = `${marksBelow(lines.slice(body).join('\n'), offset)} ${words.trim()}`
  const below = lines.slice(line).find((one) => one.trim() !== '')
  const cure = say(tabHeading, { heading })
  return { message: quoted && /^(?: {4}|\t)/.test(below ?? '') ? say(indentedTab, { cure }) : cure }
}

/** Explains a drawing of directories without fences, or with only a fence below it. */
function treeCure(lines: readonly string[], line: number): Message {
  const { first, last } = paragraphAt(lines, line)
  return say(/^`{3,}\s*$/.test(lines[last] ?? '') ? treeAboveFence : tree, { first, last })
}

/** Returns the first and last line of a drawing: those of its paragraph, from its root directory. */
function paragraphAt(lines: readonly string[], line: number): { first: number; last: number } {
  const isDrawn = (one = '') => /^[\s>]*[\u2500-\u257f]/.test(one)
  const start = lines.slice(0, line).findLastIndex((one) => !isDrawn(one)) + 1
  const hasRoot = /^[\s>]*\S+\s*$/.test(lines[start - 1] ?? '')
  const end = lines.findIndex((one, index) => index >= line && !isDrawn(one))
  return { first: hasRoot ? start : start + 1, last: end < 0 ? lines.length : end }
}

/** Explains a start tag in square brackets with a value in words: [quote="Jan"]. */
function ofPair(matchedText: string): Explained | undefined {
  const [, words] = /^\[[a-z_-]+=["']?([^"'\]]*\p{L}[^"'\]]*)/u.exec(matchedText) ?? []
  return words && !words.startsWith('http') ? { message: say(keepPair, { words }) } : undefined
}
