import { useCallback, useEffect, useRef, useState } from 'react'
import { type Locale, locales } from '../../site/locales.ts'
import type { Help, Hit, Key, Listed, Opened } from '../protocol.ts'
import { announce } from './announce.ts'
import { ask, Refusal, troubleOf } from './api.ts'
import { useIsGone } from './connection.ts'
import { NewDialog } from './dialogs/NewDialog.tsx'
import { ProposeDialog } from './dialogs/ProposeDialog.tsx'
import { EntryView } from './entry/EntryView.tsx'
import { sendUnsent, unsentKeys } from './entry/unsent.ts'
import { Header } from './Header.tsx'
import { Icon } from './Icon.tsx'
import { List } from './List.tsx'
import { News } from './News.tsx'
import { Notices } from './Notices.tsx'
import { titleOf } from './names.ts'
import { useNewest } from './useNewest.ts'
import { Language, sayIn } from './words.ts'
import { writer } from './writer.ts'

interface All {
  entries: Listed[]
  drafts: Key[]
}

const remembered = 'desk-language'

/** The desk: the list of all texts, or the page of one. The address says which: #blog/five-reasons. */
export function App() {
  const [locale, setLocale] = useState<Locale>(
    () => locales.find((one) => one === localStorage.getItem(remembered)) ?? locales[0],
  )
  const say = sayIn(locale)
  const [key, setKey] = useState(keyInAddress)
  const [all, setAll] = useState<All>()
  const [help, setHelp] = useState<Help>()
  const [opened, setOpened] = useState<Opened>()
  const [dialog, setDialog] = useState<'new' | 'propose'>()
  const [isDirty, setDirty] = useState(false)

  // Another language asks for nothing anew.
  const language = useRef(locale)
  language.current = locale
  // That the server is gone is said above everything.
  const trouble = useCallback((error: unknown) => {
    if (error instanceof Refusal) announce(troubleOf(error, language.current), 'bad')
  }, [])
  const refresh = useCallback(async () => {
    const list = ask<All>('list').then(setAll, trouble)
    await ask<Help>('help').then(setHelp, trouble)
    await list
  }, [trouble])

  const { news, isFetching, fetchNewest, closeNews } = useNewest(locale, refresh)
  const saver = useRef<() => Promise<boolean>>(null)
  const propose = async () => {
    // What cannot be saved says so by itself.
    if (saver.current && !(await saver.current())) return
    // A title can be new.
    await refresh()
    setDialog('propose')
  }

  useEffect(() => {
    const follow = () => {
      setKey(keyInAddress())
      if (hit.current?.key !== keyInAddress()) hit.current = undefined
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    document.documentElement.lang = locale
    localStorage.setItem(remembered, locale)
  }, [locale])
  const isGone = useIsGone()
  const wasGone = useRef(false)
  const openedKey = useRef<Key>(undefined)
  const last = useRef<Key>(undefined)
  const begun = useRef<Key>(undefined)
  const hit = useRef<Hit>(undefined)
  const [reads, setReads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun in the text that is open, or could not be read, is read again
  useEffect(() => {
    let isCurrent = true
    if (openedKey.current !== key) {
      openedKey.current = undefined
      setOpened(undefined)
    }
    if (wasGone.current && !isGone) announce(sayIn(language.current)('back'))
    wasGone.current = isGone
    const load = async () => {
      await sendUnsent()
      void refresh()
      // An entry that is open stays as it is.
      if (!key || openedKey.current === key) return
      const found = await ask<Opened | null>(`entry?key=${encodeURIComponent(key)}&writer=${writer}`)
      if (!isCurrent) return
      openedKey.current = found?.key
      last.current = found?.key
      if (found) setOpened(found)
      else location.hash = ''
    }
    let retry: ReturnType<typeof setTimeout>
    const fail = (error: unknown) => {
      trouble(error)
      // A server that is there again at once was never found gone.
      if (isCurrent && !(error instanceof Refusal)) retry = setTimeout(() => setReads((count) => count + 1), 1000)
    }
    if (!isGone) load().catch(fail)
    return () => {
      isCurrent = false
      clearTimeout(retry)
    }
  }, [key, isGone, reads, refresh, trouble])
  useEffect(() => {
    const name = key ? titleOf(key, all?.entries ?? [], locale) : say('all')
    document.title = `${name} · ${say('desk')}`
  }, [key, all, locale, say])
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  const open = useCallback((next: Key | undefined) => {
    setDialog(undefined)
    location.hash = next ?? ''
  }, [])

  // A question can be new in the text that is open, which is read again.
  const begin = (made: Key) => {
    begun.current = made
    openedKey.current = undefined
    setReads(reads + 1)
    open(made)
  }

  return (
    <Language value={locale}>
      <Header locale={locale} onLocale={setLocale}>
        <button type="button" onClick={() => setDialog('new')} disabled={!help}>
          <Icon name="add" /> {say('new')}
        </button>
        <button type="button" onClick={() => void fetchNewest()} disabled={isFetching}>
          {say(isFetching ? 'newestBusy' : 'newest')}
        </button>
        <button type="button" onClick={() => void propose()} disabled={!all}>
          {say('propose')}
        </button>
      </Header>
      <div role="status">{isGone && <p className="banner bad">{say('offline')}</p>}</div>
      {news && <News news={news} entries={all?.entries ?? []} onClose={closeNews} />}
      {key && opened && help ? (
        <main className="entry" data-entry={opened.key}>
          <EntryView
            key={opened.key}
            opened={opened}
            help={help}
            onOpen={open}
            isNew={begun.current === opened.key}
            hit={hit.current?.key === opened.key ? hit.current : undefined}
            onSaved={refresh}
            onDirty={setDirty}
            saver={saver}
          />
        </main>
      ) : !key && all ? (
        <List
          last={last.current}
          entries={all.entries}
          drafts={[...all.drafts, ...unsentKeys()]}
          onHit={(found) => {
            hit.current = found
          }}
        />
      ) : (
        <main>
          <p className="note">{say('loading')}</p>
        </main>
      )}
      <Notices open={key} />
      {dialog === 'new' && help && <NewDialog help={help} onClose={() => setDialog(undefined)} onMade={begin} />}
      {dialog === 'propose' && all && (
        <ProposeDialog entries={all.entries} onClose={() => setDialog(undefined)} onDone={refresh} />
      )}
    </Language>
  )
}

function keyInAddress(): Key | undefined {
  const key = decodeURIComponent(location.hash.slice(1))
  return key.includes('/') ? (key as Key) : undefined
}
