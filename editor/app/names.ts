import { categories } from '../../site/categories.ts'
import { type Locale, locales } from '../../site/locales.ts'
import {
  type Help,
  type Key,
  type Kind,
  keyOfFile,
  kindOf,
  type ListedSide,
  nameOf,
  type Overview,
  type Side,
} from '../protocol.ts'
import { isAmong, thisSite } from '../site.ts'
import { formatMessage } from '../text/words.ts'
import { language, nameOfLanguage, t } from './words.ts'

/** Title of a list of facts or words; undefined for texts, which have their own titles. */
export function titleOfList(key: Key): string | undefined {
  const list = thisSite.lists.find((one) => one === key)
  return list && t(list)
}

export const localeOfFile = (file: string) => locales.find((locale) => file.startsWith(`content/${locale}/`))

/** Name of a column: its language, or its kind if one file serves all languages. */
export const nameOfSide = (key: Key, { locale }: Side) => (locale ? nameOfLanguage(locale) : t(kindOf(key)))

let listed: Overview['entries'] = []
export let help: Overview['help']

/** Stores the overview, from which names and help are read. */
export const rememberOverview = (overview: Overview) => {
  listed = overview.entries
  help = overview.help
}

/** Stores newer values of the facts. */
export const rememberFacts = (facts: Help['facts']) => {
  help = { ...help, facts }
}

/** Listed sides of an entry, by language; empty if the entry is removed. */
const sidesOf = (key: Key): Overview['entries'][number]['sides'] => listed.find((one) => one.key === key)?.sides ?? {}

export const listedSides = (key: Key): [Locale, ListedSide][] =>
  locales.flatMap((locale) => {
    const { [locale]: side } = sidesOf(key)
    return side ? [[locale, side]] : []
  })

export function titleOf(key: Key, locale = language(), unlisted: string = key): string {
  const list = titleOfList(key)
  if (list) return list
  const sides = sidesOf(key)
  const side = sides[locale] ?? Object.values(sides)[0]
  return side?.name || side?.title || unlisted
}

/** Name of a page in menus; undefined for other texts, which use their title. */
export function nameInMenus(key: Key): string | undefined {
  const sides = sidesOf(key)
  return (sides[language()] ?? Object.values(sides)[0])?.name
}

/** Synonyms in every language, so that a search in the list finds the text. */
export const synonymsOf = (key: Key) =>
  key === 'pages/home' ? locales.map((locale) => formatMessage('homeWords', locale)) : []

export function titleOfFile(file: string): string {
  const key = keyOfFile(file)
  return key ? titleOf(key) : file.replace(/^(content|public)\//, '')
}

/** Numbers of the other FAQ sections of a page, in order, with their titles. */
export function ordersOn(page: string, locale: Locale, own: Key): string[] {
  const places = listed.flatMap(({ key, sides: { [locale]: side } }) =>
    key !== own && side?.place?.page === page ? [{ ...side, ...side.place }] : [],
  )
  return places.sort((one, other) => one.order - other.order).map(({ order, title }) => `${order} (${title})`)
}

export function titlesByName(kinds: readonly Kind[], locale: Locale): Record<string, string> {
  const entriesOfKinds = listed.filter(({ key }) => kinds.includes(kindOf(key)))
  return Object.fromEntries(
    entriesOfKinds.flatMap(({ key, sides: { [locale]: side } }) =>
      side ? [[nameOf(key), side.name ?? side.title]] : [],
    ),
  )
}

/** Names of a field's choices, by key. */
export function choiceNames(field: unknown, locale: Locale): Partial<Record<string, string>> {
  const { fields, linkedKinds, sectors } = thisSite
  if (field === fields.category) return categoryNamesBySlug(locale)
  if (field === fields.sector)
    return Object.fromEntries(Object.entries(sectors).map(([key, { name }]) => [key, name[locale]]))
  return isAmong(fields.links, field) ? titlesByName(linkedKinds, locale) : {}
}

export function categoryNamesBySlug(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.values(categories).map(({ slug, name }) => [slug[locale], name[locale]]))
}
