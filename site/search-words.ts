import type { Locale } from './locales.ts'
import { message } from './messages.ts'
import { href } from './routes.ts'
import { groups } from './search/data.ts'

/** Everything the search field and its results say in one language, as JSON can carry it. */
export function searchWords(locale: Locale) {
  const t = (name: keyof typeof names) => message(names[name], locale)
  return {
    ...(Object.fromEntries(Object.keys(names).map((name) => [name, t(name as keyof typeof names)])) as Record<
      keyof typeof names,
      string
    >),
    groups: Object.fromEntries(groups.map((group) => [group, message(`search.group.${group}`, locale)])) as Record<
      (typeof groups)[number],
      string
    >,
    links: [
      { title: message('page.plans', locale), url: href('plans', locale) },
      { title: message('page.faq', locale), url: href('faq', locale) },
      { title: message('cta.contact', locale), url: href('contact', locale) },
    ],
    page: href('search', locale),
  }
}

export type SearchWords = ReturnType<typeof searchWords>

const names = {
  submit: 'search.label',
  one: 'search.one',
  many: 'search.many',
  none: 'search.none',
  without: 'search.without',
  meant: 'search.meant',
  nearest: 'search.nearest',
  elsewhere: 'search.elsewhere',
  recent: 'search.recent',
  starts: 'search.starts',
  forget: 'search.forget',
  failed: 'search.failed',
  all: 'search.all',
  keys: 'search.keys',
  shortcut: 'search.shortcut',
  chat: 'cta.chat',
} as const
