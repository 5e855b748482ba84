import { useEffect, useState } from 'react'
import type { Hit } from '../protocol.ts'
import { ask } from './api.ts'
import { writer } from './writer.ts'

/** Rest after which the texts are searched, in ms. */
const rest = 150

/** Asks the server for the texts that hold the words of a query; undefined until it has answered for the first time. */
export function useHits(query: string): readonly Hit[] | undefined {
  const [hits, setHits] = useState<readonly Hit[]>()
  const words = query.trim()
  useEffect(() => {
    if (words.length < 2) return setHits(words === '' ? undefined : [])
    let isCurrent = true
    const timer = setTimeout(() => {
      const found = ask<Hit[]>(`find?words=${encodeURIComponent(words)}&writer=${writer}`)
      found.then((answer) => isCurrent && setHits(answer)).catch(() => {})
    }, rest)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words])
  return hits
}
