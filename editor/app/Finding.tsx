import type { ReactNode } from 'react'
import { type Problem, print, translate } from '../../scripts/content/problem.ts'
import type { Found } from '../protocol.ts'
import { Button } from './controls.tsx'
import { keyOf } from './names.ts'
import { language, say, type Word } from './words.ts'

interface Props {
  problem: Problem
  severity?: Found['severity']
  go?: () => void
  place?: ReactNode
  mend?: () => void
}

/** The number in a text that no fact states; undefined for other problems. */
export function looseNumberIn({ ruleId, message }: Problem): string | undefined {
  const [number, ...cures] = message.values ?? []
  return ruleId === 'typed-number' && cures.length > 0 ? String(number) : undefined
}

/** Label of the button that corrects a problem. */
export function cureOf(problem: Problem): Word | undefined {
  return problem.fix ? 'mend' : looseNumberIn(problem) ? 'promisesNothing' : undefined
}

/** A problem or a piece of advice, with a button if there is a single correction. */
export function Finding({ problem, severity = 'error', go, place, mend }: Props) {
  const cure = cureOf(problem)
  return (
    <p className="finding row" data-severity={severity}>
      {go && <Button text={say('line', { line: problem.line })} className="link" onClick={go} />}
      {place}
      <span>{translate(problem.message, language(), 'desk')}</span>
      {cure && mend && <Button text={say(cure)} className="small" onClick={mend} />}
    </p>
  )
}

export function Findings({ problems, mend }: { problems: readonly Found[]; mend: (problem: Found) => void }) {
  return problems.map((one) => (
    <Finding key={print(one)} problem={one} severity={one.severity} mend={() => mend(one)} />
  ))
}

export function FindingsElsewhere({ problems, onOpen }: { problems: readonly Problem[]; onOpen?: () => void }) {
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
