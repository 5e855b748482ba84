import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { type Highlighter, highlightTree } from '@lezer/highlight'
import { type Sign, signsIn } from '../../text/signs.ts'

/** The language of a cell: inline Markdown only. */
export const cellSupport = markdown({
  base: markdownLanguage,
  completeHTMLTags: false,
  addKeymap: false,
  extensions: {
    remove: [
      ...['ATXHeading', 'SetextHeading', 'Blockquote', 'BulletList', 'OrderedList', 'HorizontalRule'],
      ...['FencedCode', 'IndentedCode', 'HTMLBlock', 'LinkReference', 'Table', 'TaskList'],
    ],
  },
})

/** Splits inline Markdown into words and markup, each with the CSS classes of its style. */
export function inlinePieces(text: string, style: Highlighter): { text: string; look: string; sign?: Sign }[] {
  const tree = cellSupport.language.parser.parse(text)
  const { signs } = signsIn(tree, text)
  const spans: { from: number; to: number; look: string }[] = []
  highlightTree(tree, style, (from, to, look) => spans.push({ from, to, look }))
  const cuts = [0, text.length, ...[...signs, ...spans].flatMap(({ from, to }) => [from, to])]
  const places = [...new Set(cuts)].toSorted((a, b) => a - b)
  return places.slice(1).flatMap((to, at) => {
    const from = places[at] ?? 0
    const sign = signs.find((one) => one.from <= from && one.to >= to)
    const look = spans.find((one) => one.from <= from && one.to >= to)?.look ?? ''
    return sign && sign.from !== from ? [] : { text: text.slice(from, sign?.to ?? to), look, sign }
  })
}
