import { expect, test } from 'vitest'
import { categories, categoryNames } from '../../site/categories.ts'
import { postsIn } from '../../site/content.ts'
import { formatDate } from '../../site/format.ts'
import { message } from '../../site/messages.ts'
import { type Page, pageSize } from '../../site/pages.ts'
import { href } from '../../site/routes.ts'
import { elementsAt, mainWordsAt, pages } from '../harness/site.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const lists = pages.filter(({ route }) => route === 'blog' || route === 'category')
const firstPages = lists.filter(({ number }) => number === 1)
const articles = pages.filter(({ route }) => route === 'post')

const postsOf = ({ locale, category }: Page) =>
  postsIn(locale).filter((post) => category === undefined || post.category === category)

const inMain = (url: string, wanted: string) =>
  elementsAt(url).filter(({ name, path }) => name === wanted && path.includes('main'))

const cardsOf = ({ url }: Page) => inMain(url, 'article').map(({ text }) => plain(text))

test('a list has every entry of its subject once, on as many pages as it takes, and each card says all of its entry', () => {
  for (const page of lists) {
    const { url, locale, number = 1 } = page
    const posts = postsOf(page).slice((number - 1) * pageSize, number * pageSize)
    const cards = cardsOf(page)
    expect({ url, cards: cards.length }).toEqual({ url, cards: posts.length })
    const missing = posts.flatMap((post, index) => {
      const texts = [
        post.title,
        post.excerpt,
        categories[post.category].name[locale],
        formatDate(post.date, locale),
        message('blog.readingTime', locale)(post.readTime),
      ]
      return texts.map(plain).filter((text) => !cards[index]?.includes(text))
    })
    expect({ url, missing }).toEqual({ url, missing: [] })
    const pictures = inMain(url, 'img').map(({ attributes }) => attributes.alt)
    expect({ url, pictures }).toEqual({ url, pictures: posts.map((post) => post.imageAlt) })
  }
})

test('entries stand in the order of their days, the newest first', () => {
  for (const { url } of lists) {
    const days = inMain(url, 'time').map(({ attributes }) => attributes.datetime ?? '')
    expect({ url, days }).toEqual({ url, days: days.toSorted().reverse() })
  }
})

test('the newest entry of a list is the featured one, and no other is', () => {
  for (const page of firstPages) {
    const cards = cardsOf(page)
    const days = postsOf(page).map(({ date }) => date)
    const newest = postsOf(page).filter(({ date }) => date === days.toSorted().at(-1))
    const featured = cards.filter((card) => card.startsWith(message('blog.featured', page.locale)))
    expect({ url: page.url, featured: featured.length }).toEqual({ url: page.url, featured: Math.min(1, cards.length) })
    expect(featured.filter((card) => !newest.some(({ title }) => card.includes(plain(title))))).toEqual([])
    expect(featured).toEqual(cards.slice(0, 1))
  }
})

test('a list with several entries, with one and with none says so', () => {
  for (const page of firstPages) {
    const words = mainWordsAt(page.url)
    const says = {
      none: words.includes(message('blog.none', page.locale)),
      onlyFeatured: words.includes(message('blog.onlyFeatured', page.locale)),
    }
    const count = postsOf(page).length
    expect({ url: page.url, ...says }).toEqual({ url: page.url, none: count === 0, onlyFeatured: count === 1 })
  }
})

test('a list of one subject says which, and every list leads to each subject that has entries, with their number', () => {
  for (const { url, locale, category } of lists) {
    const heading = inMain(url, 'h1').map(({ text }) => text)
    if (category) {
      expect(heading).toEqual([categories[category].name[locale]])
      expect(mainWordsAt(url)).toContain(categories[category].description[locale])
    }
    const links = inMain(url, 'a').map(({ attributes, text }) => `${attributes.href} ${plain(text)}`)
    const subjects = categoryNames.flatMap((name) => {
      const count = postsIn(locale).filter((post) => post.category === name).length
      const to = href('category', locale, { category: categories[name].slug[locale] })
      return count > 0 ? [`${to} ${categories[name].name[locale]} ${count}`] : []
    })
    const all = `${href('blog', locale)} ${message('blog.all', locale)} ${postsIn(locale).length}`
    expect({ url, missing: [all, ...subjects].filter((link) => !links.includes(link)) }).toEqual({ url, missing: [] })
  }
})

test('the card of an article leads to it, and the card of an entry without a text to the list', () => {
  for (const page of lists) {
    const { url, locale, number = 1 } = page
    const posts = postsOf(page).slice((number - 1) * pageSize, number * pageSize)
    const links = elementsAt(url)
      .filter(({ name, path }) => name === 'a' && path.includes('article'))
      .map(({ attributes, text }) => ({ to: attributes.href, title: plain(text) }))
    const expected = posts.map(({ title, hasBody, slug }) => ({
      to: hasBody ? href('post', locale, { slug }) : href('blog', locale),
      title: plain(title),
    }))
    expect({ url, links }).toEqual({ url, links: expected })
  }
})

test('an article says what it is about, who wrote it, when, and how long it takes to read', () => {
  for (const { url, locale, post } of articles) {
    if (!post) throw new Error(`${url} has no post.`)
    const words = mainWordsAt(url)
    const told = [
      post.excerpt,
      post.author,
      categories[post.category].name[locale],
      formatDate(post.date, locale),
      message('blog.readingTime', locale)(post.readTime),
    ]
    expect(inMain(url, 'h1').map(({ text }) => plain(text))).toEqual([plain(post.title)])
    expect({ url, missing: told.filter((text) => !words.includes(plain(text))) }).toEqual({ url, missing: [] })
    expect(inMain(url, 'img')[0]?.attributes.alt).toBe(post.imageAlt)
  }
})
