import { removeLine } from '../../content/mdx/cures/counterparts.ts'
import { marksBelow } from '../../content/mdx/tags/html-headings.ts'
import { say } from '../../content/problem.ts'
import type { Explained, Match } from './markup-inline.ts'

const withoutQuote = {
  en: 'This notation belongs to another system: remove this line, and the > before the lines below it.',
  nl: 'Deze notatie hoort bij een ander systeem: haal deze regel weg, en ook de > voor de regels eronder.',
}
const filmLink = {
  en: 'Remove it, or replace it with a link: [words]({address}).',
  nl: 'Haal het weg, of maak er een link van: [woorden]({address}).',
}
const filmInQuote = {
  en: 'Remove this line, or replace all of it, with the >, with a link: [words]({address}).',
  nl: 'Haal deze regel weg, of maak van de hele regel, met de >, een link: [woorden]({address}).',
}
const tabHeading = {
  en: 'Replace this line, with the >, with this heading, and write an empty line below it: {heading}',
  nl: 'Vervang deze regel, met de >, door deze kop, met een lege regel eronder: {heading}',
}

/** Matches a tab of Experience League, which begins with > but is not a quotation. */
const tab = /^\[!TAB[ \t]+([^\]\n]*\S)[ \t]*\]/

/** Explains a line in square brackets of Microsoft Learn or Experience League: > [!VIDEO https://…]. */
export function cureOfQuoted({ kind, before, behind, lines, line }: Match): Explained | undefined {
  if (kind !== 'shortcode' || !behind.startsWith('[!')) return undefined
  if (behind.startsWith('[!div')) return { message: withoutQuote }
  const wholeLine = { at: { line, column: 1 }, actual: before + behind }
  if (/^\[!(?:BEGIN|END)TABS\]/.test(behind))
    return { message: removeLine, suggestedFix: { ...wholeLine, expected: '' } }
  const [, title] = tab.exec(behind) ?? []
  if (title) {
    const body = lines.indexOf('---', 1) + 1
    const offset = lines.slice(body, line - 1).join('\n').length
    const heading = `${marksBelow(lines.slice(body).join('\n'), offset)} ${title}`
    const isAlone = heading.startsWith('## ') && !lines[line]?.trim()
    const suggestedFix = isAlone ? { ...wholeLine, expected: heading } : undefined
    return { message: say(tabHeading, { heading }), suggestedFix }
  }
  const [, address] = /^\[!VIDEO[ \t]+(https:\/\/[^\s\]]+)\]/.exec(behind) ?? []
  if (!address) return undefined
  const isAlone =
    before.includes('>') && ![lines[line - 2], lines[line]].some((one) => one?.trimStart().startsWith('>'))
  return { message: say(isAlone ? filmInQuote : filmLink, { address }), source: `[!VIDEO ${address}]` }
}
