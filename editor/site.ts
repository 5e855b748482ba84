import { categories } from '../site/categories.ts'
import type { Locale } from '../site/locales.ts'

/** Everything that the desk knows about this site, except for schemas, labels and words. */
export const thisSite = {
  files: { facts: 'content/business.yaml', terms: 'content/terms.yaml' },
  lists: ['facts/business', 'words/search', 'words/terms'],
  /** Kinds of entries, in the order of the list. */
  kinds: ['blog', 'faq', 'pages', 'plans', 'modules', 'legal', 'facts', 'words'],
  /** Kinds to which texts can be added. */
  freeKinds: ['blog', 'faq'],
  /** Kinds whose files have fields only, and no body. */
  formKinds: ['pages', 'plans', 'modules'],
  fields: {
    title: 'title',
    picture: 'image',
    pictureAlt: 'imageAlt',
    icon: 'icon',
    /** The page of an FAQ section, and its position there. */
    page: 'on',
    order: 'order',
    /** A field with a date and a time. */
    moment: 'publishAt',
    category: 'category',
    /** Fields that commands write. Shown only if they have a problem. */
    generated: ['id', 'version', 'printed'],
    /** Field that is shown as the state of the translation. */
    fingerprint: 'translates',
    /** Fields that are rarely used, and so folded at first. */
    seldom: ['author', 'readTime', 'aliases', 'keywords', 'publishAt', 'noTwin', 'assumes'],
    /** Fields with the same value in both languages, in the order of the panel. */
    shared: ['date', 'category', 'on', 'order', 'publishAt', 'image', 'icon', 'popular', 'draft'],
    /** Fields that are not copied into a new translation. */
    ofOneLanguage: ['slug', 'aliases', 'noTwin', 'translates'],
    /** Fields that refer to a page, a plan or a legal text. */
    links: ['on', 'to', 'plan'],
    sector: 'example',
  },
  /** Attributes of a component with a picture. */
  figure: { picture: 'src', pictureAlt: 'alt' },
  linkedKinds: ['pages', 'plans', 'legal'],
  sectors: { care: categories.healthcare, technical: categories.technical, shop: categories.ecommerce },
  /** Groups of facts that only the operator changes. */
  operatorFacts: ['analytics', 'forms', 'security'],
  originFact: 'brand.origin',
  rules: {
    /** Rules whose messages have the path of a field as their first value. */
    ofFields: ['post-address', 'repeated', 'schema', 'twin-fields'],
    looseNumber: 'typed-number',
    /** Rule about different values in twins, which the panel of shared values also shows. */
    ofTwins: 'twin-fields',
  },
} as const

/** A field's value in another language. Only the slug of a category differs between languages. */
export function inLanguage<T>(name: string, value: T, locale: Locale): T | string {
  const category = name === thisSite.fields.category && Object.values(categories).find(hasSlug(value))
  return category ? category.slug[locale] : value
}

const hasSlug =
  (value: unknown) =>
  ({ slug }: (typeof categories)[keyof typeof categories]) =>
    Object.values(slug).some((one) => one === value)

export const isAmong = (names: readonly string[], name: unknown): boolean => names.some((one) => one === name)
