import type { Site } from '../content-map.ts'
import type { Entry } from '../entry.ts'
import { say } from '../message.ts'
import type { Finding } from './rule.ts'
import { sourceOf } from './stale-twin.ts'

/** A translation names what it was made of, so that it is noticed when that changes. A draft can wait. */
export function unmarkedTwin(entry: Entry, { entries }: Pick<Site, 'entries'>): Finding[] {
  const source = sourceOf(entry, entries)
  if (!source || entry.fields.translates !== undefined || entry.fields.draft === true) return []
  const name = `${entry.collection}/${entry.name}`
  const message = say`Nobody will hear when ${source.file} changes. Does this say the same? Then run npm run twin -- accept ${name}`
  return [{ line: 1, column: 1, message, isAdvice: true }]
}
