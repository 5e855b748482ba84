import { longest } from '../../../site/search/data.ts'

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

/** Keeps what was asked in the dialog with this page, for who goes to a result and comes back. */
export const keepQuery = (query: string) => history.replaceState({ query }, '')

/** What was asked in the dialog before this page was left and come back to. */
export const keptQuery = (): string => history.state?.query ?? ''
