import { say } from '../message.ts'
import { matchesIn } from '../read/places.ts'
import type { Facts } from '../schema/facts.ts'
import type { Draft, Finding } from './rule.ts'
import { stretchesOf } from './stretches.ts'

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?<![\w/.-])(?!\d{4}-\d\d-\d\d|\d{1,2}-\d{1,2}-\d{4}(?!\d))(?:\+\d{1,3}|0)[\d\s()-]{7,}\d(?![\w-])/g

/** Our own phone number and email address are facts, so that each is stated once. One that is not ours may be right. */
export function typedContact(entry: Draft, facts: Facts): Finding[] {
  const found = stretchesOf(entry).flatMap((stretch) => [
    // Most texts have no @, and searching is slow.
    ...(stretch.text.includes('@') ? matchesIn([stretch], email) : []),
    ...matchesIn([stretch], phone),
  ])
  return found.map(({ text, match, written, place }) => {
    const isEmail = written.includes('@')
    const kind = isEmail ? say`an email address` : say`a phone number`
    const fact = isEmail ? 'contact.email' : 'contact.phone'
    const shown = facts[fact] ?? ''
    const at = text.at ?? place
    if (keyOf(written) !== keyOf(shown)) {
      const message = say`"${written}" is ${kind} that is not in content/business.yaml. If it is ours, add it there and write the fact.`
      return { ...at, message, isAdvice: true }
    }
    const message = say`"${written}" is ${kind} typed by hand. Write {${fact}}, so that it follows content/business.yaml.`
    return { ...at, message, fix: text.fix(match.index, written, `{${fact}}`, shown) }
  })
}

/** What stays the same however it is written: 020 123 45 67 is +31 20 1234567. */
function keyOf(written: string): string {
  if (written.includes('@')) return written.toLowerCase()
  return written
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^\+\d\d|^0/, '')
}
