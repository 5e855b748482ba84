import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Locale } from '../../site/locales.ts'
import { message } from '../../site/messages.ts'

/** Gives the heading of the footnotes, and their links back, the language of the page: the library knows English only. */
export function rehypeFootnotes(localeOf: (file: VFile) => Locale) {
  return (tree: Root, file: VFile) => {
    const locale = localeOf(file)
    visit(tree, 'element', (node: Element) => {
      if (node.properties.id === 'footnote-label')
        node.children = [{ type: 'text', value: message('content.footnotes', locale) }]
      if (node.properties.dataFootnoteBackref === undefined) return
      const number = /\d+/.exec(String(node.properties.ariaLabel))?.[0] ?? ''
      node.properties.ariaLabel = message('content.backToText', locale)(number)
    })
  }
}
