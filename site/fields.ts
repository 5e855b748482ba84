import { z } from 'zod'
import { firstYear, lengths } from './lengths.ts'
import type { Localized } from './locales.ts'
import type { PageName } from './routes.ts'

/**
 * Metadata of a field: the words after "Write" in its errors, in each language. Lengths and choices come from the
 * schema.
 */
declare module 'zod' {
  interface GlobalMeta extends Partial<Localized<string>> {
    en: string
    nl: string
    /** Ending that every valid value must have. */
    ending?: string
  }
}

export const text = (min: number, max: number) => z.string().trim().min(min).max(max)
export const line = text(...lengths.line)
export const sentence = text(2, 320)
export const paragraph = text(2, 400)
export const listOf = <T extends z.ZodType>(item: T, count: number) => z.array(item).length(count)
export const keywords = z
  .array(z.string())
  .meta({ en: 'a list of words, like [werkbon, planning]', nl: 'een lijst van woorden, zoals [werkbon, planning]' })
export const like = (form: RegExp) => z.string().regex(form)
/** Returns the year at the start of a date if it is before `firstYear`; otherwise undefined. */
export function earlyYear(value: string): number | undefined {
  const year = Number(/^\d{4}(?=-)/.exec(value)?.[0])
  return year < firstYear ? year : undefined
}
export const day = z.iso
  .date()
  .refine((value) => earlyYear(value) === undefined)
  .meta({ en: 'year-month-day, like 2026-05-03', nl: 'jaar-maand-dag, zoals 2026-05-03' })
export const slug = like(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
  .meta({
    en: 'lowercase letters, digits and single hyphens, like wat-kost-automatisering',
    nl: 'kleine letters, cijfers en enkele koppeltekens, zoals wat-kost-automatisering',
  })

export const picture = like(
  /^\/images\/(?:[a-z\d]+(?:-[a-z\d]+)*\/)*[a-z\d]+(?:-[a-z\d]+)*\.(?:svg|avif|webp|jpe?g|png)$/,
).meta({
  en: '/images/folder/name.jpg, with only lowercase letters, digits and hyphens in the names, and .svg, .avif, .webp, .jpg or .png at the end',
  nl: '/images/folder/name.jpg, met alleen kleine letters, cijfers en koppeltekens in de namen, en met .svg, .avif, .webp, .jpg of .png aan het eind',
})

export const icon = z.enum([
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
])

/** Fields that identify a drawing, a case or a plan, and contain no text. */
export const nameFields: ReadonlySet<string> = new Set(['icon', 'id', 'example', 'plan'])

const block = z.strictObject({ heading: line, text: sentence })
const point = z.strictObject({ title: line, text: sentence })

/** Fields of every page: title and description for search results, heading and intro for the page. */
export const page = z.strictObject({
  title: text(...lengths.title),
  description: text(...lengths.summary),
  heading: line,
  intro: text(40, 320),
  keywords: keywords.optional(),
})
/** A page with a closing section. `button` replaces the default label of its demo button. */
const selling = page.extend({ closing: block.extend({ button: text(2, 30).optional() }) })

/** Four promises. `clause` is the id of the legal clause that makes the promise. */
export const promises = block.extend({ items: listOf(point.extend({ clause: slug }), 4) })

const steps = (count: number) => z.strictObject({ heading: line, items: listOf(point, count) })

const perPlan = z.strictObject({ starter: line, professional: line, enterprise: line })

/** Ids of the cases, one per sector. Other pages refer to a case by its id. */
const sector = z.enum(['care', 'technical', 'shop'])

const moment = z.strictObject({ title: line, time: line })

/**
 * A home page workflow in five steps: request with [key words] in brackets, data found, checks, approval and result.
 * The case of its sector shows the same request.
 */
const workflow = z.strictObject({
  name: text(2, 24),
  example: sector,
  received: moment.extend({ from: line, text: sentence }),
  found: moment.extend({ fields: listOf(z.strictObject({ label: text(2, 20), value: text(1, 40) }), 4) }),
  checked: moment.extend({ items: listOf(line, 3) }),
  proposed: moment.extend({ text: text(2, 120), button: text(2, 20), approved: line }),
  done: moment.extend({ items: listOf(z.strictObject({ system: text(2, 24), text: line }), 3) }),
})

const series = (count: number) =>
  z.strictObject({
    title: line,
    unit: line,
    points: listOf(z.strictObject({ label: line, value: z.number().meta({ en: 'a number', nl: 'een getal' }) }), count),
  })

const plan = selling.extend({
  steps: steps(5),
  flows: block.extend({
    items: z
      .array(z.strictObject({ from: text(2, 40), does: line, to: text(2, 40) }))
      .min(3)
      .max(8)
      .meta({ en: 'a list of 3 to 8 workflows', nl: 'een lijst van 3 tot 8 workflows' }),
  }),
  suitable: z.strictObject({ heading: line, items: listOf(sentence, 6) }),
})

/** Schemas of content/<locale>/pages/<route>.mdx. Views can show no other fields. */
export const pageSchemas = {
  home: selling.extend({
    proofs: listOf(z.strictObject({ value: line, label: line }), 3),
    demo: z.strictObject({ label: line, sectors: listOf(workflow, 3) }),
    eyebrow: line,
    price: sentence,
    statement: text(40, 200),
    plans: block,
    automate: block.extend({ cards: listOf(point.extend({ icon }), 6) }),
    sectors: block.extend({
      items: listOf(z.strictObject({ name: line, example: sector, before: sentence, after: sentence }), 3),
    }),
  }),
  plans: selling.extend({
    note: sentence,
    details: block,
    modules: block,
    /** Names of the four worked examples, the default first, and a note on the calculation. */
    sum: block.extend({ examples: listOf(line, 4), note: paragraph }),
    comparison: block.extend({
      groups: z
        .array(z.strictObject({ name: line, rows: z.array(perPlan.extend({ label: line })).min(1) }))
        .min(3)
        .meta({ en: 'a list of groups with rows', nl: 'een lijst van groepen met rijen' }),
    }),
    questions: block,
  }),
  singleFlows: selling.extend({
    price: z.strictObject({ value: line, text: sentence }),
    examples: block.extend({ items: listOf(point, 6) }),
    discounts: block.extend({ rows: perPlan }),
    steps: steps(4),
  }),
  support: selling.extend({
    price: z.strictObject({ monthly: line, hourly: line, text: sentence }),
    hours: block,
    reactions: block.extend({ rows: perPlan }),
    included: z.strictObject({ heading: line, items: listOf(point, 6) }),
    steps: steps(4),
  }),
  training: selling.extend({
    price: z.strictObject({ value: line, text: sentence }),
    steps: steps(4),
    benefits: steps(4),
    included: block.extend({ rows: perPlan }),
  }),
  dashboard: selling.extend({
    price: z.strictObject({ setup: line, monthly: line, text: sentence }),
    steps: steps(5),
    benefits: steps(5),
    /** Example dashboard with plausible figures; `label` marks it as an example. */
    example: block.extend({
      label: line,
      tiles: listOf(z.strictObject({ label: line, value: line, change: line }), 3),
      chart: series(8),
      bars: series(5),
    }),
  }),
  starter: plan,
  professional: plan,
  enterprise: plan,
  about: selling.extend({
    mission: block,
    vision: block,
    values: z.strictObject({ heading: line, items: listOf(point, 3) }),
    /** Expected figures. `example` explains the first. */
    stats: z.strictObject({
      heading: line,
      items: listOf(z.strictObject({ value: line, label: line }), 3),
      example: sentence,
    }),
    people: block.extend({ items: listOf(z.strictObject({ role: line, name: line, text: sentence }), 2) }),
    promises: block.extend({ items: listOf(point, 6) }),
  }),
  blog: page.extend({ newsletter: block }),
  cases: selling.extend({
    label: line,
    items: listOf(
      z.strictObject({
        id: sector,
        sector: line,
        title: line,
        situation: sentence,
        solution: sentence,
        result: sentence,
        fit: sentence,
      }),
      3,
    ),
    phone: block.extend({ items: listOf(point, 4) }),
  }),
  faq: selling,
  contact: page.extend({
    form: block,
    direct: block,
    response: block,
    /** `bring` describes what to send for the demo. */
    checklist: z.strictObject({ heading: line, items: listOf(point, 4), bring: sentence }),
  }),
  accessibility: page.extend({ updated: line, report: block }),
  search: page,
  notFound: page,
} as const satisfies Record<PageName, z.ZodObject>

type Schemas = typeof pageSchemas
/** Words of a page. The intersection makes a missing schema a type error in this table. */
export type Words<N extends PageName> = z.infer<Schemas[N & keyof Schemas]>
