import { positionAt, say } from '../../problem.ts'
import { type OtherBraces, ofOthers } from './notation-messages.ts'

const withList = {
  en: 'Remove this line, the line "{item}" above it, and the heading of that list if it has one: a post with many headings lists them automatically.',
  nl: 'Haal deze regel weg, de regel "{item}" erboven, en de kop van die lijst als ze die heeft: een artikel met veel koppen toont ze vanzelf.',
}

/** Explains the kramdown mark that replaces the list above it with the list of headings: {:toc}. */
export function contentsAt(text: string, start: number, braces: string): OtherBraces | undefined {
  if (!/^\{:\s*toc\b[^{}]*\}$/i.test(braces)) return undefined
  const [list, item = ''] =
    /(?:^|(?<=\n))[ \t]*([*+-][ \t]+\S[^\n]*|\d+[.)][ \t]+\S[^\n]*)\n[ \t]*$/.exec(text.slice(0, start)) ?? []
  if (list === undefined) return undefined
  const at = positionAt({ text, line: 1, column: 1 }, start - list.length)
  const message = say(ofOthers, { source: braces, cure: say(withList, { item: item.trim() }) })
  const heading = /(?:^|\n)(#{1,6}[ \t][^\n]*\n(?:[ \t]*\n|\{:[^{}\n]*\}[ \t]*\n)*)$/.exec(
    text.slice(0, start - list.length),
  )
  // The heading of the list would be empty without it.
  return heading ? { message } : { message, suggestedFix: { at, actual: list + braces, expected: '' } }
}
