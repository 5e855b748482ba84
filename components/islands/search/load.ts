import { type SearchData, searchFile } from '../../../site/search/data.ts'
import { languages } from '../../../site/search/languages.ts'
import type { Search } from '../../../site/search/search.ts'

export type Language = keyof typeof languages

let loading: Promise<Search> | undefined

/** The search of a language, loaded once. It can be asked for again after it failed. */
export function loadSearch(language: Language): Promise<Search> {
  loading ??= open(language).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function open(language: Language): Promise<Search> {
  const { stem, compounds } = languages[language]
  const [data, { openIndex }, stems] = await Promise.all([
    readIndex(language),
    import('../../../site/search/search.ts'),
    stem(),
  ])
  return openIndex(data, stems.stem, compounds)
}

/** The program does not know the name of the index: so it stays the same when only the content changes. */
async function readIndex(language: Language): Promise<SearchData> {
  const names: Record<Language, string> = await readJson(import.meta.env.BASE_URL.slice(0, -1) + searchFile)
  return readJson(names[language])
}

async function readJson(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return response.json()
}
