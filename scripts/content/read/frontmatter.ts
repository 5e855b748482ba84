import matter from 'gray-matter'
import type { Message } from '../../check/message.ts'
import { type Problem, quote } from '../../check/problem.ts'

/** A content file in its two parts. */
export interface Parts {
  /** The fields as YAML, beginning with the end of the first line, so that its lines are those of the file. */
  fields: string
  body: string
}

const cure = {
  en: 'Begin the file with a line of ---, the fields, and another line of ---.',
  nl: 'Begin het bestand met een regel ---, de velden, en nog een regel ---.',
}

/** Splits a file in frontmatter and body. Code in frontmatter (`---js`) is refused, never run. */
export function splitFrontmatter(file: string, text: string): Parts | Problem[] {
  const at = (line: number, column: number, message: Message): Problem[] => [
    { ruleId: 'frontmatter', file, line, column, message },
  ]
  if (text.trim() === '')
    return at(1, 1, { en: 'The file is empty. %1', nl: 'Het bestand is leeg. %1', values: [cure] })
  const [first = '', ...rest] = text.split('\n').map((line) => line.trimEnd())
  if (!first.startsWith('---'))
    return at(1, 1, {
      en: 'The first line is not ---, so there is no frontmatter. %1',
      nl: 'De eerste regel is niet ---, dus er zijn geen velden. %1',
      values: [cure],
    })
  if (first !== '---')
    return at(1, 4, {
      en: 'The first line is %1. Write --- alone, and the fields as YAML.',
      nl: 'De eerste regel is %1. Schrijf alleen ---, en de velden als YAML.',
      values: [quote(first)],
    })
  const closing = rest.findIndex((line) => line.startsWith('---'))
  if (closing < 0)
    return at(1, 1, {
      en: 'The frontmatter is not closed. Write a line of --- after the last field.',
      nl: 'De velden zijn niet afgesloten. Schrijf een regel --- na het laatste veld.',
    })
  if (rest[closing] !== '---')
    return at(closing + 2, 4, {
      en: 'The line that closes the frontmatter is %1. Write --- alone.',
      nl: 'De regel die de velden afsluit, is %1. Schrijf alleen ---.',
      values: [quote(rest[closing])],
    })

  const { content, matter: fields } = matter(text, { engines: { yaml: () => ({}), javascript: refuse } })
  if (fields.replace(/^\s*#.*$/gm, '').trim() === '')
    return at(1, 1, {
      en: 'The frontmatter is empty. Write the fields between the two lines of ---.',
      nl: 'Er zijn geen velden. Schrijf ze tussen de twee regels ---.',
    })
  return { fields, body: content }
}

function refuse(): never {
  throw new Error('Code in frontmatter is not run.')
}
