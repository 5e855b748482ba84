import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, serialize } from 'parse5'
import { basePath, withBase } from '../../site/base.ts'
import { localize, type Path } from '../../site/locales.ts'
import { neighbours, pageSize, related } from '../../site/pages.ts'
import type { Content, PostSummary, SitePage } from '../content/collections.ts'
import { type Cache, digest } from '../lib/cache.ts'
import { fileOf, listFiles } from '../lib/files.ts'
import { elementsIn } from '../lib/html.ts'
import { inThreads, programFile } from '../lib/process.ts'
import type { SiteFolder } from './publish/site-folder.ts'

interface Options {
  bundle: string
  site: SiteFolder
  pages: readonly SitePage[]
  inputsOf: (page: SitePage) => string
  cache: Cache
}

export async function writePages({ bundle, site, pages, inputsOf, cache }: Options): Promise<number> {
  const waiting: { page: SitePage; inputs: string }[] = []
  for (const page of pages) {
    const inputs = inputsOf(page)
    if (!site.writeKept(fileOf(page.url), cache, [inputs])) waiting.push({ page, inputs })
  }
  if (waiting.length === 0) return 0
  const server = pathToFileURL(join(bundle, 'server/entry.mjs')).href
  await inThreads(
    waiting.length,
    {
      worker: await programFile('scripts/build/render'),
      // Threads pay off from 300 pages.
      threads: waiting.length < 300 ? 0 : availableParallelism(),
      // Each thread holds the metadata of every post, but no bodies.
      memory: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 + Math.ceil(pages.length / 200) },
      toTask: (...part) => ({ server, urls: waiting.slice(...part).map(({ page }) => withBase(page.url)) }),
    },
    (rendered: string, index) => {
      const { page, inputs } = waiting[index] as (typeof waiting)[number]
      site.write(fileOf(page.url), cache.set([inputs], Buffer.from(rendered)))
    },
  )
  return waiting.length
}

/** Entry point of worker threads. `server` is the URL of the server bundle. */
export default async function render({ server, urls }: { server: string; urls: string[] }): Promise<string[]> {
  const { renderPage } = await import('vike/server')
  await import(server)
  const pages: string[] = []
  for (const url of urls) {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url })
    const expected = url.endsWith('/404') ? [200, 404] : [200]
    if (!expected.includes(httpResponse.statusCode))
      throw new Error(`${url} could not be rendered.`, { cause: errorWhileRendering })
    pages.push(httpResponse.body)
  }
  return pages
}

/**
 * Returns a function that hashes the inputs of a page. Every page depends on the renderer, its twins and all content
 * except posts. A post also depends on its text and on the cards for its neighbours and related posts. A list also
 * depends on its posts and on the categories of all posts. Other pages depend on the cards of all posts.
 */
export function inputsOf(version: string, content: Content): (page: SitePage) => string {
  const { posts, ...rest } = content
  const shared = digest([version, JSON.stringify(rest)])
  const cards = localize((locale) => new Map(posts[locale].map((post) => [post, digest([JSON.stringify(card(post))])])))
  const every = digest(Object.values(cards).flatMap((localeCards) => [...localeCards.values()]))
  const counts = digest([JSON.stringify(localize((locale) => posts[locale].map(({ category }) => category)))])

  function ofContent({ route, locale, category, post, number = 1 }: SitePage): unknown {
    if (post) {
      const { newer, older } = neighbours(post, posts[locale])
      return [post, [newer, older, ...related(post, posts[locale])].map((other) => other && cards[locale].get(other))]
    }
    if (route !== 'blog' && route !== 'category') return every
    const listed = category ? posts[locale].filter((other) => other.category === category) : posts[locale]
    return [counts, listed.slice((number - 1) * pageSize, number * pageSize).map((other) => cards[locale].get(other))]
  }
  return (page) => digest([shared, JSON.stringify([{ ...page, post: undefined }, ofContent(page)])])
}

function card({ body: _, headings: __, ...cardFields }: PostSummary): unknown {
  return cardFields
}

const single = new Set(['href', 'src', 'action', 'formaction', 'poster'])

const lists = new Set(['srcset', 'imagesrcset'])

/**
 * Adds the base path to every address in the built pages, including post bodies and island props. Vite has already
 * added it to the addresses of its assets.
 */
export function applyBase(site: SiteFolder) {
  if (basePath() === '/') return
  const files = listFiles(site.path)
  const paths = new Set(files.flatMap((file) => [`/${file}`, `/${file.replace(/(^index)?\.html$/, '')}`]))
  const move = (address: string) => {
    const [path = ''] = address.split(/[?#]/)
    return paths.has(path.replace(/(.)\/$/, '$1')) ? withBase(address as Path) : address
  }
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const document = parse(readFileSync(join(site.path, file), 'utf8'))
    for (const { attrs } of elementsIn(document))
      for (const attribute of attrs) {
        if (single.has(attribute.name)) attribute.value = move(attribute.value)
        if (lists.has(attribute.name))
          attribute.value = attribute.value.replace(/(^|,\s*)([^\s,]+)/g, (_, gap, address) => gap + move(address))
        if (attribute.name === 'data-props')
          attribute.value = JSON.stringify(JSON.parse(attribute.value), (_, value) =>
            typeof value === 'string' ? move(value) : value,
          )
      }
    site.write(file, serialize(document))
  }
}
