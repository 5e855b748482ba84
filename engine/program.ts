import { programHash } from '../system/program-hash.ts'

/** What makes an entry of a file, and the search index of entries. */
export const sources = ['engine', 'components', 'site', 'system']

/** Returns the part that this program has in every cache key of content. */
export function program(): string {
  return programHash(...sources)
}
