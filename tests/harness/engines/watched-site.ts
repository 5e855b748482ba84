import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { siteHandler } from '../../../scripts/hosting/server.ts'
import { listFiles } from '../../../scripts/lib/files.ts'
import { listen } from '../../../scripts/lib/process.ts'

/** Reports errors of a page to the server, because not every engine exposes its console. */
const watcher = `
const tell = (line) => fetch('/__complaints', { method: 'POST', keepalive: true, body: location.pathname + ' ' + line })
for (const kind of ['error', 'warn']) {
  const say = console[kind]
  console[kind] = (...all) => { tell(kind + ': ' + all.map(String).join(' ')); say.apply(console, all) }
}
addEventListener('error', ({ target, message }) => tell(target === window ? 'throws ' + message : 'could not load ' + (target.src || target.href)), true)
addEventListener('unhandledrejection', ({ reason }) => tell('rejects ' + reason))
addEventListener('securitypolicyviolation', (event) => tell('policy: ' + event.effectiveDirective + ' refuses ' + (event.blockedURI || event.sample)))
`

export interface WatchedSite {
  origin: string
  /** Complaints since the last call: page errors, console warnings, CSP violations and failed requests. */
  complaints(): string[]
  close(): void
}

/** Serves a copy of a site with its own headers. Its pages report their errors. */
export async function watchSite(dist: string): Promise<WatchedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'))
  const site = join(folder, 'dist')
  cpSync(dist, site, { recursive: true, dereference: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  for (const file of listFiles(site).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(site, file), 'utf8')
    const watched = html.replace('<meta name="viewport"', '<script src="/__watch.js"></script>$&')
    // Drop Google from the CSP, so that no engine contacts it.
    writeFileSync(join(site, file), watched.replaceAll(' https://www.googletagmanager.com', ''))
  }
  writeFileSync(join(site, '__watch.js'), watcher)
  const answer = siteHandler(site, { forms: [], analytics: true })
  const lines: string[] = []
  const { server, port } = await listen((request, response) => {
    const { url = '/', method } = request
    if (url === '/__complaints') {
      void text(request).then((line) => {
        lines.push(line)
        response.writeHead(204).end()
      })
      return
    }
    const asked = request.headers['sec-fetch-mode'] === 'navigate' || request.headers['sec-fetch-dest'] === 'document'
    response.once('finish', () => {
      if (response.statusCode >= 400 && !asked && url !== '/favicon.ico')
        lines.push(`${method} ${url} was answered with ${response.statusCode}`)
    })
    answer(request, response)
  }, 0)
  return {
    origin: `http://localhost:${port}`,
    complaints: () => lines.splice(0),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
