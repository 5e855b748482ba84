import { type CategoryName, categories, categoryNames } from './categories.ts'
import { type Locale, type Localized, locales, localize, type Path } from './locales.ts'
import { href, type LegalName, pageSegment, type RouteName, routeNames, routeOf, versionSegment } from './routes.ts'

/** A page with its address. `P` is the type of its post, if it has one. */
export interface Page<P extends ListedPost = ListedPost> {
  url: Path
  route: RouteName
  locale: Locale
  /** Canonical address; differs from `url` for an alias. */
  canonical: Path
  /** Targets of the language switch, including the page itself. */
  twins: Localized<Path>
  category?: CategoryName
  /** Languages that have this page itself, rather than a fallback such as the blog list. */
  versions: readonly Locale[]
  post?: P
  number?: number
  legalVersion?: LegalVersion
}

/** Published earlier version of a legal document. */
export interface LegalVersion {
  name: LegalName
  locale: Locale
  version: number
  date: string
  heading: string
  intro: string
  html: string
}

export interface ListedPost {
  /** File name, shared by the twins. */
  name: string
  slug: string
  /** Former slugs, which still resolve. */
  aliases?: readonly string[]
  category: CategoryName
  hasBody: boolean
}

export const pageSize = 24

type Unlinked<P extends ListedPost> = Omit<Page<P>, 'versions'>

/** All URLs with their twins, for pre-rendering, the sitemap and the language switch. `posts` are newest first. */
export function listPages<P extends ListedPost>({
  posts,
  legalVersions,
  preview = false,
}: {
  posts: Localized<readonly P[]>
  legalVersions: readonly LegalVersion[]
  preview?: boolean
}): Page<P>[] {
  const pages: Unlinked<P>[] = routeNames.flatMap((route): Unlinked<P>[] => {
    if (routeOf(route).inPreviews && !preview) return []
    if (route === 'post') return listPosts(posts)
    if (route === 'category') return categoryNames.flatMap((category) => listNumbered(posts, category))
    if (route === 'blog') return listNumbered(posts)
    return listPlain(route)
  })
  pages.push(...listVersions(legalVersions))
  const twinsAt = new Map<string, Localized<Path>>(pages.map(({ url, twins }) => [url, twins]))
  return pages.map((page) => ({
    ...page,
    versions: locales.filter((other) => twinsAt.get(page.twins[other])?.[page.locale] === page.url),
  }))
}

/** Finds a page by address, with or without trailing slash. */
export function pageFinder<P extends ListedPost>(pages: readonly Page<P>[]): (url: string) => Page<P> | undefined {
  const pagesByUrl = new Map<string, Page<P>>(pages.map((page) => [page.url, page]))
  return (url) => pagesByUrl.get(url.replace(/\/+$/, '') || '/')
}

/** Canonical address and aliases of a route without parameters. The twin of an alias is the alias at the same index. */
function listPlain(route: RouteName): Unlinked<never>[] {
  const { addresses } = routeOf(route)
  return locales.flatMap((locale) =>
    addresses[locale].map((url, position) => ({
      url,
      route,
      locale,
      canonical: addresses[locale][0],
      twins: localize((other) => addresses[other][position] ?? addresses[other][0]),
    })),
  )
}

/** Lists earlier versions. If the other language lacks a version, its twin is the current document. */
function listVersions(all: readonly LegalVersion[]): Unlinked<never>[] {
  return all.map((legalVersion) => {
    const { name, locale, version } = legalVersion
    const url = versionUrl(legalVersion)
    const twins = localize((other) => {
      const twin = all.find(
        (candidate) => candidate.name === name && candidate.locale === other && candidate.version === version,
      )
      return twin ? versionUrl(twin) : href(name, other)
    })
    return { url, route: name, locale, canonical: url, twins, legalVersion }
  })
}

export function versionUrl({ name, locale, version }: LegalVersion): Path {
  return `${href(name, locale)}/${versionSegment[locale]}/${version}`
}

function listPosts<P extends ListedPost>(posts: Localized<readonly P[]>): Unlinked<P>[] {
  const named = localize((locale) => new Map(posts[locale].map((post) => [post.name, post])))
  return locales.flatMap((locale) =>
    posts[locale]
      .filter((post) => post.hasBody)
      .flatMap((post) => {
        const urls = [post.slug, ...(post.aliases ?? [])].map((slug) => href('post', locale, { slug }))
        const twins = localize((other) => {
          const twin = named[other].get(post.name)
          return twin?.hasBody ? href('post', other, { slug: twin.slug }) : href('blog', other)
        })
        const canonical = twins[locale]
        return urls.map((url) => ({ url, route: 'post', locale, canonical, twins: { ...twins, [locale]: url }, post }))
      }),
  )
}

/** Paginates a list. If the other language has fewer pages, the twin is its last page. */
function listNumbered(posts: Localized<readonly ListedPost[]>, category?: CategoryName): Unlinked<never>[] {
  const route = category ? 'category' : 'blog'
  const pages = localize((locale) => {
    const listed = posts[locale].filter((post) => !category || post.category === category)
    return Math.max(1, Math.ceil(listed.length / pageSize))
  })
  return locales.flatMap((locale) =>
    Array.from({ length: pages[locale] }, (_, index) => {
      const number = index + 1
      const twins = localize((other) => listUrl(category, other, Math.min(number, pages[other])))
      return { url: twins[locale], route, locale, canonical: twins[locale], twins, number, category }
    }),
  )
}

/** Address of a list page: /blog, /blog/zorg, /blog/pagina/2. */
export function listUrl(category: CategoryName | undefined, locale: Locale, number = 1): Path {
  const first = category
    ? href('category', locale, { category: categories[category].slug[locale] })
    : href('blog', locale)
  return number === 1 ? first : `${first}/${pageSegment[locale]}/${number}`
}

/** Two related posts: from the same category first, then the newest. */
export function related<P extends ListedPost>(post: P, posts: readonly P[]): P[] {
  const relatedPosts: P[] = []
  for (const isAlike of [true, false])
    for (const other of posts) {
      if (relatedPosts.length === 2) return relatedPosts
      if (other.name !== post.name && (other.category === post.category) === isAlike) relatedPosts.push(other)
    }
  return relatedPosts
}

/** The next newer and the next older post. Skips teasers. `posts` are newest first. */
export function neighbours<P extends ListedPost>(post: P, posts: readonly P[]): { newer?: P; older?: P } {
  const index = posts.findIndex((other) => other.name === post.name)
  if (index < 0) return {}
  let [newer, older] = [index - 1, index + 1]
  while (posts[newer]?.hasBody === false) newer--
  while (posts[older]?.hasBody === false) older++
  return { newer: posts[newer], older: posts[older] }
}
