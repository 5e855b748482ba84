import { expect, test } from 'vitest'
import { business, content, legalIn, listingFee, modulesIn, plansIn, words } from '../../site/content.ts'
import { nameFields } from '../../site/fields.ts'
import { formatDate } from '../../site/format.ts'
import { type Locale, locales } from '../../site/locales.ts'
import { message } from '../../site/messages.ts'
import { moduleIds, moduleRoute, type PlanId, planIds } from '../../site/plans.ts'
import { href } from '../../site/routes.ts'
import { collapseSpaces, elementsAt, mainWordsAt, pages, within, wordsAt } from '../harness/site.ts'

const unmarked = (text: string) => text.replace(/\[([^\]]*)\]/g, '$1')
const times = (text: string, part: string) => text.split(part).length - 1

/** Lists the texts in a content value at any depth, except for names. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [collapseSpaces(unmarked(String(value)))]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => (nameFields.has(key) ? [] : textsIn(inside)))
}

/** Reports texts that a page shows less often than its fields contain them. */
function missingAt(url: string, value: unknown): string[] {
  const texts = textsIn(value)
  const said = mainWordsAt(url)
  const asked = (part: string) => texts.reduce((sum, text) => sum + times(text, part), 0)
  return [...new Set(texts)].filter((text) => times(said, text) < asked(text)).map((text) => `${url} lacks "${text}"`)
}

const both = <T>(of: (locale: Locale) => T[]) => locales.flatMap(of)

test('every text field of a page is shown on that page', () => {
  const names = Object.keys(content.pages.nl) as (keyof typeof content.pages.nl)[]
  const missing = both((locale) =>
    names.flatMap((name) => {
      // Title and description are in the head, and keywords in the search index.
      const { title: _, description: __, ...shown } = words(name, locale)
      return missingAt(href(name, locale), { ...shown, keywords: undefined })
    }),
  )
  expect(names.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})

const cardsAt = (url: string) => within(url, 'main', 'article').map(({ text }) => collapseSpaces(text))

function cardOf(id: PlanId, locale: Locale, monthlyFee = plansIn(locale)[id].monthlyFee): string[] {
  const { title, forWhom, setupFee, highlights, cta } = plansIn(locale)[id]
  return textsIn([title, forWhom, monthlyFee, setupFee, highlights, cta])
}

const isCard = (texts: readonly string[]) => (card: string) => texts.every((text) => card.includes(text))

test('every plan has a card with its summary on the home page, the plans page and the pages of other plans', () => {
  const wanted = both((locale) =>
    planIds.flatMap((id) => {
      const others = planIds.filter((page) => page !== id)
      const urls = ['home' as const, ...others].map((page) => href(page, locale))
      const cards = urls.map((url) => ({ url, id, texts: cardOf(id, locale) }))
      return [...cards, { url: href('plans', locale), id, texts: cardOf(id, locale, listingFee(id, locale)) }]
    }),
  )
  expect(wanted.filter(({ url, texts }) => !cardsAt(url).some(isCard(texts)))).toEqual([])
})

test('only the most popular plans say so on their card', () => {
  for (const locale of locales)
    for (const id of planIds) {
      const card = cardsAt(href('home', locale)).find(isCard(cardOf(id, locale)))
      const popular = card?.includes(message('plan.popular', locale))
      expect({ id, locale, popular }).toEqual({ id, locale, popular: plansIn(locale)[id].popular })
    }
})

test("a plan's page states its prices and contents, and a legal document its version and date", () => {
  const missing = both((locale) => {
    const plans = planIds.flatMap((id) => {
      const { title, monthlyFee, setupFee, features } = plansIn(locale)[id]
      return missingAt(href(id, locale), [title, monthlyFee, setupFee, features])
    })
    const legal = (['privacy', 'terms', 'dpa'] as const).flatMap((name) => {
      const { heading, intro, version, date } = legalIn(locale)[name]
      const updated = message('legal.updated', locale, { date: formatDate(date, locale) })
      return missingAt(href(name, locale), [
        heading,
        intro,
        `${message('legal.number', locale, { version })}, ${updated}`,
      ])
    })
    return [...plans, ...legal]
  })
  expect(missing).toEqual([])
})

test("the plans page shows each plan's purpose and each module, with links to their pages", () => {
  const missing = both((locale) => {
    const url = href('plans', locale)
    const plans = planIds.flatMap((id) => {
      const { title, description, situation, solution, result, pricing } = plansIn(locale)[id]
      const rest = `${href(id, locale)}#change`
      const leads = within(url, 'main', 'a').some((link) => link.attributes.href === rest)
      return [
        ...missingAt(url, [title, description]),
        ...missingAt(href(id, locale), [situation, solution, result, pricing]),
        ...(leads ? [] : [`${url} does not lead to ${rest}`]),
      ]
    })
    const modules = moduleIds.flatMap((id) => {
      const { title, description, pricing, button } = modulesIn(locale)[id]
      const to = href(moduleRoute(title) ?? 'contact', locale)
      const isShown = cardsAt(url).some(isCard(textsIn([title, description, pricing, button])))
      const leads = within(url, 'main', 'a').some(
        (link) => link.attributes.href === to && collapseSpaces(link.text) === button,
      )
      return isShown && leads ? [] : [`${url} lacks ${id}, or does not lead to it`]
    })
    return [...plans, ...modules]
  })
  expect(missing).toEqual([])
})

test("every footer has the company's details and address, and the contact page its contact details", () => {
  const { brand, contact, social } = business
  const { email, phone, location } = contact
  expect(both((locale) => missingAt(href('contact', locale), [email, phone, location]))).toEqual([])
  const told = [brand.name, brand.legalName, brand.registration, location, ...Object.keys(social)].map(collapseSpaces)
  for (const { url } of pages) {
    const foot = wordsAt(url).slice(wordsAt(url).indexOf(mainWordsAt(url)) + mainWordsAt(url).length)
    const links = elementsAt(url).map(({ attributes }) => attributes.href)
    const missing = [
      ...told.filter((text) => !foot.includes(text)),
      ...Object.values(social).filter((address) => !links.includes(address)),
    ]
    expect({ url, missing }).toEqual({ url, missing: [] })
  }
})

test('no page contains N.N., or mentions a founder, customer or certificate without a name', () => {
  const says = pages.filter(({ url }) => /\bN\.N\./.test(wordsAt(url))).map(({ url }) => url)
  expect(says).toEqual([])
  const { founder, reference, referenceFrom, certificate } = business.trust
  const isShown = (founder ?? certificate ?? (reference && referenceFrom)) != null
  const headings = both((locale) => [message('trust.heading', locale), message('trust.founder', locale)])
  const shown = both((locale) => (['home', 'about'] as const).map((name) => wordsAt(href(name, locale))))
  expect(shown.some((text) => headings.some((heading) => text.includes(heading)))).toBe(isShown)
})
