import type { Found } from '../../../site/search/data.ts'
import { excerpt, mark } from '../../../site/search/excerpt.ts'
import type { Answer } from '../../../site/search/search.ts'
import type { Stem } from '../../../site/search/words.ts'
import type { Words } from './words.ts'

interface Props {
  id: string
  label: string
  answer: Answer
  stem: Stem
  words: Pick<Words, 'kinds' | 'without'>
  /** The position of the result that Enter opens. */
  active: number
  onChoose: (found: Found) => void
}

/** The results by kind, the kind of the best one first. The field keeps the focus; `active` is where the arrows are. */
export function Results({ id, label, answer: { groups, keys }, stem, words, active, onChoose }: Props) {
  const marking = { keys, stem }
  let position = -1
  return (
    <div id={id} role="listbox" aria-label={label} className="hits">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
          <p id={`${id}-${group.kind}`}>{words.kinds[group.kind]}</p>
          {group.found.map((found) => {
            position++
            return (
              <a
                key={`${found.url} ${found.title}`}
                id={`${id}-${position}`}
                href={found.url}
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                onClick={() => onChoose(found)}
              >
                <span className="hit-title">
                  <Marked
                    text={found.section && found.kind !== 'question' ? found.section : found.title}
                    {...marking}
                  />
                </span>
                {found.section && <span>{found.kind === 'question' ? found.section : found.title}</span>}
                <span>
                  <Marked text={excerpt(found.text, keys, stem)} {...marking} />
                </span>
                {found.without.length > 0 && (
                  <span>
                    {words.without} <s>{found.without.join(', ')}</s>
                  </span>
                )}
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface Markable {
  text: string
  keys: ReadonlySet<string>
  stem: Stem
}

function Marked({ text, keys, stem }: Markable) {
  return mark(text, keys, stem).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and no state
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
