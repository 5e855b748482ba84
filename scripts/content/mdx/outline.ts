import type { Nodes as HastNodes } from 'hast'
import type { Definition, FootnoteDefinition, Link, Nodes, Parents, Root } from 'mdast'
import { type Position, positionAt, type SourceText } from '../problem.ts'

export type Positioned = Pick<Nodes, 'position'>

export function positionOf({ position }: Positioned): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

export function sliceOf({ position }: Positioned, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

export interface Visited<N extends Nodes = Nodes> {
  node: N
  parent: Parents | undefined
  at: Position
}

export function nodesOf(tree: Root): Visited[] {
  const all: Visited[] = []
  const walk = (node: Nodes, parent?: Parents) => {
    // Nodes found inside parsed text, such as an email address, have no position of their own.
    node.position ??= parent?.position
    all.push({ node, parent, at: positionOf(node) })
    if ('children' in node) for (const child of node.children) walk(child, node)
  }
  walk(tree)
  return all
}

export type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

export function isComponent(node: Nodes): node is Component {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

export function ofType<T extends Nodes['type']>(all: readonly Visited[], ...types: T[]) {
  return all.filter((one): one is Visited<Extract<Nodes, { type: T }>> => types.some((type) => type === one.node.type))
}

export function joinTexts(children: Nodes[] | HastNodes[]) {
  for (let at = children.length - 1; at > 0; at -= 1) {
    const [before, after] = [children[at - 1], children[at]]
    if (before?.type !== 'text' || after?.type !== 'text') continue
    before.value += after.value
    if (before.position && after.position) before.position.end = after.position.end
    children.splice(at, 1)
  }
}

export interface WrittenLink extends Position {
  url: string
  /** Text as written, if the parser completes the URL: www.example.org. */
  written?: string
  /** Position of the URL, if the source has it literally. Autolinks have none. */
  address?: Position
}

interface WrittenText extends SourceText {
  /** Properties of components are plain text, without Markdown. */
  isProperty?: boolean
}

export type Outline = ReturnType<typeof outlineOf>

const undisplayedTypes = new Set(['yaml', 'definition', 'footnoteDefinition', 'thematicBreak'])

/** Lists the parts of a body that rules check, before facts are replaced. Code appears only in `code`. */
export function outlineOf(all: readonly Visited[], source: string) {
  const definitions = firstsOf(ofType(all, 'definition'))
  const notes = firstsOf(ofType(all, 'footnoteDefinition'))
  const linked = namesIn(all, 'linkReference')
  const pictured = namesIn(all, 'imageReference')
  const noted = namesIn(all, 'footnoteReference')
  const named = ofType(all, 'definition').filter(({ node: { identifier }, node }) => {
    return linked.has(identifier) && definitions.get(identifier) === node
  })
  return {
    links: [...ofType(all, 'link'), ...named].map(({ node, at }): WrittenLink => {
      const literal = node.url.replace('http://', '')
      const text = sliceOf(node, source)
      const isCompleted = literal.startsWith('www.') && text.includes(literal) && !text.includes(node.url)
      return { url: node.url, ...at, ...(isCompleted && { written: literal }), address: addressIn(node, source) }
    }),
    /** Markdown pictures. The vocabulary defines those of components. */
    pictures: ofType(all, 'image', 'imageReference').map(({ node, at }) => {
      const { url = '' } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {})
      return { src: url, alt: node.alt ?? '', ...at }
    }),
    /** Headings with their markers: the characters before the words, or the underline. */
    headings: ofType(all, 'heading').map(({ node, at }) => {
      const written = sliceOf(node, source)
      const isUnderlined = written.includes('\n')
      const [mark = ''] = (isUnderlined ? /[=-]+(?=[ \t]*$)/ : /^#+ ?/).exec(written) ?? []
      return { depth: node.depth, text: nodeText(node), ...at, mark, isUnderlined }
    }),
    /** Displayed top-level blocks in order; `heading` is set for headings. */
    blocks: all
      .filter(({ node, parent }) => parent?.type === 'root' && !undisplayedTypes.has(node.type))
      .map(({ node, at }) => ({
        ...at,
        heading: node.type === 'heading' ? { depth: node.depth, text: nodeText(node) } : undefined,
      })),
    tables: ofType(all, 'table').map(({ node }) => node.children.map((row) => row.children.map(positionOf))),
    /** Link definitions and footnotes, each with the first of the same name, which is displayed. */
    definitions: ofType(all, 'definition', 'footnoteDefinition').map(({ node, at }) => {
      const { identifier } = node
      const label = node.label ?? identifier
      const isNote = node.type === 'footnoteDefinition'
      const first = (isNote ? notes : definitions).get(identifier)
      return {
        ...at,
        written: isNote ? `[^${label}]` : `[${label}]`,
        isNote,
        url: isNote ? undefined : node.url,
        first: first && first !== node ? positionOf(first).line : undefined,
        isUsed: isNote ? noted.has(identifier) : linked.has(identifier) || pictured.has(identifier),
      }
    }),
    code: ofType(all, 'code').map(({ node, at }) => ({ text: sliceOf(node, source), ...at })),
    /** Paragraphs and list items, with facts as notation, for checks by sentence. */
    paragraphs: ofType(all, 'paragraph').map(({ node, at }) => {
      return { text: nodeText(node), ...at, written: { text: sliceOf(node, source), ...at } }
    }),
    texts: all.flatMap(({ node, at }): WrittenText[] => {
      if (node.type === 'text') return [{ text: sliceOf(node, source), ...at }]
      if (!isComponent(node)) return []
      return node.attributes
        .filter(({ type, value }) => type === 'mdxJsxAttribute' && typeof value === 'string')
        .map((property: Positioned) => {
          const place = property.position ? positionOf(property) : at
          return { text: sliceOf(property, source), ...place, isProperty: true }
        })
    }),
  }
}

/** Returns the first definition of each name, which is the one that counts in CommonMark. */
export function firstsOf<N extends Definition | FootnoteDefinition>(all: readonly Visited<N>[]): Map<string, N> {
  return new Map(all.toReversed().map(({ node }) => [node.identifier, node]))
}

function namesIn(all: readonly Visited[], type: 'linkReference' | 'imageReference' | 'footnoteReference') {
  return new Set(ofType(all, type).map(({ node }) => node.identifier))
}

/** Returns the visible text of a node, with facts as {name}. */
export function nodeText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'mdxTextExpression') return `{${node.value}}`
  if (node.type === 'break') return '\n'
  return 'children' in node ? node.children.map(nodeText).join('') : ''
}

/** Finds the start of a link URL, if the source has it literally and between brackets. */
function addressIn(node: Link | Definition, source: string): Position | undefined {
  const written = { text: sliceOf(node, source), ...positionOf(node) }
  const start = node.position?.start.offset ?? 0
  const endOfLabel = node.type === 'link' ? (node.children.at(-1)?.position?.end.offset ?? start + 1) : start
  const before = node.type === 'link' ? /^\s*\]\(\s*<?/ : /^\[(?:\\.|[^\]\\])*\]:\s*<?/s
  const from = endOfLabel - start
  const found = before.exec(written.text.slice(from))
  const at = from + (found?.[0].length ?? 0)
  const isThere = found && node.url !== '' && written.text.startsWith(node.url, at)
  // A URL that continues in the source contains escapes.
  return isThere && /^[\s>)]?$/.test(written.text.charAt(at + node.url.length)) ? positionAt(written, at) : undefined
}
