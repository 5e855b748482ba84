import type { Problem } from '../../../scripts/content/problem.ts'
import type { Edited, Listed, Proposal } from '../../protocol.ts'
import { FindingsElsewhere } from '../Finding.tsx'
import { titleOf } from '../names.ts'
import { language, say } from '../words.ts'
import { KnownAuthor } from './AuthorFields.tsx'
import { Dialog } from './Dialog.tsx'

export type Draft = Edited['drafts'][number]

export const idOf = ({ key, writer }: Draft) => `${key} ${writer}`

export function Refused({ problems, onClose }: { problems: readonly Problem[]; onClose: () => void }) {
  return (
    <Dialog title={say('propose')} onClose={onClose}>
      <p role="alert" className="trouble">
        {say('proposeRefused')}
      </p>
      <FindingsElsewhere problems={problems} onOpen={onClose} />
    </Dialog>
  )
}

interface SentProps {
  sent: Proposal
  leftOut: readonly Draft[]
  entries: readonly Listed[]
  hasAuthor: boolean
  onClose: () => void
}

export function Sent({ sent, leftOut, entries, hasAuthor, onClose }: SentProps) {
  const { branch, isUpdate, pushed, trouble, compare } = sent
  return (
    <Dialog title={say('propose')} onClose={onClose}>
      <p role="status">{say(pushed ? (isUpdate ? 'updated' : 'pushed') : 'proposed', { branch })}</p>
      {trouble && (
        <div className="trouble">
          <p>{say('notPushed', { trouble: trouble.sentence[language()] })}</p>
          <p>
            <code>{trouble.line}</code>
          </p>
        </div>
      )}
      {leftOut.length > 0 && (
        <>
          <p>{say('leftOut')}</p>
          <ul>
            {leftOut.map((draft) => (
              <li key={idOf(draft)}>
                <a href={`#${draft.key}`} onClick={onClose}>
                  {titleOf(draft.key, entries)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {compare && (
        <a className="button main" href={compare} target="_blank" rel="noreferrer">
          {say('openCompare')}
        </a>
      )}
      {hasAuthor && <KnownAuthor />}
    </Dialog>
  )
}
