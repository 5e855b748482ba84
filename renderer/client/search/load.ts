import type { Locale } from '../../../site/locales.ts'
import { type SearchData, searchFile } from '../../../site/search/data.ts'
import { openSearch, type Search } from '../../../site/search/open.ts'
import type { Stem } from '../../../site/search/words.ts'
import type { SearchWords } from '../../../site/search-words.ts'

/** What the field says, and the stems of its language. They come with it, so that no other page carries them. */
const own: Record<Locale, () => Promise<{ default: SearchWords; stem: Stem }>> = {
  nl: () => import('virtual:search-words/nl'),
  en: () => import('virtual:search-words/en'),
}

/** The language of the page. */
const locale = document.documentElement.lang as Locale

let searching: Promise<Search> | undefined

/** What the field and its results say. */
export const loadWords = async (): Promise<SearchWords> => (await own[locale]()).default

/** The search of the page's language, loaded once. It can be asked for again after it failed. */
export function loadSearch(): Promise<Search> {
  searching ??= open().catch((error: unknown) => {
    searching = undefined
    throw error
  })
  return searching
}

async function open(): Promise<Search> {
  // The program does not know the name of the index: so it stays the same when only the content changes.
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
