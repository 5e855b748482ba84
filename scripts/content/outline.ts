import type { Definition, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Place } from './problem.ts'

/** Something of a body where it stands, as its writer wrote it. Facts are not yet printed. */
export interface Written extends Place {
  text: string
}

export interface WrittenLink extends Place {
  url: string
}

export interface WrittenPicture extends Place {
  src: string
  alt: string
}

/** A body by what the rules look at. Code is in none of it but `code`. */
export interface Outline {
  links: WrittenLink[]
  /** Those of Markdown; what a component may show, the vocabulary says. */
  pictures: WrittenPicture[]
  headings: (Written & { depth: number })[]
  /** Blocks of code between fences, as they stand in the file. */
  code: Written[]
  /** Whole paragraphs and items of lists, each fact as its notation: what is read sentence by sentence. */
  paragraphs: Written[]
  /** Every stretch of text and of the fields as it stands in the file, for what may not be typed by hand. */
  texts: Written[]
}

export const emptyOutline: Outline = { links: [], pictures: [], headings: [], code: [], paragraphs: [], texts: [] }

/** Lists what a body holds. It reads the tree as parsed: what comes later in the compilation prints the facts. */
export function outlineOf(tree: Root, source: string): Outline {
  const outline: Outline = { links: [], pictures: [], headings: [], code: [], paragraphs: [], texts: [] }
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node))
  const shown = new Set<Definition>()
  visit(tree, (node) => {
    const at = placeOf(node)
    if (node.type === 'link') outline.links.push({ url: node.url, ...at })
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
        outline.texts.push({ text: sliceOf(attribute, source), ...place })
      }
    }
    if (node.type === 'heading') outline.headings.push({ depth: node.depth, text: textOf(node), ...at })
    if (node.type === 'code') outline.code.push({ text: sliceOf(node, source), ...at })
    if (node.type === 'paragraph') outline.paragraphs.push({ text: textOf(node), ...at })
    if (node.type === 'text') outline.texts.push({ text: sliceOf(node, source), ...at })
  })
  for (const definition of definitions.values())
    if (!shown.has(definition)) outline.links.push({ url: definition.url, ...placeOf(definition) })
  return outline
}

type Placed = Pick<Nodes, 'position'>

function placeOf({ position }: Placed): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 }
}

function sliceOf({ position }: Placed, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}

/** What a reader reads, facts as {name}. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'mdxTextExpression') return `{${node.value}}`
  if (node.type === 'break') return '\n'
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** The place `offset` characters into a text that begins at `start`. */
export function placeIn({ text, line, column }: Written, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  const last = before.at(-1) ?? ''
  return before.length === 1
    ? { line, column: column + offset }
    : { line: line + before.length - 1, column: last.length + 1 }
}
