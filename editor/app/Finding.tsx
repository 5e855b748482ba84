import { translate } from '../../scripts/check/message.ts'
import { print } from '../../scripts/check/print.ts'
import type { Problem } from '../../scripts/check/problem.ts'
import type { Found } from '../protocol.ts'
import { Button } from './controls.tsx'
import { keyOf } from './names.ts'
import { language, say } from './words.ts'

interface Props {
  problem: Found
  mend?: (problem: Found) => void
  go?: () => void
}

/** A problem or a piece of advice, with a button where there is one right answer. */
export function Finding({ problem, mend, go }: Props) {
  const { message, severity, expected, line } = problem
  return (
    <p className="finding row" data-severity={severity}>
      {go && <Button text={say('line', { line })} className="link" onClick={go} />}
      <span>{translate(message, language(), 'desk')}</span>
      {expected !== undefined && mend && <Button text={say('mend')} className="small" onClick={() => mend(problem)} />}
    </p>
  )
}

/** What the check says of one thing, one below the other. */
export function Findings({ problems, mend }: { problems: readonly Found[]; mend: Props['mend'] }) {
  return problems.map((problem) => <Finding key={print(problem)} problem={problem} mend={mend} />)
}

interface ElsewhereProps {
  problems: readonly Problem[]
  onOpen?: () => void
}

/** Mistakes in other files, each with the way to it. */
export function FindingsElsewhere({ problems, onOpen }: ElsewhereProps) {
  return problems.map((problem) => {
    const { file, line, message } = problem
    const key = keyOf(file)
    const place = `${file}, ${say('line', { line })}`
    return (
      <p key={print(problem)} className="finding row" data-severity="error">
        {key ? (
          <a href={`#${key}`} onClick={onOpen}>
            {place}
          </a>
        ) : (
          place
        )}
        <span>{translate(message, language(), 'desk')}</span>
      </p>
    )
  })
}
