import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { withBase } from '../../../site/base.ts'
import type { Path } from '../../../site/locales.ts'

type Nodes = DefaultTreeAdapterTypes.ChildNode[]

const kept = new Set(['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'lang', 'id'])

const dropped = new Set(['script', 'style', 'source', 'button', 'input', 'template'])

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
    return node.tagName === 'picture' || classes.includes('table') ? node.childNodes : [node]
  })
}

/** Resolves an address of an article, which lacks the site's base. */
function absolute(address: string, url: string): string {
  return new URL(/^\/(?!\/)/.test(address) ? withBase(address as Path) : address, url).href
}
