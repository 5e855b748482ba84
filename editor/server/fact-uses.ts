import type { Examined } from '../../scripts/content/build-content.ts'
import { usesOf } from '../../scripts/facts/facts-table.ts'
import { defaultLocale } from '../../site/locales.ts'
import type { FactUses, Key } from '../protocol.ts'
import { keyOf, listEntries } from './entries.ts'

/** Lists the texts that use each fact, by their titles. */
export function factUsesIn(root: string, examined: Examined): FactUses {
  const entries = new Map(listEntries(root, examined).map((entry) => [entry.key, entry]))
  const titlesOf = (key: Key) =>
    Object.fromEntries(Object.entries(entries.get(key)?.sides ?? {}).map(([locale, { title }]) => [locale, title]))
  const uses = usesOf(root, Object.keys(examined.site.facts[defaultLocale]), { articles: true })
  return Object.fromEntries(
    [...uses].map(([name, files]) => {
      const texts = files.filter((file) => file.startsWith('content/'))
      const keys = [...new Set(texts.map(keyOf))].filter((key) => entries.has(key))
      return [
        name,
        { texts: keys.map((key) => ({ key, titles: titlesOf(key) })), isInSite: files.length > texts.length },
      ]
    }),
  )
}
