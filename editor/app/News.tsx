import type { Key, Listed, Newest } from '../protocol.ts'
import { Icon } from './Icon.tsx'
import { keyOf, titleOf } from './names.ts'
import { say } from './words.ts'

interface Props {
  /** What came of fetching the newest, or why it could not be fetched. */
  news: Newest | string
  entries: readonly Listed[]
  onClose: () => void
}

/** Tells what fetching the newest did to the texts, until it is closed. */
export function News({ news, entries, onClose }: Props) {
  return (
    <section className="banner row news" aria-label={say('newest')}>
      <div role="status">{typeof news === 'string' ? <p>{news}</p> : <Told news={news} entries={entries} />}</div>
      <button type="button" className="quiet" aria-label={say('close')} onClick={onClose}>
        <Icon name="remove" />
      </button>
    </section>
  )
}

function Told({ news, entries }: { news: Newest; entries: readonly Listed[] }) {
  const { landed, merged, both, back, needsRestart } = news
  const lists = [
    { word: 'newestMerged', keys: keysOf(merged) },
    { word: 'newestBoth', keys: both },
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
