import { type Locale, locales } from '../../site/locales.ts'
import type { Key, Listed } from '../protocol.ts'
import { sayIn } from './words.ts'

/** The entry of a content file: undefined for a picture, or for a file that the desk does not open. */
export function keyOf(file: string): Key | undefined {
  if (file === 'content/business.yaml') return 'facts/business'
  const [, locale, key] = /^content\/(\w+)\/(\w+\/[\w-]+)\.mdx$/.exec(file) ?? []
  return locales.some((one) => one === locale) ? (key as Key) : undefined
}

/** What an entry is called, in a language if it can be. */
export function titleOf(key: Key, entries: readonly Listed[], locale: Locale): string {
  if (key === 'facts/business') return sayIn(locale)('factsTitle')
  const { sides = {} } = entries.find((entry) => entry.key === key) ?? {}
  return sides[locale]?.title || Object.values(sides)[0]?.title || key
}

/** What the entry of a file is called, in the language of the file. */
export function titleOfFile(file: string, entries: readonly Listed[], desk: Locale): string {
  const key = keyOf(file)
  const locale = locales.find((one) => file.startsWith(`content/${one}/`)) ?? desk
  return key ? titleOf(key, entries, locale) : file.replace(/^(content|public)\//, '')
}
