import type { Locale } from './locales.ts'
import { message, messagesOf } from './messages.ts'
import { href } from './routes.ts'

export function searchWords(locale: Locale) {
  return {
    ...messagesOf('search', locale),
    submit: message('search.label', locale),
    groups: messagesOf('group', locale),
    contact: href('contact', locale),
    page: href('search', locale),
  }
}

export type SearchWords = ReturnType<typeof searchWords>
