import { type Message, say, shorten } from '../../problem.ts'
import type { SyntaxMistake } from '../syntax/syntax-errors.ts'

const definition = {
  en: '{source} is for LaTeX, which this site does not use. Remove it.',
  nl: '{source} is voor LaTeX, en dat gebruikt deze site niet. Haal dat weg.',
}
const definitionLines = {
  en: 'Lines {first} to {last} define commands for LaTeX, which this site does not use. Remove these lines.',
  nl: 'Regel {first} tot en met {last} bepalen opdrachten voor LaTeX, en dat gebruikt deze site niet. Haal die regels weg.',
}

const defines = '\\\\(?:(?:re)?newcommand|providecommand|DeclareMathOperator|def(?=\\\\))'

/** Returns a pattern for a part in braces, with some levels of braces in it. */
const inBraces = (levels: number): string => `\\{(?:[^{}]${levels > 0 ? `|${inBraces(levels - 1)}` : ''})*\\}`

/** Matches the definition of a command for formulas: \newcommand{\vec}[1]{\mathbf{#1}}, \def\R{\mathbb{R}}. */
const one = `${defines}\\*?\\s*(?:\\{\\s*\\\\[a-zA-Z]+\\s*\\}|\\\\[a-zA-Z]+)(?:\\[[^\\]\\n]*\\]|#\\d)*\\s*${inBraces(5)}`
const several = `${one}(?:(?:\\s|%[^\\n]*\\n)*${one})*`

/** Matches definitions, with the characters for a formula around them if it has nothing else. */
const definitions = new RegExp(`(?:\\$\\$?|\\\\{1,2}[([])\\s*${several}\\s*(?:\\$\\$?|\\\\{1,2}[)\\]])|${several}`, 'g')

/** Explains the definitions of LaTeX commands around an offset. They show nothing. */
export function definitionsAt(text: string, offset: number): SyntaxMistake | undefined {
  if (!new RegExp(defines).test(text)) return undefined
  const found = [...text.matchAll(definitions)].find(
    ({ 0: { length }, index }) => index <= offset && offset < index + length,
  )
  if (!found) return undefined
  const { 0: source, index } = found
  const suggestedFix = { actual: source, expected: '' }
  return {
    offset: index,
    message: messageFor(source, text, index),
    spans: [[index, index + source.length]],
    suggestedFix,
  }
}

function messageFor(source: string, text: string, start: number): Message {
  const [first, last] = [start, start + source.length].map((at) => text.slice(0, at).split('\n').length)
  const isWhole =
    /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t]*(?:\n|$)/.test(text.slice(start + source.length))
  return first !== last && isWhole && first && last
    ? say(definitionLines, { first, last })
    : say(definition, { source: shorten(source.replace(/\s+/g, ' ')) })
}
