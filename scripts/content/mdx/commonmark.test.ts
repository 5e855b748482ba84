import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProcessor, evaluate } from '@mdx-js/mdx'
import { tests as specification } from 'commonmark-spec'
import type { Root } from 'mdast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocaleContext } from '../../../components/locale.tsx'
import { mdxComponents } from '../../../components/mdx/vocabulary.tsx'
import { spread } from '../../../tests/harness/sample.ts'
import { listFiles } from '../../lib/files.ts'
import { checkout } from '../../lib/process.ts'
import { readHead } from '../document.ts'
import { translate } from '../problem.ts'
import { compileBody, rehypeHighlight } from './compile.ts'
import { parseMdx, remarkPlugins, unwrapParagraphs } from './dialect.ts'
import { giveIds } from './heading-ids.ts'
import { nodesOf } from './outline.ts'

/** Compiles an example with MDX; undefined if it does not parse. */
async function ofMdx(text: string): Promise<string | undefined> {
  try {
    const { default: Content } = await evaluate(text, {
      Fragment,
      jsx,
      jsxs,
      // Sets heading ids as the site does, so that both results have the same ids.
      remarkPlugins: [...remarkPlugins, () => (tree: Root) => void giveIds(nodesOf(tree), text, 'blog', () => {})],
      rehypePlugins: [rehypeHighlight],
    })
    const content = jsx(Content, { components: mdxComponents })
    return renderToStaticMarkup(jsx(LocaleContext, { value: 'en', children: content })).trim()
  } catch {
    return undefined
  }
}

/** Compiles an example as the site does, without rules. Returns the error if it is rejected. */
async function ofSite(text: string): Promise<string> {
  const { body, problems } = await compileBody('x.mdx', text, 'en', {}, {})
  return body?.html ?? problems.map(({ message }) => translate(message)).join('\n')
}

const tests = spread(specification, 12)

/** Examples with raw HTML, which texts may not contain. */
const withHtml = [
  91, 110, 148, 149, 153, 154, 159, 160, 161, 162, 164, 166, 167, 168, 170, 185, 186, 188, 189, 190, 191, 475, 614, 617,
]

// React warns about raw HTML in the MDX result.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test.each([
  'It costs (~20) now and (~30) later, 1~3 and 4~5 pieces, H~2~O.',
  '## About ~20 or ~30\n\n> - [~a](/b~c)~ and ~~gone ~5~~, ~~all of ~ it~~.\n\n| ~1 | 2~ |\n| --- | --- |\n| ~~3~~ | ~4~5 |',
  '~~~~\n~a~\n~~~~',
])('only ~~ strikes out: %j', async (text) => {
  expect(await ofSite(text)).toBe(await ofMdx(text))
})

const textOf = (markdown: string) => markdown.replaceAll('→', '\t')

/** Returns the syntax tree of MDX for a text; undefined if it does not parse. */
async function treeOfMdx(text: string): Promise<unknown> {
  let found: unknown
  const keep = () => (tree: Root) => {
    found = comparable(tree)
    // Stops MDX, which would go on to generate code.
    throw new Error('Found.')
  }
  const processor = createProcessor({ remarkPlugins: [...remarkPlugins, keep] })
  await processor.process(text).catch(() => {})
  return found
}

/** Removes the data that MDX keeps for its later steps. */
function comparable(tree: Root): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'data' ? undefined : value)))
}

test('texts and views have the same dialect: MDX gives the same tree for our texts and for the examples', async () => {
  const ours = listFiles(join(checkout, 'content')).filter((file) => file.endsWith('.mdx'))
  const bodies = ours.map((file) => readHead(file, readFileSync(join(checkout, 'content', file), 'utf8')).body)
  let compared = 0
  for (const text of [...bodies, ...tests.map(({ markdown }) => textOf(markdown))]) {
    const expected = await treeOfMdx(text)
    const found = parseMdx(text)
    expect('tree' in found).toBe(expected !== undefined)
    if (!('tree' in found)) continue
    unwrapParagraphs(found.tree)
    expect(comparable(found.tree)).toEqual(expected)
    compared += 1
  }
  expect(compared).toBeGreaterThan(ours.length + 0.8 * tests.length)
})

test('whatever CommonMark allows and MDX parses, except raw HTML, is accepted with the same result', async () => {
  const compared: number[] = []
  const refused: number[] = []
  // Indented text is code in CommonMark, and a paragraph in MDX.
  const indented: number[] = []
  for (const { markdown, number } of tests) {
    const text = textOf(markdown)
    const expected = await ofMdx(text)
    if (expected === undefined) continue
    compared.push(number)
    const found = await ofSite(text)
    if (/is not a component of this site|is HTML, which a text cannot contain/.test(found)) refused.push(number)
    else if (found.includes('here that is ordinary text, not code')) indented.push(number)
    else expect({ number, html: found }).toEqual({ number, html: expected })
  }
  const looked = new Set(tests.map(({ number }) => number))
  expect(refused).toEqual(withHtml.filter((number) => looked.has(number)))
  expect(indented.length).toBeLessThan(0.08 * tests.length)
  expect(compared.length).toBeGreaterThan(0.8 * tests.length)
})
