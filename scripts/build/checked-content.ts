import pc from 'picocolors'
import { securityExpires } from '../../site/files.ts'
import { buildContent } from '../check/run.ts'
import type { Entry } from '../content/entry.ts'
import { variableOf } from '../content/facts.ts'
import { type Problem, print } from '../content/problem.ts'
import type { Mode } from '../content/write.ts'

/** Checks the content of a build. Returns it without its entries, which can number ten thousand, to free memory. */
export async function checkedContent(root: string, mode: Mode, strict: boolean, now: string) {
  const { built, problems, advice } = await buildContent({ root, env: process.env, mode })
  if (!built) throw new Error(`${problems.map(print).join('\n')}\n\n${problems.length} problem(s) in the content.`)
  const { content, entries, hidden, due, placeholders } = built
  const forms = (['contact', 'newsletter'] as const).filter((form) => !content.business.forms[form])
  const missing = [...placeholders, ...forms.map((form) => `forms.${form}`)]
  if (missing.length > 0) {
    const lines = missing.map((name) => `\n  ${name} (or ${variableOf(name)} in the environment)`)
    const list = `in content/business.yaml:${lines.join('')}`
    if (strict) throw new Error(`Still to be filled in, ${list}`)
    console.log(`${pc.yellow('Still a placeholder')}, ${list}`)
  }
  const shown = new Set(entries.map(({ file }) => file))
  const ofShown = advice.filter(({ file }) => shown.has(file))
  const open = strict ? unsettled(ofShown, Date.parse(now)) : []
  if (open.length > 0) throw new Error(open.join('\n'))
  return {
    collections: content,
    hidden: hidden.map(({ file }) => file),
    hiddenPictures: draftOnlyPictures(hidden, entries),
    /** Time at which the next hidden entry appears, in ISO format; null if none is scheduled. */
    due: due === undefined ? null : new Date(due).toISOString(),
  }
}

export function unsettled(advice: readonly Problem[], now: number): string[] {
  const stale = advice.filter(({ ruleId }) => ruleId === 'stale-twin').map(print)
  const expires = Date.parse(securityExpires)
  const month = 30 * 86_400_000
  if (now < expires - month) return stale
  return [
    ...stale,
    `site/files.ts  security.txt expires on ${securityExpires}. Check its contact address, and move the date a year on.`,
  ]
}

type Pictured = Pick<Entry, 'pictures'>

/** Returns pictures that only hidden entries use. They stay unpublished, because visitors can guess their addresses. */
export function draftOnlyPictures(hidden: readonly Pictured[], shown: readonly Pictured[]): string[] {
  const kept = new Set(shown.flatMap(({ pictures }) => Object.keys(pictures)))
  return [...new Set(hidden.flatMap(({ pictures }) => Object.keys(pictures)))].filter((src) => !kept.has(src))
}
