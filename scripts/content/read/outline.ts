import type { Definition, Link, Nodes, Root } from 'mdast'
import type { Place } from '../../check/problem.ts'
import { nodesOf, ofType, type Placed, placeIn, placeOf, sliceOf, type Visited, type Written } from './places.ts'

export interface WrittenLink extends Place {
  url: string
  /** What the writer wrote, where the address is read with more before it: www.example.org. */
  written?: string
  /** Where its address stands, if that stands there as it is read. An address that is a link by itself has none. */
  address?: Place
}

/** A stretch of text as it stands in the file. */
export interface WrittenText extends Written {
  /** Of a component: it is shown as it stands, and no Markdown is read in it. */
  isProperty?: boolean
}

/** A body by what the rules look at. Code is in none of it but `code`. */
export type Outline = ReturnType<typeof outlineOf>

/** What is not shown where it stands. */
const apart = new Set(['yaml', 'definition', 'footnoteDefinition', 'thematicBreak'])

/** Lists what a body holds. It reads the tree as parsed: what comes later in the compilation prints the facts. */
export function outlineOf(tree: Root, source: string) {
  const all = nodesOf(tree)
  const definitions = new Map<string, Definition>()
  for (const { node } of ofType(all, 'definition')) {
    // Of two with one name the first counts.
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  }
  const linked = new Set(ofType(all, 'linkReference').map(({ node }) => node.identifier))
  const named = [...definitions.values()].filter(({ identifier }) => linked.has(identifier))
  const links: WrittenLink[] = [...ofType(all, 'link').map(({ node }) => node), ...named].map((node) => ({
    url: node.url,
    ...(node.url.startsWith('http://www.') && writtenWith(node, source)),
    ...placeOf(node),
    address: addressIn(node, source),
  }))
  const firsts = new Map<string, Placed>()
  const used = new Set([
    ...ofType(all, 'footnoteReference').map(({ node }) => keyOf(true, node.identifier)),
    ...ofType(all, 'linkReference', 'imageReference').map(({ node }) => keyOf(false, node.identifier)),
  ])
  return {
    links,
    /** Those of Markdown; what a component may show, the vocabulary says. */
    pictures: ofType(all, 'image', 'imageReference').map(({ node, at }) => {
      const { url = '' } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {})
      return { src: url, alt: node.alt ?? '', ...at }
    }),
    /** Each with what makes it a heading: the signs before its words, or the line of signs below them. */
    headings: ofType(all, 'heading').map(({ node, at }) => {
      const written = sliceOf(node, source)
      const isUnderlined = written.includes('\n')
      const [mark = ''] = (isUnderlined ? /[=-]+(?=[ \t]*$)/ : /^#+ ?/).exec(written) ?? []
      return { depth: node.depth, text: textOf(node), ...at, mark, isUnderlined }
    }),
    /** What stands in it from top to bottom, without what is not shown where it stands; of a heading, which. */
    blocks: all
      .filter(({ node, parent }) => parent?.type === 'root' && !apart.has(node.type))
      .map(({ node, at }) => ({
        ...at,
        heading: node.type === 'heading' ? { depth: node.depth, text: textOf(node) } : undefined,
      })),
    /** Tables by their rows: where each cell begins. */
    tables: ofType(all, 'table').map(({ node }) => node.children.map((row) => row.children.map(placeOf))),
    /** Addresses and notes that stand apart under a name, each with what it counts for: the first of a name is shown. */
    definitions: ofType(all, 'definition', 'footnoteDefinition').map(({ node, at }) => {
      const isNote = node.type === 'footnoteDefinition'
      const key = keyOf(isNote, node.identifier)
      const first = firsts.get(key) ?? node
      firsts.set(key, first)
      return {
        ...at,
        written: `[${isNote ? '^' : ''}${node.label ?? node.identifier}]`,
        isNote,
        url: node.type === 'definition' ? node.url : undefined,
        first: first === node ? undefined : placeOf(first).line,
        isUsed: used.has(key),
      }
    }),
    /** Blocks of code between fences, as they stand in the file. */
    code: ofType(all, 'code').map(({ node, at }) => ({ text: sliceOf(node, source), ...at })),
    /** Whole paragraphs and items of lists, each fact as its notation: what is read sentence by sentence. */
    paragraphs: ofType(all, 'paragraph').map(({ node, at }) => {
      return { text: textOf(node), ...at, written: { text: sliceOf(node, source), ...at } }
    }),
    /** Every stretch of text as it stands in the file, for what may not be typed by hand. */
    texts: all.flatMap((one) => writtenIn(one, source)),
  }
}

const keyOf = (isNote: boolean, identifier: string) => `${isNote} ${identifier}`

export const emptyOutline: Readonly<Outline> = outlineOf({ type: 'root', children: [] }, '')

/** A text, or the properties of a component. */
function writtenIn({ node, at }: Visited, source: string): WrittenText[] {
  if (node.type === 'text') return [{ text: sliceOf(node, source), ...at }]
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  return node.attributes
    .filter(({ type, value }) => type === 'mdxJsxAttribute' && typeof value === 'string')
    .map((property: Placed) => {
      const place = property.position ? placeOf(property) : at
      return { text: sliceOf(property, source), ...place, isProperty: true }
    })
}

/** What a reader reads of a node, facts as {name}. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'mdxTextExpression') return `{${node.value}}`
  if (node.type === 'break') return '\n'
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** A text that is a link by itself, if it has no http:// in front. */
function writtenWith(node: Link | Definition, source: string): Pick<WrittenLink, 'written'> {
  const own = node.url.replace('http://', '')
  const text = sliceOf(node, source)
  return text.includes(own) && !text.includes(node.url) ? { written: own } : {}
}

/** Where the address of a link begins in the file, if it stands there letter by letter and between brackets. */
function addressIn(node: Link | Definition, source: string): Place | undefined {
  const written = { text: sliceOf(node, source), ...placeOf(node) }
  const [from, before] =
    node.type === 'link' ? [lengthOfLabel(node), /^\s*\]\(\s*<?/] : [0, /^\[(?:\\.|[^\]\\])*\]:\s*<?/s]
  const found = before.exec(written.text.slice(from))
  const at = from + (found?.[0].length ?? 0)
  const isThere = found && node.url !== '' && written.text.startsWith(node.url, at)
  // What goes on there is written otherwise than it is read.
  return isThere && /^[\s>)]?$/.test(written.text.charAt(at + node.url.length)) ? placeIn(written, at) : undefined
}

function lengthOfLabel({ position, children }: Link): number {
  const start = position?.start.offset ?? 0
  return (children.at(-1)?.position?.end.offset ?? start + 1) - start
}
