import { useCallback, useEffect, useState } from 'react'
import type { Newest } from '../protocol.ts'
import { announce } from './announce.ts'
import { ask, troubleOf } from './api.ts'
import { tellWindows } from './windows.ts'
import { say } from './words.ts'

/** Fetches the newest: once when the desk starts, and when it is asked for. */
export function useNewest(refresh: () => void) {
  const [news, setNews] = useState<Newest | string>()
  const [isFetching, setFetching] = useState(false)
  const fetchNewest = useCallback(
    async (isStart = false) => {
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
        setNews(troubleOf(error))
      } finally {
        setFetching(false)
      }
    },
    [refresh],
  )
  useEffect(() => void fetchNewest(true), [fetchNewest])
  return { news, isFetching, fetchNewest, closeNews: () => setNews(undefined) }
}
