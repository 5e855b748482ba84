import { useEffect } from 'react'

/** Keeps the query in the address of the search page, a moment after the last letter. */
export function useAddress(query: string, enabled: boolean) {
  useEffect(() => {
    if (!enabled) return
    const timer = setTimeout(() => {
      const address = new URL(location.href)
      if (query) address.searchParams.set('q', query)
      else address.searchParams.delete('q')
      if (address.href !== location.href) history.replaceState(history.state, '', address)
    }, 300)
    return () => clearTimeout(timer)
  }, [query, enabled])
}
