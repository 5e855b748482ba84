import { programHash } from '../lib/program-hash.ts'

/** What makes an entry of a file, and the search index of entries: a changed button compiles no text anew. */
export const sources = [
  'scripts/content',
  'scripts/check',
  'scripts/lib',
  'components/mdx',
  'components/locale.tsx',
  'components/CookieTable.tsx',
  'components/Picture.tsx',
  'site',
]

/** Returns the part that this program has in every cache key of content. */
export function program(): string {
  return programHash(...sources)
}
