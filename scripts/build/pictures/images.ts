import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Path } from '../../../site/locales.ts'
import type { Cache } from '../../lib/cache.ts'
import { listFiles } from '../../lib/files.ts'
import { programHash } from '../../lib/hash.ts'
import { readPhoto } from './photo.ts'

/** Optimizes the pictures of a built site: cleans drawings, and scales photos to every format and width. */
export async function images(site: string, cache: Cache): Promise<{ path: Path; bytes: Buffer }[]> {
  const made = listFiles(site).flatMap((file): [path: string, bytes: Promise<Buffer>][] => {
    if (file.endsWith('.svg')) return [[`/${file}`, cleanDrawing(file, site, cache)]]
    if (!/^images\/.*\.(avif|webp|jpe?g|png)$/.test(file)) return []
    return [...readPhoto(file, site, cache)].map(([path, make]) => [path, make()])
  })
  return Promise.all(made.map(async ([path, bytes]) => ({ path: path as Path, bytes: await bytes })))
}

/** Removes editor data and scripts from an SVG. Keeps styles, which follow the colour scheme. */
function cleanDrawing(file: string, folder: string, cache: Cache): Promise<Buffer> {
  const source = readFileSync(join(folder, file), 'utf8')
  return cache.cached([programHash('scripts/build/pictures'), source], async () => {
    const { optimize } = await import('svgo')
    const { data } = optimize(source, {
      multipass: true,
      plugins: [
        { name: 'preset-default', params: { overrides: { inlineStyles: false, minifyStyles: false } } },
        'removeScripts',
      ],
    })
    return Buffer.from(data)
  })
}
