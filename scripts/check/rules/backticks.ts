import { type Message, say } from '../../content/problem.ts'

const noPair = {
  en: 'This ` is unpaired. Remove it, write another ` where the code begins or ends, or write \\` for the character itself.',
  nl: 'De tweede ` ontbreekt. Haal deze weg, schrijf nog een ` waar de code begint of eindigt, of schrijf \\` voor het teken zelf.',
}
const oddNumber = {
  en: 'This paragraph has {count} `, so one of them is unpaired. Write ` directly before and directly after each piece of code, or \\` for the character itself.',
  nl: 'Deze alinea heeft {count} keer `, dus bij één ontbreekt de tweede. Schrijf ` zowel direct voor als direct na elk stuk code, of \\` voor het teken zelf.',
}

/** Explains an unpaired `, based on how many its paragraph, list item or row contains. */
export function ofBacktick(lines: readonly string[], line: number): Message | undefined {
  const isLine = (one = '') => /^[\s>]*(?:#{1,6}[ \t]|\|)/.test(one)
  const isItem = (one = '') => /^[\s>]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(one)
  const endsBlock = (one: string) => one.trim() === '' || isLine(one)
  const isOwnBlock = isLine(lines[line - 1])
  const above = lines.slice(0, line)
  const first = isOwnBlock ? line - 1 : Math.max(above.findLastIndex(endsBlock) + 1, above.findLastIndex(isItem))
  const endsHere = (one: string) => endsBlock(one) || isItem(one)
  const last = isOwnBlock ? line : lines.findIndex((one, index) => index >= line && endsHere(one))
  const paragraph = lines.slice(first, last < 0 ? undefined : last).join('\n')
  const count = [...paragraph.matchAll(/(?<![`\\])`(?!`)/g)].length
  if (count % 2 === 0) return undefined
  return count > 1 ? say(oddNumber, { count }) : noPair
}
