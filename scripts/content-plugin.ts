import { join, relative, sep } from 'node:path'
import pc from 'picocolors'
import type { VFile } from 'vfile'
import type { Plugin, ViteDevServer } from 'vite'
import { type Localized, localeOf, localize } from '../site/locales.ts'
import { type Built, buildContent } from './build-content.ts'
import type { Facts } from './content/facts.ts'
import { mdxPlugins } from './content/mdx.ts'
import { picturesIn } from './content/pictures.ts'
import { type Problem, print } from './content/problem.ts'
import { rehypeSections } from './content/sections.ts'

/**
 * Joins the content build to Vite: it runs once before a build, which fails on any problem, and again on every change
 * while developing, where problems appear in the terminal and as the browser's overlay until they are mended.
 */
export function contentPlugin(root: string) {
  let facts: Localized<Facts> = localize(() => ({}))

  async function run(env = process.env): Promise<Problem[]> {
    const built: Built | Problem[] = await buildContent({ root, env })
    if (Array.isArray(built)) return built
    facts = built.content.facts
    return []
  }

  const vite: Plugin = {
    name: 'content',
    enforce: 'pre',
    async buildStart() {
      if (this.meta.watchMode) return
      const problems = await run()
      if (problems.length > 0) this.error(`The content has problems.\n${problems.map(print).join('\n')}`)
    },
    // Who writes sees drafts as well.
    configureServer: (server) => develop(server, root, () => run({ ...process.env, PREVIEW: '1' })),
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
  server.watcher.add(join(root, 'content'))
  server.watcher.on('all', (_, path) => {
    if (path.startsWith(join(root, 'content') + sep)) void refresh()
    // Another command, such as the check, writes what is published: the drafts come back first.
    if (path === join(root, '.content/index.js')) void run().then(() => server.ws.send({ type: 'full-reload' }))
  })
  server.ws.on('connection', () => {
    if (current.length > 0) show(server, current)
  })
}

function show(server: ViteDevServer, problems: Problem[]) {
  const [first] = problems
  if (!first) return
  const message = `${problems.length} problem(s) in the content\n\n${problems.map(print).join('\n')}`
  server.ws.send({ type: 'error', err: { message, stack: '', id: first.file, loc: first, plugin: 'content' } })
}
