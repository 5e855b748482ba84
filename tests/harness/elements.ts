import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

export interface PageElement {
  name: string
  attributes: Readonly<Record<string, string | undefined>>
  /** Trimmed text content. */
  text: string
  /** Ancestor element names, outermost first. */
  path: readonly string[]
}

/** Elements of a document in document order, parsed as a browser does. */
export function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = []
  walk(parse(html), [])
  return found

  function walk(node: Node, path: readonly string[]) {
    const inside = 'tagName' in node ? [...path, node.tagName] : path
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      found.push({ name: node.tagName, attributes, text: textOf(node).trim(), path })
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, inside)
  }
}

function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Visible text of a document, with single spaces. */
export function wordsOf(html: string): string {
  return textLinesOf(html).join(' ')
}

/** Visible text of a document, one line per block. */
export function textLinesOf(html: string): string[] {
  return parted(parse(html))
    .split(between)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** Separator that occurs in no text. */
const between = '\0'

function parted(node: Node): string {
  if (node.nodeName === 'script' || node.nodeName === 'style' || node.nodeName === 'head') return ''
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('childNodes' in node)) return between
  const inner = node.childNodes.map(parted).join('')
  return /^(a|strong|em|span|time|mark|code|wbr)$/.test(node.nodeName) ? inner : between + inner + between
}
