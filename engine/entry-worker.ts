import { type Inputs, makeEntry } from './make-entry.ts'
import { type PackedEntry, pack } from './packed-entry.ts'

/** Compiles some entries in a thread of its own: each as the cache keeps it. */
export default async function make(entries: readonly Inputs[]): Promise<PackedEntry[]> {
  const packed: PackedEntry[] = []
  for (const entry of entries) packed.push(pack(await makeEntry(entry)))
  return packed
}
