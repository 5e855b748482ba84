import type { Locale } from '../../../site/locales.ts'
import { type SearchData, searchFile } from '../../../site/search/data.ts'
import type { SearchWords } from '../../../site/search/languages.ts'
import { openSearch, type Search } from '../../../site/search/query.ts'
import type { Stem } from '../../../site/search/words.ts'

/** Labels and stemmer per language, loaded only with the field. */
const own: Record<Locale, () => Promise<{ default: SearchWords; stem: Stem }>> = {
  nl: () => import('virtual:search-words/nl'),
  en: () => import('virtual:search-words/en'),
}

const locale = document.documentElement.lang as Locale

let searching: Promise<Search> | undefined

export const loadWords = async (): Promise<SearchWords> => (await own[locale]()).default

/** Search index of the page's language, cached. Failed loads can be retried. */
export function loadSearch(): Promise<Search> {
  searching ??= open().catch((error: unknown) => {
    searching = undefined
    throw error
  })
  return searching
}

async function open(): Promise<Search> {
  // Fetched at run time, so this script's hash does not depend on the content.
  const names: Record<Locale, string> = await readJson(import.meta.env.BASE_URL.slice(0, -1) + searchFile)
  const data: SearchData = await readJson(names[locale])
  const { stem } = await own[locale]()
  return openSearch(data, stem, () => readJson(data.texts))
}

async function readJson(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return response.json()
}
