import type { Message } from '../../check/message.ts'
import { type Problem, quote } from '../../check/problem.ts'

const noHead = {
  en: 'The first line is not ---. Begin the file with a line of ---, the fields, and another line of ---.',
  nl: 'De eerste regel is niet ---. Begin het bestand met een regel ---, de velden, en nog een regel ---.',
}
const emptyLines = {
  en: 'The file begins with an empty line. Begin it with the line of ---.',
  nl: 'Het bestand begint met een lege regel. Begin het met de regel ---.',
}
const toml = {
  en: 'The fields stand between lines of +++, as TOML. Write --- in their place, and each field as name: value.',
  nl: 'De velden staan tussen regels +++, als TOML. Schrijf --- in plaats daarvan, en elk veld als naam: waarde.',
}
const notClosed = {
  en: 'The frontmatter is not closed. Write a line of --- after the last field.',
  nl: 'De velden zijn niet afgesloten. Schrijf een regel --- na het laatste veld.',
}
const closedOtherwise = {
  en: 'The line that closes the frontmatter is %1. Write --- alone.',
  nl: 'De regel die de velden afsluit, is %1. Schrijf alleen ---.',
}

/** The fields and the body of a file, as far as it has them. */
interface Head {
  problems: Problem[]
  /** With an empty line in the place of each before them, so that their lines are those of the file. Empty where there are none; absent where they cannot be read. */
  fields?: string
  body: string
  /** The line, counted from 0, on which the body begins. */
  start: number
}

/** Splits a file in fields and body, also where the lines around the fields are wrong. Code in frontmatter (`---js`) is not read. */
export function readHead(file: string, text: string): Head {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const opening = lines[first]?.trimEnd() ?? ''
  const head = (closing: number, isRead: boolean, ...found: (readonly [line: number, message: Message])[]): Head => {
    const own = lines.slice(first + 1, closing)
    return {
      problems: found.map(([line, message]) => ({ ruleId: 'frontmatter', file, line: line + 1, column: 1, message })),
      ...(isRead && { fields: [...Array(first + 1).fill(''), ...own].join('\n') }),
      body: lines.slice(closing + 1).join('\n'),
      start: closing + 1,
    }
  }
  const closedBy = (sign: string) => lines.findIndex((line, at) => at > first && line.startsWith(sign))
  if (opening === '+++') return head(closedBy('+++'), false, [0, toml])
  if (opening !== '---') {
    const isOther = opening.startsWith('---') || opening === '{'
    const closing = isOther ? closedBy(opening === '{' ? '}' : '---') : -1
    const found = head(closing, false, [0, noHead])
    // A text without fields lacks those that it has to have.
    return isOther || opening === '' ? found : { ...found, fields: '' }
  }
  const empty = first > 0 ? [[0, emptyLines] as const] : []
  const closing = closedBy('---')
  const dots = closedBy('...')
  const gap = lines.findIndex((line, at) => at > first && line.trim() === '')
  // YAML ends with dots as well; later ones are a text.
  if (dots > 0 && (gap < 0 || dots < gap) && (closing < 0 || gap < closing) && gap >= 0)
    return head(dots, true, ...empty, [dots, { ...closedOtherwise, values: [quote('...')] }])
  if (closing < 0) return head(gap < 0 ? lines.length : gap, true, ...empty, [first, notClosed])
  const line = lines[closing]?.trimEnd()
  const isClosed = line === '---'
  return head(
    closing,
    true,
    ...empty,
    ...(isClosed ? [] : [[closing, { ...closedOtherwise, values: [quote(line)] }] as const]),
  )
}

/** Splits a file in fields and body, or says what is wrong with the lines around the fields. */
export function splitFrontmatter(file: string, text: string): { fields: string; body: string } | Problem[] {
  const { problems, fields = '', body } = readHead(file, text)
  return problems.length > 0 ? problems : { fields, body }
}
