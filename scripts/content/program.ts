import { programHash } from '../lib/program-hash.ts'

/** Sources of the content compiler and the search index. Changes to other code keep the cache valid. */
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

export function program(): string {
  return programHash(...sources)
}
