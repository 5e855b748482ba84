import { useId } from 'react'
import { guessIn, type Problem, print, translate } from '../../scripts/content/problem.ts'
import { keyOfFile } from '../protocol.ts'
import { isAmong, thisSite } from '../site.ts'
import { anchor } from '../text/signs.ts'
import type { TextKey } from '../text/words.ts'
import { TextButton } from './controls.tsx'
import { labelOf } from './labels.ts'
import { localeOfFile, titleOfFile } from './names.ts'
import { language, nameOfLanguage, t } from './words.ts'

/** Advice, and decisions that the owner must make, do not block a proposal. */
export const severityOf = ({ isAdvice, isForReview }: Problem) => (isAdvice || isForReview ? 'warning' : 'error')

/** Mistakes in other texts, which this one may have caused. */
export const mistakesElsewhere = (problems: readonly Problem[], own: readonly { file: string }[]) =>
  problems.filter((one) => severityOf(one) === 'error' && own.every(({ file }) => file !== one.file))

/** The number in a problem about a number that matches no fact; undefined for other problems. */
export function looseNumberIn({ ruleId, message }: Problem): string | undefined {
  const { number, reason } = message.values ?? {}
  return ruleId === thisSite.rules.looseNumber && reason !== undefined ? String(number) : undefined
}

/** Label of the button that corrects a problem; undefined if no correction is known. */
export function fixLabelOf(problem: Problem): TextKey | undefined {
  return problem.fix || problem.suggestedFix || guessIn(problem.message)
    ? 'fix'
    : looseNumberIn(problem)
      ? 'promisesNothing'
      : undefined
}

/** Message of a problem, with labels instead of field keys, and titles instead of file names. */
export function messageOf({ file, ruleId, message }: Problem): string {
  const { field } = message.values ?? {}
  // Drop the key after `numbers`, because it can contain dots.
  const isNamed = typeof field === 'string' && isAmong(thisSite.rules.ofFields, ruleId)
  const path = isNamed ? field.replace(/^(numbers)\..*/, '$1').split('.') : []
  const keys = path.filter((part) => !/^\d+$/.test(part))
  const { name } = labelOf(keys, file === thisSite.files.facts)
  const headings = Object.entries(message.values ?? {}).flatMap(([key, value]) => {
    return typeof value === 'string' && /^#{1,6} /.test(value) ? [[key, headingWords(value)]] : []
  })
  const values = { ...message.values, ...Object.fromEntries(headings), ...(name && { field: name }) }
  const shown = { ...message, values }
  const text = translate(shown, language(), 'desk')
  return text.replace(/content\/[\w/-]+\.(?:yaml|mdx)(?::\d+)*/g, (path, at: number) => {
    const other = path.replace(/:.*/, '')
    const locale = localeOfFile(other)
    if (!locale || other === file || keyOfFile(other) !== keyOfFile(file))
      return t('quoted', { title: titleOfFile(other) })
    // The same text in another language has the same title in the list.
    return t(at === 0 ? 'sideFirst' : 'side', { language: nameOfLanguage(locale) })
  })
}

/** A heading without its markup and id. */
const headingWords = (heading: string) => heading.replace(/^#+ /, '').replace(anchor, '')

interface Props {
  problems: readonly Problem[]
  /** Corrects a problem. If missing, each problem has a link to its text instead. */
  applyFix?: (problem: Problem) => void
  go?: (problem: Problem) => void
  onOpen?: () => void
  /** True if shown outside the entry, where corrections that need more input are hidden. */
  isSummary?: boolean
}

export function Findings({ problems, applyFix, go, onOpen, isSummary }: Props) {
  const id = useId()
  return problems.map((problem, at) => {
    const about = `${id}-${at}`
    const label = fixLabelOf(problem)
    const key = keyOfFile(problem.file)
    const title = titleOfFile(problem.file)
    const link = (
      <a href={`#${key}`} onClick={onOpen}>
        {title}
      </a>
    )
    return (
      <p
        key={print(problem)}
        className="row border-warm data-[severity=error]:border-bad my-1.5 items-baseline gap-x-2.5 gap-y-1 border-l-3 pl-2.5 text-xs"
        data-severity={severityOf(problem)}
      >
        {go && (
          <TextButton
            text={t('show')}
            className="min-h-0 border-0 p-0 font-normal text-blue-600 underline"
            aria-describedby={about}
            onClick={() => go(problem)}
          />
        )}
        {!applyFix && (key ? link : title)}
        <span id={about} className="flex-[1_1_280px]">
          {messageOf(problem)}
        </span>
        {label && applyFix && (label === 'fix' || !isSummary) && (
          <TextButton text={t(label)} className="small" aria-describedby={about} onClick={() => applyFix(problem)} />
        )}
      </p>
    )
  })
}
