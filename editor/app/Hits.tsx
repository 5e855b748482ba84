import type { Hit, Listed } from '../protocol.ts'
import { Excerpt } from './Excerpt.tsx'
import { kindOf, localeOfFile, titleOfFile } from './names.ts'
import { say } from './words.ts'

interface Props {
  hits: readonly Hit[]
  entries: readonly Listed[]
  query: string
  /** Opens an entry at the place where words were found. */
  onHit: (hit: Hit) => void
}

/** Texts that hold every word of a query, each with the line that holds most of them. */
export function Hits({ hits, entries, query, onHit }: Props) {
  return (
    <section aria-labelledby="hits">
      <h2 id="hits">
        {say('inTexts')} <span className="number">{hits.length}</span>
      </h2>
      <ul className="hits card">
        {hits.map((hit) => (
          <li key={hit.file}>
            <a href={`#${hit.key}`} lang={localeOfFile(hit.file)} onClick={() => onHit(hit)}>
              <span className="title">{titleOfFile(hit.file, entries)}</span>{' '}
              <span className="number">{say(kindOf(hit.key))}</span>
              <span className="line">
                <Excerpt line={hit.line} query={query} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
