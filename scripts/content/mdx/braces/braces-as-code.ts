import type { Message } from '../../problem.ts'
import { orItsValue } from './notation-messages.ts'

export const asCode = {
  en: 'Write it as code between backticks (`), or write \\{ for the character itself.',
  nl: 'Schrijf het als code tussen backticks (`), of schrijf \\{ voor het teken zelf.',
}

const asCodeWithout = {
  en: 'Write it as code between backticks (`) and remove each \\ in it, or write \\{ for the character itself.',
  nl: 'Schrijf het als code tussen backticks (`) en haal elke \\ erin weg, of schrijf \\{ voor het teken zelf.',
}

const asCodeBlock = {
  en: 'Write ``` on a line of its own before and after the code, or \\{ for the character itself.',
  nl: 'Schrijf ``` op een eigen regel voor en na de code, of \\{ voor het teken zelf.',
}

/** Cure for code with <br> at the ends of its lines. */
export const asCodeLines = {
  en: 'Write ``` on a line of its own before and after the code, and replace each <br> with a new line.',
  nl: 'Schrijf ``` op een eigen regel voor en na de code, en vervang elke <br> door een nieuwe regel.',
}

/** Tells whether a tag for code contains a line break before more code. Its message includes the line breaks. */
export const hasCodeLines = (name: string, written: string) =>
  /^(?:code|tt|kbd|samp|var)$/.test(name) && /<br\b[^<>]*>\s*(?!<\/(?:code|tt|kbd|samp|var)>)\S/.test(written)
/** Matches an expression that draws elements: {items.map(…)}, {isNew && <Badge />}, {<span>…</span>}. */
const drawsElements = /^\{\s*(?:[\w.!=' ]+(?:&&|\?)\s*\(?\s*)?<[A-Za-z>]|^\{\s*(?:\[[\s\S]*\]|[\w.()]+)\s*\.map\(/
export const asCharacter = {
  en: 'Write \\{ for the character itself.',
  nl: 'Schrijf \\{ voor het teken zelf.',
}

/** Matches words of several lines without signs that only code has. */
const isProse = /^(?=.*(?:\p{L}{2,},? ){4})(?![\s\S]*(?:[;=]|\n[ \t]+\S|["'\w]:\s))/u

/** Returns the cure for braces that contain code: several lines, statements, a function, or names and values. */
export function cureOfCode(braces: string): Message | undefined {
  if (/<br\b/.test(braces)) return asCodeLines
  if (drawsElements.test(braces)) return orItsValue
  if (braces.includes('\n')) return isProse.test(braces) ? asCharacter : asCodeBlock
  return /[;,]\s*\}$|=>|\b(?:return|function)\b|^\{\s*["']?[\w-]+["']?\s*:(?:\s|["'[{\d])/.test(braces)
    ? /\\[[\]_*{}]/.test(braces)
      ? asCodeWithout
      : asCode
    : undefined
}

/** Returns the cure for a brace that opens code, such as function () { at the end of a line. */
export function cureOfOpenCode(text: string, offset: number): Message | undefined {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const endsLine = /^\{[ \t]*(?:\n|$)/.test(text.slice(offset))
  return endsLine || /(?:\)|=>?|\b(?:else|try|do|struct|class \w+|interface \w+))\s*$/.test(before)
    ? asCodeBlock
    : undefined
}
