import { translate } from '../../scripts/check/message.ts'
import { print } from '../../scripts/check/print.ts'
import type { Found } from '../protocol.ts'
import { language, say } from './words.ts'

interface Props {
  problem: Found
  mend?: (problem: Found) => void
  /** Leads to the place of the problem. */
  go?: () => void
}

/** A problem or a piece of advice, with a button where there is one right answer. */
export function Finding({ problem, mend, go }: Props) {
  const { message, severity, expected, line } = problem
  return (
    <p className="finding row" data-severity={severity}>
      {go && (
        <button type="button" className="link" onClick={go}>
          {say('line', { line })}
        </button>
      )}
      <span>{translate(message, language(), 'desk')}</span>
      {expected !== undefined && mend && (
        <button type="button" className="small" onClick={() => mend(problem)}>
          {say('mend')}
        </button>
      )}
    </p>
  )
}

/** What the check says of one thing, one below the other. */
export function Findings({ problems, mend }: { problems: readonly Found[]; mend: Props['mend'] }) {
  return problems.map((problem) => <Finding key={print(problem)} problem={problem} mend={mend} />)
}
