import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../engine/collect.ts'
import { categories } from '../../site/categories.ts'
import { files, icons } from '../../site/files.ts'
import { absolute } from '../../site/head/metadata.ts'
import { socialPicture } from '../../site/head/social.ts'
import type { Locale, Path } from '../../site/locales.ts'
import { message } from '../../site/messages.ts'
import { href } from '../../site/routes.ts'
import { feedHtml } from './feed-html.ts'
import { element, text, xmlDocument } from './xml.ts'

/** What both feeds say. Dates are with the time, as both formats ask, and addresses absolute. */
type Feed = ReturnType<typeof readFeed>

const most = 50

/** The feeds of one language, with the whole text of its newest articles, which stand in the folder of the collections. */
export function feeds(locale: Locale, content: Content, folder: string): { path: Path; text: string }[] {
  const feed = readFeed(locale, content, folder)
  return [
    { path: files.atom[locale], text: atom(feed) },
    { path: files.jsonFeed[locale], text: jsonFeed(feed) },
  ]
}

function readFeed(locale: Locale, { business, pages, ...content }: Content, folder: string) {
  const posts = content.posts[locale]
  const at = (path: Path) => absolute(path, business.brand)
  const items = posts
    .filter((post) => post.hasBody)
    .slice(0, most)
    .map((post) => {
      const path = href('post', locale, { slug: post.slug })
      const body = readFileSync(join(folder, `bodies/${post.body}.html`), 'utf8')
      const { width, height } = post.imageSize
      const picture = `<p><img src="${post.image}" alt="${text(post.imageAlt)}" width="${width}" height="${height}"></p>`
      return {
        url: at(path),
        title: post.title,
        summary: post.excerpt,
        html: feedHtml(picture + body, at(path)),
        picture: at(socialPicture(path)),
        author: post.author,
        category: categories[post.category].name[locale],
        date: startOf(post.date),
      }
    })
  return {
    locale,
    /** The address of the feed itself, by its kind. */
    self: { atom: at(files.atom[locale]), jsonFeed: at(files.jsonFeed[locale]) },
    brand: business.brand.name,
    site: at('/'),
    title: message('feed.title', locale)(business.brand.name),
    description: pages[locale].blog.description,
    home: at(href('blog', locale)),
    icon: at(icons.large.path),
    updated: items[0]?.date ?? startOf(posts[0]?.date ?? business.terms.lastUpdated),
    items,
  }
}

/** The beginning of a day, as RFC 3339 writes it. */
function startOf(day: string): string {
  return `${day}T00:00:00Z`
}

/** Atom 1.0: https://www.rfc-editor.org/rfc/rfc4287 */
function atom({ locale, self, brand, title, description, home, icon, updated, items }: Feed): string {
  const link = (rel: string, href: string, type: string) => element('link', { rel, type, href })
  const entry = (item: Feed['items'][number]) =>
    element(
      'entry',
      {},
      element('title', {}, text(item.title)),
      element('id', {}, text(item.url)),
      link('alternate', item.url, 'text/html'),
      element('published', {}, item.date),
      element('updated', {}, item.date),
      element('author', {}, element('name', {}, text(item.author))),
      element('category', { term: item.category }),
      element('summary', {}, text(item.summary)),
      element('content', { type: 'html' }, text(item.html)),
    )
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale },
      element('title', {}, text(title)),
      element('subtitle', {}, text(description)),
      element('id', {}, text(self.atom)),
      element('updated', {}, updated),
      element('author', {}, element('name', {}, text(brand))),
      element('icon', {}, text(icon)),
      link('self', self.atom, 'application/atom+xml'),
      link('alternate', home, 'text/html'),
      ...items.map(entry),
    ),
  )
}

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
function jsonFeed({ locale, self, brand, site, title, description, home, icon, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: locale,
    home_page_url: home,
    feed_url: self.jsonFeed,
    icon,
    authors: [{ name: brand, url: site }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.picture,
      date_published: item.date,
      authors: [{ name: item.author }],
      tags: [item.category],
      language: locale,
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}
