import rehypeShikiFromHighlighter from '@shikijs/rehype/core'
import type { Expression } from 'estree'
import { slug } from 'github-slugger'
import type { Element, Nodes, Root, RootContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Root as MdastRoot } from 'mdast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkRehype, { type Options as RemarkRehypeOptions } from 'remark-rehype'
import { type BundledLanguage, bundledLanguages, createCssVariablesTheme, createHighlighter } from 'shiki'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import { LocaleContext } from '../../../components/locale.tsx'
import { mdxComponents } from '../../../components/mdx/vocabulary.tsx'
import { keepTogether } from '../../../site/format.ts'
import type { Locale } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'
import { memoize } from '../../lib/cache.ts'
import type { Facts } from '../facts.ts'
import type { Pictures } from '../pictures.ts'
import { createReporter, type Report, say } from '../problem.ts'
import type { Collection } from '../schema/entries.ts'
import { giveIds, idOf } from './heading-ids.ts'
import { joinTexts, nodesOf, nodeText, type Outline, ofType, outlineOf, type Visited } from './outline.ts'
import { parseBody } from './parse.ts'
import { numberPictures } from './picture-files.ts'
import { startNames } from './picture-names.ts'
import { resolveComponents } from './resolve.ts'
import { reportLinksToTags } from './tags/tag-targets.ts'

export type CompiledBody = NonNullable<Awaited<ReturnType<typeof compileBody>>['body']>

export type WrittenHeading = CompiledBody['headings'][number]

/** Compiles a body, or reports its mistakes. `text` has empty lines in place of the fields, so that positions match. */
export async function compileBody(
  file: string,
  text: string,
  locale: Locale,
  facts: Facts,
  pictures: Pictures,
  collection: Collection = 'blog',
) {
  const { problems, report } = createReporter(file)
  const pictureNames = startNames(text)
  numberPictures(text)
  const { text: readable, tree, nodes } = parseBody(text, report)
  const outline: Outline = outlineOf(nodes, readable)
  if (!tree) return { problems, outline, pictureNames }
  giveIds(nodes, readable, collection, report)
  for (const [index, { node }] of ofType(nodes, 'heading').entries())
    Object.assign(outline.headings[index] ?? {}, { id: idOf(node) })
  resolveComponents(nodes, readable, text, facts, pictures, report)
  const inParts = collection === 'faq' || collection === 'legal'
  if (inParts) checkHeadingFootnotes(tree, report)
  if (problems.length > 0) {
    const ids = [...anchorsIn(nodes, text), ...reportLinksToTags(nodes, outline.links, text, report)]
    return { problems, outline: { ...outline, ids }, pictureNames }
  }
  const sourceParts = inParts ? partsOfText(tree, nodes) : [{ tree }]
  const parts = await Promise.all(sourceParts.map((part) => toHtml(part, locale)))
  const headings = parts.flatMap((part, index) => finish(part, locale, text, sourceParts[index]?.prefix))
  const html = parts.map(({ children }) => render(children, locale))
  const texts = parts.map(({ children }) => visibleText(children))
  const body = {
    html: html.join('\n').trim(),
    /** Visible text, one block per line. */
    text: texts.join('\n').trim(),
    headings,
    /** Introduction and sections, only for texts that are displayed in parts. */
    lead: inParts ? (html[0] ?? '') : '',
    sections: parts.slice(1).map(({ children: [heading, ...rest] }) => ({
      id: heading?.type === 'element' ? String(heading.properties.id) : '',
      title: heading ? visibleText([heading]) : '',
      html: render(rest, locale),
      text: visibleText(rest),
    })),
  }
  return { problems, outline, pictureNames, body }
}

/** Lists the ids of headings, and the ids that corrections can add to a text with mistakes. */
function anchorsIn(nodes: readonly Visited[], text: string): string[] {
  const named = text.matchAll(
    /<(?:h[1-6]|a|span)\s(?:[^<>]*?\s)?(?:id|name)=["']?([^\s"'<>{}]+)(?=["'\s>])|(?<!\{)\{(?![%<])[^{}\n"]*#([^\s"{}]+)/g,
  )
  return [
    ...ofType(nodes, 'heading').map(({ node }) => idOf(node)),
    ...ofType(nodes, 'mdxJsxFlowElement', 'mdxJsxTextElement')
      .filter(({ node }) => /^h[1-6]$/i.test(node.name ?? ''))
      .map(({ node }) => slug(nodeText(node).trim())),
    ...[...named].map(([, id, other = '']) => id ?? other),
  ]
}

/** Splits a text at second-level headings. Each part gets all definitions, and a prefix for its footnote ids. */
function partsOfText(tree: MdastRoot, nodes: readonly Visited[]): { tree: MdastRoot; prefix?: string }[] {
  const definitions = ofType(nodes, 'definition', 'footnoteDefinition').map(({ node }) => node)
  const starts = tree.children.flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []))
  return [0, ...starts].map((start, index) => {
    const children = tree.children.slice(start, starts[index])
    const heading = index > 0 && children[0]?.type === 'heading' ? `${idOf(children[0])}-` : ''
    return { prefix: `user-content-${heading}`, tree: { ...tree, children: [...definitions, ...children] } }
  })
}

const inHeading = {
  en: 'The footnote [^{label}] is in a heading, and a heading shows only its words. Move the footnote to the text below.',
  nl: 'De voetnoot [^{label}] staat in een kop, en die toont alleen de woorden. Zet hem in de tekst eronder.',
}

/** Reports footnotes in section headings, because a page shows only the words of these headings. */
function checkHeadingFootnotes(tree: MdastRoot, report: Report) {
  const headings = tree.children.filter((node) => node.type === 'heading' && node.depth === 2)
  for (const { node, position } of ofType(nodesOf({ type: 'root', children: headings }), 'footnoteReference'))
    report('heading-footnote', { position, message: say(inHeading, { label: node.label ?? node.identifier }) })
}

function toHtml({ tree, prefix }: ReturnType<typeof partsOfText>[number], locale: Locale): Promise<Root> {
  const options: RemarkRehypeOptions = {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    footnoteLabel: message('content.footnotes', locale),
    // A second link back to the text shows its number, so its label must contain that number too.
    footnoteBackLabel: (index, again) =>
      message('content.backToText', locale, { number: again > 1 ? `${index + 1}-${again}` : index + 1 }),
    ...(prefix && { clobberPrefix: prefix, footnoteLabelTagName: 'p' }),
  }
  return unified().use(remarkRehype, options).use(rehypeHighlight).run(tree)
}

/** Colours are in renderer/styles/prose.css, because the CSP blocks inline styles. */
const theme = createCssVariablesTheme()

const startHighlighter = memoize((_: 'once') => createHighlighter({ themes: [theme], langs: [] }))

export function rehypeHighlight() {
  return async (tree: Root, file: VFile) => {
    const languages = languagesIn(tree)
    if (languages.length === 0) return
    const highlighter = await startHighlighter('once')
    await highlighter.loadLanguage(...languages)
    const highlight = rehypeShikiFromHighlighter(highlighter, {
      theme: 'css-variables',
      // No limit: by default, a line that takes 500 ms stays plain, which would make builds differ on a busy machine.
      tokenizeTimeLimit: 0,
      transformers: [{ span: styleToClass, pre: styleToClass }],
      fallbackLanguage: 'text',
      onError: () => {},
    })
    await highlight.call(undefined as never, tree, file as never, () => {})
  }
}

/** Lists the languages of code blocks, and normalizes their classes: ```JS{1,3} has the language js. */
function languagesIn(node: Nodes): BundledLanguage[] {
  if (node.type !== 'element' || node.tagName !== 'code')
    return 'children' in node ? node.children.flatMap(languagesIn) : []
  const [, label = ''] = /^language-([^\s{},:]+)/.exec(String(node.properties.className)) ?? []
  const language = label.toLowerCase()
  if (!Object.hasOwn(bundledLanguages, language)) return []
  node.properties.className = [`language-${language}`]
  return [language as BundledLanguage]
}

/** Converts `style="color:var(--shiki-token-keyword)"` to `class="code-keyword"`. Drops the default colour. */
function styleToClass({ properties }: Element) {
  const [, kind] = /--shiki-token-([a-z-]+)/.exec(String(properties.style ?? '')) ?? []
  delete properties.style
  if (kind) properties.className = [`code-${kind}`]
}

/** Joins numbers with their units, aligns cells by class and labels task boxes. Returns the headings. */
function finish(tree: Root, locale: Locale, text: string, prefix = 'footnote-') {
  const headings: Element[] = []
  const walk = (node: Nodes) => {
    if (node.type === 'text') node.value = keepTogether(node.value, locale)
    if (node.type === 'element') {
      const { tagName, properties } = node
      if (tagName === 'code') return
      if (tagName === 'td' || tagName === 'th') {
        const { align } = properties
        if (align === 'center' || align === 'right') properties.className = [`to-${align}`]
        delete properties.align
      }
      // Markdown has one kind of input: the task checkbox.
      if (tagName === 'input')
        properties.ariaLabel = message(properties.checked ? 'content.done' : 'content.toDo', locale)
      if (/^h[1-6]$/.test(tagName) && properties.id !== 'footnote-label') headings.push(node)
      if (properties.id === 'footnote-label') properties.id = `${prefix}label`
      if (properties.dataFootnoteRef !== undefined) properties.ariaDescribedBy = [`${prefix}label`]
    }
    if (!('children' in node)) return
    joinTexts(node.children)
    node.children.forEach(walk)
  }
  walk(tree)
  const lines = text.split('\n')
  return headings.map((node) => {
    const line = node.position?.start.line ?? 1
    const [depth, id] = [Number(node.tagName.slice(1)), String(node.properties.id)]
    return { depth, id, text: visibleText([node]), line, source: lines[line - 1] ?? '' }
  })
}

function render(children: RootContent[], locale: Locale): string {
  const root: Root = { type: 'root', children }
  const content = toJsxRuntime(root, { Fragment, jsx, jsxs, components: mdxComponents, createEvaluater: lookup })
  return renderToStaticMarkup(jsx(LocaleContext, { value: locale, children: content })).trim()
}

/** Resolves components by name. Evaluates nothing, because the check rejects all expressions. */
function lookup() {
  return {
    evaluateExpression: (expression: Expression) =>
      expression.type === 'Identifier' ? mdxComponents[expression.name as keyof typeof mdxComponents] : refuseCode(),
    evaluateProgram: refuseCode,
  }
}

function refuseCode(): never {
  throw new Error('Content must not contain code.')
}

function isFootnoteMark({ properties: { dataFootnoteRef, dataFootnoteBackref, id } }: Element): boolean {
  const isLabel = /^(?:footnote-|user-content-.*)label$/.test(String(id))
  return isLabel || dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined
}

const blocks = /^(p|h[1-6]|li|td|th|pre|blockquote|figcaption|dt|dd)$/

const readProperties = new Set(['title', 'caption'])

function visibleText(children: RootContent[]): string {
  const parts: string[] = []
  const walk = (node: RootContent) => {
    if (node.type === 'text') parts.push(node.value)
    else if ('children' in node && !(node.type === 'element' && isFootnoteMark(node))) {
      const block = node.type === 'mdxJsxFlowElement' || (node.type === 'element' && blocks.test(node.tagName))
      if (block) parts.push('\n')
      if (node.type === 'mdxJsxFlowElement')
        for (const attribute of node.attributes)
          if ('name' in attribute && readProperties.has(attribute.name)) parts.push(String(attribute.value), '\n')
      node.children.forEach(walk)
      if (block) parts.push('\n')
    }
  }
  children.forEach(walk)
  return parts
    .join('')
    .replace(/[ \t]{2,}|\t/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
