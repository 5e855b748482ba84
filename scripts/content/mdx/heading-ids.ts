import { slug } from 'github-slugger'
import type { Heading } from 'mdast'
import { ownIds } from '../../../site/ids.ts'
import { toSlug } from '../../lib/strings.ts'
import { type Fix, type Message, positionAt, type Report, say } from '../problem.ts'
import type { Collection } from '../schema/entries.ts'
import { nodeText, ofType, positionOf, sliceOf, type Visited } from './outline.ts'

const noSlug = {
  en: 'The id "{anchor}" cannot be part of an address. Write [#{id}].',
  nl: 'Het id "{anchor}" kan geen deel van een adres zijn. Schrijf [#{id}].',
}
const takenOnPage = {
  en: 'The id "{anchor}" is already used by another part of the page. Write another id, as in {example}',
  nl: 'Het id "{anchor}" is van een ander onderdeel van de pagina. Schrijf een ander id, zoals in {example}',
}
const takenOnLine = {
  en: 'The id "{anchor}" is already used on line {line}. Write another id, as in {example}',
  nl: 'Het id "{anchor}" staat al op regel {line}. Schrijf een ander id, zoals in {example}',
}

/**
 * Sets heading ids before facts are replaced: the explicit one, as in `## Kosten [#costs]`, or a unique slug of the
 * words, as in rehype-slug and on GitHub.
 */
export function giveIds(nodes: readonly Visited[], source: string, collection: Collection, report: Report) {
  const others: Partial<Record<Collection, readonly string[]>> = ownIds
  const taken = new Map<string, number | undefined>(others[collection]?.map((id) => [id, undefined]))
  const isTaken = (id: string) => taken.has(id)
  const give = (node: Heading, id: string) => {
    if (!taken.has(id)) taken.set(id, positionOf(node).line)
    node.data = { ...node.data, hProperties: { id } }
  }

  const headings = ofType(nodes, 'heading').map(({ node }) => ({ node, anchor: takeAnchor(node) }))
  for (const { node, anchor } of headings) {
    if (anchor === undefined) continue
    const reportId = (message: Message, fix?: Fix) => report('heading-id', { position: positionOf(node), message, fix })
    const id = toSlug(anchor)
    const cure = () => `${withoutAnchor(sliceOf(node, source))} [#${freeId(id, 2, isTaken)}]`
    const line = taken.get(id)
    if (id !== anchor) reportId(say(noSlug, { anchor, id }), correctAnchor(node, source, anchor, id))
    else if (line !== undefined) reportId(say(takenOnLine, { anchor: id, line, example: cure() }))
    else if (isTaken(id)) reportId(say(takenOnPage, { anchor: id, example: cure() }))
    give(node, id)
  }
  let question = ''
  for (const { node, anchor } of headings) {
    // Prefixed, because a page combines the answers from many files.
    const prefix = collection === 'faq' && node.depth > 2 && question ? `${question}-` : ''
    const id = prefix + (slug(wordsOf(node).trim()) || 'section')
    if (anchor === undefined) give(node, isTaken(id) ? freeId(id, 1, isTaken) : id)
    if (node.depth <= 2) question = idOf(node)
  }
}

function correctAnchor(node: Heading, source: string, anchor: string, id: string): Fix | undefined {
  const headingSource = sliceOf(node, source)
  const actual = `[#${anchor}]`
  const start = headingSource.lastIndexOf(actual)
  const position = positionAt({ text: headingSource, ...positionOf(node) }, start)
  return start < 0 ? undefined : { at: position, actual, expected: `[#${id}]` }
}

export function freeId(id: string, from: number, isTaken: (id: string) => boolean): string {
  const numbered = `${id}-${from}`
  return isTaken(numbered) ? freeId(id, from + 1, isTaken) : numbered
}

export function idOf({ data }: Heading): string {
  return String(data?.hProperties?.id)
}

function takeAnchor(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  const anchor = last?.type === 'text' ? /\s*\[#([^\]]*)\]$/.exec(last.value) : null
  if (last?.type !== 'text' || !anchor) return undefined
  last.value = last.value.slice(0, anchor.index)
  return anchor[1]
}

/** Words of a heading without its facts, so that its id stays the same when a price changes. */
function wordsOf(heading: Heading): string {
  const parts = heading.children.map((child) => (child.type === 'mdxTextExpression' ? fact : nodeText(child)))
  return parts.join('').replace(besideFact, '').replace(ofEmoji, '').normalize('NFC')
}

/** Private-use character that replaces a fact. */
const fact = '\ue000'

/** Matches the invisible characters in emoji, which nobody can type in a link. */
const ofEmoji = /[\u200d\ufe0e\ufe0f]/g

const besideFact = new RegExp(`^${fact}\\s*|\\s*${fact}`, 'g')

/** Strips the explicit id: `## Kosten [#costs]` → `## Kosten`. */
export function withoutAnchor(heading: string): string {
  return heading.replace(/\s*\[#[^\]]*\]\s*$/, '').trim()
}
