import { existsSync, readFileSync, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { mediaTypeOf } from '../../../site/media-types.ts'

/** Answers as GitHub Pages does: /x is x.html, /x/ is x/index.html, one 404.html for all, and no headers of ours. */
export function gitHubPages(folder: string): RequestListener {
  const isFile = (file: string) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile()
  return ({ url = '/', method }, response) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    const file = candidates.find(isFile)
    response.writeHead(file ? 200 : 404, { 'Content-Type': mediaTypeOf(file ?? '/404.html') })
    response.end(method === 'HEAD' ? undefined : readFileSync(join(folder, file ?? '404.html')))
  }
}
