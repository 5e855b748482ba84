import type { Expression } from 'estree'
import type { Root as HastRoot, RootContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeSlug from 'rehype-slug'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { LocaleProvider } from '../../../components/locale.tsx'
import { mdxComponents } from '../../../components/mdx/vocabulary.tsx'
import type { Locale } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'
import type { Problem } from '../../check/problem.ts'
import { emptyOutline, type Outline, outlineOf } from '../read/outline.ts'
import { type Pictures, remarkPictures } from '../read/pictures.ts'
import type { Facts } from '../schema/facts.ts'
import { headingsOf, repeatedAnchors, type WrittenHeading } from './headings.ts'
import { rehypeHighlight } from './highlight.ts'
import { rehypeCells, rehypeTogether, remarkClosed, remarkHeadingIds } from './mdx.ts'
import { parseBody } from './parse.ts'

/** A second-level heading with what follows it. */
export interface TextSection {
  id: string
  title: string
  html: string
  text: string
}

/** The body of a content file, ready to be shown. */
export interface Body {
  html: string
  /** What a reader reads, one block a line. */
  text: string
  headings: WrittenHeading[]
  /** Only of a text that is shown in parts: its sections, and what stands before the first. */
  sections: TextSection[]
  lead: string
}

/** A body, or its mistakes. */
export interface Compiled {
  problems: Problem[]
  /** What the rules look at, also where the body has mistakes; empty where its syntax is wrong. */
  outline: Outline
  body?: Body
}

/**
 * Compiles the body of one file. `text` is the whole file, so that places are those the writer sees. `inParts` also gives
 * what follows each heading by itself, as the FAQ and the legal documents show it.
 */
export async function compileBody(
  file: string,
  text: string,
  locale: Locale,
  facts: Facts,
  pictures: Pictures,
  inParts = false,
): Promise<Compiled> {
  const processor = unified()
    .use(remarkHeadingIds)
    .use(remarkClosed, facts)
    .use(remarkPictures, pictures)
    .use(remarkRehype, {
      passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
      footnoteLabel: message('content.footnotes', locale),
      footnoteBackLabel: (index) => message('content.backToText', locale)(String(index + 1)),
    })
    .use(rehypeSlug)
    .use(rehypeHighlight)
    .use(rehypeCells)
    // Last: an id is made of a heading as it was written.
    .use(rehypeTogether, locale)

  const parsed = parseBody(file, text)
  if (Array.isArray(parsed)) return { problems: parsed, outline: emptyOutline }
  const outline = outlineOf(parsed, text)
  const source = new VFile({ path: file, value: text })
  const tree = (await processor.run(parsed, source)) as HastRoot
  const problems = source.data.problems ?? []
  if (problems.length > 0) return { problems, outline }
  const headings = headingsOf(tree, text)
  const repeated = repeatedAnchors(file, headings)
  if (repeated.length > 0) return { problems: repeated, outline }
  const body = {
    html: render(tree.children, locale),
    text: textOf(tree.children),
    headings,
    ...(inParts ? partsOf(tree, locale) : { sections: [], lead: '' }),
  }
  return { problems, outline, body }
}

function render(children: RootContent[], locale: Locale): string {
  const root: HastRoot = { type: 'root', children }
  const content = toJsxRuntime(root, { Fragment, jsx, jsxs, components: mdxComponents, createEvaluater: lookup })
  return renderToStaticMarkup(jsx(LocaleProvider, { locale, children: content })).trim()
}

/** Finds a component by its name. Nothing is evaluated: the vocabulary check left no expression to evaluate. */
function lookup() {
  return {
    evaluateExpression: (expression: Expression) =>
      expression.type === 'Identifier' ? mdxComponents[expression.name as keyof typeof mdxComponents] : refuse(),
    evaluateProgram: refuse,
  }
}

function refuse(): never {
  throw new Error('Content holds no code.')
}

function partsOf(tree: HastRoot, locale: Locale): Pick<Body, 'lead' | 'sections'> {
  const starts = tree.children.flatMap((node, index) =>
    node.type === 'element' && node.tagName === 'h2' ? [index] : [],
  )
  const sections = starts.map((start, at) => {
    const heading = tree.children[start]
    const rest = tree.children.slice(start + 1, starts[at + 1])
    const id = heading?.type === 'element' ? String(heading.properties.id) : ''
    return { id, title: heading ? textOf([heading]) : '', html: render(rest, locale), text: textOf(rest) }
  })
  return { lead: render(tree.children.slice(0, starts[0]), locale), sections }
}

const blocks = /^(p|h[1-6]|li|td|th|pre|blockquote|figcaption|dt|dd)$/

/** The text of a tree, each block on a line of its own. */
function textOf(children: RootContent[]): string {
  const parts: string[] = []
  const walk = (node: RootContent) => {
    if (node.type === 'text') parts.push(node.value)
    else if ('children' in node) {
      const block = node.type === 'mdxJsxFlowElement' || (node.type === 'element' && blocks.test(node.tagName))
      if (block) parts.push('\n')
      node.children.forEach(walk)
      if (block) parts.push('\n')
    }
  }
  children.forEach(walk)
  return parts
    .join('')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
