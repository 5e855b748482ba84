import { vocabulary } from '../../components/mdx/vocabulary.tsx'
import { nearest } from '../../system/nearest.ts'
import { type Message, say } from '../message.ts'
import { quote, shorten } from '../problem.ts'
import { braceAsText } from './markdown.ts'
import { isWord, noExpression, unknownComponent } from './refusals.ts'

/** What the MDX parser stumbled over: from where to where, and what to say of it. */
export interface Stumble {
  start: number
  end: number
  message: Message
  /** The tag, such as Callout or /Callout, whose counterpart will be missed once this one is passed over. */
  tag?: string
}

const hiddenBrace = say`A { after a ] within code is not read. Write it in another sentence.`

/** Finds what the parser stumbled over in `text`, and puts it in words for a writer; nothing where it broke down itself. */
export function explainMdx(error: unknown, text: string): Stumble | undefined {
  const [, line, column, reason = ''] = /^(\d+):(\d+): (.*)/s.exec(error instanceof Error ? error.message : '') ?? []
  if (!line) return undefined
  const at = toOffset(text, Number(line), Number(column))
  if (reason.includes('expression')) return braces(reason, at, text)
  if (reason === braceAsText) return { start: at, end: at + 1, message: hiddenBrace }
  if (/closing tag for|the closing tag/.test(reason)) return openTag(reason, at, text)
  return tag(reason, at, text)
}

function braces(reason: string, at: number, text: string): Stumble {
  const isOpen = reason.startsWith('Unexpected end of file')
  const brace = isOpen ? at : openBrace(text, at)
  const written = /^\{[^{}\n]*\}/.exec(text.slice(brace))?.[0]
  const [pairs = ''] = /^\{{2,}[^{}\n]*\}{2,}/.exec(text.slice(brace - 1)) ?? []
  if (pairs) return { start: brace - 1, end: brace - 1 + pairs.length, message: noExpression(pairs) }
  if (isOpen && !written) {
    const message = say`A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.`
    return { start: brace, end: brace + (/^\{+/.exec(text.slice(brace))?.[0].length ?? 1), message }
  }
  const closing = text.indexOf('}', at)
  const end = closing < 0 ? endOfLine(text, brace) : closing + 1
  const property = /([\w-]+)=$/.exec(text.slice(0, brace))?.[1]
  return { start: brace, end, message: noExpression(text.slice(brace, end), property) }
}

/** A tag without its counterpart. The parser says where the opening tag stands, as (14:1). */
function openTag(reason: string, at: number, text: string): Stumble {
  const place = /`<([^`>\s]*)[^`]*` \((\d+):(\d+)/.exec(reason)
  if (place) {
    const [, name = '', line, column] = place
    const start = toOffset(text, Number(line), Number(column))
    const closed = text.indexOf(`</${name}>`, start) >= 0
    if (!isWord(name)) {
      // What is misspelt at its beginning alone has an end that will be missed.
      const tag = (!closed && nearest(name, Object.keys(vocabulary))) || name
      return { start, end: endOfTag(text, start), tag, message: unknownComponent(name) }
    }
    // An end that is misspelt is mended with its beginning, and is no mistake of its own.
    const ends = [...text.slice(start).matchAll(/<\/([A-Za-z]\w*)>/g)].flatMap(([, end = '']) =>
      isWord(end) ? [] : [end],
    )
    const misspelt = closed ? undefined : ends.find((end) => nearest(end, [name]))
    if (misspelt) {
      const message = say`<${name}> ends with </${misspelt}>, which is no end of it. Write </${name}>.`
      return { start, end: endOfTag(text, start), tag: misspelt, message }
    }
    const cure = closed
      ? say`Write <${name}> and </${name}> on lines of their own, with an empty line between them and the text.`
      : say`Write </${name}> on a line of its own after its text.`
    return { start, end: endOfTag(text, start), tag: name, message: say`<${name}> is opened and not closed. ${cure}` }
  }
  const name = /`<\/([^`>\s]*)>?`/.exec(reason)?.[1] ?? ''
  const message = say`</${name}> stands within a paragraph. Write it on a line of its own, after an empty line.`
  return { start: at, end: endOfTag(text, at), tag: `/${name}`, message }
}

/** Something that begins with < and is no tag, or not one that can be read. */
function tag(reason: string, start: number, text: string): Stumble {
  const rest = text.slice(start, start + 400)
  const comment = /^<!--[\s\S]*?-->/.exec(rest)?.[0]
  if (comment)
    return { start, end: start + comment.length, message: say`A comment cannot stand in content. Leave it out.` }
  const [link, address = ''] = /^<((?:https?:|mailto:)[^\s<>]+|[^\s<>@/]+@[^\s<>]+)>/.exec(rest) ?? []
  if (link) {
    const message = say`${shorten(link)} is not read as a link. Write ${address} without < and >.`
    return { start, end: start + link.length, message }
  }
  const [, slash = '', name] = /^<(\/?)([A-Za-z][\w.:-]*)/.exec(rest) ?? []
  if (reason.startsWith('Unexpected closing tag') && name) {
    const message = say`</${name}> closes what was not opened. Write <${name}> on a line of its own before its text.`
    return { start, end: endOfTag(text, start), tag: `/${name}`, message }
  }
  const line = rest.split('\n', 1)[0] ?? ''
  const message = /=\s*[“”„‘’]/.test(line)
    ? say`${quote(line)} has quotes that are not read. Write " around each value.`
    : name
      ? say`${quote(line)} cannot be read as a component. Write each property as name="…", and > at its end.`
      : say`${quote(line)} is not the beginning of a component. Write \\< for the character itself.`
  return { start, end: start + 1, tag: name ? `${slash}${name}` : undefined, message }
}

function toOffset(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

function endOfTag(text: string, from: number): number {
  const end = text.indexOf('>', from)
  return end < 0 ? endOfLine(text, from) : end + 1
}

/** The brace before `at` that nothing has closed. */
function openBrace(text: string, at: number): number {
  let depth = 0
  for (let index = at - 1; index >= 0; index--) {
    if (text[index] === '}') depth++
    if (text[index] === '{' && depth-- === 0) return index
  }
  return text.lastIndexOf('{', at)
}
