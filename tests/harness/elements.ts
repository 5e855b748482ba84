import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

export interface Element {
  name: string
  attributes: Readonly<Record<string, string | undefined>>
  /** Its text and that of everything in it, without the white space around it. */
  text: string
  /** Names of the elements it stands in, from the outside to the inside. */
  path: readonly string[]
}

/** Every element of a document, in the order of the HTML, read as a browser reads it. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = []
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

/** What a document says, as words with single spaces between; not what it holds for machines. */
export function wordsOf(html: string): string {
  return linesOf(html).join(' ')
}

/** The same, a line for what stands in a block of its own. */
export function linesOf(html: string): string[] {
  return parted(parse(html))
    .split(between)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** What no text holds. */
const between = '\0'

function parted(node: Node): string {
  if (node.nodeName === 'script' || node.nodeName === 'style' || node.nodeName === 'head') return ''
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('childNodes' in node)) return between
  const inner = node.childNodes.map(parted).join('')
  return /^(a|strong|em|span|time|mark|code)$/.test(node.nodeName) ? inner : between + inner + between
}
