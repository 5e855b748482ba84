import { type CategoryName, categories, categoryNames } from './categories.ts'
import { type Locale, type Localized, locales, localize, type Path } from './locales.ts'
import {
  fill,
  href,
  type LegalName,
  pageSegment,
  type RouteName,
  routeNames,
  routeOf,
  routes,
  versionSegment,
} from './routes.ts'

/** One public URL. `P` is what is known of a post. */
export interface Page<P extends ListedPost = ListedPost> {
  url: Path
  route: RouteName
  locale: Locale
  /** The address search engines keep: that of the page itself, or of the page it is an alias of. */
  canonical: Path
  /** Where the language switch leads, for every language; the page's own language gives its own address. */
  twins: Localized<Path>
  category?: CategoryName
  /** The languages that have this very page: a twin that leads back, such as the same post, and not the blog list. */
  versions: readonly Locale[]
  /** The post whose text the page shows. */
  post?: P
  /** The number of a list's page, from 1. */
  number?: number
  /** The earlier version that the page of a legal document shows. */
  legalVersion?: LegalVersion
}

/** An earlier version of a legal document, as it was published. */
export interface LegalVersion {
  name: LegalName
  locale: Locale
  version: number
  date: string
  heading: string
  intro: string
  html: string
}

/** What listPages needs to know of a post. */
export interface ListedPost {
  /** The file name, which the twins share. */
  name: string
  slug: string
  /** The slugs that it had before, which still lead to it. */
  aliases?: readonly string[]
  category: CategoryName
  hasBody: boolean
}

/** How many entries a page of the blog list shows. */
export const pageSize = 24

/**
 * Every URL of the site with its twins. The pre-render list, the sitemap, and the language switch all
 * read it. `posts` are those of each language, newest first.
 */
export function listPages<P extends ListedPost>({ posts, legalVersions, preview = false }: Listed<P>): Page<P>[] {
  const pages: Unlinked<P>[] = routeNames.flatMap((route): Unlinked<P>[] => {
    if (routeOf(route).inPreviews && !preview) return []
    if (route === 'post') return listPosts(posts)
    if (route === 'category') return categoryNames.flatMap((category) => listNumbered(posts, category))
    if (route === 'blog') return listNumbered(posts)
    return listPlain(route)
  })
  pages.push(...listVersions(legalVersions))
  const known = new Map<string, Unlinked<P>>(pages.map((page) => [page.url, page]))
  const leadsBack =
    ({ url, locale, twins }: Unlinked<P>) =>
    (other: Locale) =>
      known.get(twins[other])?.twins[locale] === url
  return pages.map((page) => ({ ...page, versions: locales.filter(leadsBack(page)) }))
}

/** What the pages are listed of. */
interface Listed<P extends ListedPost> {
  posts: Localized<readonly P[]>
  legalVersions: readonly LegalVersion[]
  /** Whether this is a preview, which has pages of its own. */
  preview?: boolean
}

/** A page before its twins have been looked up. */
type Unlinked<P extends ListedPost> = Omit<Page<P>, 'versions'>

/** Finds a page by its address, with or without a slash at its end. */
export function pageFinder<P extends ListedPost>(pages: readonly Page<P>[]): (url: string) => Page<P> | undefined {
  const known = new Map<string, Page<P>>(pages.map((page) => [page.url, page]))
  return (url) => known.get(url.replace(/\/+$/, '') || '/')
}

/** A route without parameters: its canonical address and its aliases. An alias has its twin in the same position. */
function listPlain(route: RouteName): Unlinked<never>[] {
  return locales.flatMap((locale) => {
    const addresses: readonly Path[] = routes[route].addresses[locale]
    return addresses.map((url, position) => ({
      url,
      route,
      locale,
      canonical: addresses[0] ?? url,
      twins: localize((other) => {
        if (other === locale) return url
        const theirs: readonly Path[] = routes[route].addresses[other]
        return theirs[position] ?? theirs[0] ?? url
      }),
    }))
  })
}

/** Where the other language lacks the version, the twin is the document as it is now. */
function listVersions(all: readonly LegalVersion[]): Unlinked<never>[] {
  return all.map((legalVersion) => {
    const { name, locale, version } = legalVersion
    const url = versionUrl(legalVersion)
    const twins = localize((other) => {
      const twin = all.find((one) => one.name === name && one.locale === other && one.version === version)
      return twin ? versionUrl(twin) : href(name, other)
    })
    return { url, route: name, locale, canonical: url, twins, legalVersion }
  })
}

/** The address of an earlier version of a legal document. */
export function versionUrl({ name, locale, version }: LegalVersion): Path {
  return `${href(name, locale)}/${versionSegment[locale]}/${version}`
}

function listPosts<P extends ListedPost>(posts: Localized<readonly P[]>): Unlinked<P>[] {
  const articles = localize((locale) => new Map(posts[locale].map((post) => [post.name, post])))
  return locales.flatMap((locale) =>
    posts[locale]
      .filter((post) => post.hasBody)
      .flatMap((post) => {
        const [pattern] = routes.post.addresses[locale]
        const canonical = fill(pattern, { slug: post.slug })
        const twins: Localized<Path> = localize((other) => {
          const twin = articles[other].get(post.name)
          return twin?.hasBody
            ? fill(routes.post.addresses[other][0], { slug: twin.slug })
            : routes.blog.addresses[other][0]
        })
        return [post.slug, ...(post.aliases ?? [])].map((slug) => {
          const url = fill(pattern, { slug })
          return { url, route: 'post' as const, locale, canonical, twins: { ...twins, [locale]: url }, post }
        })
      }),
  )
}

/** A list of posts: as many pages as it needs. Where the other language has fewer, the twin is its last page. */
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

/** The address of a page of the list of posts, of one subject or of all: /blog, /blog/zorg, /blog/pagina/2. */
export function listUrl(category: CategoryName | undefined, locale: Locale, number = 1): Path {
  const first = category
    ? href('category', locale, { category: categories[category].slug[locale] })
    : href('blog', locale)
  return numbered(first, number, locale)
}

/** The address of a list's page, by that of its first. */
export function numbered(first: Path, number: number, locale: Locale): Path {
  return number === 1 ? first : `${first}/${pageSegment[locale]}/${number}`
}
