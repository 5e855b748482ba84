import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../site/locales.ts'
import type { Newest } from '../protocol.ts'
import { announce } from './announce.ts'
import { ask, troubleOf } from './api.ts'
import { tellWindows } from './useOtherWindows.ts'
import { sayIn } from './words.ts'

/** Fetches the newest: once when the desk starts, and when it is asked for. */
export function useNewest(locale: Locale, refresh: () => void) {
  const [news, setNews] = useState<Newest | string>()
  const [isFetching, setFetching] = useState(false)
  const language = useRef(locale)
  language.current = locale
  const fetchNewest = useCallback(
    async (isStart = false) => {
      const say = sayIn(language.current)
      setFetching(!isStart)
      try {
        const newest = await ask<Newest | null>('newest', { isStart })
        if (!newest) return
        const { isNew, landed, merged, both, back, needsRestart } = newest
        const isTold = landed.length + merged.length + both.length + back.length > 0 || needsRestart
        setNews(isTold ? newest : undefined)
        if (!isTold && (isNew || !isStart)) announce(say(isNew ? 'newestTaken' : 'newestNone'))
        if (!isNew) return
        refresh()
        tellWindows()
      } catch (error) {
        setNews(troubleOf(error, language.current))
      } finally {
        setFetching(false)
      }
    },
    [refresh],
  )
  useEffect(() => void fetchNewest(true), [fetchNewest])
  return { news, isFetching, fetchNewest, closeNews: () => setNews(undefined) }
}
