import { join } from 'node:path'
import { register } from 'tsx/esm/api'

// What a thread runs. Node hands it no loader for TypeScript, so it brings its own, with the settings of this project.
process.env.TSX_TSCONFIG_PATH = join(import.meta.dirname, '../tsconfig.json')
register()
const { makeEntry } = await import('./make-entry.ts')
const { pack } = await import('./packed-entry.ts')

/**
 * Compiles some entries.
 *
 * @param {import('./make-entry.ts').Inputs[]} entries
 * @returns {Promise<import('./packed-entry.ts').PackedEntry[]>} Each as the cache keeps it.
 */
export default async function make(entries) {
  const packed = []
  for (const entry of entries) packed.push(pack(await makeEntry(entry)))
  return packed
}
