import { useContext } from 'react'
import type { Edited, Listed } from '../../protocol.ts'
import { titleOf } from '../names.ts'
import { Language, type Say, useSay } from '../words.ts'
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
  const say = useSay()
  const desk = useContext(Language)
  if (drafts.length === 0) return null
  return (
    <fieldset className="group unsaved">
      <legend>{say('proposeUnsaved')}</legend>
      <p className="help">{say('proposeUnsavedWhy')}</p>
      <ul className="files">
        {drafts.map((draft) => (
          <li key={idOf(draft)}>
            <label className="check">
              <input
                type="checkbox"
                checked={taken.has(idOf(draft))}
                disabled={draft.isBehind}
                onChange={({ target }) => onTaken(toggled(taken, idOf(draft), target.checked))}
              />
              <span>
                <a href={`#${draft.key}`} onClick={onOpen}>
                  {titleOf(draft.key, entries, desk)}
                </a>
                , {stateOf(draft, say, desk)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function stateOf(draft: Draft, say: Say, desk: string): string {
  const time = new Date(draft.time).toLocaleTimeString(desk, { hour: '2-digit', minute: '2-digit' })
  if (draft.writer.startsWith('saved-')) return say('ofBefore')
  const typed = say(draft.writer === writer ? 'ofHere' : 'ofElsewhere', { time })
  return draft.isBehind ? `${typed}; ${say('isBehind')}` : typed
}

interface FilesProps {
  files: readonly string[]
  left: ReadonlySet<string>
  onLeft: (left: ReadonlySet<string>) => void
}

/** The edited files, of which some can be left out. */
export function Files({ files, left, onLeft }: FilesProps) {
  return (
    <ul className="files">
      {files.map((file) => (
        <li key={file}>
          <label className="check">
            <input
              type="checkbox"
              checked={!left.has(file)}
              onChange={({ target }) => onLeft(toggled(left, file, !target.checked))}
            />{' '}
            {file}
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
