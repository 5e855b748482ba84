import type { ReactNode } from 'react'
import { translate } from '../../scripts/check/message.ts'
import { print } from '../../scripts/check/print.ts'
import type { Problem } from '../../scripts/check/problem.ts'
import type { Found } from '../protocol.ts'
import { Button } from './controls.tsx'
import { keyOf } from './names.ts'
import { language, say } from './words.ts'

interface Props {
  problem: Problem
  severity?: Found['severity']
  /** Leads to the problem. */
  place?: ReactNode
  mend?: () => void
}

/** A problem or a piece of advice, with a button where there is one right answer. */
export function Finding({ problem, severity = 'error', place, mend }: Props) {
  return (
    <p className="finding row" data-severity={severity}>
      {place}
      <span>{translate(problem.message, language(), 'desk')}</span>
      {problem.expected !== undefined && mend && <Button text={say('mend')} className="small" onClick={mend} />}
    </p>
  )
}

interface FindingsProps {
  problems: readonly Found[]
  mend: (problem: Found) => void
}

/** What the check says of one thing, one below the other. */
export function Findings({ problems, mend }: FindingsProps) {
  return problems.map((one) => (
    <Finding key={print(one)} problem={one} severity={one.severity} mend={() => mend(one)} />
  ))
}

interface ElsewhereProps {
  problems: readonly Problem[]
  onOpen?: () => void
}

/** Mistakes in other files, each with the way to it. */
export function FindingsElsewhere({ problems, onOpen }: ElsewhereProps) {
  return problems.map((problem) => {
    const key = keyOf(problem.file)
    const place = `${problem.file}, ${say('line', { line: problem.line })}`
    const link = (
      <a href={`#${key}`} onClick={onOpen}>
        {place}
      </a>
    )
    return <Finding key={print(problem)} problem={problem} place={key ? link : place} />
  })
}
