import { longest } from '../../../site/search/data.ts'
import { tryStorage } from '../storage.ts'

/** Under which key a tab keeps what was last looked for. */
const key = 'search-query'

/** What the address of the search page asks. */
export const queryOfAddress = () => new URLSearchParams(location.search).get('q')?.slice(0, longest) ?? ''

/** Puts a query in the address of the search page, and in those of its versions in other languages. */
export function putInAddress(query: string) {
  const withQuery = (address: string) => {
    const url = new URL(address, location.href)
    if (query) url.searchParams.set('q', query)
    else url.searchParams.delete('q')
    return url.href
  }
  if (withQuery(location.href) !== location.href) history.replaceState(history.state, '', withQuery(location.href))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) link.href = withQuery(link.href)
}

/** Keeps what was asked in the dialog, for who goes to a result and comes back. */
export const keepQuery = (query: string) => tryStorage(() => sessionStorage.setItem(key, query))

/** What was asked in the dialog before this page was left and come back to; not where the browser had kept the page. */
export function keptQuery(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
  return (type === 'back_forward' && tryStorage(() => sessionStorage[key])) || ''
}
