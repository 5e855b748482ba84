import type { VFileMessage } from 'vfile-message'
import { vocabulary } from '../../components/mdx/vocabulary.tsx'
import { nearest } from '../../system/nearest.ts'
import { type Message, say } from '../message.ts'
import { quote, shorten } from '../problem.ts'
import { isWord, noCode, noExpression, unknownComponent } from './refusals.ts'

/** What the MDX parser stumbled over: from where to where, and what to say of it. */
export interface Stumble {
  start: number
  end: number
  message: Message
  /** The tag, such as Callout or /Callout, whose counterpart will be missed once this one is passed over. */
  tag?: string
}

/** Finds what the parser stumbled over in `text`, and puts it in words for a writer. */
export function explainMdx(error: VFileMessage, text: string): Stumble {
  const at = offsetOf(error, text)
  if (error.source === 'micromark-extension-mdxjs-esm') return importOrExport(at, text)
  if (error.source === 'micromark-extension-mdx-expression') return braces(error, at, text)
  if (error.ruleId === 'end-tag-mismatch') return openTag(error, at, text)
  const start = error.ruleId === 'unexpected-eof' ? unfinishedTag(text) : text.lastIndexOf('<', at)
  return start < 0 ? { start: at, end: at + 1, message: sentence(error) } : tag(error, start, text)
}

function importOrExport(at: number, text: string): Stumble {
  const start = [...text.matchAll(/^(import|export)\b/gm)].findLast((match) => match.index <= at)?.index ?? at
  const end = endOfLine(text, start)
  return { start, end, message: noCode(text.slice(start, end)) }
}

function braces(error: VFileMessage, at: number, text: string): Stumble {
  const open = error.ruleId === 'unexpected-eof'
  const brace = openBrace(text, open ? text.length : at)
  const [pairs = ''] = /^\{{2,}[^{}\n]*\}{2,}/.exec(text.slice(brace - 1)) ?? []
  if (pairs) return { start: brace - 1, end: brace - 1 + pairs.length, message: noExpression(pairs) }
  const start = open ? brace - (/\{*$/.exec(text.slice(0, brace))?.[0].length ?? 0) : brace
  if (open) {
    const message = say`A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.`
    return { start, end: brace + 1, message }
  }
  const closing = text.indexOf('}', at)
  const end = closing < 0 ? endOfLine(text, start) : closing + 1
  const property = /([\w-]+)=$/.exec(text.slice(0, start))?.[1]
  return { start, end, message: noExpression(text.slice(start, end), property) }
}

/** A tag without its counterpart. The parser says where the opening tag stands, as (14:1-14:8). */
function openTag(error: VFileMessage, at: number, text: string): Stumble {
  const place = /`<([^`>\s]*)[^`]*` \((\d+):(\d+)/.exec(error.reason)
  if (place && !error.reason.startsWith('Expected the closing tag')) {
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
  const name = /`<\/([^`>\s]*)>?`/.exec(error.reason)?.[1] ?? ''
  const start = text.lastIndexOf('<', at)
  const message = say`</${name}> stands within a paragraph. Write it on a line of its own, after an empty line.`
  return { start, end: endOfTag(text, start), tag: `/${name}`, message }
}

/** Something that begins with < and is no tag, or not one that can be read. */
function tag(error: VFileMessage, start: number, text: string): Stumble {
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
  if (error.ruleId === 'unexpected-closing-slash' && name) {
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

function sentence(error: VFileMessage): Message {
  return say`${error.reason.replace(/\.$/, '')}. Write plain Markdown, or a component as CONTRIBUTING.md shows it.`
}

function offsetOf({ place, line, column }: VFileMessage, text: string): number {
  const point = place && ('start' in place ? place.start : place)
  return point?.offset ?? toOffset(text, line ?? 1, column ?? 1)
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

/** The first tag that has no end, or a quote in it that has none. Code and fields may hold any character. */
function unfinishedTag(text: string): number {
  const prose = text.replace(/^---\n[\s\S]*?\n---|```[\s\S]*?```|`[^`\n]*`/g, (code) => ' '.repeat(code.length))
  const tags = [...prose.matchAll(/<\/?[A-Za-z][^<>]*(>?)/g)]
  return tags.find(([written, end]) => !end || written.split('"').length % 2 === 0)?.index ?? text.lastIndexOf('<')
}
