import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../../scripts/content/problem.ts'
import { type Locale, languages, locales } from '../../site/locales.ts'
import type { Changes, Hit, Key, Overview, Side } from '../protocol.ts'
import { keyOfFile } from '../protocol.ts'
import { ask, useIsGone } from './api.ts'
import { TextButton } from './controls.tsx'
import { NewDialog } from './dialogs/NewDialog.tsx'
import { ProposeDialog } from './dialogs/ProposeDialog.tsx'
import { type Copy, useIsKept } from './entry/copies.ts'
import { EntryView } from './entry/EntryView.tsx'
import { createEntry, type EntryStore } from './entry/entry-store.ts'
import { Kept } from './Kept.tsx'
import { List } from './List.tsx'
import { useNewest } from './News.tsx'
import { announceTrouble, Notices } from './Notices.tsx'
import { rememberOverview, titleOf } from './names.ts'
import { createOrder } from './order.ts'
import { language, setLanguage, t } from './words.ts'

/** The desk: shows the list of entries, or the entry named in the address, such as #blog/five-reasons. */
export function App() {
  const [locale, setLocale] = useState(language)
  const [key, setKey] = useState(keyInAddress)
  const [overview, setOverview] = useState<Overview>()
  const [store, setStore] = useState<EntryStore>()
  const [dialog, setDialog] = useState<'new' | Changes>()
  const [reads, setReads] = useState(0)
  /** A newly created entry, or a search hit to open. */
  const [goal, setGoal] = useState<{ key: Key } | Hit>()
  const last = useRef<Key>(undefined)
  const [query, setQuery] = useState('')
  const isAway = useIsGone()
  const isKept = useIsKept()
  const changed = overview?.states.changed.length ?? 0

  const [beginList] = useState(createOrder)
  const [beginStates] = useState(createOrder)
  const refresh = async () => {
    const [isNewest, hasNewestStates] = [beginList(), beginStates()]
    const nextOverview = await ask<Overview>('overview').catch(announceTrouble)
    if (!nextOverview || !isNewest()) return
    const areNewest = hasNewestStates()
    rememberOverview(nextOverview)
    setOverview((old) => (old && !areNewest ? { ...nextOverview, states: old.states } : nextOverview))
  }
  const readAgain = () => setReads((count) => count + 1)
  const reload = () => {
    forgetTrouble()
    readAgain()
  }
  const { isFetching, fetchNewest, forgetTrouble, shown } = useNewest(overview?.news, reload)

  const showChanges = async () => setDialog(await ask<Changes>('changes'))
  const propose = async () => {
    await store?.write()
    await refresh()
    await showChanges()
  }
  const fixOpen = (problem: Problem) => {
    if (!store || keyOfFile(problem.file) !== store.key) return undefined
    store.applyFix(problem)
    return store.write()
  }
  const close = () => setDialog(undefined)
  const open = (next: Key | undefined) => {
    close()
    location.hash = next ?? ''
  }
  const beginCheck = () => {
    const isNewest = beginStates()
    return ({ states }: Pick<Overview, 'states'>) => {
      if (isNewest()) setOverview((old) => old && { ...old, states })
    }
  }
  const restore = async (copy: Copy, sides: readonly Side[]) => {
    await store?.write()
    setStore(createEntry(copy.key, sides, beginCheck, copy))
    open(copy.key)
  }
  const skip = () => document.querySelector('main')?.focus()
  const speak = (next: Locale) => {
    setLanguage(next)
    setLocale(next)
  }
  // A new question may have been added to the open text, so read the text again.
  const openAt = (next: { key: Key } | Hit) => {
    setGoal(next)
    setStore(undefined)
    readAgain()
    open(next.key)
  }
  const begin = (key: Key) => openAt({ key })

  useEffect(() => {
    const follow = () => {
      const next = keyInAddress()
      setKey(next)
      setStore((old) => (old?.key === next ? old : undefined))
      setGoal((old) => (old?.key === next ? old : undefined))
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` counts the requests to read again
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      if (key) last.current = key
      void refresh()
      void store?.write()
      if (!key || store?.key === key) return
      const sides = await ask<Side[] | null>(`entry?key=${encodeURIComponent(key)}`)
      if (!isCurrent) return
      if (!sides) return open(undefined)
      setStore(createEntry(key, sides, beginCheck))
    }
    if (!isAway) load().catch(announceTrouble)
    addEventListener('focus', readAgain)
    return () => {
      isCurrent = false
      removeEventListener('focus', readAgain)
    }
  }, [key, isAway, reads])

  const proposeButton = (text: string, look: string) => (
    <TextButton
      text={text}
      className={`${changed > 0 ? 'main' : ''} ${look}`}
      onClick={() => void propose().catch(announceTrouble)}
      disabled={!overview}
    />
  )

  return (
    <>
      <title>{`${key ? titleOf(key) : t('all')} · ${t('desk')}`}</title>
      <header className="row bg-card px-gutter border-b py-2.5">
        <TextButton text={t('skip')} className="not-focus:sr-only" onClick={skip} />
        <a className="text-md mr-auto font-bold" href="#all">
          {t('desk')}
        </a>
        <fieldset className="segments" aria-label={t('language')}>
          {locales.map((one) => (
            <button key={one} type="button" aria-pressed={one === locale} lang={one} onClick={() => speak(one)}>
              {one.toUpperCase()} <span className="sr-only">{languages[one].name}</span>
            </button>
          ))}
        </fieldset>
        <TextButton text={t('new')} icon="add" onClick={() => setDialog('new')} disabled={!overview} />
        <TextButton
          text={t(isFetching ? 'loading' : 'newest')}
          onClick={() => void (isFetching || fetchNewest())}
          // A disabled button would lose the focus.
          aria-disabled={isFetching}
        />
        {proposeButton(changed > 0 ? `${t('propose')} (${changed})` : t('propose'), key ? 'max-sm:hidden' : '')}
      </header>
      <p role="status" className={isAway ? 'banner' : undefined}>
        {isAway && t(isKept ? 'offlineKept' : 'offline')}
      </p>
      {shown}
      <main tabIndex={-1} className="outline-none" data-entry={key} aria-label={key && titleOf(key)}>
        {key && store && overview ? (
          <EntryView
            key={store.id}
            store={store}
            goal={goal}
            propose={proposeButton(t('propose'), 'small order-9 sm:hidden')}
            onClose={() => refresh().then(() => open(undefined))}
            onMoved={(next) => void refresh().then(() => openAt(next))}
          />
        ) : !key && overview ? (
          <List {...overview} last={last.current} query={query} onQuery={setQuery} onHit={setGoal} />
        ) : (
          <p className="text-soft p-6">{t('loading')}</p>
        )}
      </main>
      <Notices open={key} />
      {overview && !isAway && <Kept onRestore={restore} onMade={begin} />}
      {dialog === 'new' && <NewDialog onClose={close} onMade={begin} />}
      {typeof dialog === 'object' && (
        <ProposeDialog
          changes={dialog}
          hasGit={overview?.states.head !== undefined}
          incomplete={incompleteField()}
          onClose={close}
          fixOpen={fixOpen}
          onFixed={() => showChanges().then(readAgain)}
          onOpen={openAt}
          onDone={reload}
        />
      )}
    </>
  )
}

/**
 * Finds a field of the open text whose value is not stored, because it is incomplete or impossible, such as the year
 * 202 or 31 February. Undefined if there is none.
 */
function incompleteField() {
  const inputs = document.querySelectorAll<HTMLInputElement>('main[data-entry] input')
  const input = [...inputs].find(({ validity }) => validity.badInput || validity.rangeUnderflow)
  const key = keyInAddress()
  return input && key && { key, name: input.labels?.[0]?.textContent.trim() ?? '' }
}

function keyInAddress(): Key | undefined {
  const [key = ''] = decodeURIComponent(location.hash.slice(1)).split('?')
  return key.includes('/') ? (key as Key) : undefined
}
