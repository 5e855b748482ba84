import type { Message } from '../../check/message.ts'
import { type Place, quote, shorten } from '../../check/problem.ts'
import { placeIn } from '../read/places.ts'
import { isWord, noComment, noExpression, unknownComponent } from './refusals.ts'

/** A reason for which the parser rejects a body, with its explanation. */
interface Row {
  reason: RegExp
  /** Matches the text at the place of the error, where one reason has several causes. */
  written?: RegExp
  /** Gets the groups of both patterns. */
  explain(reason: readonly string[], written: readonly string[]): Message
}

const unclosed = /^Expected a closing tag for `<([^`>]*)>`/
const unclosedInside = /^Expected a closing tag for `<([^`>]*)>`.* before the end of/
const otherEnd = /^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>`/
const spareEnd = /^Unexpected closing tag `<\/([^`>]*)>`, expected an open tag first/
const endInParagraph = /^Expected the closing tag `<\/([^`>]*)>`/
const noTag = /^Unexpected character/
const openBrace = /^Unexpected end of file in expression/
const badExpression = /^Could not parse expression/

const link = /^<((?:https?:|mailto:)[^\s<>]+|[^\s<>@/]+@[^\s<>]+)>/

/** The reasons of satteri. The first row that matches explains the error. */
const table: readonly Row[] = [
  {
    reason: unclosedInside,
    explain: ([, name = '']) =>
      ofComponent(name, {
        en: '<%1> is opened and not closed. Write <%2> and </%3> on lines of their own, with an empty line between them and the text.',
        nl: '<%1> is geopend en niet gesloten. Schrijf <%2> en </%3> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
        values: [name, name, name],
      }),
  },
  {
    reason: unclosed,
    explain: ([, name = '']) =>
      ofComponent(name, {
        en: '<%1> is opened and not closed. Write </%2> on a line of its own after its text.',
        nl: '<%1> is geopend en niet gesloten. Schrijf </%2> op een eigen regel na de tekst.',
        values: [name, name],
      }),
  },
  {
    reason: otherEnd,
    explain: ([, end = '', name = '']) =>
      ofComponent(name, {
        en: '<%1> ends with </%2>. Write </%3> in its place, or on a line before it.',
        nl: '<%1> eindigt met </%2>. Schrijf in plaats daarvan </%3>, of zet dat op een regel ervoor.',
        values: [name, end, name],
      }),
  },
  {
    reason: spareEnd,
    explain: ([, name = '']) =>
      ofComponent(name, {
        en: '</%1> closes what was not opened. Write <%2> on a line of its own before its text.',
        nl: '</%1> sluit iets wat niet is geopend. Schrijf <%2> op een eigen regel voor de tekst.',
        values: [name, name],
      }),
  },
  {
    reason: endInParagraph,
    explain: ([, name = '']) => ({
      en: '</%1> stands within a paragraph. Write it on a line of its own, after an empty line.',
      nl: '</%1> staat midden in een alinea. Schrijf het op een eigen regel, na een lege regel.',
      values: [name],
    }),
  },
  { reason: noTag, written: /^<!--/, explain: () => noComment },
  {
    reason: noTag,
    written: link,
    explain: (_, [whole = '', address = '']) => ({
      en: '%1 is not read as a link. Write %2 without < and >.',
      nl: '%1 wordt niet als link gelezen. Schrijf %2, zonder < en >.',
      values: [shorten(whole), address],
    }),
  },
  {
    reason: noTag,
    written: /^<.*=\s*[“”„‘’].*/,
    explain: (_, [line]) => ({
      en: '%1 has quotes that are not read. Write " around each value.',
      nl: '%1 heeft aanhalingstekens die niet worden gelezen. Schrijf " om elke waarde.',
      values: [quote(line)],
    }),
  },
  {
    reason: noTag,
    written: /^<\/?[A-Za-z].*/,
    explain: (_, [line]) => ({
      en: '%1 cannot be read as a component. Write each property as name="…", and > at its end.',
      nl: '%1 is niet te lezen als component. Schrijf elke eigenschap als naam="…", en > aan het eind.',
      values: [quote(line)],
    }),
  },
  {
    reason: noTag,
    written: /^<.*/,
    explain: (_, [line]) => ({
      en: '%1 is not the beginning of a component. Write \\< for the character itself.',
      nl: '%1 is niet het begin van een component. Schrijf \\< voor het teken zelf.',
      values: [quote(line)],
    }),
  },
  { reason: openBrace, written: /^\{[^{}\n]*\}/, explain: (_, [written = '']) => noExpression(written) },
  {
    reason: openBrace,
    explain: () => ({
      en: 'A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.',
      nl: 'Een { is geopend en niet gesloten. Schrijf } na de naam van het feit, of \\{ voor het teken zelf.',
    }),
  },
  {
    reason: badExpression,
    written: /^(?:([\w-]+)=)?(\{+[^}]*\}+)/,
    explain: (_, [, property, braces = '']) => noExpression(braces, property),
  },
]

/** Explains why the parser rejects `text`: the first mistake, with its place and its cure. */
export function explainSyntaxError(error: unknown, text: string): Place & { message: Message } {
  const [, line, column, reason = ''] =
    /^(\d+):(\d+): (.*?)(?: \([\w:-]+\))?$/s.exec(error instanceof Error ? error.message : '') ?? []
  // Anything else is an error of the program.
  if (!line || !column) throw error
  const offset = startOf(reason, toOffset(text, Number(line), Number(column)), text)
  const place = placeIn({ text, line: 1, column: 1 }, offset)
  const rest = text.slice(offset)
  for (const row of table) {
    const found = row.reason.exec(reason)
    const written = row.written ? row.written.exec(rest) : []
    if (found && written) return { ...place, message: row.explain(found, written) }
  }
  return {
    ...place,
    message: {
      en: 'The parser says: %1. Check the tags and braces of this line.',
      nl: 'De parser zegt: %1. Kijk naar de tags en accolades van deze regel.',
      values: [reason],
    },
  }
}

/** Finds where a mistake begins: at the opening tag that the reason names, or at the brace around an expression. */
function startOf(reason: string, offset: number, text: string): number {
  const [, line, column] = /`<[^`>]*>` \((\d+):(\d+)\)/.exec(reason) ?? []
  if (line && column) return toOffset(text, Number(line), Number(column))
  if (!badExpression.test(reason)) return offset
  let start = text.lastIndexOf('{', offset - 1)
  while (text[start - 1] === '{') start--
  const [property = ''] = /[\w-]{1,40}=$/.exec(text.slice(Math.max(0, start - 41), start)) ?? []
  return start - property.length
}

function toOffset(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** Explains a mistake in the tags of a component, where there is such a component. */
function ofComponent(name: string, message: Message): Message {
  return isWord(name) ? message : unknownComponent(name)
}
