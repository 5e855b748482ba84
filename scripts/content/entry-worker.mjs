import { register } from 'tsx/esm/api'

// What a worker of the pool runs. Node hands a worker no loader for TypeScript, so it brings its own.
register()
const { makeEntry } = await import('./make-entry.ts')
const { pack } = await import('./packed.ts')

/**
 * Compiles some entries.
 *
 * @param {import('./make-entry.ts').Inputs[]} entries
 * @returns {Promise<Uint8Array[]>} Each as the cache keeps it.
 */
export default async function make(entries) {
  const packed = []
  for (const entry of entries) packed.push(pack(await makeEntry(entry)))
  return packed
}
