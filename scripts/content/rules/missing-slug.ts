import { toSlug } from '../read.ts'
import type { Draft, Finding } from '../rule.ts'

/** The address of an article says what it is about, in its own language; the file name is shared with the twin. */
export function missingSlug({ collection, fields, places, hasBody, name }: Draft): Finding[] {
  if (collection !== 'blog' || !hasBody || fields.slug !== undefined || typeof fields.title !== 'string') return []
  const slug = toSlug(fields.title).slice(0, 80).replace(/-$/, '')
  if (slug === name) return []
  const { title = { line: 1, column: 1 } } = places
  const message = `slug is missing, so the address ends in ${name}. Write slug: ${slug}`
  return [{ line: title.line, column: 1, message, fix: { from: 'title:', to: `slug: ${slug}\ntitle:` } }]
}
