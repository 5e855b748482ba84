import { appearsAt, clockTime } from '../content/clock.ts'
import type { CompiledContent } from '../content/compile.ts'
import type { Entry } from '../content/entry.ts'
import type { Problem } from '../content/problem.ts'
import { type Change, changesOf, differing, goneFrom, linksOf, twinOf } from '../report/compare.ts'

/** Text that differs between two revisions, with the findings of the report and the check on it. */
export interface ChangedText {
  file: string
  language: string
  title: string
  state: 'added' | 'removed' | 'changed'
  url?: string
  /** Earlier address of the text, if different. */
  earlierUrl?: string
  /**
   * Set if visitors cannot see the text yet. `until` is the time at which it appears, in Amsterdam; undefined for
   * drafts.
   */
  hidden?: { until?: string }
  twin: ReturnType<typeof twinOf>
  links: { added: string[]; removed: string[] }
  pictures: { added: string[]; removed: string[] }
  problems: readonly Problem[]
  advice: readonly Problem[]
}

type Content = Pick<CompiledContent, 'entries' | 'site' | 'problems' | 'advice'>

export type Gone = ReturnType<typeof goneFrom>[number]

/** Compares two revisions text by text. `others` are the problems and advice of all other files. */
export function compareTexts(before: Content, after: Content) {
  const texts = changesOf(before.entries, after.entries).map((change) => describe(change, before, after))
  const files = new Set(texts.map(({ file }) => file))
  const isOther = ({ file }: Problem) => !files.has(file)
  const oldAdvice = new Set(before.advice.map(identify))
  return {
    texts,
    gone: goneFrom(before, after),
    others: {
      problems: after.problems.filter(isOther),
      advice: after.advice.filter((advice) => isOther(advice) && !oldAdvice.has(identify(advice))),
    },
  }
}

/** Returns a key for a piece of advice. The key stays the same when the line moves. */
function identify({ file, ruleId, message }: Problem): string {
  return JSON.stringify([file, ruleId, message])
}

function describe(change: Change, before: Content, after: Content): ChangedText {
  const { file, before: was, after: is } = change
  // Safe cast: a change has at least one side.
  const entry = (is ?? was) as Entry
  const [earlierUrl, url] = [was && before.site.pageOf(was)?.url, is && after.site.pageOf(is)?.url]
  const ofFile = (problem: Problem) => problem.file === file
  const picturesOf = (entry: Entry | undefined) => Object.keys(entry?.pictures ?? {})
  return {
    file,
    language: entry.locale,
    title: typeof entry.fields.title === 'string' ? entry.fields.title : entry.name,
    state: was && is ? 'changed' : is ? 'added' : 'removed',
    url: url ?? earlierUrl,
    earlierUrl: url && earlierUrl !== url ? earlierUrl : undefined,
    hidden: is && hiddenUntil(is, after.site.now),
    twin: is && twinOf(is, after.entries),
    links: linksOf(change),
    pictures: differing(picturesOf(was), picturesOf(is)),
    problems: after.problems.filter(ofFile),
    advice: after.advice.filter(ofFile),
  }
}

function hiddenUntil(entry: Entry, now: number): { until?: string } | undefined {
  const moment = appearsAt(entry)
  if (moment <= now) return undefined
  return Number.isFinite(moment) ? { until: clockTime(moment) } : {}
}
