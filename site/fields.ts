import { z } from 'zod'
import type { Localized } from './locales.ts'

// Field types of page content (site/words.ts) and of other files (scripts/content/schema/entries.ts).

/** Field metadata completes "Write …" in errors, in each language. Lengths and choices come from the schema. */
declare module 'zod' {
  interface GlobalMeta extends Partial<Localized<string>> {
    en: string
    nl: string
  }
}

export const text = (min: number, max: number) => z.string().trim().min(min).max(max)
export const line = text(2, 80)
export const sentence = text(2, 320)
export const list = <T extends z.ZodType>(item: T, count: number) => z.array(item).length(count)
export const keywords = z
  .array(z.string())
  .meta({ en: 'a list of words, like [werkbon, planning]', nl: 'een lijst van woorden, zoals [werkbon, planning]' })
export const like = (form: RegExp) => z.string().regex(form)
export const day = z.iso.date().meta({ en: 'year-month-day, like 2026-05-03', nl: 'jaar-maand-dag, zoals 2026-05-03' })
export const slug = like(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
  .meta({
    en: 'small letters, digits and single hyphens, like wat-kost-automatisering',
    nl: 'kleine letters, cijfers en enkele koppeltekens, zoals wat-kost-automatisering',
  })

export const picture = like(
  /^\/images\/(?:[a-z\d]+(?:-[a-z\d]+)*\/)*[a-z\d]+(?:-[a-z\d]+)*\.(?:svg|avif|webp|jpe?g|png)$/,
).meta({
  en: '/images/, a folder and a name in small letters, digits and hyphens, and .svg, .avif, .webp, .jpg or .png',
  nl: '/images/, een map en een naam in kleine letters, cijfers en koppeltekens, en .svg, .avif, .webp, .jpg of .png',
})

const iconNames = [
  'back-office',
  'calendar',
  'chart',
  'documents',
  'enterprise',
  'flow',
  'growth',
  'mail',
  'microsoft',
  'starter',
  'training',
  'work-order',
] as const
export const icon = z.enum(iconNames)

/** Fields that hold an identifier (drawing, anchor, plan) instead of text. */
export const nameFields: ReadonlySet<string> = new Set(['icon', 'id', 'example', 'plan'])

export const block = z.strictObject({ heading: line, text: sentence })
export const point = z.strictObject({ title: line, text: sentence })

/** Fields of every page: title and description for search results, heading and intro for the page. */
export const page = z.strictObject({
  title: text(5, 45),
  description: text(70, 160),
  heading: text(2, 80),
  intro: text(40, 320),
  keywords: keywords.optional(),
})
/** A page with a closing section; `button` replaces the demo label. */
export const selling = page.extend({ closing: block.extend({ button: text(2, 30).optional() }) })

/** A promise and the heading id of the clause that makes it. */
export const promises = block.extend({ items: list(point.extend({ clause: slug }), 4) })

export const steps = (count: number) => z.strictObject({ heading: line, items: list(point, count) })

export const perPlan = z.strictObject({ starter: line, professional: line, enterprise: line })
