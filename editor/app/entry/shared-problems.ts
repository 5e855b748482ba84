import { type Problem, translate } from '../../../scripts/content/problem.ts'
import { isAmong, thisSite } from '../../site.ts'
import { pathAt } from '../../text/fields.ts'
import { offsetOf } from '../../text/parts.ts'
import { correct } from '../../text/suggestion.ts'
import { localeOfFile } from '../names.ts'
import { language } from '../words.ts'
import type { OpenEntry } from './entry-store.ts'

/** Problems with a shared field in a file, except for differences, which the panel shows itself. */
export function problemsOf(entry: Pick<OpenEntry, 'texts' | 'problemsIn'>, file: string, name: unknown) {
  return entry.problemsIn(file).filter((problem) => {
    const path = pathOf(entry, problem)
    return problem.ruleId !== thisSite.rules.ofTwins && path?.length === 1 && path[0] === name
  })
}

function pathOf({ texts }: Pick<OpenEntry, 'texts'>, { file, line, column }: Problem) {
  const text = texts[file] ?? ''
  return pathAt(file, text, offsetOf(text, line, column))
}

/** True if two problems report the same mistake in a shared value. The files that they name may be twins. */
export const isSame = (one: Problem, other: Problem) =>
  one.ruleId === other.ruleId && withoutLanguage(one) === withoutLanguage(other)

const withoutLanguage = ({ message }: Problem) =>
  translate(message, language(), 'desk').replace(/content\/\w+\/([\w/-]+\.mdx)(?::\d+)?/g, '$1')

/** Applies the correction of a problem. Corrects a shared field in both languages, as one undo step. */
export function fixShared(
  entry: Pick<OpenEntry, 'sides' | 'texts' | 'problemsIn' | 'applyFix' | 'editAll'>,
  problem: Problem,
) {
  const { file } = problem
  const [name] = pathOf(entry, problem) ?? []
  const isShared = localeOfFile(file) !== undefined && isAmong(thisSite.fields.shared, name)
  const twins = isShared ? entry.sides.filter((side) => side.file !== file) : []
  const others = twins.flatMap((twin) => problemsOf(entry, twin.file, name)).filter((one) => isSame(one, problem))
  if (others.length === 0) return entry.applyFix(problem)
  const all = [problem, ...others]
  entry.editAll(
    all.map((one) => one.file),
    (text, own) => all.filter((one) => one.file === own).reduce(correct, text),
  )
}
