import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import pc from 'picocolors'
import type { VFile } from 'vfile'
import type { Plugin, ViteDevServer } from 'vite'
import { withBase } from '../site/base.ts'
import { type Localized, localeOf, locales, localize } from '../site/locales.ts'
import { searchFile } from '../site/search/data.ts'
import { searchWords } from '../site/search-words.ts'
import { buildContent } from './build-content.ts'
import { type Facts, readBusinessFile } from './content/facts.ts'
import { mdxPlugins } from './content/mdx.ts'
import { picturesIn } from './content/pictures.ts'
import { placed } from './content/placed.ts'
import { type Problem, print } from './content/problem.ts'
import { rehypeSections } from './content/sections.ts'

/**
 * Joins the content build to Vite. While developing it runs on every change, and problems appear in the terminal and as the browser's overlay until they are mended.
 */
export function contentPlugin(root: string) {
  let facts: Localized<Facts> = localize(() => ({}))

  async function run(): Promise<Problem[]> {
    // Who writes sees drafts as well.
    const { built, problems } = await buildContent({ root, env: { ...process.env, PREVIEW: '1' } })
    if (built) facts = built.content.facts
    return problems
  }

  const vite: Plugin = {
    name: 'content',
    enforce: 'pre',
    // A build has checked the content before it starts Vite; what its MDX needs of it are the facts.
    buildStart() {
      if (!this.meta.watchMode) facts = readBusinessFile(root, process.env).facts
    },
    // A program that renders reads the content as it starts: only so it stays the same when the content changes.
    resolveId(id) {
      if (id.startsWith(wordsName)) return id
      if (id !== '#content' || this.environment.mode === 'dev') return
      if (this.environment.name === 'client')
        this.error('The browser would get all content. Pass what it needs as props.')
      return { id, external: true }
    },
    load: wordsOf,
    configureServer: (server) => develop(server, root, run),
  }
  const localeOfFile = (file: VFile) => localeOf(`/${relative(join(root, 'content'), file.path).split(sep).join('/')}`)
  const { remarkPlugins, rehypePlugins } = mdxPlugins(
    (file) => facts[localeOfFile(file)],
    (file) => picturesIn(String(file.value), root),
    localeOfFile,
  )
  return {
    vite,
    mdxOptions: {
      remarkPlugins: [...remarkPlugins] as never[],
      rehypePlugins: [...rehypePlugins, rehypeSections] as never[],
    },
  }
}

const wordsName = 'virtual:search-words/'

/** The words of the search field in one language, as a module: so no other page carries them. */
function wordsOf(id: string): string | undefined {
  const locale = locales.find((known) => id === wordsName + known)
  return locale && `export default ${JSON.stringify(searchWords(locale), placed)}`
}

/** Re-indexes on every change below content/, without a restart. */
async function develop(server: ViteDevServer, root: string, run: () => Promise<Problem[]>) {
  let current: Problem[] = []
  const refresh = async () => {
    const mended = current.length > 0
    current = await run()
    if (current.length > 0) {
      for (const problem of current) console.error(print(problem))
      console.error(pc.red(`\n${current.length} problem(s) in the content. The site shows the last good version.\n`))
      show(server, current)
    } else if (mended) {
      console.log(pc.green('The content is in order again.'))
      server.ws.send({ type: 'full-reload' })
    }
  }
  await refresh()
  serveIndexes(server, root)
  server.watcher.add(join(root, 'content'))
  server.watcher.on('all', (_, path) => {
    if (path.startsWith(join(root, 'content') + sep)) refresh().catch(complain)
    // Another command, such as the check, writes what is published: the drafts come back first.
    if (path === join(root, '.content/index.js')) run().then(() => server.ws.send({ type: 'full-reload' }), complain)
  })
  server.ws.on('connection', () => {
    if (current.length > 0) show(server, current)
  })
}

/** Says what went wrong. The server stays: the next change may mend it. */
function complain(error: Error) {
  console.error(pc.red(error.message))
}

/** The search indexes, which a build names by their content. */
function serveIndexes(server: ViteDevServer, root: string) {
  const names = Object.fromEntries(locales.map((locale) => [locale, withBase(`/search/${locale}.json`)]))
  server.middlewares.use((request, response, next) => {
    const url = request.url?.slice(server.config.base.length - 1)
    const locale = locales.find((known) => url === `/search/${known}.json`)
    if (url !== searchFile && !locale) return next()
    response.setHeader('content-type', 'application/json')
    response.end(locale ? readFileSync(join(root, `.content/search/${locale}.json`)) : JSON.stringify(names))
  })
}

function show(server: ViteDevServer, problems: Problem[]) {
  const [first] = problems
  if (!first) return
  const message = `${problems.length} problem(s) in the content\n\n${problems.map(print).join('\n')}`
  server.ws.send({ type: 'error', err: { message, stack: '', id: first.file, loc: first, plugin: 'content' } })
}
