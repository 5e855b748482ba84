import { useEffect, useState } from 'react'
import type { Chosen, Conflicting, Newest } from '../protocol.ts'
import { ask, troubleOf } from './api.ts'
import { IconButton } from './controls.tsx'
import { announce } from './Notices.tsx'
import { titleOf } from './names.ts'
import { t } from './words.ts'

export function useNewest(refresh: () => void) {
  const [news, setNews] = useState<Newest | string>()
  const [isFetching, setFetching] = useState(false)
  const [asked, setAsked] = useState<Conflicting[]>([])
  const fetchNewest = async (isStart = false, chosen?: Chosen) => {
    setFetching(!isStart)
    setAsked([])
    try {
      const newest = await ask<Newest | { conflicts: Conflicting[] } | null>('newest', { isStart, chosen })
      if (!newest) return
      if ('conflicts' in newest) return setAsked(newest.conflicts)
      const { isNew, accepted, merged, kept, needsRestart } = newest
      const isTold = accepted !== undefined || merged.length + kept.length > 0 || needsRestart
      setNews(isTold ? newest : undefined)
      if (!isTold && (isNew || !isStart)) announce(t(isNew ? 'newestTaken' : 'newestNone'))
      if (isNew || accepted) refresh()
    } catch (error) {
      setNews(troubleOf(error))
    } finally {
      setFetching(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the desk starts
  useEffect(() => void fetchNewest(true), [])
  const close = () => {
    setNews(undefined)
    setAsked([])
  }
  return { news, asked, isFetching, fetchNewest, close }
}

export function News({ news, onClose }: { news: Newest | string; onClose: () => void }) {
  return (
    <section
      className="row px-gutter flex-nowrap justify-between border-b border-blue-200 bg-blue-50 py-2.5"
      aria-label={t('newest')}
    >
      <div role="status">{typeof news === 'string' ? <p>{news}</p> : <Told {...news} />}</div>
      <IconButton text={t('close')} icon="remove" onClick={onClose} />
    </section>
  )
}

function Told({ accepted, merged, kept, needsRestart }: Newest) {
  const lists = [
    { word: 'newestMerged', keys: merged },
    { word: 'newestKept', keys: kept },
  ] as const
  return (
    <>
      <p>{t('newestTaken')}</p>
      {accepted !== undefined && <p>{t('newestAccepted', { title: accepted })}</p>}
      {lists.map(({ word, keys }) =>
        keys.length > 0 ? (
          <p key={word}>
            {t(word)}{' '}
            {keys.map((key, at) => (
              <span key={key}>
                {at > 0 && ', '}
                <a href={`#${key}`}>{titleOf(key)}</a>
              </span>
            ))}
          </p>
        ) : null,
      )}
      {needsRestart && <p>{t('newestRestart')}</p>}
    </>
  )
}
