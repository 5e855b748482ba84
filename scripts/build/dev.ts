import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, posix, sep } from 'node:path'
import { styleText } from 'node:util'
import type { ViteDevServer } from 'vite'
import { mediaTypeOf } from '../../site/files.ts'
import { searchFile } from '../../site/search/data.ts'
import { buildContent } from '../check/run.ts'
import { type Problem, print } from '../content/problem.ts'
import { contentSettings } from '../content/settings.ts'
import { collectionsIn, readSearchFiles, selectCollections } from '../content/write.ts'
import { openCache } from '../lib/cache.ts'
import { linkOn } from '../lib/files.ts'
import { decodeAddress } from '../lib/strings.ts'
import { readPhoto } from './pictures.ts'

// npm run dev: serves the site with drafts. Its collections are in .content/dev/, separate from those of builds and
// checks.

export async function develop(server: ViteDevServer, root: string) {
  // Makes Vite load the collections in .content/dev/ as #content in this process.
  selectCollections('dev')
  const settings = contentSettings(process.env, 'dev')
  const watched = [join(root, 'content'), join(root, 'public/images')]
  let problems: Problem[] = []
  let again = Promise.resolve()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const refresh = async () => {
    const hadMistakes = problems.length > 0
    const report = await buildContent(root, settings)
    problems = report.problems
    if (problems.length > 0) {
      for (const problem of problems) console.error(print(problem))
      console.error(
        styleText('red', `\nMistakes in the content: ${problems.length}. The site shows the last good version.\n`, {
          stream: process.stderr,
        }),
      )
      server.ws.send(overlayOf(root, problems))
      return
    }
    if (hadMistakes) console.log(styleText('green', 'The content no longer has any mistakes.'))
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
    server.ws.send({ type: 'full-reload' })
  }
  await refresh()
  server.middlewares.use(answerWith(server, root))
  server.watcher.add(watched)
  server.watcher.on('all', (_, path) => {
    if (!watched.some((folder) => path.startsWith(folder + sep))) return
    clearTimeout(waiting)
    // Waits 80 ms, because Vite's watcher drops changes within 50 ms of an earlier one.
    waiting = setTimeout(() => {
      // Runs one refresh at a time, because two would write the same files. Errors do not stop later refreshes.
      again = again
        .then(refresh)
        .catch((error: Error) => console.error(styleText('red', error.message, { stream: process.stderr })))
    }, 80)
  })
  server.ws.on('connection', () => {
    if (problems.length > 0) server.ws.send(overlayOf(root, problems))
  })
}

/**
 * Serves generated files. Refuses symbolic links below content/ and public/, as a build does; Vite would follow them.
 */
function answerWith({ config }: ViteDevServer, root: string) {
  const assets = openDevAssets(root, () => readSearchFiles(collectionsIn(root, 'dev')))
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const url = (request.url ?? '').replace(/[?#].*/, '')
    const path = posix.normalize(decodeAddress(url)).slice(config.base.length - 1)
    const file = path
      .replace(/^\/@fs/, '')
      .replace(root.replaceAll(sep, '/'), '')
      .replace(/^\/+/, '')
    const link = linkOn(root, /^(content|public)\//.test(file) ? file : `public/${file}`)
    if (link) {
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
      return response.end(`${link} is a symbolic link. Replace it with the file or folder itself.\n`)
    }
    try {
      const bytes = await assets(path)
      if (!bytes) return next()
      response.setHeader('content-type', mediaTypeOf(path))
      response.end(bytes)
    } catch (error) {
      next(error)
    }
  }
}

type SearchFiles = ReturnType<typeof readSearchFiles>

/**
 * Returns a function that generates a file on request: a photo variant or a search file. `searchFiles` runs on each
 * request for `searchFile`, which lists the search indexes.
 */
export function openDevAssets(root: string, searchFiles: () => SearchFiles | Promise<SearchFiles>) {
  const folder = join(root, 'public')
  const cache = openCache(join(root, '.cache/pictures'))
  const indexes = new Map<string, Buffer>()
  return async (path: string): Promise<Buffer | undefined> => {
    if (path === searchFile) for (const file of await searchFiles()) indexes.set(file.path, file.bytes)
    if (indexes.has(path)) return indexes.get(path)
    const [, stem = ''] = /^\/(images\/[\w/-]+)-\d+\.(?:avif|webp)$/.exec(path) ?? []
    const photos = ['avif', 'webp', 'jpg', 'jpeg', 'png'].map((ending) => `${stem}.${ending}`)
    const photo = photos.find((file) => existsSync(join(folder, file)))
    return photo && !linkOn(root, `public/${photo}`) ? readPhoto(photo, folder, cache).get(path)?.() : undefined
  }
}

/** Returns the error for Vite's overlay, which links stack positions only if they begin with a slash. */
function overlayOf(root: string, problems: Problem[]) {
  const places = problems.map((problem) => print({ ...problem, file: join(root, problem.file) }))
  const message = `Mistakes in the content: ${problems.length}`
  return { type: 'error' as const, err: { message, stack: places.join('\n'), plugin: 'content' } }
}
