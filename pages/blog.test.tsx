import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../components/locale.tsx'
import { categoryNames } from '../site/categories.ts'
import { content, postsIn, type SitePage } from '../site/content.ts'
import { locales } from '../site/locales.ts'
import { message } from '../site/messages.ts'
import { listPages } from '../site/pages.ts'
import { href } from '../site/routes.ts'
import Blog from './blog.tsx'

const lists = listPages(content).filter(({ route }) => route === 'category')

const rendered = (page: SitePage) =>
  renderToStaticMarkup(
    <LocaleProvider locale={page.locale}>
      <Blog page={page} />
    </LocaleProvider>,
  )

test.each(locales)('a subject with several entries, with one and with none says so, in %s', (locale) => {
  const counts = new Set<number>()
  for (const name of categoryNames) {
    const page = lists.find((list) => list.category === name && list.locale === locale)
    const count = postsIn(locale).filter((post) => post.category === name).length
    const html = page ? rendered(page) : ''
    expect({ name, cards: html.split('<article').length - 1 }).toEqual({ name, cards: count })
    expect({ name, none: html.includes(message('blog.none', locale)) }).toEqual({ name, none: count === 0 })
    expect({ name, one: html.includes(message('blog.onlyFeatured', locale)) }).toEqual({ name, one: count === 1 })
    counts.add(Math.min(count, 2))
  }
  // The content of the tests has a subject of each kind.
  expect([...counts].sort()).toEqual([0, 1, 2])
})

test.each(locales)('the card of an article leads to it, and the card of a teaser to the list, in %s', (locale) => {
  const kinds = new Set<boolean>()
  for (const list of lists.filter((page) => page.locale === locale)) {
    const html = rendered(list)
    for (const post of postsIn(locale).filter(({ category }) => category === list.category)) {
      const to = post.hasBody ? href('post', locale, { slug: post.slug }) : href('blog', locale)
      expect(html).toContain(`<a href="${to}">${post.title}</a>`)
      kinds.add(post.hasBody)
    }
  }
  // The content of the tests has both.
  expect([...kinds].sort()).toEqual([false, true])
})
