import { useEffect, useState } from 'react'
import type { Problem } from '../../../scripts/content/problem.ts'
import type { Author, Edited, Listed, Proposal, Proposed } from '../../protocol.ts'
import { ask } from '../api.ts'
import { CheckBox } from '../controls.tsx'
import { announceTrouble } from '../Notices.tsx'
import { keyOf, titleOfFile } from '../names.ts'
import { say } from '../words.ts'
import { AuthorFields, isAuthor, knownAuthor, rememberAuthor } from './AuthorFields.tsx'
import { Dialog } from './Dialog.tsx'
import { Refused, Sent } from './ProposeResult.tsx'

interface Props {
  entries: readonly Listed[]
  onClose: () => void
  onDone: () => void
}

/**
 * Proposes edits on a branch and links to its pull request. A single text of a known author is sent without a question.
 */
export function ProposeDialog({ entries, onClose, onDone }: Props) {
  const [edited, setEdited] = useState<Edited>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [title, setTitle] = useState<string>()
  const [typedAuthor, setAuthor] = useState<Author>()
  const [result, setResult] = useState<{ sent: Proposal } | { problems: Problem[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    ask<Edited>('edited').then(
      (found) => {
        setEdited(found)
        setChosen(new Set(found.files))
      },
      (error) => {
        announceTrouble(error)
        onClose()
      },
    )
  }, [])
  if (!edited) return null
  const files = [...chosen]
  const titles = [...new Set(files.map((file) => titleOfFile(file, entries)))]
  const open = edited.open.findLast((one) => one.files.some((file) => files.includes(file)))
  const known = knownAuthor()
  const author = typedAuthor ?? known ?? edited.author
  const isAsked = !edited.isAuthorSet && !known
  const subject = title ?? open?.title ?? titles.join(', ').slice(0, 70)
  const isOpen = open !== undefined && files.every((file) => open.files.includes(file))
  const isDecided = !isAsked && (isOpen || areOneText(files))

  const propose = async () => {
    const names = [subject.trim(), ...titles.filter((one) => one !== subject.trim())]
    const proposed = await ask<Proposed>('propose', {
      titles: names,
      files,
      author: edited.isAuthorSet ? undefined : author,
    })
    if (isAsked) rememberAuthor(author)
    setResult('problems' in proposed ? proposed : { sent: proposed })
    onDone()
  }

  if (result && 'problems' in result) return <Refused problems={result.problems} entries={entries} onClose={onClose} />
  if (result) return <Sent {...result} hasAuthor={!edited.isAuthorSet} onClose={onClose} />
  const isAny = edited.git && edited.files.length > 0
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
