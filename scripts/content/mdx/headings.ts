import type { Nodes } from 'hast'
import type { Heading, Root } from 'mdast'
import { ownIds } from '../../../site/ids.ts'
import { toSlug } from '../../lib/strings.ts'
import { type Message, type Report, say } from '../problem.ts'
import type { Collection } from '../schema/entries.ts'
import { nodesOf, nodeText, ofType, positionOf, sliceOf, type Visited } from './outline.ts'

const noSlug = {
  en: 'The anchor "%1" is no slug. Write [#%2].',
  nl: 'Het id "%1" kan niet in een adres. Schrijf [#%2].',
}
const takenOnPage = {
  en: 'The anchor "%1" is that of another part of the page. Write another, like %2',
  nl: 'Het id "%1" is van een ander onderdeel van de pagina. Schrijf een ander, zoals %2',
}
const takenOnLine = {
  en: 'The anchor "%1" is that of line %2 already. Write another, like %3',
  nl: 'Het id "%1" staat al op regel %2. Schrijf een ander, zoals %3',
}

/** Sets heading ids: the explicit one, as in `## Kosten [#costs]`, or a unique slug of the words. */
export function giveIds(nodes: readonly Visited[], source: string, collection: Collection, report: Report) {
  const others: readonly string[] = collection in ownIds ? ownIds[collection as keyof typeof ownIds] : []
  const taken = new Map<string, number | undefined>(others.map((id) => [id, undefined]))
  const isTaken = (id: string) => taken.has(id)
  const give = (node: Heading, id: string) => {
    if (!taken.has(id)) taken.set(id, positionOf(node).line)
    node.data = { ...node.data, hProperties: { id } }
  }

  const headings = ofType(nodes, 'heading').map(({ node }) => ({ node, anchor: takeAnchor(node) }))
  for (const { node, anchor } of headings) {
    if (anchor === undefined) continue
    const reportId = (message: Message) => report('heading-id', { position: positionOf(node), message })
    const id = toSlug(anchor)
    const cure = () => `${withoutAnchor(sliceOf(node, source))} [#${freeId(id, 2, isTaken)}]`
    const line = taken.get(id)
    if (id !== anchor) reportId(say(noSlug, anchor, id))
    else if (line !== undefined) reportId(say(takenOnLine, id, line, cure()))
    else if (isTaken(id)) reportId(say(takenOnPage, id, cure()))
    give(node, id)
  }
  let question = ''
  for (const { node, anchor } of headings) {
    // Prefixed, because a page combines the answers of many files.
    const prefix = collection === 'faq' && node.depth > 2 && question ? `${question}-` : ''
    const id = prefix + (headingSlug(nodeText(node)) || 'section')
    if (anchor === undefined) give(node, isTaken(id) ? freeId(id, 1, isTaken) : id)
    if (node.depth <= 2) question = idOf(node)
  }
}

export function freeId(id: string, from: number, isTaken: (id: string) => boolean): string {
  const numbered = `${id}-${from}`
  return isTaken(numbered) ? freeId(id, from + 1, isTaken) : numbered
}

function idOf({ data }: Heading): string {
  return String(data?.hProperties?.id)
}

function takeAnchor(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  const found = last?.type === 'text' ? /\s*\[#([^\]]*)\]$/.exec(last.value) : null
  if (last?.type !== 'text' || !found) return undefined
  last.value = last.value.slice(0, found.index)
  return found[1]
}

/** Creates an id as GitHub does. Also drops emoji and the hyphens that they leave at either end. */
function headingSlug(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s/g, ' ')
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]|\p{Variation_Selector}|\u20e3/gu, '')
    .replaceAll(' ', '-')
    .replace(/^-+|-+$/g, '')
}

/** Strips the explicit id: `## Kosten [#costs]` → `## Kosten`. */
export function withoutAnchor(written: string): string {
  return written.replace(/\s*\[#[^\]]*\]\s*$/, '').trim()
}

/** Splits a text at second-level headings, each with all definitions and a prefix for the ids of its footnotes. */
export function partsOfText(tree: Root, nodes: readonly Visited[]): { tree: Root; prefix?: string }[] {
  const definitions = ofType(nodes, 'definition', 'footnoteDefinition').map(({ node }) => node)
  const starts = tree.children.flatMap((node, at) => (node.type === 'heading' && node.depth === 2 ? [at] : []))
  return [0, ...starts].map((start, at) => {
    const children = tree.children.slice(start, starts[at])
    const heading = at > 0 && children[0]?.type === 'heading' ? `${idOf(children[0])}-` : ''
    return { prefix: `user-content-${heading}`, tree: { ...tree, children: [...definitions, ...children] } }
  })
}

const inHeading = {
  en: 'The footnote [^%1] stands in a heading, which shows its words alone. Write it in the text below.',
  nl: 'De voetnoot [^%1] staat in een kop, die alleen haar woorden toont. Zet hem in de tekst eronder.',
}

/** Reports footnotes in section headings, which a page displays as buttons. */
export function checkHeadingFootnotes(tree: Root, report: Report) {
  const headings = tree.children.filter((node) => node.type === 'heading' && node.depth === 2)
  for (const { node, at } of ofType(nodesOf({ type: 'root', children: headings }), 'footnoteReference'))
    report('heading-footnote', { position: at, message: say(inHeading, node.label ?? node.identifier) })
}

export function isFootnoteMark(node: Nodes): boolean {
  if (node.type !== 'element') return false
  const { dataFootnoteRef, dataFootnoteBackref, id } = node.properties
  return (
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined ||
    /^(?:footnote-|user-content-.*)label$/.test(String(id))
  )
}
