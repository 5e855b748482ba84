import { markdownLanguage } from '@codemirror/lang-markdown'
import { factPattern, signsIn } from './signs.ts'
import { readTable } from './table.ts'

type Facts = Readonly<Record<string, string | undefined>>

/**
 * Returns two versions of a text as a writer sees them: without markup, and with facts filled in. Addresses and ids are
 * omitted unless they changed. Versions that differ only in other markup are returned unchanged.
 */
export function inPlainWords(before: string, after: string, facts: Facts): [before: string, after: string] {
  return isMarkupChange(before, after, facts) ? [before, after] : plainVersions(before, after, facts)
}

/** True if two versions differ only in markup, such as a word that becomes bold. */
export function isMarkupChange(before: string, after: string, facts: Facts): boolean {
  const [old, now] = plainVersions(before, after, facts)
  return old === now && before !== after
}

function plainVersions(before: string, after: string, facts: Facts): [before: string, after: string] {
  const isNew = before.trim() === '' || after.trim() === ''
  const isTold = (part: string) => !isNew && !(before.includes(part) && after.includes(part))
  return [plainText(before, facts, isTold), plainText(after, facts, isTold)]
}

/** Fills in the facts of a line. A fact that does not exist stays as typed. */
export const withFacts = (line: string, facts: Facts) => line.replace(factPattern, (all, name) => facts[name] ?? all)

function plainText(text: string, facts: Facts, isTold: (part: string) => boolean): string {
  const { signs, links } = signsIn(markdownLanguage.parser.parse(text), text)
  return signs.reduceRight((words, sign) => {
    const source = text.slice(sign.from, sign.to)
    const link = sign.kind === 'mark' ? links.find(({ to }) => to === sign.from) : undefined
    const isShown = link ? isTold(`(${link.address}`) : sign.kind === 'id' && isTold(source.trim())
    const shown = {
      mark: link && isShown ? ` (${link.address})` : '',
      quote: '',
      bullet: '•',
      id: isShown ? source : '',
      fact: sign.kind === 'fact' ? (facts[sign.name] ?? source) : '',
      picture: source,
    }
    return words.slice(0, sign.from) + shown[sign.kind] + words.slice(sign.to)
  }, text)
}

/** Writes each row of a table as its cells, such as `Starter · € 95`. */
export function tablesInWords(text: string): string {
  const tables = markdownLanguage.parser.parse(text).topNode.getChildren('Table')
  return tables.reduceRight((words, { from, to }) => {
    const source = text.slice(from, to)
    const table = readTable(source)
    if ('reason' in table) return words
    const rows = table.rows.map(({ cells }) => cells.map((cell) => source.slice(cell.from, cell.to) || '–').join(' · '))
    return words.slice(0, from) + rows.join('\n') + words.slice(to)
  }, text)
}
