import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { locales } from '../../site/locales.ts'
import { excerpt, markMatches } from '../../site/search/words.ts'
import type { Hit, Key, ListedEntry, ListedSide, Overview, Removed, States } from '../protocol.ts'
import { kindOf, nameOf } from '../protocol.ts'
import { ask } from './api.ts'
import { ForgeLink, TextButton } from './controls.tsx'
import { FilterField, isFound, queryWords } from './FilterField.tsx'
import { followListKeys } from './list-keys.ts'
import { announceTrouble } from './Notices.tsx'
import { localeOfFile, synonymsOf, titleOf, titleOfList } from './names.ts'
import { dayOf, language, t, writtenDate } from './words.ts'

interface Props extends Overview {
  last?: Key
  query: string
  onQuery: (query: string) => void
  onHit: (hit: Hit) => void
}

const rowColumns = 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_fit-content(12rem)]'
const rowLink = 'px-4.5 pb-2.5 text-ink hover:bg-blue-50 focus-visible:-outline-offset-2'

export function List({ entries, states, last, query, onQuery, onHit }: Props) {
  const { sent } = states
  const deferredQuery = useDeferredValue(query)
  const found = useHits(deferredQuery)
  const hits = deferredQuery.trim() === '' ? undefined : found?.hits
  const opened = hitAtAddress(deferredQuery, found)
  useEffect(() => {
    if (!opened) return
    // Clear the query, because going back to the list would otherwise open the text again.
    onQuery('')
    location.assign(`#${opened.key}`)
  }, [opened, onQuery])
  const isFocused = useRef(false)
  useEffect(() => {
    const { activeElement } = document
    // Tried after each render, because the text might not be listed until the search has answered.
    if (isFocused.current || (activeElement !== document.body && activeElement?.tagName !== 'MAIN')) return
    const link = document.querySelector<HTMLElement>(`main a[href="#${last}"]`)
    link?.focus()
    isFocused.current = link !== null
  })
  const rows = entries.map((entry) => {
    const list = titleOfList(entry.key)
    const titles = Object.values(entry.sides).flatMap(({ title, name = '' }) => [title, name])
    const lines = hits?.filter(({ key, line }) => key === entry.key && !titles.includes(line)) ?? []
    const names = [nameOf(entry.key), ...synonymsOf(entry.key), list, ...titles]
    return { entry, list, lines, badges: badgesOf(entry, states), isNamed: isFound(deferredQuery, names) }
  })
  const matches = rows
    .filter(({ entry, lines, badges, isNamed }) => {
      const others = [t(kindOf(entry.key)), ...badges.map(({ text }) => text)]
      return isNamed || lines.length > 0 || isFound(deferredQuery, others)
    })
    // Rank texts with the words in a name or title above the others.
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
  const kinds = [...new Set(matches.map(({ entry }) => kindOf(entry.key)))].map(
    (kind) => [kind, matches.filter(({ entry }) => kindOf(entry.key) === kind)] as const,
  )
  return (
    <div ref={followListKeys} className="px-gutter mx-auto max-w-[1120px] pt-8 pb-48">
      <FilterField
        label={t('search')}
        query={query}
        onQuery={onQuery}
        found={matches.length}
        className="sticky top-3 z-2 shadow-[0_-0.75rem_0_var(--color-paper),var(--shadow-lift)]"
      />
      <h1 className="sr-only">{t('all')}</h1>
      {!deferredQuery && sent.length > 0 && (
        <p className="row mt-6">
          <Badge text={t(states.isSent ? 'sent' : 'ready')} />
          <span>{sent.map((key) => titleOf(key)).join(', ')}</span>
          <ForgeLink link={states.link} />
        </p>
      )}
      {matches.length === 0 && hits && <p className="text-soft p-6">{t('nothing')}</p>}
      {kinds.map(([kind, kindRows]) => (
        <section key={kind} className="mt-10" aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`} className="mb-2.5">
            {t(kind)} <span className="text-soft font-normal">{kindRows.length}</span>
          </h2>
          <ul className={`card grid gap-x-6 divide-y overflow-hidden ${rowColumns}`}>
            {kindRows.map(({ entry, list, lines, badges }) => (
              <li key={entry.key} className="col-span-full grid grid-cols-subgrid">
                <a
                  href={`#${entry.key}`}
                  className={`col-span-full grid min-h-13 grid-cols-subgrid items-center gap-y-1 pt-2.5 ${rowLink}`}
                >
                  {list && <span className="font-medium">{list}</span>}
                  {(list ? [] : locales).map((locale, at) => (
                    <span key={locale} className="text-soft first:text-ink first:font-medium" lang={locale}>
                      {at > 0 && <span className="sr-only">, </span>}
                      <SideTitle {...entry.sides[locale]} />
                    </span>
                  ))}
                  <span data-states className="row gap-1.5 sm:col-start-3 sm:justify-end">
                    {badges.map((badge) => (
                      <Badge key={badge.text} {...badge} />
                    ))}
                  </span>
                </a>
                {lines.map((hit) => (
                  <a
                    key={hit.file}
                    href={`#${hit.key}`}
                    lang={localeOfFile(hit.file)}
                    className={`col-span-full ${rowLink}`}
                    onClick={() => onHit(hit)}
                  >
                    <Excerpt line={hit.line} query={deferredQuery} />
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Bin entries={entries} />
    </div>
  )
}

/** Title of a text. If its page has a different name in menus, shows that name above the title. */
function SideTitle({ title, name }: Partial<ListedSide>) {
  if (title === undefined) return <em>{t('missing')}</em>
  if (name === undefined || name === title) return title
  return (
    <>
      {name}
      <span className="sr-only">: </span>
      <span className="text-soft block text-xs font-normal">{title}</span>
    </>
  )
}

interface BadgeProps {
  text: string
  colours?: string
}

const bad = 'text-bad ring-current'
const warm = 'text-ink ring-warm'

function Badge({ text, colours = 'text-soft ring-line' }: BadgeProps) {
  return (
    <span
      className={`bg-tint rounded-full px-2.5 py-0.5 text-[0.8125rem] whitespace-nowrap ring-1 ring-inset ${colours}`}
    >
      {text}
    </span>
  )
}

export function badgesOf({ key, sides, problems }: ListedEntry, states: States): BadgeProps[] {
  const listedSides = Object.values(sides)
  const stateTexts = listedSides.map(({ state, until }) =>
    state === 'scheduled' && until ? t('until', { time: writtenDate(until) ?? until }) : t(state),
  )
  const hidden = [...new Set(stateTexts)].filter((text) => text !== t('published'))
  return [
    ...(states.changed.includes(key) ? [{ text: t('changed'), colours: warm }] : []),
    ...(states.sent.includes(key) ? [{ text: t(states.isSent ? 'sent' : 'ready') }] : []),
    ...(problems > 0 ? [{ text: t('problems', { count: problems }), colours: bad }] : []),
    ...(listedSides.some(({ stale }) => stale) ? [{ text: t('stale'), colours: warm }] : []),
    ...hidden.map((text) => ({ text, colours: warm })),
  ]
}

const isAddress = (query: string) => /^https?:\/\/\S+$/.test(query.trim())

const debounceMs = 150

interface Found {
  words: string
  hits: readonly Hit[]
}

/** The text whose address was entered; undefined for other queries, and until the server has answered. */
export function hitAtAddress(query: string, found: Found | undefined): Hit | undefined {
  return isAddress(query) && found?.words === query.trim() ? found.hits[0] : undefined
}

/** Searches on the server. Returns undefined until the first answer. */
function useHits(query: string) {
  const [answered, setAnswered] = useState<Found>()
  const words = query.trim()
  useEffect(() => {
    if (words.length < 2) return setAnswered({ words, hits: [] })
    let isCurrent = true
    const timer = setTimeout(() => {
      const request = ask<Hit[]>(`find?words=${encodeURIComponent(words)}`)
      request.then((hits) => isCurrent && setAnswered({ words, hits })).catch(() => {})
    }, debounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words])
  return answered
}

/** Shows the part of a line that contains the most query words, and marks those words. */
function Excerpt({ line, query }: { line: string; query: string }) {
  const words = queryWords(query)
  const keyOf = (word: string) => words.find((one) => (one.length < 3 ? word === one : word.includes(one)))
  const pieces = markMatches(excerpt(line, keyOf, 300), keyOf)
  return (
    <span className="text-soft line-clamp-3">
      {/* biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their order */}
      {pieces.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text))}
    </span>
  )
}

export function bringBack({ key, from }: Pick<Removed, 'key' | 'from'>) {
  void ask('bring-back', { key, from }).then(() => location.assign(`#${key}`), announceTrouble)
}

function Bin({ entries }: { entries: readonly ListedEntry[] }) {
  const [removed, setRemoved] = useState<Removed[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list needs a new bin
  useEffect(() => {
    void ask<Removed[]>('bin').then(setRemoved, () => {})
  }, [entries])
  if (removed.length === 0) return null
  return (
    // The notices at the end of the window must not cover a name.
    <details
      className="mt-10 scroll-mb-44"
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary>
        {t('bin')} <span className="text-soft font-normal">{removed.length}</span>
      </summary>
      <ul>
        {removed.map((one) => (
          <li key={one.key} className="row py-1.5">
            <span className="flex-[1_1_200px] font-medium">
              {one.titles[language()] ?? Object.values(one.titles)[0]}
            </span>{' '}
            <span className="text-soft text-xs">{dayOf(one.time)}</span>
            <TextButton text={t('restore')} className="small" onClick={() => bringBack(one)} />
          </li>
        ))}
      </ul>
    </details>
  )
}
