import { expect, test } from 'vitest'
import { content } from '../../site/content.ts'
import { locales } from '../../site/locales.ts'
import { canonicalPages, elementsAt, pages, wordsAt } from '../harness/site.ts'

/** The parts of a page in their order: sections, headings with their level, lists with their length, and every id. */
function outline(url: string) {
  const parts = elementsAt(url).filter(({ path }) => path.includes('main'))
  const names = /^(section|article|h[1-6]|form|table|figure|details|dl|nav)$/
  return parts
    .filter(({ name, attributes }) => names.test(name) || attributes.id)
    .map(({ name, attributes }) => (attributes.id ? `${name}#${attributes.id}` : name))
}

const dutch = canonicalPages.filter((page) => page.locale === 'nl')

test.each(dutch.map((page) => [page.url, page.twins.en] as const))(
  '%s and %s have the same parts in the same order',
  (nl, en) => {
    expect(outline(en)).toEqual(outline(nl))
  },
)

/** What may stand on a page: the facts, in the language of the page. */
const factsIn = (locale: 'nl' | 'en') => Object.values(content.facts[locale]).map((fact) => fact.replace(/\s/g, ' '))

const patterns = [
  /€ ?\d[\d.,]*\d/g,
  /\d[\d.,]*%/g,
  /\+31[\d ]+\d/g,
  /[\w.]+@[\w.-]+\.\w+/g,
  /(?<![:\d])\d+(?:-\d+)? (?:uur|weken|maand|maanden|dagen|jaar|hours?|weeks?|months?|days|years?)\b/g,
]

test('no page states a price, a percentage, a term, a phone number or an address that is not a fact', () => {
  // The example on the dashboard page is labelled as made up.
  const checked = pages.filter((page) => page.route !== 'dashboard')
  const strange = checked.flatMap(({ url, locale }) => {
    const facts = factsIn(locale)
    const found = patterns.flatMap(
      (pattern) =>
        wordsAt(url)
          .replace(/\u00a0/g, ' ')
          .match(pattern) ?? [],
    )
    return [...new Set(found)].filter((text) => !facts.includes(text)).map((text) => `${url}: ${text}`)
  })
  expect(strange).toEqual([])
  expect(locales.every((locale) => factsIn(locale).length > 40)).toBe(true)
})
