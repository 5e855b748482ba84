import { useEffect, useState } from 'react'
import { type Chosen, type Conflicting, isNews, type Key, type Newest } from '../protocol.ts'
import type { TextKey } from '../text/words.ts'
import { ask, troubleOf } from './api.ts'
import { Conflicts } from './Conflict.tsx'
import { IconButton } from './controls.tsx'
import { announce, announceTrouble } from './Notices.tsx'
import { titleOf } from './names.ts'
import { createSharing } from './order.ts'
import { t } from './words.ts'

/**
 * Fetches the latest version at startup and on request. `shown` is the banner with the news or an error, and any
 * question about a conflict.
 */
export function useNewest(news: Newest | undefined, refresh: () => void) {
  const [trouble, setTrouble] = useState<string>()
  const [closed, setClosed] = useState<Newest>()
  const [asked, setAsked] = useState<Conflicting[]>([])
  const [isFetching, setFetching] = useState(false)
  const [share] = useState(createSharing)
  /** Returns true if it showed a notice or a question. */
  const fetchNow = async (isStart: boolean, chosen?: Chosen): Promise<boolean> => {
    setAsked([])
    try {
      const newest = await ask<Newest | { conflicts: Conflicting[] } | null>('newest', { isStart, chosen })
      setTrouble(undefined)
      if (!newest) return false
      if ('conflicts' in newest) {
        setAsked(newest.conflicts)
        return true
      }
      const { isNew, accepted, declined } = newest
      const isTold = isNews(newest)
      if (!isTold && !isNew && !isStart) announce(t('newestNone'))
      if (isNew || accepted || declined) refresh()
      return isTold || isNew
    } catch (error) {
      setTrouble(troubleOf(error))
      return true
    }
  }
  const fetchNewest = async (chosen?: Chosen) => {
    setFetching(true)
    await share(chosen !== undefined, () => fetchNow(false, chosen))
    setFetching(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the desk starts
  useEffect(() => void share(false, () => fetchNow(true)), [])
  const forget = () => void ask('close-news', {}).catch(announceTrouble)
  const close = () => {
    if (trouble !== undefined) return setTrouble(undefined)
    setClosed(news)
    forget()
  }
  const isOpen = news !== undefined && news !== closed && isNews(news)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each news
  useEffect(() => {
    if (!news || isNews(news)) return
    announce(t('newestTaken'))
    forget()
  }, [news])
  const shown = (
    <>
      {(trouble !== undefined || isOpen) && (
        <section
          className="row px-gutter flex-nowrap justify-between border-b border-blue-200 bg-blue-50 py-2.5"
          aria-label={t('newest')}
        >
          <div role="status">{trouble !== undefined ? <p>{trouble}</p> : news && <News {...news} />}</div>
          <IconButton text={t('close')} icon="remove" onClick={close} />
        </section>
      )}
      {asked.length > 0 && (
        <Conflicts conflicts={asked} onDone={(all) => void fetchNewest(all)} onClose={() => setAsked([])} />
      )}
    </>
  )
  const forgetTrouble = () => setTrouble(undefined)
  return { isFetching, fetchNewest, forgetTrouble, shown }
}

function News({ isNew, accepted, declined, merged, kept, needsRestart }: Newest) {
  const named = (word: TextKey, keys: readonly Key[]) =>
    keys.length > 0 && (
      <p>
        {t(word)}{' '}
        {keys.map((key, at) => (
          <span key={key}>
            {at > 0 && ', '}
            <a href={`#${key}`}>{titleOf(key)}</a>
          </span>
        ))}
      </p>
    )
  return (
    <>
      {isNew && <p>{t('newestTaken')}</p>}
      {accepted !== undefined && <p>{t('newestAccepted', { title: accepted })}</p>}
      {declined !== undefined && <p>{t('newestDeclined', { title: declined })}</p>}
      {named('newestMerged', merged)}
      {named('newestKept', kept)}
      {needsRestart && <p>{t('newestRestart')}</p>}
    </>
  )
}
