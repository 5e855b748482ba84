import { type Fix, type Message, positionAt, say, shorten } from '../../problem.ts'
import { ofOthers } from '../braces/notation-messages.ts'
import { macroWords } from '../braces/other-braces.ts'
import { lineAt } from './syntax-errors.ts'

// Comments that are all the words of a heading, a list item or a quotation. Without them, an empty block would remain.

const commentLine = {
  en: '{source} is a comment, and comments are not allowed in a text. Remove this line.',
  nl: '{source} is commentaar, en commentaar is niet toegestaan in een tekst. Haal deze regel weg.',
}
const wordsInstead = { en: 'Write {words} instead.', nl: 'Schrijf in plaats daarvan {words}.' }
const withDash = {
  en: 'Remove it and the {dash} after it.',
  nl: 'Haal dat weg, en ook de {dash} erna.',
}

const commentWithDash = {
  en: '{source} is a comment, and comments are not allowed in a text. Remove it and the {dash} after it.',
  nl: '{source} is commentaar, en commentaar is niet toegestaan in een tekst. Haal het weg, en ook de {dash} erna.',
}

interface WholeLine {
  message: Message
  suggestedFix?: Fix
}

/** Explains a comment that is all the words of its line, or comes before a dash in a heading. */
export function commentOfLine(text: string, offset: number, comment: string): WholeLine | undefined {
  if (comment.includes('\n')) return undefined
  const [from, to] = lineAt(text, offset)
  const before = text.slice(from, offset)
  const behind = text.slice(offset + comment.length, to)
  const isHeading = /^ {0,3}#{1,6}[ \t]+$/.test(before)
  const words = macroWords(comment)
  const source = shorten(comment)
  const [, space = '', dash] = /^([ \t]*([-–—])[ \t]+)(?=\S)/.exec(behind) ?? []
  if (isHeading && dash) {
    const ofMacro = say(ofOthers, { source, cure: say(withDash, { dash }) })
    const message = words === undefined ? say(commentWithDash, { source, dash }) : ofMacro
    return { message, suggestedFix: { actual: comment + space, expected: '' } }
  }
  if (behind.trim() !== '' || !(isHeading || isAlone(text, before, from, to))) return undefined
  if (words !== undefined)
    return {
      message: say(ofOthers, { source, cure: say(wordsInstead, { words: shorten(words) }) }),
      suggestedFix: { actual: comment, expected: words },
    }
  const at = positionAt({ text, line: 1, column: 1 }, from)
  const suggestedFix = { at, actual: text.slice(from, to + 1), expected: '' }
  return { message: say(commentLine, { source }), suggestedFix }
}

/** Tells whether a line begins a list item or a quotation that has no other lines. */
function isAlone(text: string, before: string, from: number, to: number): boolean {
  const below = text.slice(to + 1)
  if (/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+$/.test(before)) return !/^\s*?[ \t]+\S/.test(below)
  return (
    /^ {0,3}>[ \t]*$/.test(before) && !/^ {0,3}\S/.test(below) && !/(?:^|\n) {0,3}>[^\n]*\n$/.test(text.slice(0, from))
  )
}
