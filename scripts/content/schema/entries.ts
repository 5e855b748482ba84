import { z } from 'zod'
import { type CategoryName, categories, categoryNames } from '../../../site/categories.ts'
import {
  day,
  earlyYear,
  icon,
  keywords,
  like,
  line,
  listOf,
  page,
  pageSchemas,
  paragraph,
  picture,
  promises,
  sentence,
  slug,
  text,
} from '../../../site/fields.ts'
import { lengths } from '../../../site/lengths.ts'
import { defaultLocale, type Locale, localize } from '../../../site/locales.ts'
import { moduleIds, planIds } from '../../../site/plans.ts'
import { listedIn, pageNames } from '../../../site/routes.ts'
import { toMoment } from '../clock.ts'

const whole = z.number().int().positive()
const trueOrFalse = { en: 'true or false', nl: 'true of false' }

const plan = z.strictObject({
  title: line,
  forWhom: sentence,
  setupFee: line,
  monthlyFee: line,
  pricing: paragraph,
  icon,
  description: sentence,
  features: z.array(sentence).min(5).meta({ en: 'a list of at least 5 items', nl: 'een lijst van minstens 5 punten' }),
  highlights: listOf(line, 5),
  cta: line,
  popular: z.boolean().default(false).meta(trueOrFalse),
  situation: sentence,
  solution: sentence,
  result: sentence,
})

/** Fields of a legal document. The data processing agreement must have `promises`, which other pages repeat. */
const legal = page.extend({
  version: whole.meta({ en: 'a whole number', nl: 'een heel getal' }),
  date: day,
  printed: like(/^v[\da-f]{7}$/)
    .optional()
    .meta({
      en: 'the value that npm run legal gives',
      nl: 'de waarde die npm run legal geeft',
      desk: { en: 'its previous value', nl: 'de vorige waarde' },
    }),
  promises: promises.optional(),
})
const dpa = legal.required({ promises: true })

const module = z.strictObject({ title: line, description: sentence, pricing: line, button: line, icon })

const reason = text(...lengths.reason)
const [minReason, maxReason] = lengths.reason

const publicationFields = {
  draft: z.boolean().optional().meta(trueOrFalse),
  publishAt: z
    .string()
    .refine((value) => toMoment(value) !== undefined && earlyYear(value) === undefined)
    .optional()
    .meta({
      en: 'a date and a time (Amsterdam time), such as 2026-12-01 09:00',
      nl: 'een dag en een tijd in Amsterdam, zoals 2026-12-01 09:00',
    }),
  noTwin: reason.optional().meta({
    en: `the reason in ${minReason} to ${maxReason} characters`,
    nl: `de reden, in ${minReason} tot ${maxReason} tekens`,
  }),
}

/** Numbers with a unit that no fact states, each with the reason to keep it. */
const numbers = z
  .record(z.string(), reason)
  .optional()
  .meta({
    en: `each number with the reason why it is allowed here, in ${minReason} to ${maxReason} characters`,
    nl: `elk getal met de reden waarom het hier mag staan, in ${minReason} tot ${maxReason} tekens`,
  })

/** Facts on which calculations in the text depend, with their values as the site shows them. */
const assumes = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .optional()
  .meta({
    en: 'a line for each fact, such as calculator.share: 70%',
    nl: 'een regel per feit, zoals calculator.share: 70%',
  })

/** For translations: fingerprint of the original. `npm run twin` writes it. */
const translates = like(/^t[\da-f]{7}$/)
  .optional()
  .meta({
    en: 'the value that npm run twin -- accept gives',
    nl: 'de waarde die npm run twin -- accept geeft',
    desk: {
      en: 'the value that the button "Says the same thing" gives',
      nl: 'de waarde die de knop ‘Zegt hetzelfde’ geeft',
    },
  })

const faq = z.strictObject({
  title: line,
  order: z.number().int().meta({ en: 'a whole number', nl: 'een heel getal' }),
  on: z.enum(['faq', 'plans']).default('faq').meta({ en: 'faq or plans', nl: 'faq of plans' }),
  ...publicationFields,
})

/** Fields of a post. `category` is a URL segment in the language of the entry. */
const post = (locale: Locale) =>
  z.strictObject({
    id: whole.meta({
      en: 'a whole number that no other post in this language has',
      nl: 'een heel getal dat geen ander artikel in deze taal heeft',
    }),
    title: text(...lengths.title),
    excerpt: text(...lengths.summary),
    author: line,
    date: day,
    category: z
      .enum(Object.values(categories).map((category) => category.slug[locale]))
      .transform((value) => categoryNames.find((name) => categories[name].slug[locale] === value) as CategoryName),
    image: picture,
    imageAlt: text(10, 160),
    readTime: whole.optional().meta({ en: 'a whole number of minutes', nl: 'een heel aantal minuten' }),
    slug: slug.optional(),
    /** Former URL segments, oldest first: the oldest identifies the post in feeds. */
    aliases: z.array(slug).optional().meta({
      en: 'a list of earlier slugs, the oldest first, such as [wat-kost-het]',
      nl: 'een lijst van eerdere slugs, de oudste eerst, zoals [wat-kost-het]',
    }),
    keywords: keywords.optional(),
    ...publicationFields,
  })

export const collections = ['pages', 'plans', 'modules', 'faq', 'blog', 'legal'] as const
export type Collection = (typeof collections)[number]

export type LegalFields = z.infer<typeof legal>
export type PlanFields = z.infer<typeof plan>
export type ModuleFields = z.infer<typeof module>
export type FaqFields = Omit<z.infer<typeof faq>, keyof typeof publicationFields>
export type PostFields = Omit<z.infer<ReturnType<typeof post>>, keyof typeof publicationFields>

/** File names of fixed collections. Other collections can have files with any name. */
export const fixedNames: Partial<Record<Collection, readonly string[]>> = {
  pages: pageNames,
  plans: planIds,
  modules: moduleIds,
  legal: listedIn('legal'),
}

export function schemaOf(collection: Collection, name: string, locale: Locale): z.ZodObject {
  const key = collection === 'pages' || collection === 'legal' ? `${locale} ${name}` : `${locale} ${collection}/`
  const cached = schemas.get(key)
  if (cached) return cached
  const described: z.ZodObject =
    collection === 'pages'
      ? (pageSchemas[name as keyof typeof pageSchemas] ?? page)
      : { plans: plan, modules: module, faq, legal: name === 'dpa' ? dpa : legal, blog: post(locale) }[collection]
  const schema = described.extend(collection === 'blog' ? { assumes } : { assumes, numbers })
  const localeSchema = locale === defaultLocale ? schema : schema.extend({ translates })
  schemas.set(key, localeSchema)
  return localeSchema
}

const schemas = new Map<string, z.ZodObject>()

const phrase = like(/^[\p{L}\d][\p{L}\d’' -]{0,38}[\p{L}\d]$/u).meta({
  en: 'one word or a few words',
  nl: 'één woord of een paar woorden',
})
const termList = z
  .array(
    z.strictObject({
      use: phrase,
      not: z
        .array(phrase)
        .min(1)
        .meta({ en: 'a list of words, such as [mailadres]', nl: 'een lijst van woorden, zoals [mailadres]' }),
    }),
  )
  .meta({
    en: 'a list of words, each with the fields use and not',
    nl: 'een lijst van woorden, elk met de velden use en not',
  })
export const agreedTermsSchema = z.strictObject(localize(() => termList))

export type AgreedTerms = z.infer<typeof termList>
