import { z } from 'zod'
import type { Localized } from './locales.ts'

// The kinds of fields that content has: those of a page's words (site/words.ts) and of the other files (scripts/content/schema/schema.ts).

/**
 * The metadata of a field is the end of the sentence "Write …" in every error about it, in each language. How long a text
 * or a list is, and which choices there are, the schema says by itself.
 */
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

/** The address of a picture that is stored here. */
export const picture = like(
  /^\/images\/(?:[a-z\d]+(?:-[a-z\d]+)*\/)*[a-z\d]+(?:-[a-z\d]+)*\.(?:svg|avif|webp|jpe?g|png)$/,
).meta({
  en: '/images/, a folder and a name in small letters, digits and hyphens, and .svg, .avif, .webp, .jpg or .png',
  nl: '/images/, een map en een naam in kleine letters, cijfers en koppeltekens, en .svg, .avif, .webp, .jpg of .png',
})

/** The drawings of components/Icon.tsx that content may ask for by name. */
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

/** Fields of the words of a page that name something (a drawing, an anchor, a plan) and are not read themselves. */
export const nameFields: ReadonlySet<string> = new Set(['icon', 'id', 'example', 'plan'])

export const block = z.strictObject({ heading: line, text: sentence })
export const point = z.strictObject({ title: line, text: sentence })

/** What every page states about itself: title and description as in a search result, heading and intro on the page. */
export const page = z.strictObject({
  title: text(5, 45),
  description: text(70, 160),
  heading: text(2, 80),
  intro: text(40, 320),
  keywords: keywords.optional(),
})
/** A page that ends with a question: what it asks, and what its button says where a demo is not what comes next. */
export const selling = page.extend({ closing: block.extend({ button: text(2, 30).optional() }) })

/** A promise and the clause of the same document that makes it, by the id of its heading. */
export const promises = block.extend({ items: list(point.extend({ clause: slug }), 4) })

export const steps = (count: number) => z.strictObject({ heading: line, items: list(point, count) })

export const perPlan = z.strictObject({ starter: line, professional: line, enterprise: line })
