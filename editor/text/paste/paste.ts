import type { ElementContent, Root as Tree } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Nodes, Root } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { clean, handlersFor } from './clean.ts'
import { mendLists, styleOf } from './lists.ts'
import { tidy } from './tidy.ts'

export interface Pasted {
  markdown: string
  /** True for separate paragraphs; false for a part of a sentence. */
  isBlock: boolean
}

const style: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
  // MDX reads braces as code, but a fact such as {starter.monthly} is intended.
  unsafe: [
    { character: '<', inConstruct: 'phrasing' },
    { character: '{', after: '(?![a-zA-Z]\\w*\\.\\w+\\})', inConstruct: 'phrasing' },
  ],
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
}

/**
 * Converts clipboard HTML to the Markdown that a text allows. Undefined if plain text is equivalent: unformatted words
 * or lines of code. Addresses of `origins` become site paths.
 */
export function markdownOf(html: string, origins: readonly string[]): Pasted | undefined {
  const pasted = fromHtml(html, { fragment: true })
  if (isCode(pasted)) return undefined
  mendLists(pasted)
  clean(pasted)
  const tree = toMdast(pasted, { document: true, handlers: handlersFor(origins) }) as Root
  tidy(tree)
  if (tree.children.length === 0) return undefined
  const isBlock = tree.children.length > 1 || tree.children[0]?.type !== 'paragraph'
  if (!hasMarks(tree) && !(isBlock && hasParagraphs(pasted))) return undefined
  return { markdown: toMarkdown(tree, style).trim(), isBlock }
}

function isCode({ children }: Tree): boolean {
  const [only, ...others] = children.flatMap((node) => (node.type === 'element' && node.tagName !== 'meta' ? node : []))
  if (!only || others.length > 0) return false
  return only.tagName === 'pre' || /white-space:\s*pre\s*(?:;|$)/.test(styleOf(only))
}

function hasMarks(node: Nodes): boolean {
  if (!/^(?:root|paragraph|text|break)$/.test(node.type)) return true
  return 'children' in node && node.children.some(hasMarks)
}

/** Unformatted lines may be <div>s, with the same lines as the plain text. */
function hasParagraphs(node: Tree | ElementContent): boolean {
  if (node.type === 'element' && node.tagName === 'p') return true
  return 'children' in node && (node.children as ElementContent[]).some(hasParagraphs)
}
