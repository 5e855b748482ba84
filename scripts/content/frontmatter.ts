import matter from 'gray-matter'
import { type Document, isMap, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { Problem } from './problem.ts'

/** The parsed head of a content file, which knows where each value stands. */
export interface Frontmatter {
  document: Document
  /** Where a field stands in the file, by its path; a field that is absent stands where its parent does. */
  positionOf(path: readonly PropertyKey[], part?: 'key' | 'value'): { line: number; column: number }
  body: string
}

/** Splits a file in frontmatter and body. Code in frontmatter (`---js`) is refused, never run. */
export function parseFrontmatter(file: string, text: string): Frontmatter | Problem[] {
  const at = (line: number, column: number, message: string): Problem => ({ file, line, column, message })
  if (text.trim() === '')
    return [at(1, 1, 'The file is empty. Begin with a line of ---, the fields, and another line of ---.')]
  const [, language] = /^---[ \t]*(\S*)/.exec(text) ?? []
  if (language === undefined)
    return [
      at(1, 1, 'There is no frontmatter. Begin the file with a line of ---, the fields, and another line of ---.'),
    ]
  if (language && language !== 'yaml')
    return [at(1, 4, `Frontmatter in "${language}" is not read. Write a line of --- and the fields as YAML.`)]
  if (!/\n---[ \t]*(\n|$)/.test(text))
    return [at(1, 1, 'The frontmatter is not closed. Write a line of --- after the last field.')]

  const lines = new LineCounter()
  let document: Document | undefined
  const split = matter(text, {
    engines: {
      yaml: {
        parse: (source) => {
          document = parseDocument(source, { lineCounter: lines, logLevel: 'silent' })
          return {}
        },
      },
      javascript: { parse: refuse },
    },
  })
  if (!document || document.contents === null)
    return [at(1, 1, 'The frontmatter is empty. Write the fields between the two lines of ---.')]
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const unquoted = unquotedFacts(split.matter, file)
  if (unquoted.length > 0) return unquoted
  if (document.errors.length > 0) {
    return document.errors.map((error) => {
      const offset = isOpenQuote(error) ? openingQuote(split.matter, error.pos[0]) : error.pos[0]
      return { file, ...place(offset), message: explain(error, lineAt(split.matter, offset)) }
    })
  }
  if (!isMap(document.contents))
    return [at(2, 1, 'The frontmatter holds no fields. Write each as a line of its own, like title: Privacy.')]

  const parsed = document
  return {
    document: parsed,
    body: split.content,
    positionOf(path, part = 'value') {
      for (let length = path.length; length > 0; length--) {
        const parent = length === 1 ? parsed.contents : parsed.getIn(path.slice(0, length - 1), true)
        const key = path[length - 1]
        const pair = isMap(parent)
          ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
          : undefined
        const node = part === 'key' && pair ? pair.key : parsed.getIn(path.slice(0, length), true)
        const range = (node as { range?: [number, number, number] } | undefined)?.range
        if (range) return place(range[0])
      }
      return { line: 1, column: 1 }
    },
  }
}

function refuse(): never {
  throw new Error('Code in frontmatter is not run.')
}

/** `pricing: {starter.monthly} per maand` opens a mapping in YAML; the writer meant a text that begins with a fact. */
function unquotedFacts(source: string, file: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    const found = /^(\s*(?:- +)?(?:[\w-]+: +)?)(\{[a-z]\w*\.\w+\}.*)$/.exec(text)
    if (!found?.[1] || found[2] === undefined) return []
    const cure = `${found[1].trimStart()}"${found[2].trimEnd().replaceAll('"', '\\"')}"`
    const message = `A value that begins with a fact needs quotes. Write ${cure}`
    return [{ file, line: index + 1, column: found[1].length + 1, message }]
  })
}

/** What a YAML error means to a writer; `line` is the text it stands in. */
function explain(error: YAMLError, line: string): string {
  const [, key, value] = /^\s*(?:- )?([\w-]+): *(.*)$/.exec(line) ?? []
  if (error.code === 'TAB_AS_INDENT') return 'A tab cannot indent here. Use spaces.'
  if (error.code === 'DUPLICATE_KEY') return `${key ?? 'A field'} is given twice. Keep one of them.`
  if (isOpenQuote(error))
    return `A quote is opened and not closed. Write ${key ?? 'the value'}: "…" with a quote on both sides.`
  if (key && value && /: /.test(value) && !/^["']/.test(value)) {
    return `A value with a colon needs quotes. Write ${key}: "${value.replaceAll('"', '\\"')}"`
  }
  const what = error.message
    .split('\n')[0]
    ?.replace(/ at line \d+, column \d+:?$/, '')
    .replace(/\.$/, '')
  return `${what}. Check the quotes, colons and indentation of this line.`
}

function isOpenQuote(error: YAMLError) {
  return error.code === 'MISSING_CHAR' && error.message.includes('quote')
}

/** The parser notices an open quote where the text ends; the writer looks for where it began. */
function openingQuote(source: string, end: number): number {
  const lines = source.slice(0, end + 1).split('\n')
  let offset = 0
  for (const line of lines) {
    const found = /: *(["'])/.exec(line)
    if (found?.[1] && line.split(found[1]).length % 2 === 0) return offset + found.index + found[0].length - 1
    offset += line.length + 1
  }
  return end
}

function lineAt(source: string, offset: number): string {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''
}
