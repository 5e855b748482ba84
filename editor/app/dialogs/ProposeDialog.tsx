import { useEffect, useId, useState } from 'react'
import type { Listed, Proposal } from '../../protocol.ts'
import { ask } from '../api.ts'
import { useSay } from '../words.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  entries: readonly Listed[]
  onClose: () => void
}

/** Writes a branch of what was edited, and leads to where it is handed in. */
export function ProposeDialog({ entries, onClose }: Props) {
  const say = useSay()
  const id = useId()
  const [edited, setEdited] = useState<{ files: string[]; git: boolean }>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [title, setTitle] = useState<string>()
  const [proposal, setProposal] = useState<Proposal>()
  useEffect(() => {
    void ask<{ files: string[]; git: boolean }>('edited').then(setEdited)
  }, [])
  if (!edited) return null
  const files = edited.files.filter((file) => !left.has(file))
  const titles = [...new Set(files.flatMap((file) => titleOf(file, entries) ?? []))]
  const subject = title ?? titles.join(', ').slice(0, 70)
  const propose = async () => {
    const names = [subject.trim(), ...titles.filter((one) => one !== subject.trim())]
    setProposal(await ask<Proposal>('propose', { titles: names, files }))
  }
  if (proposal)
    return (
      <Dialog title={say('propose')} onClose={onClose}>
        <p role="status">{say(proposal.pushed ? 'pushed' : 'proposed', { branch: proposal.branch })}</p>
        {proposal.trouble && <p className="trouble">{say('notPushed', { trouble: proposal.trouble })}</p>}
        {proposal.compare && (
          <p>
            <a className="main" href={proposal.compare} target="_blank" rel="noreferrer">
              {say('openCompare')}
            </a>
          </p>
        )}
      </Dialog>
    )
  const isAny = edited.files.length > 0
  return (
    <Dialog
      title={say('propose')}
      done={say('propose')}
      isReady={files.length > 0 && subject.trim() !== ''}
      onDone={isAny ? propose : undefined}
      onClose={onClose}
    >
      {!edited.git && <p>{say('noGit')}</p>}
      {edited.git && !isAny && <p>{say('proposeNothing')}</p>}
      {isAny && (
        <>
          <p>{say('proposeWhy')}</p>
          <div className="field">
            <label htmlFor={id}>{say('proposeTitle')}</label>
            <input id={id} value={subject} onChange={({ target }) => setTitle(target.value)} />
          </div>
          <ul className="files">
            {edited.files.map((file) => (
              <li key={file}>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={!left.has(file)}
                    onChange={({ target }) =>
                      setLeft(
                        (old) => new Set(target.checked ? [...old].filter((one) => one !== file) : [...old, file]),
                      )
                    }
                  />{' '}
                  {file}
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

/** What the entry of a file is called. */
function titleOf(file: string, entries: readonly Listed[]): string | undefined {
  const [, locale, key] = /^content\/(\w+)\/(.*)\.mdx$/.exec(file) ?? []
  const sides = entries.find((entry) => entry.key === key)?.sides
  const title = Object.entries(sides ?? {}).find(([one]) => one === locale)?.[1]?.title
  return title ?? (file.startsWith('content/') ? file.replace(/^content\/(\w+\/)?/, '') : undefined)
}
