import { addItem } from './edit-fields.ts'
import { readFields } from './fields.ts'

/** Adds the old address of a published text as an alias. */
export function keepAddress(file: string, before: string | null, text: string): { text: string; kept?: string } {
  const [, name] = /^content\/[^/]+\/blog\/([^/]+)\.mdx$/.exec(file) ?? []
  const [was, is] = [before && readFields(file, before), readFields(file, text)]
  if (!name || !was || !is || was.draft === true || was.readTime !== undefined) return { text }
  const [old, next] = [was.slug ?? name, is.slug ?? name]
  const aliases = Array.isArray(is.aliases) ? is.aliases : []
  if (typeof old !== 'string' || old === next || aliases.includes(old)) return { text }
  return { text: addItem(file, text, ['aliases'], old), kept: old }
}
