import type { Page } from 'playwright-core'
import { faqOn } from '../../../site/content.ts'
import type { Locale } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'

/** What the FAQ says, and queries for it, in each language. */
export const faqPages = [
  {
    url: '/faq',
    locale: 'nl',
    label: 'Zoek in de vragen',
    count: (n: number) => (n === 1 ? '1 vraag gevonden' : `${n} vragen gevonden`),
    none: 'Geen resultaten gevonden.',
    clear: message('faq.clear', 'nl'),
    near: message('faq.near', 'nl'),
    queries: [
      'workflow',
      'WORKFLOW',
      'e',
      'Starter',
      '€ 950',
      'per maand',
      'opzeg',
      '1',
      '.',
      '(',
      '5-10',
      'Professional:',
      'zzz',
      'Starter: € 1.500',
    ],
    one: 'reeks stappen',
    typo: 'opzegtermin',
  },
  {
    url: '/en/faq',
    locale: 'en',
    label: 'Search the questions',
    count: (n: number) => (n === 1 ? '1 question found' : `${n} questions found`),
    none: 'No results found.',
    clear: message('faq.clear', 'en'),
    near: message('faq.near', 'en'),
    queries: [
      'workflow',
      'WORKFLOW',
      'e',
      'Starter',
      '€950',
      'per month',
      'cancel',
      '1',
      '.',
      '(',
      '5-10',
      'Professional:',
      'zzz',
      'series of steps',
    ],
    one: 'series of steps',
    typo: 'cancelation',
  },
] as const

export const search = (page: Page) => page.getByRole('searchbox')

/** What the FAQ shows: its visible questions, each under the name of its section. */
export function shown(page: Page): Promise<string[][]> {
  return page
    .locator('.questions section:visible')
    .evaluateAll((sections) =>
      sections.map((section) => [
        section.querySelector('h2')?.textContent ?? '',
        ...[...section.querySelectorAll('button')]
          .filter((button) => button.checkVisibility())
          .map((button) => button.textContent ?? ''),
      ]),
    )
}

/** The same as the content has it: every question whose text or answer holds the query. */
export function expected(locale: Locale, query: string): string[][] {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replaceAll('–\u2060', '-')
  return faqOn('faq', locale)
    .map((section) => [
      section.title,
      ...section.questions
        .filter(({ title, text }) => plain(title).includes(plain(query)) || plain(text).includes(plain(query)))
        .map(({ title }) => title),
    ])
    .filter((section) => section.length > 1)
}

/** How many questions are in it. */
export const countOf = (sections: string[][]) => sections.flatMap(([, ...questions]) => questions).length

/** What of questions and answers is marked as searched for, and whether that stands in a question. */
export function marked(page: Page): Promise<{ text: string; inQuestion: boolean }[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('match') ?? [])].map((range) => ({
      text: (range as Range).toString(),
      inQuestion: range.startContainer.parentElement?.closest('h3') != null,
    })),
  )
}
