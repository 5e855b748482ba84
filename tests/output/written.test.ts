import { expect, test } from 'vitest'
import { faqOn, legalIn, postsIn } from '../../site/content.ts'
import { locales } from '../../site/locales.ts'
import { href } from '../../site/routes.ts'
import { collapseSpaces, elementsAt, htmlOf, pages, within } from '../harness/site.ts'
import { writtenOn } from '../harness/written.ts'

const idsAt = (url: string) => elementsAt(url).flatMap(({ attributes }) => attributes.id ?? [])

test('every answer, clause and article is on its page in full, below its heading, in content order', () => {
  for (const page of pages) {
    const { url } = page
    const texts = writtenOn(page)
    const html = htmlOf(url)
    expect({ url, cut: texts.filter((text) => !html.includes(text.html)) }).toEqual({ url, cut: [] })
    const asked = texts.flatMap(({ id }) => id ?? [])
    expect({ url, ids: idsAt(url).filter((id) => asked.includes(id)) }).toEqual({ url, ids: asked })
    const headings = elementsAt(url)
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map(({ text }) => collapseSpaces(text))
    const titles = texts.flatMap(({ title }) => (title === undefined ? [] : collapseSpaces(title)))
    expect({ url, missing: titles.filter((title) => !headings.includes(title)) }).toEqual({ url, missing: [] })
  }
})

test('the sections of the FAQ are below their titles, and the table of contents links to each', () => {
  for (const locale of locales) {
    const url = href('faq', locale)
    const sections = faqOn('faq', locale)
    const titles = within(url, 'section', 'h2').map(({ text }) => collapseSpaces(text))
    const links = within(url, 'main', 'a')
      .filter(({ path }) => path.includes('nav'))
      .map(({ attributes, text }) => `${attributes.href} ${collapseSpaces(text)}`)
    expect(titles.slice(0, sections.length)).toEqual(sections.map(({ title }) => collapseSpaces(title)))
    expect(links).toEqual(sections.map(({ id, title }) => `#${id} ${collapseSpaces(title)}`))
    const ids = sections.map(({ id }) => id)
    expect(idsAt(url).filter((id) => ids.includes(id))).toEqual(ids)
  }
})

test('the search page links to every article, question and legal document in its language', () => {
  for (const locale of locales) {
    const found = within(href('search', locale), 'main', 'a')
    const links = found.map(({ attributes, text }) => `${attributes.href} ${collapseSpaces(text)}`)
    const wanted = [
      ...postsIn(locale)
        .filter(({ hasBody }) => hasBody)
        .map(({ slug, title }) => `${href('post', locale, { slug })} ${collapseSpaces(title)}`),
      ...(['faq', 'plans'] as const).flatMap((on) =>
        faqOn(on, locale).flatMap(({ questions }) =>
          questions.map(({ id, title }) => `${href(on, locale)}#${id} ${collapseSpaces(title)}`),
        ),
      ),
      ...(['privacy', 'terms', 'dpa'] as const).map(
        (name) => `${href(name, locale)} ${collapseSpaces(legalIn(locale)[name].heading)}`,
      ),
    ]
    expect(wanted.filter((link) => !links.includes(link))).toEqual([])
  }
})
