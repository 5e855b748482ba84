import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { basePath, withBase } from '../../../site/base.ts'
import { categories } from '../../../site/categories.ts'
import { files, icons, socialPicture } from '../../../site/files.ts'
import { absolute } from '../../../site/head/metadata.ts'
import type { Locale, Path } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'
import { href } from '../../../site/routes.ts'
import { textsOf } from '../../../site/views.ts'
import type { Content } from '../../content/collections.ts'
import { type Cache, programHash } from '../../lib/cache.ts'
import { escapeXml, xmlDocument, xmlElement } from './texts.ts'

/** Content of a feed in JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/. Atom is derived from it. */
type Feed = Awaited<ReturnType<typeof readFeed>>

const maxEntries = 50

/** Returns the feeds of a language, with the newest posts in full. `folder` contains the collections. */
export async function feeds(locale: Locale, content: Content, folder: string, cache: Cache) {
  const { brand } = content.business
  const feed = await readFeed(locale, content, folder, cache)
  const updated =
    feed.items[0]?.date_published ?? startOf(content.posts[locale][0]?.date ?? content.legal[locale].terms.date)
  return [
    { path: files.atom[locale], text: atom(feed, absolute(files.atom[locale], brand), updated) },
    { path: files.jsonFeed[locale], text: `${JSON.stringify(feed, null, 1)}\n` },
  ]
}

/** Reads the entries of a feed. Addresses are absolute and dates have a time, as both formats require. */
async function readFeed(locale: Locale, content: Content, folder: string, cache: Cache) {
  const { brand } = content.business
  const absoluteUrl = (path: Path) => absolute(path, brand)
  const newest = content.posts[locale].filter((post) => post.hasBody).slice(0, maxEntries)
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: message('feed.title', locale, { brand: brand.name }),
    description: textsOf({ route: 'blog', locale }, content).description,
    language: locale,
    home_page_url: absoluteUrl(href('blog', locale)),
    feed_url: absoluteUrl(files.jsonFeed[locale]),
    icon: absoluteUrl(icons.large.path),
    authors: [{ name: brand.name, url: absoluteUrl('/') }],
    items: await Promise.all(
      newest.map(async (post) => {
        const path = href('post', locale, { slug: post.slug })
        const { title, description } = textsOf({ route: 'post', locale, post }, content)
        const { width, height } = post.imageSize
        const picture = `<p><img src="${post.image}" alt="${escapeXml(post.imageAlt)}" width="${width}" height="${height}"></p>`
        // `post.body` is the digest of the text, so a changed text gets a new key.
        const inputs = [
          'feed',
          programHash('scripts/build/lists', 'site'),
          basePath(),
          picture,
          post.body,
          absoluteUrl(path),
        ]
        const html = await cache.cached(inputs, () => {
          const body = readFileSync(join(folder, `bodies/${post.body}.html`), 'utf8')
          return Buffer.from(feedHtml(picture + body, absoluteUrl(path)))
        })
        return {
          // Keeps the first address of a post: to feed readers, a new id is a new post.
          id: absoluteUrl(href('post', locale, { slug: post.aliases?.[0] ?? post.slug })),
          url: absoluteUrl(path),
          title,
          summary: description,
          content_html: String(html),
          image: absoluteUrl(socialPicture(path)),
          date_published: startOf(post.date),
          authors: [{ name: post.author }],
          tags: [categories[post.category].name[locale]],
          language: locale,
        }
      }),
    ),
  }
}

function startOf(day: string): string {
  return `${day}T00:00:00Z`
}

/** Returns a feed as Atom 1.0: https://www.rfc-editor.org/rfc/rfc4287. `url` is the feed's own address. */
function atom(feed: Feed, url: string, updated: string): string {
  const text = (name: string, value: string, attributes = {}) => xmlElement(name, attributes, escapeXml(value))
  const link = (rel: string, href: string, type: string) => xmlElement('link', { rel, type, href })
  const author = ({ name }: { name: string }) => xmlElement('author', {}, text('name', name))
  const entry = (item: Feed['items'][number]) =>
    xmlElement(
      'entry',
      {},
      text('title', item.title),
      text('id', item.id),
      link('alternate', item.url, 'text/html'),
      text('published', item.date_published),
      text('updated', item.date_published),
      ...item.authors.map(author),
      ...item.tags.map((term) => xmlElement('category', { term })),
      text('summary', item.summary),
      text('content', item.content_html, { type: 'html' }),
    )
  return xmlDocument(
    xmlElement(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
      text('title', feed.title),
      text('subtitle', feed.description),
      text('id', url),
      text('updated', updated),
      ...feed.authors.map(author),
      text('icon', feed.icon),
      link('self', url, 'application/atom+xml'),
      link('alternate', feed.home_page_url, 'text/html'),
      ...feed.items.map(entry),
    ),
  )
}

const kept = new Set(['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'lang', 'id'])

const dropped = new Set(['script', 'style', 'source', 'button', 'input', 'template'])

export function feedHtml(html: string, url: string): string {
  const fragment = parseFragment(html)
  clean(fragment, url)
  return serialize(fragment).trim()
}

function clean(parent: DefaultTreeAdapterTypes.ParentNode, url: string) {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if (node.nodeName === '#comment') return []
    if (!('tagName' in node)) return [node]
    const classes = node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? []
    if (dropped.has(node.tagName) || classes.includes('anchor')) return []
    clean(node, url)
    node.attrs = node.attrs.filter(({ name }) => kept.has(name))
    for (const attribute of node.attrs)
      if (attribute.name === 'href' || attribute.name === 'src') attribute.value = resolveAddress(attribute.value, url)
    return node.tagName === 'picture' || classes.includes('table') ? node.childNodes : [node]
  })
}

function resolveAddress(address: string, url: string): string {
  return new URL(/^\/(?!\/)/.test(address) ? withBase(address as Path) : address, url).href
}
