import type { Made } from './entry.ts'
import { type Inputs, makeEntry } from './make-entry.ts'

/** Compiles some entries in a thread of its own. */
export default async function make(entries: readonly Inputs[]): Promise<Made[]> {
  const made: Made[] = []
  for (const entry of entries) made.push(await makeEntry(entry))
  return made
}
