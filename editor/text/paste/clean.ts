import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { styleOf } from './lists.ts'

/** Elements that go with all that is in them. */
const removed = new Set(
  'audio button canvas embed iframe input link math meta noscript object script select style svg template textarea title video xml'.split(
    ' ',
  ),
)

/** Elements of which the text stays: Markdown has no word for them here. */
const unwrapped = new Set('abbr cite del dfn font ins mark q s small span strike sub sup time u'.split(' '))

const isBold = /font-weight:\s*(?:bold|[6-9]00)/i
const isItalic = /font-style:\s*italic/i
const isNormal = { weight: /font-weight:\s*(?:normal|400)/i, style: /font-style:\s*normal/i }
const isHidden = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i

/** Reduces a pasted tree to elements for which a text has Markdown. `origins` are those of the site itself. */
export function clean(tree: Root, origins: readonly string[]): Root {
  const children = (tree.children as ElementContent[]).flatMap((node) => cleanNode(node, origins))
  const cleaned: Root = { type: 'root', children }
  visit(cleaned, 'element', (node) => {
    if (node.tagName === 'table') headFirstRow(node)
  })
  return cleaned
}

/** Makes the first row of a table its head, where it has none: Markdown has no table without. */
function headFirstRow(table: Element) {
  const cells: Element[] = []
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') cells.push(...row.children.filter((cell) => cell.type === 'element'))
    return row.tagName !== 'tr'
  })
  if (cells.every(({ tagName }) => tagName !== 'th')) for (const cell of cells) cell.tagName = 'th'
}

function cleanNode(node: ElementContent, origins: readonly string[]): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: plainText(node.value) }]
  if (node.type !== 'element' || isLeftOut(node)) return []
  const { tagName, properties } = node
  const children = node.children.flatMap((child) => cleanNode(child, origins))
  const style = styleOf(node)
  if (tagName === 'a') {
    const href = addressOf(properties.href, origins)
    return href ? [{ ...node, properties: { href }, children }] : children
  }
  if (tagName === 'img') {
    const src = addressOf(properties.src, origins)
    return src?.startsWith('/images/') ? [{ ...node, properties: { src, alt: properties.alt } }] : []
  }
  // Google Docs wraps all that it copies in a <b> that is not bold.
  if (/^(?:b|strong)$/.test(tagName) && isNormal.weight.test(style)) return children
  if (/^(?:i|em)$/.test(tagName) && isNormal.style.test(style)) return children
  if (!unwrapped.has(tagName)) return [{ ...node, children }]
  const inItalics = isItalic.test(style) ? [wrap('em', children)] : children
  return isBold.test(style) ? [wrap('strong', inItalics)] : inItalics
}

function isLeftOut(node: Element): boolean {
  const { hidden, ariaHidden } = node.properties
  return removed.has(node.tagName) || hidden === true || ariaHidden === 'true' || isHidden.test(styleOf(node))
}

function wrap(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** Writes ordinary spaces, and leaves out what nobody sees. */
function plainText(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
}

/** The address of a link as a text has it; undefined for one that leads nowhere from there. */
function addressOf(href: unknown, origins: readonly string[]): string | undefined {
  if (typeof href !== 'string' || !URL.canParse(href)) return undefined
  const url = new URL(href)
  if (/^(?:mailto|tel):$/.test(url.protocol)) return href
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (origins.includes(url.origin)) return url.pathname + url.hash
  // Google Docs leads every link past Google.
  const target = url.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
  return target ? addressOf(target, origins) : href
}
