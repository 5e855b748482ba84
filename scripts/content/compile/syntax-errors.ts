import { type Message, say } from '../../check/message.ts'
import { type Place, quote } from '../../check/problem.ts'
import { placeIn } from '../read/places.ts'
import { isWord, noExpression, unknownComponent } from './refusals.ts'

/** The reasons of satteri that name a component, each with a sentence of which that is the first value. */
const ofComponents: readonly (readonly [reason: RegExp, sentence: Message])[] = [
  [
    /^Expected a closing tag for `<(?<name>[^`>]*)>`/,
    {
      en: '<%1> is opened and not closed. Write <%1> and </%1> on lines of their own, with an empty line between them and the text.',
      nl: '<%1> is geopend en niet gesloten. Schrijf <%1> en </%1> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
    },
  ],
  [
    /^Unexpected closing tag `<\/(?<end>[^`>]*)>`, expected corresponding closing tag for `<(?<name>[^`>]*)>`/,
    {
      en: '<%1> ends with </%2>. Write </%1> in its place, or on a line before it.',
      nl: '<%1> eindigt met </%2>. Schrijf in plaats daarvan </%1>, of zet dat op een regel ervoor.',
    },
  ],
  [
    /^(?:Unexpected|Expected the) closing tag `<\/(?<name>[^`>]*)>`/,
    {
      en: '</%1> closes nothing here. Write <%1> and </%1> on lines of their own, with an empty line between them and the text.',
      nl: '</%1> sluit hier niets. Schrijf <%1> en </%1> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
    },
  ],
]

const noTag = {
  en: '%1 cannot be read as a component. Write each property as name="…", an address without < and >, and \\< for the character itself.',
  nl: '%1 is niet te lezen als component. Schrijf elke eigenschap als naam="…", een adres zonder < en >, en \\< voor het teken zelf.',
}
const openBrace = {
  en: 'A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.',
  nl: 'Een { is geopend en niet gesloten. Schrijf } na de naam van het feit, of \\{ voor het teken zelf.',
}
const parserSays = {
  en: 'The parser says: %1. Check the tags and braces of this line.',
  nl: 'De parser zegt: %1. Kijk naar de tags en accolades van deze regel.',
}

/** Explains why the parser rejects `text`: the first mistake, with its place and its cure. */
export function explainSyntaxError(error: unknown, text: string): Place & { message: Message } {
  const [, line, column, reason = ''] =
    /^(\d+):(\d+): (.*?)(?: \([\w:-]+\))?$/s.exec(error instanceof Error ? error.message : '') ?? []
  // Anything else is an error of the program.
  if (!line || !column) throw error
  const offset = startOf(reason, toOffset(text, Number(line), Number(column)), text)
  return { ...placeIn({ text, line: 1, column: 1 }, offset), message: messageOf(reason, text.slice(offset)) }
}

/** Explains a reason of the parser; `rest` is the text from the place of the mistake on. */
function messageOf(reason: string, rest: string): Message {
  for (const [pattern, sentence] of ofComponents) {
    const { name, end = '' } = pattern.exec(reason)?.groups ?? {}
    if (name !== undefined) return isWord(name) ? say(sentence, name, end) : unknownComponent(name)
  }
  if (reason.startsWith('Unexpected character')) return say(noTag, quote(/^.*/.exec(rest)?.[0]))
  const [braces] = /^\{[^}\n]*\}+/.exec(rest) ?? []
  if (braces) return noExpression(braces)
  return /^Unexpected end of file in expression/.test(reason) ? openBrace : say(parserSays, reason)
}

/** Finds where a mistake begins: at the opening tag that the reason names, or at the brace around an expression. */
function startOf(reason: string, offset: number, text: string): number {
  const [, line, column] = /`<[^`>]*>` \((\d+):(\d+)\)/.exec(reason) ?? []
  if (line && column) return toOffset(text, Number(line), Number(column))
  if (!reason.startsWith('Could not parse expression')) return offset
  let start = text.lastIndexOf('{', offset - 1)
  while (text[start - 1] === '{') start--
  return start
}

function toOffset(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}
