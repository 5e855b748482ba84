import type { Problem } from '../../../scripts/content/problem.ts'
import type { Listed, Proposal } from '../../protocol.ts'
import { FindingsElsewhere } from '../Finding.tsx'
import { language, say } from '../words.ts'
import { KnownAuthor } from './AuthorFields.tsx'
import { Dialog } from './Dialog.tsx'

interface RefusedProps {
  problems: readonly Problem[]
  entries: readonly Listed[]
  onClose: () => void
}

export function Refused({ problems, entries, onClose }: RefusedProps) {
  return (
    <Dialog title={say('propose')} onClose={onClose}>
      <p role="alert" className="trouble">
        {say('proposeRefused')}
      </p>
      <FindingsElsewhere problems={problems} entries={entries} onOpen={onClose} />
    </Dialog>
  )
}

interface SentProps {
  sent: Proposal
  hasAuthor: boolean
  onClose: () => void
}

export function Sent({ sent, hasAuthor, onClose }: SentProps) {
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
      {compare && (
        <a className="button main" href={compare} target="_blank" rel="noreferrer">
          {say('openCompare')}
        </a>
      )}
      {hasAuthor && <KnownAuthor />}
    </Dialog>
  )
}
