import Turndown from 'turndown'
import { cleanHtml } from './normalize.ts'

const turndown = new Turndown({ headingStyle: 'atx', hr: '---', codeBlockStyle: 'fenced', emDelimiter: '*' })
const inOneLine = (text: string) => text.trim().replace(/\\?\n\s*/g, ' ')
const blocks = /^(?:BLOCKQUOTE|DIV|H\d|[OU]L|P|PRE|TABLE)$/

turndown
  .addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (text, { nodeName }) => `\n\n${'#'.repeat(Number(nodeName[1]))} ${inOneLine(text)}\n\n`,
  })
  .addRule('item', {
    filter: 'li',
    replacement(text, node) {
      const list = node.parentElement
      const at = Array.from(list?.children ?? []).indexOf(node)
      const mark = list?.nodeName === 'OL' ? `${Number(list.getAttribute('start') ?? 1) + at}. ` : '- '
      return `${mark}${text
        .trim()
        .replace(/\n+(?=- |\d+\. )/g, '\n')
        .replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)}\n`
    },
  })
  .addRule('break', {
    filter: 'br',
    // Two successive line breaks end a paragraph.
    replacement(_, { previousSibling: before, nextSibling: after }) {
      if (!before || !after || [before, after].some(({ nodeName }) => blocks.test(nodeName))) return '\n'
      if (after.nodeName === 'BR') return ''
      return before.nodeName === 'BR' ? '\n\n' : '\\\n'
    },
  })
  .addRule('cell', {
    filter: ['td', 'th'],
    replacement: (text) => ` ${inOneLine(text).replaceAll('|', '\\|')} |`,
  })
  .addRule('row', {
    filter: 'tr',
    replacement(text, node) {
      const isHead = node.closest('table')?.querySelector('tr') === node
      return `\n|${text}${isHead ? `\n|${' - |'.repeat(node.children.length)}` : ''}`
    },
  })
  .addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (text) => text })

const escapeText = turndown.escape.bind(turndown)
// MDX reads braces as code. Escape them, except around a fact such as {starter.monthly}.
turndown.escape = (text) => escapeText(text).replace(/<|&(?=#?\w+;)|\{(?![a-zA-Z]\w*\.\w+\})/g, '\\$&')

const marked = 'a, b, blockquote, code, em, h1, h2, h3, h4, h5, h6, hr, i, img, li, pre, strong, table'

/** Converts clipboard HTML to Markdown; undefined for unformatted words and code, which are pasted unchanged. */
export function markdownOf(body: HTMLElement, origins: readonly string[]) {
  if (isCode(body)) return undefined
  cleanHtml(body, origins)
  const markdown = turndown.turndown(body).trim()
  // True for whole paragraphs and other blocks, false for part of a sentence.
  const isBlock = /\n\n|^(?:#+ |- |\d+\. |>|\||```|---)/.test(markdown)
  // Lines in <div>s without formatting are the same in the plain text, which is then pasted instead.
  const isPlain = !body.querySelector(marked) && !(isBlock && body.querySelector('p'))
  return markdown === '' || isPlain ? undefined : { markdown, isBlock }
}

/** Converts clipboard HTML to Markdown for a table cell: one line of words, with bold, italic, code and links. */
export function inlineMarkdownOf(body: HTMLElement, origins: readonly string[]): string | undefined {
  if (isCode(body)) return undefined
  cleanHtml(body, origins)
  for (const element of Array.from(body.querySelectorAll('*'))) {
    if (element.matches(inCell)) continue
    element.before(' ')
    element.after(' ')
    element.replaceWith(...Array.from(element.childNodes))
  }
  return body.querySelector(inCell) ? inOneLine(turndown.turndown(body)) : undefined
}

/** Elements that a cell of a table keeps. */
const inCell = 'a, b, code, em, i, strong'

function isCode({ children }: HTMLElement): boolean {
  const [only, ...others] = Array.from(children).filter(({ nodeName }) => nodeName !== 'META')
  if (!only || others.length > 0) return false
  return only.nodeName === 'PRE' || /white-space:\s*pre\s*(?:;|$)/.test(only.getAttribute('style') ?? '')
}
