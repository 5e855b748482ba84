import { useEffect, useState } from 'react'
import type { Listed, ProposalState } from '../protocol.ts'
import { ask } from './api.ts'
import { say } from './words.ts'

/** The state of each proposal of this desk: sent, looked at, taken in, online. */
export function Proposals({ entries }: { entries: readonly Listed[] }) {
  const [all, setAll] = useState<ProposalState[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list asks again
  useEffect(() => {
    void ask<ProposalState[]>('proposals').then(setAll, () => {})
  }, [entries])
  if (all.length === 0) return null
  return (
    <section aria-labelledby="proposals">
      <h2 id="proposals">{say('proposals')}</h2>
      <ul className="proposals">
        {all.map(({ branch, title, state, compare }) => (
          <li key={branch} className="row">
            <span className="title">{title}</span>
            {compare && (
              <a href={compare} target="_blank" rel="noreferrer">
                {say('openCompare')}
              </a>
            )}
            <span className={`state ${state}`}>{say(`${state}State`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
