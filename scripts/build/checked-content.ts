import { styleText } from 'node:util'
import { securityExpires } from '../../site/files.ts'
import { buildContent } from '../check/run.ts'
import type { Entry } from '../content/entry.ts'
import { variableOf } from '../content/facts.ts'
import { type Problem, print } from '../content/problem.ts'
import type { Business } from '../content/schema/business.ts'
import type { ContentSettings } from '../content/settings.ts'
import { businessFile } from '../content/source.ts'

/** Settings of a build, with its time fixed at the start. */
export type BuildSettings = ContentSettings & { now: number }

/** Checks the content of a build. To free memory, the result omits the entries, which can number ten thousand. */
export async function checkedContent(root: string, settings: BuildSettings, strict: boolean) {
  const { built, problems, advice, parsedFacts } = await buildContent(root, settings)
  if (!built) throw new Error(`${problems.map(print).join('\n')}\n\nMistakes in the content: ${problems.length}.`)
  const { content, entries, hidden, due, placeholders } = built
  const unfilled = unfilledIn(content.business.forms, placeholders, parsedFacts.standIns)
  if (unfilled) {
    if (strict) throw new Error(`These values have not been filled in yet in ${unfilled}`)
    console.log(`${styleText('yellow', 'Not filled in yet')} in ${unfilled}`)
  }
  const publishedFiles = new Set(entries.map(({ file }) => file))
  const ofShown = advice.filter(({ file }) => publishedFiles.has(file))
  const open = strict ? publishBlockers(ofShown, settings.now) : []
  if (open.length > 0) throw new Error(open.join('\n'))
  return {
    collections: content,
    hidden: hidden.map(({ file }) => file),
    hiddenPictures: draftOnlyPictures(hidden, entries),
    /** Time at which the next hidden entry appears, in ISO format; null if none is scheduled. */
    due: due === undefined ? null : new Date(due).toISOString(),
  }
}

type Endpoints = Pick<Business['forms'], 'contact' | 'newsletter'>

/** Lists the missing values without which a site must not be published; undefined if there are none. */
export function unfilledIn(forms: Endpoints, placeholders: readonly string[], standIns: readonly Problem[]) {
  const unset = (['contact', 'newsletter'] as const).filter((form) => !forms[form])
  const missing = [...placeholders, ...unset.map((form) => `forms.${form}`)]
  const lines = missing.map((name) => `  ${name} (or ${variableOf(name)} in the environment)`)
  const all = [...lines, ...standIns.map(print)]
  return all.length > 0 ? `${businessFile}:\n${all.join('\n')}` : undefined
}

export function publishBlockers(advice: readonly Problem[], now: number): string[] {
  const stale = advice.filter(({ ruleId }) => ruleId === 'stale-twin').map(print)
  const expires = Date.parse(securityExpires)
  const month = 30 * 86_400_000
  if (now < expires - month) return stale
  return [
    ...stale,
    `site/files.ts  security.txt expires on ${securityExpires}. Check its contact address, and move the date forward by a year.`,
  ]
}

type Pictured = Pick<Entry, 'pictures'>

/** Returns pictures that only hidden entries use. They stay unpublished, because visitors can guess their addresses. */
export function draftOnlyPictures(hidden: readonly Pictured[], published: readonly Pictured[]): string[] {
  const kept = new Set(published.flatMap(({ pictures }) => Object.keys(pictures)))
  return [...new Set(hidden.flatMap(({ pictures }) => Object.keys(pictures)))].filter((src) => !kept.has(src))
}
