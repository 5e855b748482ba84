import rehypeShikiFromHighlighter from '@shikijs/rehype/core'
import type { Element, Root } from 'hast'
import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
} from 'shiki'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/** It says of each part of a code what it is, and leaves the colours to renderer/styles/reading.css. */
const theme = createCssVariablesTheme()

let highlighter: Promise<Highlighter> | undefined

/**
 * Marks the parts of code at build time, by class: the content policy takes no style of an element. The highlighter is
 * only started for a text that has code in a language it knows.
 */
export function rehypeHighlight() {
  return async (tree: Root, file: VFile) => {
    const languages = new Set<BundledLanguage>()
    visit(tree, { type: 'element', tagName: 'code' }, ({ properties }) => {
      const language = /^language-(.*)/.exec(String(properties.className))?.[1] ?? ''
      if (language in bundledLanguages) languages.add(language as BundledLanguage)
    })
    if (languages.size === 0) return
    highlighter ??= createHighlighter({ themes: [theme], langs: [] })
    const ready = await highlighter
    await ready.loadLanguage(...languages)
    const transform = rehypeShikiFromHighlighter(ready, {
      theme: 'css-variables',
      // By default a line that takes half a second, as on a busy machine, is left as it is: the same text, another page.
      tokenizeTimeLimit: 0,
      transformers: [{ span: styleToClass, pre: styleToClass }],
      fallbackLanguage: 'text',
      onError: () => {},
    })
    await transform.call(undefined as never, tree, file as never, () => {})
  }
}

/** `style="color:var(--shiki-token-keyword)"` becomes `class="code-keyword"`; what has the colour of the text, nothing. */
function styleToClass({ properties }: Element) {
  const [, kind] = /--shiki-token-([a-z-]+)/.exec(String(properties.style ?? '')) ?? []
  delete properties.style
  if (kind) properties.className = [`code-${kind}`]
}
