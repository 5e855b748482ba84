import { componentsIn } from './component.ts'
import { anchor, signsIn, type Tree } from './signs.ts'

export interface Heading {
  from: number
  level: number
  /** The text without markup and id. */
  words: string
}

/** Lists the headings of a text, including those within components. Facts are filled in. */
export function headingsIn(tree: Tree, text: string, facts: Record<string, string | undefined>): Heading[] {
  const nodes = tree.topNode.getChildren('Block')
  return nodes.flatMap(({ name, from, to }) => {
    const [, level] = /^(?:ATX|Setext)Heading(\d)$/.exec(name) ?? []
    return level ? [{ from, level: Number(level), words: wordsIn(tree, text, from, to, facts) }] : []
  })
}

function wordsIn(tree: Tree, text: string, from: number, to: number, facts: Record<string, string | undefined>) {
  const { signs } = signsIn(tree, text, from, to)
  const readableText = signs.reduceRight(
    (words, sign) => {
      const factValue = sign.kind === 'fact' ? (facts[sign.name] ?? sign.name) : ''
      return words.slice(0, sign.from - from) + factValue + words.slice(sign.to - from)
    },
    text.slice(from, to),
  )
  return readableText
    .replace(/\n[=-]+\s*$/, '')
    .replace(anchor, '')
    .trim()
}

const noWords = /<[^<>]*>|\]\([^)]*\)|\[#[^\]]*\]|^[ \t]*\|?[-:|\t ]+$/gm

/** Counts the words of a text, with a fact as one word. */
export function countWords(text: string): number {
  const words = text.replace(noWords, ' ').match(/\{[\w. ]+\}|[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)
  return words?.length ?? 0
}

interface Section {
  from: number
  /** End of the last word in the section. */
  to: number
  level: number
}

/** Lists headings with the text below them. Excludes a component that begins or ends in another section. */
function sectionsIn(text: string, headings: readonly Heading[]): Section[] {
  const components = componentsIn(text)
  return headings.map(({ from, level }, at) => {
    const next = headings.slice(at + 1).find((one) => one.level <= level)
    let end = next?.from ?? text.length
    for (const { from: start, close } of components) {
      if (!close) continue
      if (start < from && close.from >= from && close.from < end) end = close.from
      if (start > from && start < end && close.from >= end) end = start
    }
    return { from, to: from + text.slice(from, end).trimEnd().length, level }
  })
}

/**
 * Exchanges the section at an offset with the one above or below it, as one change that keeps the lines in between.
 * Undefined without such a section. The returned `offset` is the new position of the cursor.
 */
export function moveSection(text: string, headings: readonly Heading[], offset: number, by: 1 | -1) {
  const sections = sectionsIn(text, headings)
  const section = sections.findLast(({ from }) => from <= offset)
  if (!section) return undefined
  const isBeside = ({ from, to, level }: Section) => {
    const between = by > 0 ? text.slice(section.to, from) : text.slice(to, section.from)
    return level === section.level && (by > 0 ? from >= section.to : to <= section.from) && between.trim() === ''
  }
  const other = sections.find(isBeside)
  if (!other) return undefined
  const [first, second] = by > 0 ? [section, other] : [other, section]
  const [above, gap, below] = [
    text.slice(first.from, first.to),
    text.slice(first.to, second.from),
    text.slice(second.from, second.to),
  ]
  const start = by > 0 ? first.from + below.length + gap.length : first.from
  return {
    change: { from: first.from, to: second.to, insert: below + gap + above },
    offset: start + Math.min(offset - section.from, section.to - section.from),
  }
}
