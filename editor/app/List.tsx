import { useDeferredValue, useEffect, useState } from 'react'
import { locales } from '../../site/locales.ts'
import { fold } from '../../site/search/words.ts'
import type { Hit, Key, Kind, Listed, ListedSide } from '../protocol.ts'
import { Hits } from './Hits.tsx'
import { Icon } from './Icon.tsx'
import { titleOfList } from './names.ts'
import { Proposals } from './Proposals.tsx'
import { useHits } from './useHits.ts'
import { count, say } from './words.ts'

interface Props {
  entries: readonly Listed[]
  drafts: readonly Key[]
  /** The entry that was open before: the focus goes back to it. */
  last?: Key
  onHit: (hit: Hit) => void
}

/** All entries by kind, each beside its twin, and a search in their titles, names and texts. */
export function List({ entries, drafts, last, onHit }: Props) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  useEffect(() => document.querySelector<HTMLElement>(`.entries a[href="#${last}"]`)?.focus(), [last])
  const found = search(entries, drafts, asked)
  const inTexts = useHits(asked)
  const hits = inTexts?.filter(({ line }) => !found.some(({ sides }) => isTitle(line, sides))) ?? []
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return (
    <main className="all">
      <div className="search card">
        <Icon name="search" />
        <input
          type="search"
          aria-label={say('search')}
          placeholder={say('search')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className="sr-only">
          {asked && say('found', { count: found.length + hits.length })}
        </p>
      </div>
      <h1 className="sr-only">{say('all')}</h1>
      {!asked && <Proposals entries={entries} />}
      {found.length + hits.length === 0 && inTexts && <p className="note">{say('nothing')}</p>}
      {kinds.map((kind) => (
        <Section key={kind} kind={kind} entries={found.filter((entry) => entry.kind === kind)} drafts={drafts} />
      ))}
      {hits.length > 0 && <Hits hits={hits} entries={entries} query={asked} onHit={onHit} />}
    </main>
  )
}

interface SectionProps extends Pick<Props, 'entries' | 'drafts'> {
  kind: Kind
}

function Section({ kind, entries, drafts }: SectionProps) {
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>
        {say(kind)} <span className="number">{entries.length}</span>
      </h2>
      <ul className="entries card">
        {entries.map((entry) => (
          <li key={entry.key}>
            <a href={`#${entry.key}`}>
              {titleOfList(entry.key) ? (
                <span className="title">{titleOfList(entry.key)}</span>
              ) : (
                locales.map((locale) => (
                  <span key={locale} className="title" lang={locale}>
                    {entry.sides[locale]?.title ?? <em>{say('missing')}</em>}
                  </span>
                ))
              )}
              <span className="states row">
                {statesOf(entry, drafts).map(({ tone, text }) => (
                  <span key={text} className={`state ${tone}`}>
                    {text}
                  </span>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Tells if a line is the title of an entry, by which it is listed already. */
const isTitle = (line: string, sides: Listed['sides']) => Object.values(sides).some(({ title }) => title === line)

/** What a writer wants to know of an entry; one that is published and in order says nothing. */
function statesOf({ key, sides }: Listed, drafts: readonly Key[]): { tone: string; text: string }[] {
  const all = Object.values(sides)
  // Of a file of all languages each side says the same.
  const isOne = key === 'facts/business' || key === 'words/terms'
  const sum = isOne ? (all[0]?.problems ?? 0) : all.reduce((number, side) => number + side.problems, 0)
  const states = [...new Map(all.map((side) => [stateOf(side), side.state])).entries()]
  return [
    ...(drafts.includes(key) ? [{ tone: 'typed', text: say('unsaved') }] : []),
    ...(sum > 0 ? [{ tone: 'bad', text: count(sum, 'problem', 'problems') }] : []),
    ...(all.some(({ stale }) => stale) ? [{ tone: 'warn', text: say('stale') }] : []),
    ...states.filter(([, state]) => state !== 'published').map(([text, tone]) => ({ tone, text })),
  ]
}

function stateOf({ state, until }: ListedSide): string {
  return state === 'scheduled' && until ? say('until', { time: until }) : say(state)
}

/** The entries whose titles, name or state hold every word. */
function search(entries: readonly Listed[], drafts: readonly Key[], query: string): readonly Listed[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const titles = Object.values(entry.sides).map(({ title }) => title)
    const states = statesOf(entry, drafts).map(({ text }) => text)
    const list = titleOfList(entry.key) ?? ''
    const own = fold([entry.name, say(entry.kind), list, ...titles, ...states].join(' '))
    return words.every((word) => own.includes(word))
  })
}
