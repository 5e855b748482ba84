import type { Nodes, Root } from 'mdast'
import { kilobytes, type Message, say } from '../problem.ts'

const maxLength = 500_000

/**
 * Matches 100 quote or list markers at the start of a line, or 100 opening brackets after a `{`. Thousands of markers
 * would keep the parser busy for minutes; 10,000 brackets would overflow its stack.
 */
const deepNesting = /^[ \t]*(?:>[ \t]*|(?:[*+-]|\d{1,9}[.)])[ \t]+){100}|\{[([{]{100}/m

/** Characters whose counterpart the parser looks for in the whole block, in quadratic time. */
const pairedCharacters = /[[\]*_~<{]/g

const maxPairs = 5000

export const tooDeep = {
  en: 'This line is nested too deeply. Write it with fewer quotations, lists or components inside each other.',
  nl: 'Deze regel is te diep genest. Schrijf hem met minder citaten, lijsten of componenten in elkaar.',
}
export const tooLong = {
  en: 'This text is {size}, but may be at most {limit}. Split it into several texts, and put pictures in public/images.',
  nl: 'Deze tekst is {size}, maar mag hoogstens {limit} zijn. Splits hem in meerdere teksten, en zet afbeeldingen in public/images.',
}
const tooManyPairs = {
  en: 'From here on there are thousands of brackets, asterisks or other markup characters without an empty line. Write an empty line between paragraphs, or put ``` on a line before and after anything that is not text.',
  nl: 'Vanaf hier staan duizenden haakjes, sterretjes of andere opmaaktekens zonder lege regel. Schrijf een lege regel tussen alinea’s, of zet ``` op een regel voor en na wat geen tekst is.',
}
export const moreFollow = {
  en: 'There are more mistakes below. Correct those above first.',
  nl: 'Hieronder staan meer fouten. Verbeter eerst de fouten hierboven.',
}

/** Finds input that would keep the parser busy for minutes, or overflow its stack. */
export function findExcess(source: string): { offset: number; message: Message } | undefined {
  if (source.length > maxLength)
    return { offset: 0, message: say(tooLong, { size: kilobytes(source.length), limit: kilobytes(maxLength) }) }
  const offset = source.search(deepNesting)
  if (offset >= 0) return { offset, message: tooDeep }
  let sum = 0
  for (const { 0: block, index } of source.matchAll(/[^\n]+(?:\n(?![ \t]*\n)[^\n]+)*/g)) {
    sum += (block.match(pairedCharacters)?.length ?? 0) ** 2
    if (sum > maxPairs ** 2) return { offset: index, message: tooManyPairs }
  }
  return undefined
}

/** Returns the line of the first node nested 100 levels deep, if any: recursion over it would overflow the stack. */
export function lineTooDeep(tree: Root): number | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; depth < 100 && level.length > 0; depth++)
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  return level[0] && (level[0].position?.start.line ?? 1)
}
