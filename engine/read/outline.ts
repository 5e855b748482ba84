import type { Definition, Emphasis, Link, Nodes, Root, Strong } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Place } from '../problem.ts'
import { linesOf, placeOf, sliceOf, type Written } from './places.ts'
import { addressIn, canBeSign, markOf } from './signs.ts'

export interface WrittenLink extends Place {
  url: string
  /** Where its address stands, if that stands there as it is read. An address that is a link by itself has none. */
  address?: Place
  /** Such a one as it is written where that is not the whole of it: www.example.org. */
  bare?: Written
}

export interface MarkedHeading extends Written {
  depth: number
  /** What makes it a heading: the signs before its words, or the line of signs below them. */
  mark: Written
}

/** Spaces that break a line. */
export interface WrittenBreak extends Place {
  /** Whether a \ in their place would do the same. */
  canBeSign: boolean
}

export interface WrittenPicture extends Place {
  src: string
  alt: string
}

/** A stretch of text as it stands in the file. */
export interface WrittenText extends Written {
  /** Of a component: it is shown as it stands, and no Markdown is read in it. */
  isProperty?: boolean
  /** It stands somewhere in what begins at its place. */
  isGuessed?: boolean
}

/** A cell of a table beyond its first row, which nobody gets to see. */
export interface SpareCell extends Place {
  columns: number
  cells: number
}

/** A table by its rows, as they stand in the file. */
export interface WrittenTable extends Place {
  rows: Written[]
}

/** A part of a body that no other part holds; of a heading, which. */
export interface Block extends Place {
  heading?: Pick<MarkedHeading, 'depth' | 'text'>
}

/** The text of a footnote. */
export interface WrittenNote extends Place {
  label: string
  /** Whether a reader gets to see it: something refers to it, and none of its name stands above it. */
  isShown: boolean
}

/** A body by what the rules look at. Code is in none of it but `code`. */
export interface Outline {
  links: WrittenLink[]
  /** Those of Markdown; what a component may show, the vocabulary says. */
  pictures: WrittenPicture[]
  headings: MarkedHeading[]
  /** Blocks of code between fences, as they stand in the file. */
  code: Written[]
  /** Whole paragraphs and items of lists, each fact as its notation: what is read sentence by sentence. */
  paragraphs: Written[]
  /** Every stretch of text and of the fields as it stands in the file, for what may not be typed by hand. */
  texts: WrittenText[]
  /** Bold or italics that begin and end inside a word, with a space between: 5*3 en 4*2. */
  emphasisInside: Written[]
  /** Paragraphs that are bold and nothing else, by their words. */
  boldLines: Written[]
  spareCells: SpareCell[]
  tables: WrittenTable[]
  /** What stands in it from top to bottom, without what is not shown where it stands. */
  blocks: Block[]
  /** The first numbers of lists. */
  listNumbers: Written[]
  /** Addresses that no text uses, by their names. */
  spareNames: Written[]
  notes: WrittenNote[]
  breaks: WrittenBreak[]
  /** Lines that end in code, where spaces at the end can say something. */
  codeLines: number[]
  /** Lines of which something may stand elsewhere than it says. */
  guessedLines: number[]
}

export const emptyOutline: Readonly<Outline> = newOutline()

function newOutline(): Outline {
  return {
    links: [],
    pictures: [],
    headings: [],
    code: [],
    paragraphs: [],
    texts: [],
    emphasisInside: [],
    boldLines: [],
    spareCells: [],
    tables: [],
    blocks: [],
    listNumbers: [],
    spareNames: [],
    notes: [],
    breaks: [],
    codeLines: [],
    guessedLines: [],
  }
}

/** Lists what a body holds. It reads the tree as parsed: what comes later in the compilation prints the facts. */
export function outlineOf(tree: Root, source: string): Outline {
  const outline = newOutline()
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    // Of two with one name the first counts.
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  const shown = new Set<Definition>()
  const referred = new Set<string>()
  const used = new Set<string>()
  visit(tree, ['linkReference', 'imageReference'], (node) => void ('identifier' in node && used.add(node.identifier)))
  visit(tree, 'footnoteReference', ({ identifier }) => void referred.add(identifier))
  visit(tree, (node, index = 0, parent) => {
    // What the parser finds in a text that it has read already, such as an email address, gets no place of its own.
    const isPlaced = node.position !== undefined
    node.position ??= parent?.position
    if (!isPlaced) outline.guessedLines.push(...linesOf(node))
    const at = placeOf(node)
    if (parent?.type === 'root' && !apart.has(node.type))
      outline.blocks.push({
        ...at,
        ...(node.type === 'heading' && { heading: { depth: node.depth, text: textOf(node) } }),
      })
    if (node.type === 'list' && node.ordered)
      outline.listNumbers.push({ text: /^\d+[.)]/.exec(sliceOf(node, source))?.[0] ?? '', ...at })
    if (node.type === 'link') outline.links.push({ url: node.url, ...at, ...(isPlaced && writtenOf(node, source)) })
    if (node.type === 'image') outline.pictures.push({ src: node.url, alt: node.alt ?? '', ...at })
    if (node.type === 'imageReference') {
      const definition = definitions.get(node.identifier)
      if (definition) shown.add(definition)
      outline.pictures.push({ src: definition?.url ?? '', alt: node.alt ?? '', ...at })
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
        const place = attribute.position ? placeOf(attribute) : at
        outline.texts.push({ text: sliceOf(attribute, source), ...place, isProperty: true })
      }
    }
    if (node.type === 'heading')
      outline.headings.push({ depth: node.depth, text: textOf(node), ...at, mark: markOf(node, source) })
    if (node.type === 'table') {
      outline.tables.push({
        rows: node.children.map((row) => ({ text: sliceOf(row, source), ...placeOf(row) })),
        ...at,
      })
      const columns = node.children[0]?.children.length ?? 0
      for (const { children } of node.children) {
        const spare = children[columns]
        if (spare) outline.spareCells.push({ ...placeOf(spare), columns, cells: children.length })
      }
    }
    if (node.type === 'footnoteDefinition') {
      outline.notes.push({ label: node.label ?? node.identifier, isShown: referred.delete(node.identifier), ...at })
    }
    if (node.type === 'code') {
      outline.code.push({ text: sliceOf(node, source), ...at })
      outline.codeLines.push(...linesOf(node))
    }
    if (node.type === 'inlineCode') outline.codeLines.push(...linesOf(node).slice(0, -1))
    if (node.type === 'paragraph') {
      outline.paragraphs.push({ text: textOf(node), ...at })
      const [only, ...others] = node.children
      if (parent?.type === 'root' && only?.type === 'strong' && others.length === 0)
        outline.boldLines.push({ text: textOf(only), ...at })
    }
    if ((node.type === 'emphasis' || node.type === 'strong') && isPlaced && isInside(node, source))
      outline.emphasisInside.push({ text: sliceOf(node, source), ...at })
    if (node.type === 'text')
      outline.texts.push(
        isPlaced ? { text: sliceOf(node, source), ...at } : { text: node.value, ...at, isGuessed: true },
      )
    if (node.type === 'break' && !sliceOf(node, source).startsWith('\\'))
      outline.breaks.push({ ...at, canBeSign: canBeSign(node, parent?.children[index - 1], source) })
  })
  for (const definition of definitions.values())
    if (!used.has(definition.identifier))
      outline.spareNames.push({ text: definition.label ?? definition.identifier, ...placeOf(definition) })
  for (const definition of definitions.values())
    if (!shown.has(definition))
      outline.links.push({ url: definition.url, ...placeOf(definition), address: addressIn(definition, source) })
  return outline
}

/** What is not shown where it stands. */
const apart = new Set(['yaml', 'definition', 'footnoteDefinition', 'thematicBreak'])

function isInside({ position }: Emphasis | Strong, source: string): boolean {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
  const [before, after] = [source.slice(start - 1, start), source.slice(end, end + 1)]
  return /[\p{L}\p{N}]{2}/u.test(before + after) && /\s/.test(source.slice(start, end))
}

/** How the address of a link stands in the file. */
function writtenOf(node: Link, source: string): Pick<WrittenLink, 'address' | 'bare'> {
  const text = sliceOf(node, source)
  return /^www\./i.test(text) ? { bare: { text, ...placeOf(node) } } : { address: addressIn(node, source) }
}

/** What a reader reads, facts as {name}. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'mdxTextExpression') return `{${node.value}}`
  if (node.type === 'break') return '\n'
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
