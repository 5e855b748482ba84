import { type Message, say } from '../../check/message.ts'
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
      ofComponent(
        name,
        say`<${name}> is opened and not closed. Write <${name}> and </${name}> on lines of their own, with an empty line between them and the text.`,
      ),
  },
  {
    reason: unclosed,
    explain: ([, name = '']) =>
      ofComponent(name, say`<${name}> is opened and not closed. Write </${name}> on a line of its own after its text.`),
  },
  {
    reason: otherEnd,
    explain: ([, end = '', name = '']) =>
      ofComponent(name, say`<${name}> ends with </${end}>. Write </${name}> in its place, or on a line before it.`),
  },
  {
    reason: spareEnd,
    explain: ([, name = '']) =>
      ofComponent(
        name,
        say`</${name}> closes what was not opened. Write <${name}> on a line of its own before its text.`,
      ),
  },
  {
    reason: endInParagraph,
    explain: ([, name = '']) =>
      say`</${name}> stands within a paragraph. Write it on a line of its own, after an empty line.`,
  },
  { reason: noTag, written: /^<!--/, explain: () => noComment },
  {
    reason: noTag,
    written: link,
    explain: (_, [whole = '', address = '']) =>
      say`${shorten(whole)} is not read as a link. Write ${address} without < and >.`,
  },
  {
    reason: noTag,
    written: /^<.*=\s*[“”„‘’].*/,
    explain: (_, [line]) => say`${quote(line)} has quotes that are not read. Write " around each value.`,
  },
  {
    reason: noTag,
    written: /^<\/?[A-Za-z].*/,
    explain: (_, [line]) =>
      say`${quote(line)} cannot be read as a component. Write each property as name="…", and > at its end.`,
  },
  {
    reason: noTag,
    written: /^<.*/,
    explain: (_, [line]) =>
      say`${quote(line)} is not the beginning of a component. Write \\< for the character itself.`,
  },
  { reason: openBrace, written: /^\{[^{}\n]*\}/, explain: (_, [written = '']) => noExpression(written) },
  {
    reason: openBrace,
    explain: () =>
      say`A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.`,
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
  return { ...place, message: say`The parser says: ${reason}. Check the tags and braces of this line.` }
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
