import rehypeShikiFromHighlighter from '@shikijs/rehype/core'
import type { Root } from 'hast'
import { type BundledLanguage, bundledLanguages, createHighlighter, type Highlighter } from 'shiki'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

let highlighter: Promise<Highlighter> | undefined

/** Colours code at build time. The highlighter is only started for a text that has code in a language it knows. */
export function rehypeHighlight() {
  return async (tree: Root, file: VFile) => {
    const languages = new Set<BundledLanguage>()
    visit(tree, 'element', (node) => {
      const names = node.tagName === 'code' && Array.isArray(node.properties.className) ? node.properties.className : []
      for (const name of names) {
        const language = String(name).replace(/^language-/, '')
        if (String(name).startsWith('language-') && language in bundledLanguages)
          languages.add(language as BundledLanguage)
      }
    })
    if (languages.size === 0) return
    highlighter ??= createHighlighter({
      themes: ['github-light-high-contrast', 'github-dark-high-contrast'],
      langs: [],
    })
    const ready = await highlighter
    await ready.loadLanguage(...languages)
    const transform = rehypeShikiFromHighlighter(ready, {
      themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
      defaultColor: 'light-dark()',
      fallbackLanguage: 'text',
      onError: () => {},
    })
    await transform.call(undefined as never, tree, file as never, () => {})
  }
}
