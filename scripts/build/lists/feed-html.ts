import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { withBase } from '../../../site/base.ts'
import type { Path } from '../../../site/locales.ts'

type Nodes = DefaultTreeAdapterTypes.ChildNode[]

/** Attributes that an element keeps in a feed; styles, classes and the like stay behind. */
const kept = new Set(['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'lang', 'id'])

/** Elements that only work on the page. */
const dropped = new Set(['script', 'style', 'source', 'button', 'input', 'template'])

/** Returns the HTML of an article for feed readers: plain, with addresses that are absolute from `url`. */
export function feedHtml(html: string, url: string): string {
  const fragment = parseFragment(html)
  clean(fragment, url)
  return serialize(fragment).trim()
}

function clean(parent: { childNodes: Nodes }, url: string) {
  parent.childNodes = parent.childNodes.flatMap((node): Nodes => {
    if (node.nodeName === '#comment') return []
    if (!('tagName' in node)) return [node]
    const classes = node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? []
    if (dropped.has(node.tagName) || classes.includes('anchor')) return []
    clean(node, url)
    node.attrs = node.attrs
      .filter(({ name }) => kept.has(name))
      .map(({ name, value }) => ({ name, value: name === 'href' || name === 'src' ? absolute(value, url) : value }))
    // A picture is its image here, and a box that only scrolls is what it holds.
    return node.tagName === 'picture' || classes.includes('table') ? node.childNodes : [node]
  })
}

/** An address of an article, which stands in it without the base of the site. */
function absolute(address: string, url: string): string {
  return new URL(/^\/(?!\/)/.test(address) ? withBase(address as Path) : address, url).href
}
