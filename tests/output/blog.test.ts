import { expect, test } from 'vitest'
import { categories, categoryNames } from '../../site/categories.ts'
import { type PostSummary, postsIn } from '../../site/content.ts'
import { formatDate } from '../../site/format.ts'
import { message } from '../../site/messages.ts'
import { type Page, pageSize } from '../../site/pages.ts'
import { href } from '../../site/routes.ts'
import { mainWordsAt, pages, plain, within } from '../harness/site.ts'

const lists = pages.filter(({ route }) => route === 'blog' || route === 'category')
const firstPages = lists.filter(({ number }) => number === 1)

const postsOf = ({ locale, category }: Page) =>
  postsIn(locale).filter((post) => category === undefined || post.category === category)

/** The posts that stand on one page of a list. */
const listedOn = (page: Page) => {
  const { number = 1 } = page
  return postsOf(page).slice((number - 1) * pageSize, number * pageSize)
}

const textsIn = (url: string, name: string) => within(url, 'main', name).map(({ text }) => plain(text))

/** What a card says of a post, and the page of the post. */
const told = (post: PostSummary, locale: Page['locale']) =>
  [
    post.excerpt,
    categories[post.category].name[locale],
    formatDate(post.date, locale),
    message('blog.readingTime', locale)(post.readTime),
  ].map(plain)

test('a list has every entry of its subject once, the newest first, and each card says all of its entry and leads to it', () => {
  for (const page of lists) {
    const { url, locale } = page
    const posts = listedOn(page)
    const cards = textsIn(url, 'article')
    expect({ url, cards: cards.length }).toEqual({ url, cards: posts.length })
    const missing = posts.flatMap((post, index) => told(post, locale).filter((text) => !cards[index]?.includes(text)))
    expect({ url, missing }).toEqual({ url, missing: [] })
    const pictures = within(url, 'main', 'img').map(({ attributes }) => attributes.alt)
    expect({ url, pictures }).toEqual({ url, pictures: posts.map((post) => post.imageAlt) })
    const days = within(url, 'main', 'time').map(({ attributes }) => attributes.datetime ?? '')
    expect({ url, days }).toEqual({ url, days: days.toSorted().reverse() })
    // An entry without a text has no page.
    const links = within(url, 'article', 'a').map(({ attributes, text }) => ({
      to: attributes.href,
      title: plain(text),
    }))
    const expected = posts.map(({ title, hasBody, slug }) => ({
      to: hasBody ? href('post', locale, { slug }) : href('blog', locale),
      title: plain(title),
    }))
    expect({ url, links }).toEqual({ url, links: expected })
  }
})

test('the newest entry of a list is the featured one, and no other is; one with none or with that alone says so', () => {
  for (const page of firstPages) {
    const { url, locale } = page
    const cards = textsIn(url, 'article')
    const featured = cards.filter((card) => card.startsWith(message('blog.featured', locale)))
    expect(featured).toEqual(cards.slice(0, 1))
    const newest = postsOf(page)
      .map(({ date }) => date)
      .toSorted()
      .at(-1)
    const titles = postsOf(page)
      .filter(({ date }) => date === newest)
      .map(({ title }) => plain(title))
    expect(featured.filter((card) => !titles.some((title) => card.includes(title)))).toEqual([])

    const words = mainWordsAt(url)
    const none = words.includes(message('blog.none', locale))
    const onlyFeatured = words.includes(message('blog.onlyFeatured', locale))
    const count = postsOf(page).length
    expect({ url, none, onlyFeatured }).toEqual({ url, none: count === 0, onlyFeatured: count === 1 })
  }
})

test('a list of one subject says which, and every list leads to each subject that has entries, with their number', () => {
  for (const { url, locale, category } of lists) {
    if (category) {
      expect(textsIn(url, 'h1')).toEqual([categories[category].name[locale]])
      expect(mainWordsAt(url)).toContain(categories[category].description[locale])
    }
    const links = within(url, 'main', 'a').map(({ attributes, text }) => `${attributes.href} ${plain(text)}`)
    const subjects = categoryNames.flatMap((name) => {
      const count = postsIn(locale).filter((post) => post.category === name).length
      const to = href('category', locale, { category: categories[name].slug[locale] })
      return count > 0 ? [`${to} ${categories[name].name[locale]} ${count}`] : []
    })
    const all = `${href('blog', locale)} ${message('blog.all', locale)} ${postsIn(locale).length}`
    expect({ url, missing: [all, ...subjects].filter((link) => !links.includes(link)) }).toEqual({ url, missing: [] })
  }
})

test('an article says what it is about, who wrote it, when, and how long it takes to read', () => {
  for (const { url, locale, post } of pages) {
    if (!post) continue
    const words = mainWordsAt(url)
    const missing = [plain(post.author), ...told(post, locale)].filter((text) => !words.includes(text))
    expect({ url, missing }).toEqual({ url, missing: [] })
    expect(textsIn(url, 'h1')).toEqual([plain(post.title)])
    expect(within(url, 'main', 'img')[0]?.attributes.alt).toBe(post.imageAlt)
  }
})
