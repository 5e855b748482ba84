import { translate } from '../../../scripts/check/message.ts'
import { print } from '../../../scripts/check/print.ts'
import type { Problem } from '../../../scripts/check/problem.ts'
import type { Listed, Proposal } from '../../protocol.ts'
import { keyOf, titleOf } from '../names.ts'
import { language, say } from '../words.ts'
import { KnownAuthor } from './AuthorFields.tsx'
import { Dialog } from './Dialog.tsx'
import { type Draft, idOf } from './ProposeLists.tsx'

/** The mistakes for which a proposal was refused, each with a link to its entry. */
export function Refused({ problems, onClose }: { problems: readonly Problem[]; onClose: () => void }) {
  const desk = language()
  return (
    <Dialog title={say('propose')} onClose={onClose}>
      <p role="alert" className="trouble">
        {say('proposeRefused')}
      </p>
      <ul className="files">
        {problems.map((problem) => {
          const { file, line } = problem
          const key = keyOf(file)
          const place = `${file}, ${say('line', { line })}`
          return (
            <li key={print(problem)} className="finding row" data-severity="error">
              {key ? (
                <a href={`#${key}`} onClick={onClose}>
                  {place}
                </a>
              ) : (
                place
              )}
              <span>{translate(problem.message, desk, 'desk')}</span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

interface SentProps {
  sent: Proposal
  leftOut: readonly Draft[]
  entries: readonly Listed[]
  /** The writer has a name of their own, and can change it. */
  hasAuthor: boolean
  onClose: () => void
}

/** Where the proposal is now, and what is not in it. */
export function Sent({ sent, leftOut, entries, hasAuthor, onClose }: SentProps) {
  const desk = language()
  const { branch, isUpdate, pushed, trouble, compare } = sent
  return (
    <Dialog title={say('propose')} onClose={onClose}>
      <p role="status">{say(pushed ? (isUpdate ? 'updated' : 'pushed') : 'proposed', { branch })}</p>
      {trouble && (
        <div className="trouble">
          <p>{say('notPushed', { trouble: trouble.sentence[desk] })}</p>
          <p>
            <code>{trouble.line}</code>
          </p>
        </div>
      )}
      {leftOut.length > 0 && (
        <>
          <p>{say('leftOut')}</p>
          <ul className="files">
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
        <p>
          <a className="button main" href={compare} target="_blank" rel="noreferrer">
            {say('openCompare')}
          </a>
        </p>
      )}
      {hasAuthor && <KnownAuthor />}
    </Dialog>
  )
}
