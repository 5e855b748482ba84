import type { ReactNode } from 'react'
import type { Edited, Listed } from '../../protocol.ts'
import { titleOf } from '../names.ts'
import { clockOf, say } from '../words.ts'
import { writer } from '../writer.ts'

export type Draft = Edited['drafts'][number]

/** Names a draft among all. */
export const idOf = ({ key, writer }: Draft) => `${key} ${writer}`

interface DraftListProps {
  drafts: readonly Draft[]
  entries: readonly Listed[]
  taken: ReadonlySet<string>
  onTaken: (taken: ReadonlySet<string>) => void
  /** An entry is opened. */
  onOpen: () => void
}

/** What is typed and not saved, each to be saved with the proposal or not. */
export function DraftList({ drafts, entries, taken, onTaken, onOpen }: DraftListProps) {
  if (drafts.length === 0) return null
  const items = drafts.map((draft) => ({
    id: idOf(draft),
    isDisabled: draft.isBehind,
    shown: (
      <>
        <a href={`#${draft.key}`} onClick={onOpen}>
          {titleOf(draft.key, entries)}
        </a>
        , {stateOf(draft)}
      </>
    ),
  }))
  return (
    <fieldset className="group">
      <legend>{say('proposeUnsaved')}</legend>
      <p className="help">{say('proposeUnsavedWhy')}</p>
      <CheckList items={items} checked={taken} onChecked={onTaken} />
    </fieldset>
  )
}

function stateOf(draft: Draft): string {
  const time = clockOf(draft.time)
  if (draft.writer.startsWith('saved-')) return say('ofBefore')
  const typed = say(draft.writer === writer ? 'ofHere' : 'ofElsewhere', { time })
  return draft.isBehind ? `${typed}; ${say('isBehind')}` : typed
}

interface CheckListProps {
  items: readonly { id: string; shown: ReactNode; isDisabled?: boolean }[]
  checked: ReadonlySet<string>
  onChecked: (checked: ReadonlySet<string>) => void
}

/** A list with a check box before each item. */
export function CheckList({ items, checked, onChecked }: CheckListProps) {
  return (
    <ul className="files">
      {items.map(({ id, shown, isDisabled }) => (
        <li key={id}>
          <label className="check">
            <input
              type="checkbox"
              checked={checked.has(id)}
              disabled={isDisabled}
              onChange={({ target }) => onChecked(toggled(checked, id, target.checked))}
            />
            <span>{shown}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

export function toggled(set: ReadonlySet<string>, item: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (isIn) next.add(item)
  else next.delete(item)
  return next
}
