import type { Locale, Localized } from '../../site/locales.ts'
import type { Built, Content } from '../collect.ts'
import type { Entry } from '../entry.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What search knows of one language: nothing that only another language shows. */
export interface Searched extends InLocale<Pick<Content, 'pages' | 'plans' | 'modules' | 'faq' | 'legal' | 'posts'>> {
  locale: Locale
  contact: Content['business']['contact']
  vocabulary: Vocabulary
  entries: readonly Entry[]
}

type InLocale<T> = { [Name in keyof T]: T[Name] extends Localized<infer Value> ? Value : never }

/** Picks what search knows of one language. */
export function searchedIn(
  { content, entries, vocabularies }: Pick<Built, 'content' | 'entries' | 'vocabularies'>,
  locale: Locale,
): Searched {
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
  const more = entries.map(({ collection, name, fields, body }) => [collection, name, fields.keywords, body])
  return [JSON.stringify(searched), JSON.stringify(more)]
}
