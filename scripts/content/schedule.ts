import { toMoment } from './clock.ts'
import type { Entry } from './entry.ts'

/** What says when an entry is kept back. */
type Kept = Pick<Entry, 'fields'>

/** When an entry becomes visible, in milliseconds since 1970: a draft never, one without publishAt always was. */
export function appearsAt({ fields }: Kept): number {
  if (fields.draft === true) return Number.POSITIVE_INFINITY
  return publishedAt({ fields }) ?? Number.NEGATIVE_INFINITY
}

/** The moment of `publishAt`, if it has one. A time that the clocks skip, which a rule refuses, stands for the next. */
export function publishedAt({ fields }: Kept): number | undefined {
  const written = typeof fields.publishAt === 'string' ? toMoment(fields.publishAt) : undefined
  const moment = typeof written === 'object' ? toMoment(written.skipped) : written
  return typeof moment === 'number' ? moment : undefined
}

/**
 * The one place where drafts and what is scheduled are kept out of the site. A preview shows all. `due` is when the next
 * entry becomes visible.
 */
export function schedule<E extends Kept>(entries: readonly E[], now: number, preview: boolean) {
  const hidden = entries.filter((entry) => appearsAt(entry) > now)
  const moments = hidden.map(appearsAt).filter(Number.isFinite)
  return {
    shown: preview ? [...entries] : entries.filter((entry) => !hidden.includes(entry)),
    hidden,
    due: moments.length > 0 ? Math.min(...moments) : undefined,
  }
}
