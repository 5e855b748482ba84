import { clockTime } from '../clock.ts'
import type { Site } from '../content-map.ts'
import type { Entry } from '../entry.ts'
import { say } from '../message.ts'
import { appearsAt } from '../schedule.ts'
import type { Finding } from './rule.ts'

/** A page does not lead to one that appears later than itself. Two that appear together may name each other. */
export function linkDraft(entry: Entry, { pageAt, entryOf, now }: Site): Finding[] {
  return entry.outline.links.flatMap(({ url, line, column }) => {
    const page = url.startsWith('/') ? pageAt(url.replace(/[?#].*$/, '')) : undefined
    const target = page && entryOf(page)
    if (!target || appearsAt(target) <= Math.max(appearsAt(entry), now)) return []
    const when = target.fields.draft === true ? say`a draft` : say`not there until ${clockTime(appearsAt(target))}`
    return [
      { line, column, message: say`link ${url} leads to ${target.file}, which is ${when}. Write another, or none.` },
    ]
  })
}
