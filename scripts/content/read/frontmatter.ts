import matter from 'gray-matter'
import { type Message, say } from '../../check/message.ts'
import { type Problem, quote } from '../../check/problem.ts'

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
