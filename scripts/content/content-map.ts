import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CategoryName, categories } from '../../site/categories.ts'
import { files, robotsFile, sitemapFile } from '../../site/files.ts'
import { type Localized, localize } from '../../site/locales.ts'
import { type LegalVersion, listPages, type Page, pageFinder } from '../../site/pages.ts'
import { routeOf } from '../../site/routes.ts'
import { memoize } from '../lib/memoize.ts'
import { appearsAt } from './clock.ts'
import { type Entry, fieldAt } from './entry.ts'
import { aliasesOf, slugOf } from './posts.ts'
import type { Facts } from './schema/facts.ts'

/** What a rule may know besides the entry it looks at: the whole site as the content makes it, drafts included. */
export type Site = ReturnType<typeof siteOf>

/**
 * Anchors that a view brings along itself, with something to read. Others are those of its fields, headings and
 * questions; those of the frame, such as the field of a search, are no place to lead to.
 */
const ofViews: Readonly<Record<string, readonly string[]>> = {
  plan: ['others'],
  legal: ['legal-questions'],
  contact: ['contact-form'],
  blog: ['newsletter-form'],
}

/** Gathers what the rules know of the site at `now`, the moment of the build in milliseconds since 1970. */
export function siteOf(
  root: string,
  entries: readonly Entry[],
  facts: Localized<Facts>,
  now: number,
  legalVersions: readonly LegalVersion[] = [],
) {
  const posts = localize((locale) =>
    entries
      .filter((entry) => entry.collection === 'blog' && entry.locale === locale)
      .map((entry) => ({
        name: entry.name,
        slug: slugOf(entry),
        aliases: aliasesOf(entry),
        category: categoryOf(entry.fields.category),
        hasBody: entry.hasBody,
        isShown: appearsAt(entry) <= now,
      })),
  )
  const list = listPages({ posts, legalVersions })
  const firstOf = new Map<string, Page>()
  for (const page of list.toReversed()) {
    firstOf.set(`${page.locale} ${page.route}`, page)
    if (page.post) firstOf.set(`${page.locale} post ${page.post.name}`, page)
  }
  const faq = entries.filter(({ collection }) => collection === 'faq')
  const generated = new Set<string>([sitemapFile, robotsFile, ...Object.values(files).flatMap(Object.values)])
  const named = new Map(entries.map((entry) => [`${entry.locale}/${entry.collection}/${entry.name}`, entry]))
  /** The entry whose text a page shows, if one does. */
  const entryOf = ({ locale, route, post }: Page) =>
    named.get(post ? `${locale}/blog/${post.name}` : `${locale}/legal/${route}`) ??
    named.get(`${locale}/pages/${route}`)
  return {
    entries,
    facts,
    now,
    /** The page at an address, with or without a slash at its end. */
    pageAt: pageFinder(list),
    /** Every page that visitors have at that moment. */
    published: () => {
      const shown = localize((locale) => posts[locale].filter(({ isShown }) => isShown))
      return listPages({ posts: shown, legalVersions })
    },
    /** The canonical addresses of a language, drafts excepted. */
    addresses: localize((locale) =>
      list
        .filter((page) => page.locale === locale && page.url === page.canonical && page.route !== 'notFound')
        .filter((page) => entryOf(page)?.fields.draft !== true)
        .map((page) => page.url),
    ),
    /** Whether the address of some post cannot be read: then it is not known which there are. */
    hasUnreadAddress: entries.some(({ unread }) => unread?.some((name) => name === 'slug' || name === 'aliases')),
    /** Whether an address is that of a file, such as a feed or a picture. */
    isFile: (path: string) => generated.has(path) || (!path.includes('..') && existsSync(join(root, 'public', path))),
    entryOf,
    /** The first page that shows the text of an entry. */
    pageOf: (entry: Entry) => {
      const route = entry.collection === 'faq' ? (entry.fields.on ?? 'faq') : entry.name
      return firstOf.get(
        entry.collection === 'blog' ? `${entry.locale} post ${entry.name}` : `${entry.locale} ${route}`,
      )
    },
    /** The anchors of a page, each with where it is written; undefined when its text cannot be read. */
    anchorsOf: memoize((page: Page) => {
      const own = entryOf(page)
      const isOn = ({ fields, unread }: Entry) => unread?.includes('on') || (fields.on ?? 'faq') === page.route
      const sections = faq.filter((entry) => entry.locale === page.locale && isOn(entry))
      if (!own && page.route !== 'category') return undefined
      if ([own, ...sections].some((entry) => entry && (!entry.headings || entry.unread))) return undefined
      const anchors = new Map<string, { file: string; line: number }>()
      const add = (id: string, file: string, line: number) => anchors.has(id) || anchors.set(id, { file, line })
      for (const id of ofViews[routeOf(page.route).view ?? page.route] ?? []) add(id, 'site/ids.ts', 1)
      for (const [name, value] of Object.entries(own?.fields ?? {}))
        if (own && typeof value === 'object' && value !== null && 'heading' in value)
          add(name, own.file, fieldAt(own, name).line)
      for (const { name, file } of sections) add(name, file, 1)
      for (const entry of [own, ...sections])
        for (const { id, line } of entry?.headings ?? []) add(id, entry?.file ?? '', line)
      return anchors
    }),
  }
}

/** The category of an entry; where it is wrong, which is reported elsewhere, any. */
function categoryOf(value: unknown): CategoryName {
  return typeof value === 'string' && Object.hasOwn(categories, value) ? (value as CategoryName) : 'howTo'
}
