import matter from 'gray-matter'
import { type Message, say } from '../message.ts'
import { type Problem, quote } from '../problem.ts'
import { parse, toProblems, type Yaml } from './yaml.ts'
import type { Explained } from './yaml-errors.ts'
import { indent } from './yaml-lines.ts'

/** A content file in its two parts. */
export interface Parts {
  /** The fields as YAML, beginning with the end of the first line, so that its lines are those of the file. */
  fields: string
  body: string
}

const cure = say`Begin the file with a line of ---, the fields, and another line of ---.`

/** Splits a file in frontmatter and body. Code in frontmatter (`---js`) is refused, never run. */
export function splitFrontmatter(file: string, text: string): Parts | Problem[] {
  const at = (line: number, column: number, message: Message): Problem[] => [{ file, line, column, message }]
  if (text.trim() === '') return at(1, 1, say`The file is empty. ${cure}`)
  const [first = '', ...rest] = text.split('\n').map((line) => line.trimEnd())
  if (!first.startsWith('---')) return at(1, 1, say`The first line is not ---, so there is no frontmatter. ${cure}`)
  if (first !== '---') return at(1, 4, say`The first line is ${quote(first)}. Write --- alone, and the fields as YAML.`)
  const closing = rest.findIndex((line) => line.startsWith('---'))
  if (closing < 0) return at(1, 1, say`The frontmatter is not closed. Write a line of --- after the last field.`)
  if (rest[closing] !== '---')
    return at(closing + 2, 4, say`The line that closes the frontmatter is ${quote(rest[closing])}. Write --- alone.`)

  const { content, matter: fields } = matter(text, { engines: { yaml: () => ({}), javascript: refuse } })
  if (fields.replace(/^\s*#.*$/gm, '').trim() === '')
    return at(1, 1, say`The frontmatter is empty. Write the fields between the two lines of ---.`)
  return { fields, body: content }
}

function refuse(): never {
  throw new Error('Code in frontmatter is not run.')
}

/** The fields of a file as far as they can be read, with what is wrong with the others. */
export interface ReadFields {
  problems: Problem[]
  /** Absent when nothing can be made of them. */
  yaml?: Yaml
  /** Lines that are read as they are most likely meant: where exactly something stands in them is a guess. */
  guessed: ReadonlySet<number>
  /** Fields of which a part was passed over: what else is wrong with them cannot be said. */
  unread: ReadonlySet<string>
}

/** Enough for any file a person wrote. */
const most = 40

/**
 * Reads the fields of a file. One mistake of YAML hides all that follows it, so each line that has one is read as it is
 * most likely meant, or passed over, until the rest can be read.
 */
export function readFields(file: string, source: string): ReadFields {
  const lines = source.split('\n')
  const found = new Map<number, Explained>()
  const passed = new Set<number>()
  const unread = new Set<string>()
  for (let tries = 0; tries < most; tries++) {
    const before = lines.join('\n')
    const parsed = parse(before)
    if (!Array.isArray(parsed)) {
      const problems = toProblems(file, [...found.values()])
      return { problems, yaml: parsed, guessed: new Set(found.keys()), unread }
    }
    for (const one of parsed) {
      const at = one.line - 1
      const again = found.has(one.line)
      // What stands below a line that was passed over may have belonged to it.
      if (!again && !passed.has(one.line)) found.set(one.line, one)
      if (one.meant !== undefined && !again) lines[at] = one.meant
      else passOver(one)
    }
    if (lines.join('\n') === before || lines.every((line) => line.trim() === '')) break
  }
  return { problems: toProblems(file, [...found.values()]), guessed: new Set(), unread }

  /** Empties a line and what is indented below it. */
  function passOver({ line, isSpare }: Explained) {
    const text = lines[line - 1] ?? ''
    const own = indent(text)
    const name = lines.slice(0, line).findLast((other) => /^[\w-]+:/.test(other))
    if (!isSpare && name) unread.add(name.slice(0, name.indexOf(':')))
    let end = line
    while (end < lines.length && (lines[end]?.trim() === '' || indent(lines[end] ?? '') > own)) end++
    for (let at = line; at <= end; at++) {
      lines[at - 1] = ''
      passed.add(at)
    }
  }
}
