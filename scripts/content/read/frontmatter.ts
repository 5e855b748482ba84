import type { Message } from '../../check/message.ts'
import { type Problem, quote } from '../../check/problem.ts'

/**
 * Splits a file in fields and body. The fields begin with an empty line in the place of the first ---, so that their lines
 * are those of the file. Code in frontmatter (`---js`) is refused.
 */
export function splitFrontmatter(file: string, text: string): { fields: string; body: string } | Problem[] {
  const lines = text.split('\n')
  const refuse = (line: number, message: Message): Problem[] => [
    { ruleId: 'frontmatter', file, line, column: 1, message },
  ]
  if (lines[0]?.trimEnd() !== '---')
    return refuse(1, {
      en: 'The first line is not ---. Begin the file with a line of ---, the fields, and another line of ---.',
      nl: 'De eerste regel is niet ---. Begin het bestand met een regel ---, de velden, en nog een regel ---.',
    })
  const closing = lines.findIndex((line, at) => at > 0 && line.startsWith('---'))
  if (closing < 0)
    return refuse(1, {
      en: 'The frontmatter is not closed. Write a line of --- after the last field.',
      nl: 'De velden zijn niet afgesloten. Schrijf een regel --- na het laatste veld.',
    })
  if (lines[closing]?.trimEnd() !== '---')
    return refuse(closing + 1, {
      en: 'The line that closes the frontmatter is %1. Write --- alone.',
      nl: 'De regel die de velden afsluit, is %1. Schrijf alleen ---.',
      values: [quote(lines[closing])],
    })
  return { fields: ['', ...lines.slice(1, closing)].join('\n'), body: lines.slice(closing + 1).join('\n') }
}
