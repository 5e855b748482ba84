import { useEffect, useState } from 'react'
import type { Problem } from '../../../scripts/content/problem.ts'
import type { Author, Edited, Listed, Proposal, Proposed, Saved } from '../../protocol.ts'
import { ask, Refusal } from '../api.ts'
import { CheckBox } from '../controls.tsx'
import { announceTrouble } from '../Notices.tsx'
import { keyOf, titleOf, titleOfFile } from '../names.ts'
import { clockOf, say } from '../words.ts'
import { tellWindows, writer } from '../writer.ts'
import { AuthorFields, isAuthor, knownAuthor, rememberAuthor } from './AuthorFields.tsx'
import { Dialog } from './Dialog.tsx'
import { type Draft, idOf, Refused, Sent } from './ProposeResult.tsx'

interface Props {
  entries: readonly Listed[]
  onClose: () => void
  onDone: () => void
}

/**
 * Proposes edits on a branch and links to its pull request. Drafts are saved first, or listed. A single text of a known
 * author is sent without a question.
 */
export function ProposeDialog({ entries, onClose, onDone }: Props) {
  const [edited, setEdited] = useState<Edited>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const [title, setTitle] = useState<string>()
  const [typedAuthor, setAuthor] = useState<Author>()
  const [result, setResult] = useState<{ sent: Proposal; leftOut: Draft[] } | { problems: Problem[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    ask<Edited>('edited').then(
      (found) => {
        setEdited(found)
        setChosen(new Set(found.files))
        const own = found.drafts.filter((draft) => draft.writer === writer && !draft.isBehind)
        setTaken(new Set(own.map(idOf)))
      },
      (error) => {
        announceTrouble(error)
        onClose()
      },
    )
  }, [])
  if (!edited) return null
  const saving = edited.drafts.filter((draft) => taken.has(idOf(draft)))
  const files = [...new Set([...chosen, ...saving.flatMap((one) => one.files)])]
  const titles = [...new Set(files.map((file) => titleOfFile(file, entries)))]
  const open = edited.open.findLast((one) => one.files.some((file) => files.includes(file)))
  const known = knownAuthor()
  const author = typedAuthor ?? known ?? edited.author
  const isAsked = !edited.isAuthorSet && !known
  const subject = title ?? open?.title ?? titles.join(', ').slice(0, 70)
  const isOpen = open !== undefined && files.every((file) => open.files.includes(file))
  const isBehind = edited.drafts.some((draft) => draft.writer === writer && draft.isBehind)
  const isDecided = !isAsked && !isBehind && (isOpen || areOneText(files))

  const propose = async () => {
    for (const { key, writer } of saving) {
      const saved = await ask<Saved>('save-draft', { key, writer })
      if ('conflicts' in saved) throw new Refusal(say('proposeSaveFirst', { title: titleOf(key, entries) }))
      tellWindows({ key })
    }
    const names = [subject.trim(), ...titles.filter((one) => one !== subject.trim())]
    // A draft may equal the committed text, which leaves nothing to propose.
    const now = await ask<Edited>('edited')
    const proposed = await ask<Proposed>('propose', {
      titles: names,
      files: files.filter((file) => now.files.includes(file)),
      author: edited.isAuthorSet ? undefined : author,
    })
    if (isAsked) rememberAuthor(author)
    setResult('problems' in proposed ? proposed : { sent: proposed, leftOut: now.drafts })
    onDone()
  }

  if (result && 'problems' in result) return <Refused problems={result.problems} onClose={onClose} />
  if (result) return <Sent {...result} entries={entries} hasAuthor={!edited.isAuthorSet} onClose={onClose} />
  const isAny = edited.git && edited.files.length + edited.drafts.length > 0
  return (
    <Dialog
      title={say('propose')}
      isReady={files.length > 0 && subject.trim() !== '' && (edited.isAuthorSet || isAuthor(author))}
      isDecided={isDecided}
      onDone={isAny ? propose : undefined}
      onClose={onClose}
    >
      {!edited.git && <p>{say('noGit')}</p>}
      {edited.git && !isAny && <p>{say('proposeNothing')}</p>}
      {isAny && (
        <>
          <p>{say('proposeWhy')}</p>
          {open && <p>{say('proposeUpdates', { title: open.title })}</p>}
          <label className="field">
            {say('proposeTitle')}
            <input value={subject} onChange={({ target }) => setTitle(target.value)} />
          </label>
          {isAsked && <AuthorFields author={author} onAuthor={setAuthor} />}
          <DraftList drafts={edited.drafts} entries={entries} taken={taken} onTaken={setTaken} onOpen={onClose} />
          <div>
            {edited.files.map((file) => (
              <CheckBox key={file} item={file} ticked={chosen} onTicked={setChosen}>
                {file}
              </CheckBox>
            ))}
          </div>
        </>
      )}
    </Dialog>
  )
}

/** True for the files of one text, in any languages, with its pictures. */
function areOneText(files: readonly string[]): boolean {
  const texts = files.filter((file) => file.startsWith('content/')).map((file) => keyOf(file) ?? file)
  return new Set(texts).size === 1
}

interface DraftListProps {
  drafts: readonly Draft[]
  entries: readonly Listed[]
  taken: ReadonlySet<string>
  onTaken: (taken: ReadonlySet<string>) => void
  onOpen: () => void
}

function DraftList({ drafts, entries, taken, onTaken, onOpen }: DraftListProps) {
  if (drafts.length === 0) return null
  return (
    <fieldset className="group">
      <legend>{say('proposeUnsaved')}</legend>
      <p className="help">{say('proposeUnsavedWhy')}</p>
      {drafts.map((draft) => (
        <CheckBox key={idOf(draft)} item={idOf(draft)} ticked={taken} onTicked={onTaken} disabled={draft.isBehind}>
          <a href={`#${draft.key}`} onClick={onOpen}>
            {titleOf(draft.key, entries)}
          </a>
          , {stateOf(draft)}
        </CheckBox>
      ))}
    </fieldset>
  )
}

function stateOf(draft: Draft): string {
  const time = clockOf(draft.time)
  if (draft.writer.startsWith('saved-')) return say('ofBefore')
  const typed = say(draft.writer === writer ? 'ofHere' : 'ofElsewhere', { time })
  return draft.isBehind ? `${typed}; ${say('isBehind')}` : typed
}
