import { fieldAt } from '../../entry.ts'
import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** A day of a year in which there were web sites: 0001 and 1026 are slips of the hand. */
export function dateYear(entry: Draft): Finding[] {
  return ['date', 'publishAt'].flatMap((name) => {
    const value = entry.fields[name]
    if (typeof value !== 'string') return []
    const [year] = /^\d{4}(?=-\d\d-\d\d)/.exec(value) ?? []
    if (!year || year >= '2000') return []
    const message = say`${name} "${value}" is in the year ${Number(year)}. Write the year in which it is written.`
    return [{ ...fieldAt(entry, name), message }]
  })
}
