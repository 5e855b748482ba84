import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { categoryNames } from '../../site/categories.ts'
import { files, robotsFile, sitemapFile } from '../../site/files.ts'
import { type Localized, localize } from '../../site/locales.ts'
import { type LegalVersion, listPages, type Page, pageFinder } from '../../site/pages.ts'
import { routeOf } from '../../site/routes.ts'
import { memoize } from '../lib/cache.ts'
import { appearsAt } from './clock.ts'
import { aliasesOf, type Entry, fieldAt, slugOf } from './entry.ts'
import type { Facts } from './facts.ts'

/** The whole site, as rules see it: pages, addresses and anchors of all entries, including drafts. */
export type SiteContext = ReturnType<typeof createSiteContext>

/** Anchors that a view defines, without those of the page frame. Others come from fields, headings and questions. */
const ofViews: Readonly<Record<string, readonly string[]>> = {
  plan: ['others'],
  legal: ['legal-questions'],
  contact: ['contact-form'],
  blog: ['newsletter-form'],
}

export function createSiteContext(
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
        // Another rule reports an invalid category.
        category: categoryNames.find((name) => name === entry.fields.category) ?? 'howTo',
        hasBody: entry.hasBody,
        isShown: appearsAt(entry) <= now,
      })),
  )
  const list = listPages({ posts, legalVersions })
  const firsts = new Map(
    list.toReversed().map((page) => [`${page.locale} ${page.route} ${page.post?.name ?? ''}`, page]),
  )
  const faq = entries.filter(({ collection }) => collection === 'faq')
  const generated = new Set<string>([sitemapFile, robotsFile, ...Object.values(files).flatMap(Object.values)])
  const named = new Map(entries.map((entry) => [`${entry.locale}/${entry.collection}/${entry.name}`, entry]))
  const entryOf = ({ locale, route, post }: Page) =>
    named.get(post ? `${locale}/blog/${post.name}` : `${locale}/legal/${route}`) ??
    named.get(`${locale}/pages/${route}`)
  return {
    entries,
    facts,
    now,
    pageAt: pageFinder(list),
    published: () => {
      const shown = localize((locale) => posts[locale].filter(({ isShown }) => isShown))
      return listPages({ posts: shown, legalVersions })
    },
    /** Canonical URLs by language, without drafts. */
    addresses: localize((locale) =>
      list
        .filter((page) => page.locale === locale && page.url === page.canonical && page.route !== 'notFound')
        .filter((page) => entryOf(page)?.fields.draft !== true)
        .map((page) => page.url),
    ),
    /** True if the slug or aliases of a post are unreadable, so that the list of URLs is incomplete. */
    hasUnreadAddress: entries.some(({ unread }) => unread?.some((name) => name === 'slug' || name === 'aliases')),
    isFile: (path: string) => generated.has(path) || (!path.includes('..') && existsSync(join(root, 'public', path))),
    entryOf,
    pageOf: ({ locale, collection, name, fields }: Entry) => {
      if (collection === 'blog') return firsts.get(`${locale} post ${name}`)
      return firsts.get(`${locale} ${collection === 'faq' ? (fields.on ?? 'faq') : name} `)
    },
    /** Anchors of a page with their positions; undefined if its text is unreadable. */
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
