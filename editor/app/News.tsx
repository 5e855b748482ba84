import { useEffect, useState } from 'react'
import type { Key, Listed, Newest } from '../protocol.ts'
import { ask, troubleOf } from './api.ts'
import { IconButton } from './controls.tsx'
import { announce } from './Notices.tsx'
import { keyOf, titleOf } from './names.ts'
import { say } from './words.ts'

/** Fetches upstream changes when the desk starts, and on request. */
export function useNewest(refresh: () => void) {
  const [news, setNews] = useState<Newest | string>()
  const [isFetching, setFetching] = useState(false)
  const fetchNewest = async (isStart = false) => {
    setFetching(!isStart)
    try {
      const newest = await ask<Newest | null>('newest', { isStart })
      if (!newest) return
      const { isNew, landed, merged, back, needsRestart } = newest
      const isTold = landed.length + merged.length + back.length > 0 || needsRestart
      setNews(isTold ? newest : undefined)
      if (!isTold && (isNew || !isStart)) announce(say(isNew ? 'newestTaken' : 'newestNone'))
      if (!isNew) return
      refresh()
    } catch (error) {
      setNews(troubleOf(error))
    } finally {
      setFetching(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the desk starts
  useEffect(() => void fetchNewest(true), [])
  return { news, isFetching, fetchNewest, closeNews: () => setNews(undefined) }
}

interface Props {
  news: Newest | string
  entries: readonly Listed[]
  onClose: () => void
}

export function News({ news, entries, onClose }: Props) {
  return (
    <section className="banner row news" aria-label={say('newest')}>
      <div role="status">{typeof news === 'string' ? <p>{news}</p> : <Told news={news} entries={entries} />}</div>
      <IconButton text={say('close')} icon="remove" onClick={onClose} />
    </section>
  )
}

function Told({ news, entries }: { news: Newest; entries: readonly Listed[] }) {
  const { landed, merged, back, needsRestart } = news
  const lists = [
    { word: 'newestMerged', keys: keysOf(merged) },
    { word: 'newestBack', keys: keysOf(back) },
  ] as const
  return (
    <>
      <p>{say('newestTaken')}</p>
      {landed.length > 0 && <p>{say('newestLanded', { titles: landed.join(', ') })}</p>}
      {lists.map(({ word, keys }) =>
        keys.length > 0 ? (
          <p key={word}>
            {say(word)}{' '}
            {keys.map((key, at) => (
              <span key={key}>
                {at > 0 && ', '}
                <a href={`#${key}`}>{titleOf(key, entries)}</a>
              </span>
            ))}
          </p>
        ) : null,
      )}
      {needsRestart && <p>{say('newestRestart')}</p>}
    </>
  )
}

function keysOf(files: readonly string[]): Key[] {
  return [...new Set(files.flatMap((file) => keyOf(file) ?? []))]
}
