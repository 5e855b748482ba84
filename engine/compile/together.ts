import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { keepTogether } from '../../site/format.ts'
import type { Locale } from '../../site/locales.ts'

/** Keeps numbers on one line with what they count, in all text but code. A fact and the text around it are one text here. */
export function rehypeTogether(locale: Locale) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'code') return SKIP
      if (!('children' in node)) return
      const { children } = node
      for (let at = children.length - 1; at > 0; at -= 1) {
        const [before, after] = [children[at - 1], children[at]]
        if (before?.type !== 'text' || after?.type !== 'text') continue
        before.value += after.value
        children.splice(at, 1)
      }
      for (const child of children) if (child.type === 'text') child.value = keepTogether(child.value, locale)
    })
  }
}
