import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleContext } from '../components/locale.tsx'
import { categories, categoryNames } from '../site/categories.ts'
import { content, type PostSummary, postsIn, type SitePage } from '../site/content.ts'
import { formatDate } from '../site/format.ts'
import type { Locale } from '../site/locales.ts'
import { message } from '../site/messages.ts'
import { listPages, listUrl } from '../site/pages.ts'
import { href } from '../site/routes.ts'
import { elementsOf } from '../tests/harness/elements.ts'
import Blog from './blog.tsx'
import Post from './post.tsx'

const pages = listPages(content)
const lists = pages.filter(({ route }) => route === 'blog' || route === 'category')

const postsOf = ({ locale, category }: SitePage) =>
  postsIn(locale).filter((post) => category === undefined || post.category === category)

function rendered(locale: Locale, view: ReactElement) {
  const html = renderToStaticMarkup(<LocaleContext value={locale}>{view}</LocaleContext>)
  const elements = elementsOf(html)
  return (wanted: string, outer = 'body') =>
    elements.filter(({ name, path }) => name === wanted && path.includes(outer))
}

const told = (post: PostSummary, locale: Locale) => [
  post.excerpt,
  categories[post.category].name[locale],
  formatDate(post.date, locale),
  message('blog.readingTime', locale, { minutes: post.readTime }),
]

// The test content has categories with several, one and no posts, and has both articles and teasers.
test.each(lists)('the list $url has every entry of its subject once, the newest first and featured', (page) => {
  const { locale } = page
  const posts = postsOf(page)
  const all = rendered(locale, <Blog page={page} />)
  const cards = all('article').map(({ text }) => text)
  expect(cards).toHaveLength(posts.length)
  const missing = posts.flatMap((post, at) => told(post, locale).filter((text) => !cards[at]?.includes(text)))
  expect(missing).toEqual([])
  const featured = cards.map((card) => card.startsWith(message('blog.featured', locale)))
  expect(featured).toEqual(posts.map((_, at) => at === 0))
  expect(all('img').map(({ attributes }) => attributes.alt)).toEqual(posts.map(({ imageAlt }) => imageAlt))
  const days = all('time').map(({ attributes }) => attributes.datetime ?? '')
  expect(days).toEqual(days.toSorted().reverse())
  // A teaser has no page, so its card links to the blog.
  const links = all('a', 'article').map(({ attributes, text }) => ({ to: attributes.href, text }))
  const pageOf = ({ hasBody, slug }: PostSummary) => (hasBody ? href('post', locale, { slug }) : href('blog', locale))
  expect(links).toEqual(posts.map((post) => ({ to: pageOf(post), text: post.title })))
})

test.each(lists)(
  'the list $url says its subject and whether it is short, and leads to each that has entries',
  (page) => {
    const { locale, category } = page
    const all = rendered(locale, <Blog page={page} />)
    const texts = [...all('h1'), ...all('p')].map(({ text }) => text)
    const count = postsOf(page).length
    const says = (name: 'blog.none' | 'blog.onlyFeatured') => texts.includes(message(name, locale))
    expect([says('blog.none'), says('blog.onlyFeatured')]).toEqual([count === 0, count === 1])
    const { name, description } = category ? categories[category] : {}
    expect(texts).toEqual(expect.arrayContaining(name && description ? [name[locale], description[locale]] : []))

    const subjects = categoryNames.flatMap((subject) => {
      const number = postsIn(locale).filter((post) => post.category === subject).length
      return number > 0 ? [`${listUrl(subject, locale)} ${categories[subject].name[locale]} ${number}`] : []
    })
    const whole = `${href('blog', locale)} ${message('blog.all', locale)} ${postsIn(locale).length}`
    const links = all('a', 'nav').map(({ attributes, text }) => `${attributes.href} ${text}`)
    expect(links).toEqual([whole, ...subjects])
  },
)

const articles = pages.flatMap((page) => (page.post ? [{ page, url: page.url, post: page.post }] : []))

test.each(articles)('the post $url shows its subject, writer, date and reading time', (one) => {
  const { page, post } = one
  const all = rendered(page.locale, <Post page={page} html="" />)
  const [head] = all('header')
  const texts = [post.title, post.author, ...told(post, page.locale)]
  expect(texts.filter((text) => !head?.text.includes(text))).toEqual([])
  expect(all('h1').map(({ text }) => text)).toEqual([post.title])
  expect(all('img')[0]?.attributes.alt).toBe(post.imageAlt)
})
