import { expect, test } from 'vitest'
import { calculate, resultTexts } from '../../site/calculator/calculator.ts'
import { calculatorLabels, calculatorPlans, workedExample, workedExamples } from '../../site/calculator/examples.ts'
import { content, faqOn, legalIn, postsIn, type SitePage } from '../../site/content.ts'
import { type Locale, localize } from '../../site/locales.ts'
import { message } from '../../site/messages.ts'
import { neighbours, related } from '../../site/pages.ts'
import { caseNames } from '../../site/plans.ts'
import { textLinesOf } from '../harness/elements.ts'
import { canonicalPages, elementsAt, linesAt, pages } from '../harness/site.ts'
import { frameElementsOf, writtenOn } from '../harness/written.ts'

/** Sections, headings with levels, and ids of a page, except for those within content texts. */
function outline(page: SitePage) {
  const names = /^(section|article|h[1-6]|form|table|figure|details|dl|nav)$/
  return frameElementsOf(page)
    .filter(({ path }) => path.includes('main'))
    .filter(({ name, attributes }) => names.test(name) || attributes.id)
    .map(({ name, attributes }) => (attributes.id ? `${name}#${attributes.id}` : name))
}

/** The entries that a page lists. Languages differ if an entry is not translated. */
function listedOn(page: SitePage): unknown {
  const { route, locale, category, post, legalVersion } = page
  const posts = postsIn(locale)
  const questions = (on: 'faq' | 'plans') =>
    faqOn(on, locale).map(({ id, questions }) => [id, questions.map(({ id }) => id)])
  if (route === 'faq' || route === 'plans') return questions(route)
  if (legalVersion) return legalVersion.version
  if (route === 'privacy' || route === 'terms' || route === 'dpa')
    return legalIn(locale)[route].sections.map(({ id }) => id)
  if (route === 'search') return [posts.filter(({ hasBody }) => hasBody).length, questions('faq'), questions('plans')]
  if (route === 'blog' || route === 'category')
    return posts.filter((other) => category === undefined || other.category === category).length
  if (!post) return undefined
  const chapters = post.headings.filter(({ depth }) => depth === 2).length
  return [chapters, related(post, posts).length, Object.values(neighbours(post, posts)).some(Boolean)]
}

test('the two versions of a page have the same parts in the same order', () => {
  const byUrl = new Map(canonicalPages.map((page) => [page.url, page]))
  const pairs = canonicalPages.flatMap((page) => {
    const twin = byUrl.get(page.twins.en)
    return page.locale === 'nl' && twin?.twins.nl === page.url ? [{ page, twin }] : []
  })
  const same = pairs.filter(({ page, twin }) => JSON.stringify(listedOn(page)) === JSON.stringify(listedOn(twin)))
  for (const { page, twin } of same)
    expect({ url: twin.url, parts: outline(twin) }).toEqual({ url: twin.url, parts: outline(page) })
  expect(same.filter(({ page }) => listedOn(page) === undefined).length).toBeGreaterThan(0)
})

function workedOut(locale: Locale) {
  const cases = caseNames.map((name) => workedExample(name, content.business[name].plan, locale).work)
  return [...workedExamples(), ...cases].flatMap((work) => {
    const texts = resultTexts(calculate(work, calculatorPlans(locale)), calculatorLabels(locale))
    return [...Object.values(texts), `${texts.hours} ${message('sum.hours', locale)}`]
  })
}

/** Amounts that a page may state: facts, content texts and calculated results, in its language. */
const stated = localize((locale) => {
  const { facts, pages: words, plans, modules, legal, faq, posts } = content
  const fields = [facts, words, plans, modules, legal, faq, posts].map((all) => all[locale])
  const texts = pages.filter((page) => page.locale === locale).flatMap(writtenOn)
  return new Set(
    [...textsIn(fields), ...workedOut(locale), ...texts.flatMap(({ html }) => textLinesOf(html))].flatMap(amountsIn),
  )
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function amountsIn(written: string): string[] {
  const text = written.replace(/\s+/g, ' ')
  const patterns = [
    /€ ?\d[\d.,]*\d/g,
    /\d[\d.,]*%/g,
    /\+\d[\d ]{7,}\d/g,
    /[\w.]+@[\w.-]+\.\w+/g,
    /(?<![:\d])\d+(?:-\d+)? (?:uur|weken|maand|maanden|dagen|jaar|hours?|weeks?|months?|days|years?)\b/g,
  ]
  return patterns.flatMap((pattern) => text.match(pattern) ?? [])
}

test('every price, percentage, term, phone number and address on a page is a fact or in a content text', () => {
  const strange = pages.flatMap(({ url, locale }) => {
    const description = elementsAt(url).find(({ attributes }) => attributes.name === 'description')?.attributes.content
    const found = [...linesAt(url), description ?? ''].flatMap(amountsIn)
    return [...new Set(found)].filter((text) => !stated[locale].has(text)).map((text) => `${url}: ${text}`)
  })
  expect(strange).toEqual([])
  expect(pages.filter(({ url }) => linesAt(url).flatMap(amountsIn).length === 0)).toEqual([])
})
