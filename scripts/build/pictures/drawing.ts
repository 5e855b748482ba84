import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../../lib/cache.ts'
import { programHash } from '../../lib/program-hash.ts'

/** A drawing without what its editor left in it, and without scripts. Its styles follow the colour scheme: they stay. */
export function cleanDrawing(file: string, folder: string, cache: Cache): Promise<Buffer> {
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
