import type { Site } from '../content-map.ts'
import { type Entry, fieldAt } from '../entry.ts'
import { memoize } from '../memoize.ts'
import { say } from '../message.ts'
import type { Finding } from './rule.ts'

/** Two posts, or two sections of the FAQ on one page, with one title are hard to tell apart; two of one order follow by chance. */
export function titleRepeated(entry: Entry, site: Site): Finding[] {
  const known = firstsIn(site)
  return keysOf(entry).flatMap(({ key, name }) => {
    const first = known.get(key)
    if (!first || first === entry) return []
    const message = say`${name} "${String(entry.fields[name])}" is also that of ${first.file}:${fieldAt(first, name).line}. Give one of the two another.`
    return [{ ...fieldAt(entry, name), message, isAdvice: true }]
  })
}

/** The first entry with each title and order, by what it stands beside. */
const firstsIn = memoize(({ entries }: Site) => {
  const all = entries.flatMap((entry) => keysOf(entry).map(({ key }) => [key, entry] as const))
  return new Map(all.toReversed())
}, new WeakMap())

function keysOf({ collection, locale, fields }: Entry): { key: string; name: string }[] {
  const names = { blog: ['title'], faq: ['title', 'order'] }[String(collection)] ?? []
  return names
    .filter((name) => fields[name] !== undefined)
    .map((name) => {
      const place = [locale, collection, collection === 'faq' ? (fields.on ?? 'faq') : '']
      return { key: [...place, name, String(fields[name]).trim().toLowerCase()].join('\n'), name }
    })
}
