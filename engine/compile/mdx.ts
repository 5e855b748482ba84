import type { RehypeShikiOptions } from '@shikijs/rehype'
import type { Image, ImageReference, Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Locale } from '../../site/locales.ts'
import { type Pictures, remarkPictures } from '../read/pictures.ts'
import { toSlug } from '../read/slug.ts'
import { type Facts, isFact, meantFact, printText, unknownFact } from '../schema/facts.ts'
import { checkComponent, type Print, type Report } from './components.ts'
import { rehypeFootnotes } from './footnotes.ts'
import { rehypeHighlight } from './highlight.ts'
import { noCode, noExpression } from './refusals.ts'

/**
 * The one set of options with which MDX is compiled: by Vite for collections of bounded size, and by the content
 * stage for blog bodies and the FAQ. Mistakes are messages of the VFile; Vite's plugin makes its first one fatal.
 */
export function mdxPlugins(
  factsOf: (file: VFile) => Facts,
  picturesOf: (file: VFile) => Pictures,
  localeOf: (file: VFile) => Locale,
) {
  return {
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkHeadingIds,
      [remarkClosed, factsOf],
      [remarkPictures, picturesOf],
    ] as const,
    rehypePlugins: [[rehypeFootnotes, localeOf], rehypeSlug, rehypeHighlight] as const,
  }
}

export type HighlightOptions = RehypeShikiOptions

/** `## Kosten [#costs]` gives a heading its id, so that both languages share their anchors. */
function remarkHeadingIds() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1)
      const found = last?.type === 'text' ? /\s*\[#([^\]]*)\]$/.exec(last.value) : null
      if (last?.type !== 'text' || found?.[1] === undefined) return
      const id = toSlug(found[1])
      if (id !== found[1]) file.message(`The anchor "${found[1]}" is no slug. Write [#${id}].`, heading)
      last.value = last.value.slice(0, found.index)
      heading.data = { ...heading.data, hProperties: { id } }
    })
  }
}

/**
 * Closes the vocabulary of content: facts become text, and every other expression, import, export, unknown component
 * and HTML tag is a mistake. What is left after this plugin is data, not code.
 */
function remarkClosed(factsOf: (file: VFile) => Facts) {
  return (tree: Root, file: VFile) => {
    const facts = factsOf(file)
    const report: Report = (message, node) => void file.message(message, node.position)
    const print: Print = (text, node) =>
      printText(text, facts, (name) => {
        const message = file.message(unknownFact(name, facts), node.position)
        const meant = meantFact(name, facts)
        if (meant) Object.assign(message, { actual: name, expected: [meant] })
      })

    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxjsEsm') report(noCode(node.value), node)
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const written = `{${node.value}}`
        if (!isFact(written)) report(noExpression(written), node)
        const value = { type: 'text' as const, value: isFact(written) ? print(written, node) : written }
        if (parent && index !== undefined) {
          parent.children[index] = node.type === 'mdxTextExpression' ? value : { type: 'paragraph', children: [value] }
        }
        return SKIP
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkComponent(node, report, print)
      if (node.type === 'image' || node.type === 'imageReference') node.alt = printAlt(node, file, report, print)
      if ('url' in node) node.url = print(node.url, node)
      if ('title' in node && node.title) node.title = print(node.title, node)
    })
  }
}

/** The parser drops the braces of facts in an alternative text; the source still has them. */
function printAlt(node: Image | ImageReference, file: VFile, report: Report, print: Print): string {
  const source = String(file.value).slice(node.position?.start.offset, node.position?.end.offset)
  const [, written = ''] = /^!\[((?:\\.|\{[^}]*\}|[^\]\\])*)\]/.exec(source) ?? []
  const expression = written.match(/(?<!\\)\{[^}]*\}/g)?.find((braces) => !isFact(braces))
  if (expression !== undefined) report(noExpression(expression), node)
  return written.includes('{') ? print(written, node) : (node.alt ?? '')
}
