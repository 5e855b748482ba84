import type { ContentReport } from '../../scripts/check/run.ts'
import { usesOf } from '../../scripts/facts/facts-table.ts'
import { defaultLocale } from '../../site/locales.ts'
import type { FactUses } from '../protocol.ts'
import { keyOf, listEntries } from './entries.ts'

export function factUsesIn(root: string, examined: ContentReport): FactUses {
  const entries = listEntries(root, examined).map(({ key, sides }) => {
    const titles = Object.entries(sides).map(([locale, { title }]) => [locale, title])
    return { key, titles: Object.fromEntries(titles) }
  })
  const found: FactUses = {}
  for (const [name, files] of usesOf(root, Object.keys(examined.site.facts[defaultLocale]), { articles: true })) {
    const keys = new Set(files.map(keyOf))
    found[name] = entries.filter(({ key }) => keys.has(key))
  }
  return found
}
