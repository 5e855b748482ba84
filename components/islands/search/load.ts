import type { SearchData } from '../../../site/search/data.ts'
import type { Search } from '../../../site/search/find.ts'
import { languages } from '../../../site/search/languages.ts'

export type Language = keyof typeof languages

/** The addresses of the indexes; their names hold a hash of what is in them. */
const files = import.meta.glob<string>('../../../.content/search/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

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
  const [response, { openIndex }, stems] = await Promise.all([
    fetch(files[`../../../.content/search/${language}.json`] ?? ''),
    import('../../../site/search/find.ts'),
    stem(),
  ])
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  const data: SearchData = await response.json()
  return openIndex(data, stems.stem, compounds)
}
