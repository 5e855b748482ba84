import { syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { markdownStyle } from './style.ts'

const patterns = [
  { find: /(?<!\\)\{\s*[a-zA-Z]\w*(?:\.\w+)+\s*\}/g, mark: Decoration.mark({ class: 'cm-fact' }) },
  { find: /<\/?[A-Z]\w*(?:\s+[^<>]*?)?\/?>/g, mark: Decoration.mark({ class: 'cm-component' }) },
  { find: /\[#[\w-]+\]/g, mark: Decoration.mark({ class: 'cm-anchor' }) },
]

/** Colours facts, components and anchors in what is seen of a text. */
const words = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = decorate(view)
    }
    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged) this.decorations = decorate(update.view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

function decorate(view: EditorView): DecorationSet {
  const found = view.visibleRanges.flatMap(({ from, to }) => {
    const text = view.state.sliceDoc(from, to)
    return patterns.flatMap(({ find, mark }) =>
      [...text.matchAll(find)].map(({ index, 0: all }) => mark.range(from + index, from + index + all.length)),
    )
  })
  return Decoration.set(found, true)
}

/** How Markdown and what is of this site looks while it is written. */
export const looks: Extension = [words, syntaxHighlighting(markdownStyle)]
