import { z } from 'zod'
import { type CategoryName, categories } from '../../site/categories.ts'
import { defaultLocale, type Locale } from '../../site/locales.ts'
import { moduleIds, planIds } from '../../site/plans.ts'
import { toMoment } from './clock.ts'

/** The description of a field is the end of the sentence "Write …" in every error about it. */
const text = (min: number, max: number) => z.string().trim().min(min).max(max).describe(`${min} to ${max} characters`)
const line = text(2, 80)
const sentence = text(2, 320)
const list = <T extends z.ZodType>(item: T, count: number) =>
  z.array(item).length(count).describe(`a list of exactly ${count}`)
const words = z.array(z.string()).describe('a list of words, like [werkbon, planning]')
const day = z.iso.date().describe('year-month-day, like 2026-05-03')
const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('small letters, digits and single hyphens, like wat-kost-automatisering')

/** The drawings of components/Icon.tsx that content may ask for by name. */
export const iconNames = [
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
const icon = z.enum(iconNames).describe(`one of ${iconNames.join(', ')}`)

const block = z.strictObject({ heading: line, text: sentence })
const point = z.strictObject({ title: line, text: sentence })

/** What every page states about itself: title and description as in a search result, heading and intro on the page. */
const page = z.strictObject({
  title: text(5, 45),
  description: text(70, 160),
  heading: text(2, 80),
  intro: text(40, 320),
  keywords: words.optional(),
})
const selling = page.extend({ closing: block })

const steps = (count: number) => z.strictObject({ heading: line, items: list(point, count) })

const planPage = selling.extend({
  steps: steps(5),
  suitable: z.strictObject({ heading: line, items: list(sentence, 6) }),
})

const perPlan = z.strictObject({ starter: line, professional: line, enterprise: line })

/** The words of each route, `content/<locale>/pages/<route>.mdx`. A view can only show what its schema holds. */
export const pages = {
  home: selling.extend({
    proofs: list(z.strictObject({ value: line, label: line }), 3),
    demo: z.strictObject({ label: line, steps: list(z.strictObject({ title: line, text: line, time: line }), 3) }),
    statement: text(40, 200),
    plans: block,
    automate: block.extend({ cards: list(point.extend({ icon }), 6) }),
    sectors: block.extend({ items: list(z.strictObject({ name: line, before: sentence, after: sentence }), 3) }),
  }),
  plans: selling.extend({
    note: sentence,
    details: block,
    modules: block,
    comparison: block.extend({
      groups: z
        .array(z.strictObject({ name: line, rows: z.array(perPlan.extend({ label: line })).min(1) }))
        .min(3)
        .describe('a list of groups with rows'),
    }),
    questions: block,
  }),
  singleFlows: selling.extend({
    price: z.strictObject({ value: line, text: sentence }),
    examples: block.extend({ items: list(point, 6) }),
    discounts: block.extend({ rows: perPlan }),
    steps: steps(4),
  }),
  support: selling.extend({
    price: z.strictObject({ monthly: line, hourly: line, text: sentence }),
    hours: block,
    reactions: block.extend({ rows: perPlan }),
    included: z.strictObject({ heading: line, items: list(point, 6) }),
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
    /** A drawn dashboard with made-up but plausible figures; `label` says that it is an example. */
    example: block.extend({
      label: line,
      tiles: list(z.strictObject({ label: line, value: line, change: line }), 3),
      chart: z.strictObject({
        title: line,
        unit: line,
        points: list(z.strictObject({ label: line, value: z.number().describe('a number') }), 8),
      }),
      bars: z.strictObject({
        title: line,
        unit: line,
        items: list(z.strictObject({ label: line, value: z.number().describe('a number') }), 5),
      }),
    }),
  }),
  starter: planPage,
  professional: planPage,
  enterprise: planPage,
  about: selling.extend({
    mission: block,
    vision: block,
    values: z.strictObject({ heading: line, items: list(point, 3) }),
    stats: z.strictObject({ heading: line, items: list(z.strictObject({ value: line, label: line }), 3) }),
  }),
  blog: page.extend({ newsletter: block }),
  cases: selling.extend({
    label: line,
    items: list(
      z.strictObject({ sector: line, title: line, situation: sentence, solution: sentence, result: sentence }),
      3,
    ),
  }),
  faq: selling,
  contact: page.extend({
    form: block,
    direct: block,
    response: block,
    checklist: z.strictObject({ heading: line, items: list(point, 4) }),
  }),
  search: page,
  notFound: page,
}

const plan = z.strictObject({
  title: line,
  forWhom: sentence,
  setupFee: line,
  monthlyFee: line,
  pricing: sentence,
  icon,
  description: sentence,
  features: z.array(sentence).min(5).describe('a list of at least 5'),
  /** The five features by which the plans differ, for the cards. */
  highlights: list(line, 5),
  cta: line,
  popular: z.boolean().default(false).describe('true or false'),
  situation: sentence,
  solution: sentence,
  result: sentence,
})

const module = z.strictObject({ title: line, description: sentence, pricing: line, button: line, icon })

/** Fields by which an entry is kept back, for collections that a writer adds to. */
const kept = {
  draft: z.boolean().optional().describe('true or false'),
  publishAt: z
    .string()
    .refine((value) => toMoment(value) !== undefined)
    .optional()
    .describe('a day and a time in Amsterdam, like 2026-12-01 09:00'),
  noTwin: z.string().trim().min(10).max(160).optional().describe('the reason in 10 to 160 characters'),
}

/** In a translation: the fingerprint of the text it was made of. `npm run twin` writes it. */
const translates = z
  .string()
  .regex(/^t[\da-f]{7}$/)
  .optional()
  .describe('what npm run twin -- accept gives')

const faq = z.strictObject({
  title: line,
  order: z.number().int().describe('a whole number'),
  /** The page that shows the section: the FAQ itself, or the plans overview. */
  on: z.enum(['faq', 'plans']).default('faq').describe('faq or plans'),
  ...kept,
})

/** Fields of a blog entry. `category` is the last part of the category's address in the entry's own language. */
const post = (locale: Locale) =>
  z.strictObject({
    id: z.number().int().positive().describe('a whole number that no other post in this language has'),
    title: text(5, 45),
    excerpt: text(70, 160),
    author: line,
    date: day,
    category: z
      .enum(Object.values(categories).map((category) => category.slug[locale]))
      .transform((value) => categoryOf(value, locale))
      .describe(
        `one of ${Object.values(categories)
          .map((category) => category.slug[locale])
          .join(', ')}`,
      ),
    image: z
      .string()
      .regex(/^\/images\/[\w/-]+\.(svg|avif|webp|jpg|png)$/)
      .describe('a file in public/images, like /images/blog/intake.svg'),
    imageAlt: text(10, 160),
    readTime: z.number().int().positive().optional().describe('minutes, a whole number'),
    slug: slug.optional(),
    keywords: words.optional(),
    ...kept,
  })

function categoryOf(value: string, locale: Locale): CategoryName {
  const found = Object.entries(categories).find(([, category]) => category.slug[locale] === value)
  return found?.[0] as CategoryName
}

/** The folders of content/<locale>. */
export const collections = ['pages', 'plans', 'modules', 'faq', 'blog', 'legal'] as const
export type Collection = (typeof collections)[number]

export type PageName = keyof typeof pages
export type Words<N extends PageName> = z.infer<(typeof pages)[N]>
export type LegalName = (typeof legalNames)[number]

export type Legal = z.infer<typeof page>
export type Plan = z.infer<typeof plan>
export type Module = z.infer<typeof module>
export type Faq = Omit<z.infer<typeof faq>, keyof typeof kept>
export type Post = Omit<z.infer<ReturnType<typeof post>>, keyof typeof kept>

export const legalNames = ['privacy', 'terms', 'dpa'] as const

/** The file names a collection is made of, where those are fixed. A writer adds files to the others. */
export const fixedNames: Partial<Record<Collection, readonly string[]>> = {
  pages: Object.keys(pages),
  plans: planIds,
  modules: moduleIds,
  legal: legalNames,
}

/** The schema of one file. */
export function schemaOf(collection: Collection, name: string, locale: Locale): z.ZodObject {
  const key = collection === 'pages' ? `${locale} ${name}` : `${locale} ${collection}/`
  const known = schemas.get(key)
  if (known) return known
  const schema = schemaIn(collection, name, locale)
  const own = locale === defaultLocale ? schema : schema.extend({ translates })
  schemas.set(key, own)
  return own
}

const schemas = new Map<string, z.ZodObject>()

function schemaIn(collection: Collection, name: string, locale: Locale): z.ZodObject {
  if (collection === 'pages') return pages[name as PageName] ?? page
  return { plans: plan, modules: module, faq, legal: page, blog: post(locale) }[collection]
}
