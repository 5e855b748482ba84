import { type RequestListener, request } from 'node:http'

/**
 * Passes every request on to a server that runs elsewhere, so that the browser of a test can be on it. Headers that are
 * named, in small letters, get lost on the way back.
 */
export function proxyTo(origin: () => string, lost: readonly string[] = []): RequestListener {
  return (asked, answer) => {
    const { hostname, port } = new URL(origin())
    const options = { hostname, port, path: asked.url, method: asked.method, headers: asked.headers }
    const passed = request(options, (response) => {
      const kept = response.rawHeaders.filter((_, index, all) => !lost.includes(all[index & ~1]?.toLowerCase() ?? ''))
      answer.writeHead(response.statusCode ?? 502, kept)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
}
