import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { Decoration, EditorView, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { tags } from '@lezer/highlight'

export const markdownStyle = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '650' },
  { tag: tags.heading2, fontWeight: '650', fontSize: '1.25em' },
  { tag: tags.heading3, fontWeight: '650', fontSize: '1.1em' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--color-blue-600)' },
  { tag: tags.monospace, fontFamily: 'ui-monospace, monospace', fontSize: '0.92em' },
  { tag: tags.quote, color: 'var(--color-soft)' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.meta, tags.comment], color: 'var(--color-soft)' },
])

export const editorTheme = EditorView.theme({
  '&.cm-focused': { outline: '2px solid var(--color-blue-600)', outlineOffset: '1px' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--font-sans)' },
  // The bottom padding equals `marginBelow`, because CodeMirror hides the completions of a line within that margin.
  '.cm-content': { fontSize: '1rem', lineHeight: '1.6', padding: '12px 0 40px' },
  '.cm-line': { padding: '0 14px 0 6px' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-gutters': { backgroundColor: 'transparent', border: '0', color: 'var(--color-soft)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--color-blue-100)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-sans)', maxHeight: '18em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '5px 10px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-blue-600)',
    color: 'var(--color-on-blue)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.8' },
  '.cm-diagnostic': { padding: '8px 12px', maxWidth: '34em', borderLeftWidth: '4px' },
  '.cm-panels': { backgroundColor: 'var(--color-tint)', color: 'var(--color-ink)' },
})

function mark(regexp: RegExp, className: string): Extension {
  const matcher = new MatchDecorator({ regexp, decoration: Decoration.mark({ class: className }) })
  const create = (view: EditorView) => ({
    decorations: matcher.createDeco(view),
    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations)
    },
  })
  return ViewPlugin.define(create, { decorations: ({ decorations }) => decorations })
}

export const looks: Extension = [
  mark(/(?<!\\)\{\s*[a-zA-Z]\w*(?:\.\w+)+\s*\}/g, 'rounded-[4px] bg-blue-50 px-0.5 py-px text-blue-700'),
  mark(/<\/?[A-Z]\w*(?:\s+[^<>]*?)?\/?>/g, 'font-[ui-monospace,monospace] text-[0.88em] text-soft'),
  syntaxHighlighting(markdownStyle),
]
