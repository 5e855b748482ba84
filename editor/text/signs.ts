import type { markdownLanguage } from '@codemirror/lang-markdown'

export type Tree = ReturnType<typeof markdownLanguage.parser.parse>

interface Range {
  from: number
  to: number
}

/** A piece of markup, classified by how the editor draws it. No two overlap. */
export type Sign = Range &
  (
    | { kind: 'mark' | 'quote' | 'bullet' | 'id' }
    | { kind: 'fact'; name: string }
    | { kind: 'picture'; src: string; alt: string }
  )

/** The words of a link. */
export interface Linked extends Range {
  address: string
}

const verbatim = /^(?:FencedCode|CodeBlock|HTMLBlock|HTMLTag|CommentBlock|LinkReference|Autolink|URL|Table)$/
/** Matches a fact in a text, and captures its name. */
export const factPattern = /(?<!\\)\{\s*([a-zA-Z]\w*(?:\.\w+)+)\s*\}/g

/** Finds the markup in a range of whole lines. Skips code, tags and tables. */
export function signsIn(tree: Tree, text: string, from = 0, to = text.length): { signs: Sign[]; links: Linked[] } {
  const allSigns: Sign[] = []
  const links: Linked[] = []
  const code: Range[] = []
  const hide = (from: number, to: number, kind: 'mark' | 'quote' = 'mark') => allSigns.push({ kind, from, to })
  /** Offset after any spaces and tabs. */
  const afterBlank = (at: number) => at + (/^[ \t]*/.exec(text.slice(at, at + 80))?.[0].length ?? 0)
  tree.iterate({
    from,
    to,
    enter({ name, from, to, node }) {
      if (verbatim.test(name) || name === 'InlineCode') code.push({ from, to })
      if (verbatim.test(name)) return false
      const isInline = node.parent?.name === 'InlineCode'
      if (/^(?:Emphasis|Strikethrough)Mark$/.test(name) || (name === 'CodeMark' && isInline)) hide(from, to)
      if (name === 'Escape') hide(from, from + 1)
      if (name === 'HardBreak' && text[from] === '\\') hide(from, from + 1)
      if (name === 'QuoteMark') hide(from, afterBlank(to), 'quote')
      if (name === 'ListMark' && node.parent?.parent?.name === 'BulletList') allSigns.push({ kind: 'bullet', from, to })
      if (name.startsWith('ATXHeading')) {
        const [id] = anchor.exec(text.slice(from, to)) ?? []
        if (id) allSigns.push({ kind: 'id', from: to - id.length, to })
      }
      if (name === 'HeaderMark' && node.parent?.name.startsWith('ATXHeading')) {
        if (from === node.parent.from) hide(from, afterBlank(to))
        else hide(from, to)
      }
      if (name !== 'Link' && name !== 'Image') return
      const [open, close] = node.getChildren('LinkMark')
      const url = node.getChild('URL')
      if (!open || !close || !(url || node.getChild('LinkLabel')) || open.to === close.from) return
      // Skip links with a line break, which CodeMirror lets only a state field replace.
      if (text.slice(close.from, to).includes('\n')) return
      const address = url ? text.slice(url.from, url.to) : ''
      const words = { from: open.to, to: close.from }
      if (name === 'Image' && !text.slice(from, to).includes('\n') && url) {
        allSigns.push({ kind: 'picture', from, to, src: address, alt: text.slice(words.from, words.to) })
        return false
      }
      if (name === 'Link') {
        hide(from, open.to)
        hide(close.from, to)
        links.push({ ...words, address })
      }
    },
  })
  for (const { index, 0: all, 1: name = '' } of text.slice(from, to).matchAll(factPattern)) {
    const place = { from: from + index, to: from + index + all.length }
    if (!code.some((one) => place.from < one.to && place.to > one.from)) allSigns.push({ kind: 'fact', name, ...place })
  }
  let end = -1
  const signs = allSigns
    .filter((one) => one.to > one.from)
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter((one) => {
      const isFree = one.from >= end
      if (isFree) end = one.to
      return isFree
    })
  return { signs, links }
}

/** The id at the end of a heading, with the space or tab before it. */
export const anchor = /[ \t]?\[#[^\]\n]*\][ \t]*$/
