import { toMoment } from './clock.ts'

/** The fields by which an entry is kept back. */
interface Kept {
  fields: Record<string, unknown>
}

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

export interface Schedule<E> {
  shown: E[]
  hidden: E[]
  /** When the next entry becomes visible. */
  due: number | undefined
}

/** The one place where drafts and what is scheduled are kept out of the site. A preview shows all. */
export function schedule<E extends Kept>(entries: readonly E[], now: number, preview = false): Schedule<E> {
  const hidden = entries.filter((entry) => appearsAt(entry) > now)
  const moments = hidden.map(appearsAt).filter(Number.isFinite)
  return {
    shown: preview ? [...entries] : entries.filter((entry) => !hidden.includes(entry)),
    hidden,
    due: moments.length > 0 ? Math.min(...moments) : undefined,
  }
}
