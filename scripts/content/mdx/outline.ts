import type { Nodes as HastNodes } from 'hast'
import type { Association, Definition, FootnoteDefinition, Link, Nodes, Parents, Root } from 'mdast'
import { type Position, positionAt } from '../problem.ts'
import { formulasIn, isWithin } from './latex/formulas.ts'
import { isAroundPicture, isValue, largeOf } from './link-kinds.ts'

export type Positioned = Pick<Nodes, 'position'>

type Place = NonNullable<Nodes['position']>

type Point = Place['start']

export function positionOf({ position }: Positioned): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

export function sliceOf({ position }: Positioned, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

export interface Visited<N extends Nodes = Nodes> {
  node: N
  parent: Parents | undefined
  position: Position
}

/** Adds missing positions: remark-gfm gives none to the addresses that it finds, or to the texts around them. */
export function placeAddresses(parent: Nodes, source: string) {
  if (!('children' in parent) || !parent.position) return
  let { start } = parent.position
  for (const [index, child] of parent.children.entries()) {
    child.position ??= find(nodeText(child), start, sliceOf(parent, source), parent.position)
    const isPlaced = child.position !== undefined
    // If the source has escapes, an address and the texts around it all get the range up to the next node.
    const next = parent.children.slice(index + 1).find(({ position }) => position)
    child.position ??= { start, end: next?.position?.start ?? parent.position.end }
    placeAddresses(child, source)
    if (isPlaced) start = child.position.end
  }
}

/** Finds a text in its parent. Returns undefined if the source has escapes. */
function find(text: string, from: Point, parentText: string, parent: Place): Place | undefined {
  const skipped = (from.offset ?? 0) - (parent.start.offset ?? 0)
  const index = parentText.indexOf(text, skipped)
  if (index < 0) return undefined
  const start = after(from, parentText.slice(skipped, index))
  return { start, end: after(start, text) }
}

function after({ line, column, offset = 0 }: Point, piece: string): Point {
  return { ...positionAt({ text: piece, line, column }, piece.length), offset: offset + piece.length }
}

export function nodesOf(tree: Root): Visited[] {
  const all: Visited[] = []
  const walk = (node: Nodes, parent?: Parents) => {
    // Addresses with escapes have no position, so they get the position of their parent.
    node.position ??= parent?.position
    all.push({ node, parent, position: positionOf(node) })
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
  return all.filter((visited): visited is Visited<Extract<Nodes, { type: T }>> =>
    types.some((type) => type === visited.node.type),
  )
}

export function joinTexts(children: Nodes[] | HastNodes[]) {
  for (let index = children.length - 1; index > 0; index -= 1) {
    const [before, after] = [children[index - 1], children[index]]
    if (before?.type !== 'text' || after?.type !== 'text') continue
    before.value += after.value
    if (before.position && after.position) before.position.end = after.position.end
    children.splice(index, 1)
  }
}

export interface Outline extends ReturnType<typeof outlineOf> {
  /** Ids that the headings of a text with mistakes can have. Other texts have their compiled headings. */
  ids?: readonly string[]
}

export type WrittenLink = Outline['links'][number]

const undisplayedTypes = new Set(['yaml', 'definition', 'footnoteDefinition', 'thematicBreak'])

/** Lists the parts of a body that rules check, before facts are replaced. Code appears only in `code`. */
export function outlineOf(nodes: readonly Visited[], source: string) {
  const all = withoutListings(nodes)
  const definitions = ofType(all, 'definition', 'footnoteDefinition')
  const firsts = firstsOf(definitions)
  const targets = firstsOf(ofType(all, 'definition'))
  const references = ofType(all, 'linkReference', 'imageReference', 'footnoteReference')
  const used = new Set(references.map(({ node }) => identifierOf(node)))
  const linked = new Set(ofType(all, 'linkReference').map(({ node }) => targets.get(node.identifier)))
  // An address as the words of <a> is reported with its tag.
  const isOfTag = ({ node, parent }: Visited) =>
    parent && isComponent(parent) && parent.name === 'a' && !/^[[<]/.test(sliceOf(node, source))
  // Brackets in a formula, such as $f[a](b)$, are reported with it.
  const formulas = formulasIn(source)
  const isInFormula = ({ node }: Visited) => isWithin(formulas, node.position?.start.offset ?? 0)
  const written = ofType(all, 'link').filter((link) => !isOfTag(link) && !isInFormula(link))
  const links = [...written, ...ofType(all, 'definition').filter(({ node }) => linked.has(node))]
  return {
    links: links.map(({ node, position }) => {
      const literal = node.url.replace('http://', '')
      const text = sliceOf(node, source)
      const isCompleted = literal.startsWith('www.') && text.includes(literal) && !text.includes(node.url)
      return {
        url: node.url,
        ...position,
        ...(node.type === 'link' && node.children.length === 0 && { isEmpty: true }),
        ...(node.type === 'link' && isAroundPicture(node) && { isAroundPicture: true }),
        ...(node.type === 'link' && largeOf(node.children[0], node) && { showsLarge: true }),
        /** Name of a definition, which gives the address of other links. */
        ...(node.type === 'definition' && { label: node.label ?? node.identifier }),
        ...(node.type === 'link' && node.url === '' && { words: /^\[([^[\]]+)\]/.exec(text)?.[1] }),
        /** Name of a heading in the notation of Documenter: [words](@ref "Name"). */
        ...(/^@(?:id|ref)$/.test(node.url) && { named: node.title ?? nodeText(node) }),
        /** Text as written, if the parser completed the URL: www.example.org. */
        ...(isCompleted && { literal }),
        ...(text === node.url && { isBare: true }),
        ...(isValue(node, source) && { isValue: true }),
        /** Link as written, if its words repeat its address: the address alone would also be a link. */
        ...(/^\[`?([^\]`]+)`?\]/.exec(text)?.[1] === node.url && { itself: text }),
        /** Position of the URL; undefined for an autolink, or if the URL contains escapes. */
        address: addressIn(node, source),
      }
    }),
    /** Pictures in Markdown. Schemas check those in components. */
    pictures: ofType(all, 'image', 'imageReference').map(({ node, parent, position }) => {
      const large = largeOf(node, parent)
      const target = node.type === 'image' ? node : targets.get(node.identifier)
      const { url = '', title } = target ?? {}
      return {
        src: url,
        alt: node.alt ?? '',
        ...(title && { title }),
        ...position,
        /** Larger picture that the link around this picture leads to. */
        ...(large && { large }),
        /** Start of the definition that gives the address, if the picture has none of its own. */
        ...(target && target !== node && { addressAt: positionOf(target) }),
      }
    }),
    /** Headings with their markers: the # characters before the words, or the underline. */
    headings: ofType(all, 'heading').map(({ node, position }) => {
      const headingSource = sliceOf(node, source)
      const isUnderlined = headingSource.includes('\n')
      const [mark = ''] = (isUnderlined ? /[=-]+(?=[ \t]*$)/ : /^#+ ?/).exec(headingSource) ?? []
      const id: string | undefined = undefined
      return { depth: node.depth, text: nodeText(node), ...position, mark, isUnderlined, id }
    }),
    /** Displayed top-level blocks in order; `heading` is set for headings. */
    blocks: all
      .filter(({ node, parent }) => parent?.type === 'root' && !undisplayedTypes.has(node.type))
      .map(({ node, position }) => ({
        ...position,
        heading: node.type === 'heading' ? { depth: node.depth, text: nodeText(node) } : undefined,
      })),
    /** Quotations and callouts without text. */
    emptyBlocks: all
      .filter(({ node }) => node.type === 'blockquote' || (isComponent(node) && node.name === 'Callout'))
      .filter(({ node }) => 'children' in node && node.children.length === 0)
      .map(({ node, position }) => ({
        ...position,
        isQuotation: node.type === 'blockquote',
        last: node.position?.end.line ?? position.line,
      })),
    tables: ofType(all, 'table').map(({ node }) => node.children.map((row) => row.children.map(positionOf))),
    /** Link definitions and footnotes. `first` is the line of an earlier one with the same name, which wins. */
    definitions: definitions.map(({ node, position }) => {
      const isNote = node.type === 'footnoteDefinition'
      const first = firsts.get(identifierOf(node))
      return {
        ...position,
        label: `[${isNote ? '^' : ''}${node.label ?? node.identifier}]`,
        isNote,
        url: isNote ? undefined : node.url,
        first: first && first !== node ? positionOf(first).line : undefined,
        isUsed: used.has(identifierOf(node)),
      }
    }),
    code: ofType(all, 'code').map(({ node, position }) => ({ text: sliceOf(node, source), ...position })),
    inlineCode: ofType(all, 'inlineCode').map(({ node, parent, position }) => {
      return { text: sliceOf(node, source), ...position, isInTable: parent?.type === 'tableCell' }
    }),
    /** Paragraphs, including those in list items and quotes. `text` has facts as {name}. */
    paragraphs: ofType(all, 'paragraph').map(({ node, position }) => {
      return { text: nodeText(node), ...position, source: { text: sliceOf(node, source), ...position } }
    }),
    /** Text nodes as written, and the properties of components, which contain no Markdown. */
    texts: all.flatMap(({ node, position }) => {
      if (node.type === 'text') return [{ text: sliceOf(node, source), ...position, isProperty: false, component: '' }]
      const properties: readonly Positioned[] = isComponent(node)
        ? node.attributes.filter(({ type, value }) => type === 'mdxJsxAttribute' && typeof value === 'string')
        : []
      return properties.map((property) => {
        return {
          text: sliceOf(property, source),
          ...(property.position ? positionOf(property) : position),
          isProperty: true,
          component: isComponent(node) ? (node.name ?? '') : '',
        }
      })
    }),
  }
}

/** Removes the parts inside <pre>, which are code. */
function withoutListings(nodes: readonly Visited[]): Visited[] {
  let until = 0
  return nodes.filter(({ node }) => {
    if ((node.position?.start.offset ?? until) < until) return false
    if (isComponent(node) && node.name === 'pre') until = node.position?.end.offset ?? until
    return true
  })
}

/** Returns the name of a definition or reference. Footnotes get a prefix: a link can have the same identifier. */
function identifierOf({ type, identifier }: Extract<Nodes, Association>): string {
  return type.startsWith('footnote') ? `^${identifier}` : identifier
}

/** Returns the first definition of each name, because CommonMark ignores later ones. */
export function firstsOf<N extends Definition | FootnoteDefinition>(all: readonly Visited<N>[]): Map<string, N> {
  return new Map(all.toReversed().map(({ node }) => [identifierOf(node), node]))
}

/** Returns the visible text of a node, with facts as {name}. */
export function nodeText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'mdxTextExpression') return `{${node.value}}`
  if (node.type === 'break') return '\n'
  return 'children' in node ? node.children.map(nodeText).join('') : ''
}

/** Finds the start of a link URL in the source. Returns undefined for an autolink, or if the URL contains escapes. */
export function addressIn(node: Link | Definition, source: string): Position | undefined {
  const nodeSource = { text: sliceOf(node, source), ...positionOf(node) }
  const start = node.position?.start.offset ?? 0
  const endOfLabel = node.type === 'link' ? (node.children.at(-1)?.position?.end.offset ?? start + 1) : start
  const before = node.type === 'link' ? /^\s*\]\(\s*<?/ : /^\[(?:\\.|[^\]\\])*\]:\s*<?/s
  const from = endOfLabel - start
  const prefix = before.exec(nodeSource.text.slice(from))
  const urlStart = from + (prefix?.[0].length ?? 0)
  const isThere = prefix && node.url !== '' && nodeSource.text.startsWith(node.url, urlStart)
  // If the URL continues in the source, it contains escapes.
  return isThere && /^[\s>)]?$/.test(nodeSource.text.charAt(urlStart + node.url.length))
    ? positionAt(nodeSource, urlStart)
    : undefined
}
