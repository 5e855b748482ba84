import pc from 'picocolors'
import { securityExpires } from '../../site/security.ts'
import { buildContent } from '../check/run.ts'
import { variableOf } from '../content/business.ts'
import type { Collected, Content } from '../content/collections.ts'
import type { Entry } from '../content/entry.ts'
import { type Problem, print } from '../content/problem.ts'
import type { Mode } from '../content/write.ts'

const month = 30 * 86_400_000

/** Content of a build without its entries, which can number ten thousand. */
interface CheckedContent {
  collections: Content
  /** Files of hidden entries, and pictures that only they use. */
  hidden: string[]
  hiddenPictures: string[]
  /** ISO time at which the next hidden entry appears. */
  due: string | null
}

export async function checkedContent(root: string, mode: Mode, strict: boolean, now: string): Promise<CheckedContent> {
  const { built, problems, advice } = await buildContent({ root, env: process.env, mode })
  if (!built) throw new Error(`${problems.map(print).join('\n')}\n\n${problems.length} problem(s) in the content.`)
  const missing = missingValues(built)
  if (missing.length > 0) {
    const list = `in content/business.yaml:\n${missing.join('\n')}`
    if (strict) throw new Error(`Still to be filled in, ${list}`)
    console.log(`${pc.yellow('Still a placeholder')}, ${list}`)
  }
  const { content, entries, hidden, due } = built
  const shown = new Set(entries.map(({ file }) => file))
  const open = strict
    ? unsettled(
        advice.filter(({ file }) => shown.has(file)),
        Date.parse(now),
      )
    : []
  if (open.length > 0) throw new Error(open.join('\n'))
  return {
    collections: content,
    hidden: hidden.map(({ file }) => file),
    hiddenPictures: onlyHidden(hidden, entries),
    due: due === undefined ? null : new Date(due).toISOString(),
  }
}

export function unsettled(advice: readonly Problem[], now: number): string[] {
  const stale = advice.filter(({ ruleId }) => ruleId === 'stale-twin').map(print)
  const expires = Date.parse(securityExpires)
  if (now < expires - month) return stale
  return [
    ...stale,
    `site/security.ts  security.txt expires on ${securityExpires}. Check its contact address, and move the date a year on.`,
  ]
}

function missingValues({ content, placeholders }: Pick<Collected, 'content' | 'placeholders'>): string[] {
  const forms = (['contact', 'newsletter'] as const).filter((form) => !content.business.forms[form])
  return [...placeholders, ...forms.map((form) => `forms.${form}`)].map(
    (name) => `  ${name} (or ${variableOf(name)} in the environment)`,
  )
}

/** Pictures that only hidden entries use. They stay unpublished because addresses can be guessed. */
export function onlyHidden(
  hidden: readonly Pick<Entry, 'pictures'>[],
  shown: readonly Pick<Entry, 'pictures'>[],
): string[] {
  const kept = new Set(shown.flatMap(({ pictures }) => Object.keys(pictures)))
  return [...new Set(hidden.flatMap(({ pictures }) => Object.keys(pictures)))].filter((src) => !kept.has(src))
}
