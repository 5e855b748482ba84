import type { Nodes, Paragraph, Root } from 'mdast'
import type { Construct } from 'micromark-util-types'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type PluggableList, type Processor, unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import type { Position } from '../problem.ts'

/** Markdown dialect of texts and of MDX views. A single ~ does not strike text out, because `~20` means "about 20". */
export const remarkPlugins: PluggableList = [remarkParse, remarkMdx, [remarkGfm, { singleTilde: false }]]

/**
 * Start of the last tag, expression or statement that the parser began. Needed because the parser's errors state only
 * where it stopped.
 */
let opener: Position = { line: 1, column: 1 }

const trace: Construct = {
  name: 'trace',
  tokenize(_, __, nok) {
    return (code) => {
      opener = this.now()
      return nok(code)
    }
  },
}

function traceOpeners(this: Processor) {
  const inText = { 60: trace, 123: trace }
  // 101 and 105 are the first letters of export and import, which begin a statement.
  const inFlow = { ...inText, 101: trace, 105: trace }
  this.data().micromarkExtensions?.push({ flow: inFlow, text: inText })
}

/** Matches what every bare address contains: @, www. or a scheme. */
const autolink = /@|www\.|https?:\/\//i

/** Turns off links for bare addresses, because looking for one at every letter takes a third of the parsing time. */
function withoutAutolinks(this: Processor) {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data()
  for (const { text = {} } of micromarkExtensions)
    for (const [code, constructs = []] of Object.entries(text))
      text[Number(code)] = [constructs].flat().filter(({ name }) => !name?.endsWith('Autolink'))
  // No other extension has transforms, so removing all of them is safe.
  for (const extension of fromMarkdownExtensions.flat()) extension.transforms = []
}

const mdx = unified().use(remarkParse).use(remarkPlugins).use(traceOpeners).freeze()

const mdxWithoutAutolinks = mdx().use(withoutAutolinks).freeze()

const markdown = unified()
  .use(remarkParse)
  .use(remarkPlugins.filter((plugin) => plugin !== remarkMdx))
  .freeze()

export interface ParseError {
  error: VFileMessage
  opener: Position
}

export function parseMdx(text: string): { tree: Root } | ParseError {
  try {
    return { tree: (autolink.test(text) ? mdx : mdxWithoutAutolinks).parse(text) }
  } catch (error) {
    // Other errors are bugs.
    if (!(error instanceof VFileMessage)) throw error
    return { error, opener }
  }
}

/** Parses a text as Markdown without MDX, where four spaces make code. */
export function parseMarkdown(text: string): Root {
  return markdown.parse(text)
}

/**
 * Replaces a paragraph that has only components and expressions with its children, as @mdx-js/mdx does before all
 * plugins.
 */
export function unwrapParagraphs(node: Nodes) {
  if (!('children' in node)) return
  const children: Nodes[] = node.children
  for (const [index, child] of [...children.entries()].reverse())
    if (child.type === 'paragraph' && isOfMdx(child)) children.splice(index, 1, ...blocksIn(child))
    else unwrapParagraphs(child)
}

function isOfMdx({ children }: Paragraph): boolean {
  const others = children.filter((child) => child.type !== 'text' || /[^\t\n\r ]/.test(child.value))
  return others.length > 0 && others.every(({ type }) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
}

const blockTypes = { mdxJsxTextElement: 'mdxJsxFlowElement', mdxTextExpression: 'mdxFlowExpression' } as const

function blocksIn({ children }: Paragraph): Nodes[] {
  return children.flatMap((child): Nodes[] =>
    child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression'
      ? // Safe cast: in MDX, blocks differ from their inline forms only in type and children.
        [Object.assign(child, { type: blockTypes[child.type] }) as unknown as Nodes]
      : [],
  )
}
