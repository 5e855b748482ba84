import { type RequestListener, request } from 'node:http'

export function proxyTo(origin: () => string): RequestListener {
  return (asked, answer) => {
    const { hostname, port } = new URL(origin())
    const options = { hostname, port, path: asked.url, method: asked.method, headers: asked.headers }
    const passed = request(options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
}
