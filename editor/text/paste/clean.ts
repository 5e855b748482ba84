import type { Nodes, Root } from 'hast'
import { defaultHandlers, type Handle } from 'hast-util-to-mdast'
import type { PhrasingContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { styleOf } from './lists.ts'

/** Elements removed with their content, in addition to those that give no Markdown. */
const removed = new Set('audio button canvas iframe input noscript object select textarea video xml'.split(' '))

const isBold = /font-weight:\s*(?:bold|[6-9]00)/i
const isItalic = /font-style:\s*italic/i
const isNormal = { weight: /font-weight:\s*(?:normal|400)/i, style: /font-style:\s*normal/i }
const isHidden = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i

export function clean(tree: Root) {
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') node.value = plainText(node.value)
    if (!parent || index === undefined || isSeen(node)) return undefined
    parent.children.splice(index, 1)
    return index
  })
}

function isSeen(node: Nodes): boolean {
  if (node.type !== 'element') return node.type === 'text'
  const { hidden, ariaHidden } = node.properties
  return !removed.has(node.tagName) && hidden !== true && ariaHidden !== 'true' && !isHidden.test(styleOf(node))
}

function plainText(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
}

/**
 * Handlers for the Markdown that a text allows; other elements keep only their words. `origins` are those of the site.
 */
export function handlersFor(origins: readonly string[]): Record<string, Handle> {
  const a: Handle = (state, node) => {
    const href = addressOf(node.properties.href, origins)
    return href ? defaultHandlers.a(state, { ...node, properties: { href } }) : state.all(node)
  }
  const img: Handle = (state, node) => {
    const src = addressOf(node.properties.src, origins)
    const properties = { src, alt: node.properties.alt }
    return src?.startsWith('/images/') ? defaultHandlers.img(state, { ...node, properties }) : undefined
  }
  const spans = ['del', 'font', 'mark', 'q', 's', 'span', 'strike', 'u'].map((name) => [name, styled])
  return { ...Object.fromEntries(spans), b: strong, strong, i: em, em, a, img }
}

/** Derives marks from an element's style. */
const styled: Handle = (state, node) => {
  const style = styleOf(node)
  const children = state.all(node) as PhrasingContent[]
  const inner: PhrasingContent[] = isItalic.test(style) ? [{ type: 'emphasis', children }] : children
  return isBold.test(style) ? { type: 'strong', children: inner } : inner
}

// Google Docs wraps everything in a <b> that is not bold.
const strong: Handle = (state, node) =>
  isNormal.weight.test(styleOf(node)) ? state.all(node) : defaultHandlers.strong(state, node)
const em: Handle = (state, node) =>
  isNormal.style.test(styleOf(node)) ? state.all(node) : defaultHandlers.em(state, node)

/** Address of a link; undefined if it does not work on the site. */
function addressOf(href: unknown, origins: readonly string[]): string | undefined {
  if (typeof href !== 'string' || !URL.canParse(href)) return undefined
  const url = new URL(href)
  if (/^(?:mailto|tel):$/.test(url.protocol)) return href
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (origins.includes(url.origin)) return url.pathname + url.hash
  // Google Docs links go through a Google redirect.
  const target = url.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
  return target ? addressOf(target, origins) : href
}
