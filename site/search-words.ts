import type { Locale } from './locales.ts'
import { message, messagesOf } from './messages.ts'
import { href } from './routes.ts'

/** Everything the search field and its results say in one language, as JSON can carry it. */
export function searchWords(locale: Locale) {
  return {
    ...messagesOf('search', locale),
    submit: message('search.label', locale),
    chat: message('cta.chat', locale),
    groups: messagesOf('group', locale),
    links: [
      { title: message('page.plans', locale), url: href('plans', locale) },
      { title: message('page.faq', locale), url: href('faq', locale) },
      { title: message('cta.contact', locale), url: href('contact', locale) },
    ],
    page: href('search', locale),
  }
}

export type SearchWords = ReturnType<typeof searchWords>
