import { useDeferredValue, useEffect, useState } from 'react'
import { locales } from '../../site/locales.ts'
import type { Hit, Key, Listed, ListedSide, States } from '../protocol.ts'
import { Bin } from './Bin.tsx'
import { Hits, useHits } from './Hits.tsx'
import { titleOf, titleOfList } from './names.ts'
import { isFound, SearchField } from './SearchField.tsx'
import { count, say } from './words.ts'

interface Props {
  entries: readonly Listed[]
  states?: States
  last?: Key
  onHit: (hit: Hit) => void
}

/** All entries by kind, next to their twins, with a search in titles, names and texts. */
export function List({ entries, states, last, onHit }: Props) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  useEffect(() => document.querySelector<HTMLElement>(`.entries a[href="#${last}"]`)?.focus(), [last])
  const rows = entries.map((entry) => ({ entry, states: statesOf(entry, states) }))
  const found = rows.filter(({ entry, states }) => {
    const texts = [...titlesOf(entry), ...states.map(({ text }) => text)]
    return isFound(asked, [entry.name, say(entry.kind), titleOfList(entry.key), ...texts])
  })
  const listed = new Set(found.flatMap(({ entry }) => titlesOf(entry)))
  const inTexts = useHits(asked)
  const hits = inTexts?.filter(({ line }) => !listed.has(line)) ?? []
  const number = found.length + hits.length
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))].map(
    (kind) => [kind, found.filter(({ entry }) => entry.kind === kind)] as const,
  )
  return (
    <main tabIndex={-1} className="all">
      <SearchField label={say('search')} query={query} onQuery={setQuery} found={number} />
      <h1 className="sr-only">{say('all')}</h1>
      {!asked && states && states.sent.length > 0 && <Sent states={states} entries={entries} />}
      {number === 0 && inTexts && <p className="note">{say('nothing')}</p>}
      {kinds.map(([kind, shown]) => (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`}>
            {say(kind)} <span className="number">{shown.length}</span>
          </h2>
          <ul className="entries card">
            {shown.map(({ entry, states }) => (
              <li key={entry.key}>
                <a href={`#${entry.key}`}>
                  <Titles entry={entry} />
                  <span className="states row">
                    {states.map(({ tone, text }) => (
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
      ))}
      {hits.length > 0 && <Hits hits={hits} entries={entries} query={asked} onHit={onHit} />}
      {!asked && <Bin entries={entries} />}
    </main>
  )
}

function Titles({ entry: { key, sides } }: { entry: Listed }) {
  const list = titleOfList(key)
  if (list) return <span className="title">{list}</span>
  return locales.map((locale) => (
    <span key={locale} className="title" lang={locale}>
      {sides[locale]?.title ?? <em>{say('missing')}</em>}
    </span>
  ))
}

const titlesOf = ({ sides }: Listed) => Object.values(sides).map(({ title }) => title)

/** States of an entry; empty if it is published and has no problems. */
function statesOf({ key, sides }: Listed, all?: States): { tone: string; text: string }[] {
  const own = Object.values(sides)
  // A file for all languages has the same state on each side.
  const isOne = key === 'facts/business' || key === 'words/terms'
  const sum = isOne ? (own[0]?.problems ?? 0) : own.reduce((number, side) => number + side.problems, 0)
  const states = [...new Map(own.map((side) => [stateOf(side), side.state])).entries()]
  return [
    ...(all?.changed.includes(key) ? [{ tone: 'typed', text: say('changed') }] : []),
    ...(all?.sent.includes(key) ? [{ tone: 'sent', text: say(all.isSent ? 'sent' : 'ready') }] : []),
    ...(sum > 0 ? [{ tone: 'bad', text: count(sum, 'problem', 'problems') }] : []),
    ...(own.some(({ stale }) => stale) ? [{ tone: 'warn', text: say('stale') }] : []),
    ...states.filter(([, state]) => state !== 'published').map(([text, tone]) => ({ tone, text })),
  ]
}

function stateOf({ state, until }: ListedSide): string {
  return state === 'scheduled' && until ? say('until', { time: until }) : say(state)
}

function Sent({ states: { sent, isSent, link }, entries }: { states: States; entries: readonly Listed[] }) {
  return (
    <p className="proposal row">
      <span className="state sent">{say(isSent ? 'sent' : 'ready')}</span>
      <span>{sent.map((key) => titleOf(key, entries)).join(', ')}</span>
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {say('openCompare')}
        </a>
      )}
    </p>
  )
}
