import { syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { markdownStyle } from './style.ts'

/** Gives a class to what of a text matches. */
function marked(regexp: RegExp, name: string): Extension {
  const matches = new MatchDecorator({ regexp, decoration: Decoration.mark({ class: name }) })
  return ViewPlugin.define<{ found: DecorationSet }>(
    (view) => ({
      found: matches.createDeco(view),
      update(change: ViewUpdate) {
        this.found = matches.updateDeco(change, this.found)
      },
    }),
    { decorations: ({ found }) => found },
  )
}

/** How Markdown and what is of this site looks while it is written. */
export const looks: Extension = [
  marked(/(?<!\\)\{\s*[a-zA-Z]\w*(?:\.\w+)+\s*\}/g, 'cm-fact'),
  marked(/<\/?[A-Z]\w*(?:\s+[^<>]*?)?\/?>/g, 'cm-component'),
  marked(/\[#[\w-]+\]/g, 'cm-anchor'),
  syntaxHighlighting(markdownStyle),
  EditorView.lineWrapping,
]
