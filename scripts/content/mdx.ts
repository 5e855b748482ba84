import type { RehypeShikiOptions } from '@shikijs/rehype'
import type { Nodes, Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { vocabulary } from '../../components/mdx/vocabulary.tsx'
import { type Facts, printText, unknownFact } from './facts.ts'
import { rehypeHighlight } from './highlight.ts'
import { nearest } from './nearest.ts'

/**
 * The one set of options with which MDX is compiled: by Vite for collections of bounded size, and by the content
 * stage for blog bodies and the FAQ. Mistakes are messages of the VFile; Vite's plugin makes its first one fatal.
 */
export function mdxPlugins(factsOf: (file: VFile) => Facts) {
  return {
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkHeadingIds, [remarkClosed, factsOf]] as const,
    rehypePlugins: [rehypeSlug, rehypeHighlight] as const,
  }
}

export type HighlightOptions = RehypeShikiOptions

/** `## Kosten [#costs]` gives a heading its id, so that both languages share their anchors. */
function remarkHeadingIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1)
      const found = last?.type === 'text' ? /\s*\[#([a-z0-9-]+)\]$/.exec(last.value) : null
      if (last?.type !== 'text' || !found?.[1]) return
      last.value = last.value.slice(0, found.index)
      heading.data = { ...heading.data, hProperties: { id: found[1] } }
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
    const report = (message: string, node: Nodes) => void file.message(message, node)
    const print = (text: string, node: Nodes) =>
      printText(text, facts, (name) => report(unknownFact(name, facts), node))

    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxjsEsm') {
        const word = /^\s*(\w+)/.exec(node.value)?.[1] ?? 'import'
        report(
          `"${word}" at the start of a line is code, which content cannot hold. Begin the sentence with another word.`,
          node,
        )
      }
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const text = print(`{${node.value}}`, node)
        if (/^\{.*\}$/s.test(text) && !/^\{\s*[a-zA-Z]\w*(\.\w+)+\s*\}$/.test(text)) {
          report(
            `{${node.value}} is an expression, which content cannot hold. Write a fact such as {starter.monthly}, or \\{ for the character itself.`,
            node,
          )
        }
        const value = { type: 'text' as const, value: text }
        if (parent && index !== undefined) {
          parent.children[index] = node.type === 'mdxTextExpression' ? value : { type: 'paragraph', children: [value] }
        }
        return SKIP
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkComponent(node, report, print)
      if (node.type === 'image') node.alt = print(node.alt ?? '', node)
    })
  }
}

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function checkComponent(
  node: Element,
  report: (text: string, node: Nodes) => void,
  print: (text: string, node: Nodes) => string,
) {
  const names = Object.keys(vocabulary)
  const component = node.name ? vocabulary[node.name as keyof typeof vocabulary] : undefined
  if (!component) {
    const close = nearest(node.name ?? '', names)
    const cure = close ? `Did you mean <${close}>?` : `Use Markdown or one of: ${names.join(', ')}.`
    return report(`<${node.name ?? ''}> is not a component of this site. ${cure}`, node)
  }
  const props: Record<string, unknown> = {}
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        `{${attribute.value}} inside <${node.name}> is an expression, which content cannot hold. Write name="value".`,
        node,
      )
      continue
    }
    const written =
      typeof attribute.value === 'object' && attribute.value ? `{${attribute.value.value}}` : (attribute.value ?? '')
    attribute.value = print(written, node)
    if (/^\{.*\}$/s.test(attribute.value)) {
      report(
        `${attribute.name}=${written} in <${node.name}> is an expression, which content cannot hold. Write ${attribute.name}="…".`,
        node,
      )
    }
    props[attribute.name] = attribute.value
  }
  const result = component.props.safeParse(props)
  for (const issue of result.error?.issues ?? []) {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : String(issue.path[0])
    const known = Object.keys(component.props.shape)
    report(
      `${field} in <${node.name}> ${problemOf(issue.code, props[field])}. <${node.name}> takes: ${known.join(', ') || 'nothing'}.`,
      node,
    )
  }
}

function problemOf(code: string | undefined, value: unknown): string {
  if (code === 'unrecognized_keys') return 'is not known'
  return value === undefined ? 'is missing' : `"${value}" cannot be used`
}
