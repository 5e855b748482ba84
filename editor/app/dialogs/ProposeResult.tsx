import type { Problem } from '../../../scripts/content/problem.ts'
import type { Proposal } from '../../protocol.ts'
import { FindingsElsewhere } from '../Finding.tsx'
import { language, say } from '../words.ts'
import { KnownAuthor } from './AuthorFields.tsx'
import { Dialog } from './Dialog.tsx'

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
