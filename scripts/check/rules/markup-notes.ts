import { type Message, say } from '../../content/problem.ts'
import type { Match } from './markup-inline.ts'

const withColon = {
  en: 'Write {label}: with a colon, so that the line becomes the footnote.',
  nl: 'Schrijf {label}: met een dubbele punt, zodat de regel de voetnoot wordt.',
}
const instead = {
  en: 'Write {label}: instead of {start} at the beginning of line {line}, so that the line becomes the footnote.',
  nl: 'Schrijf {label}: in plaats van {start} aan het begin van regel {line}, zodat die regel de voetnoot wordt.',
}
const noNote = {
  en: 'Write, on a line of its own, {label}: and the words of the footnote, or remove {label}.',
  nl: 'Schrijf op een eigen regel {label}: en de woorden van de voetnoot, of haal {label} weg.',
}
const noNoteOrCode = {
  en: '{cure} To show the characters themselves, write them as code between backticks (`).',
  nl: '{cure} Wil je de tekens zelf tonen, schrijf ze dan als code tussen backticks (`).',
}
const wordsAsNote = {
  en: 'Write {label} here, and on a line of its own {label}: followed by the words between the brackets.',
  nl: 'Schrijf hier {label}, en op een eigen regel {label}: gevolgd door de woorden tussen de haken.',
}
const sourceAsNote = {
  en: 'Write {label} here, and once, on a line of its own, {label}: followed by the source. Or remove it.',
  nl: 'Schrijf hier {label}, en één keer, op een eigen regel, {label}: gevolgd door de bron. Of haal het weg.',
}
const labelOnly = {
  en: 'Write {label}.',
  nl: 'Schrijf {label}.',
}

/** Explains a note that no line defines, [^1], a note with its words, ^[words], and a citation, [@key]. */
export function noteCure({ matchedText, before, behind, lines, line }: Match): Message {
  if (matchedText.startsWith('^[')) return say(wordsAsNote, { label: `[^${freeNumber(lines, line, before)}]` })
  const [, key] = /@([a-z][\w:-]*)/.exec(matchedText) ?? []
  if (key) {
    const label = `[^${key}]`
    const isDefined = lines.some((one) => one.trimStart().startsWith(`${label}:`))
    return say(isDefined ? labelOnly : sourceAsNote, { label })
  }
  const label = matchedText
  if (before.trim() === '' && /^\[\^[^\]\s]+\][ \t]+\S/.test(behind)) return say(withColon, { label })
  // The words of the footnote, as an item of a list or without a colon.
  const item = lines.findIndex((one) => startOfItem(one).endsWith(label))
  if (item >= 0) return say(instead, { label, start: startOfItem(lines[item] ?? ''), line: item + 1 })
  const cure = say(noNote, { label })
  return /^\[\^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]{2,})*\]$/u.test(label) ? cure : say(noNoteOrCode, { cure })
}

/** Returns the beginning of a list item that has the words of a footnote: * [^1]. */
const startOfItem = (line: string) => /^((?:[-*+]|\d{1,9}[.)])[ \t]+\[\^[^\]\s]+\])[ \t]+\S/.exec(line)?.[1] ?? ''

/** Returns a number that no footnote of the text has. Each ^[words] above takes one. */
function freeNumber(lines: readonly string[], line: number, before: string): number {
  const numbers = [...lines.join('\n').matchAll(/\[\^(\d{1,4})\]/g)].map(([, number]) => Number(number))
  const above = [...lines.slice(0, line - 1), before].join('\n')
  return Math.max(0, ...numbers) + (above.match(/\^\[(?!\^)/g)?.length ?? 0) + 1
}
