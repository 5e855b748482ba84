import type { Locale } from '../../../site/locales.ts'
import type { Built } from '../collect.ts'

/** What search knows of one language: nothing that only another language shows. */
export type Searched = ReturnType<typeof searchedIn>

/** Picks what search knows of one language. */
export function searchedIn({ content, entries, vocabularies }: Built, locale: Locale) {
  const { business, pages, plans, modules, faq, legal, posts } = content
  return {
    locale,
    contact: business.contact,
    vocabulary: vocabularies[locale],
    pages: pages[locale],
    plans: plans[locale],
    modules: modules[locale],
    faq: faq[locale],
    legal: legal[locale],
    posts: posts[locale],
    entries: entries.filter((entry) => entry.locale === locale),
  }
}

/** Names all that the index of a language is made of. The text of a post is named in its summary. */
export function inputsOfSearch({ entries, ...searched }: Searched): string[] {
  const more = entries.map(({ collection, name, fields, body }) => [collection, name, fields.keywords, body?.digest])
  return [JSON.stringify(searched), JSON.stringify(more)]
}
