import { say } from '../message.ts'
import { matchesIn } from '../read/places.ts'
import type { Facts } from '../schema/facts.ts'
import type { Draft, Finding } from './rule.ts'
import { stretchesOf } from './stretches.ts'

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?<![\w/.-])(?!\d{4}-\d\d-\d\d|\d{1,2}-\d{1,2}-\d{4}(?!\d))(?:\+\d{1,3}|0)[\d\s()-]{7,}\d(?![\w-])/g

/** Our own phone number and email address are facts, so that each is stated once. */
export function typedContact(entry: Draft, facts: Facts): Finding[] {
  return contactsIn(entry, facts).flatMap(({ written, kind, fact, place, fix }) => {
    if (!fact) return []
    const message = say`"${written}" is ${kind} typed by hand. Write {${fact}}, so that it follows content/business.yaml.`
    return [{ ...place, message, fix: fix(`{${fact}}`) }]
  })
}

/** One that is not ours may be right, such as that of an authority. */
export function typedContactElsewhere(entry: Draft, facts: Facts): Finding[] {
  return contactsIn(entry, facts)
    .filter(({ fact }) => !fact)
    .map(({ written, kind, place }) => {
      const message = say`"${written}" is ${kind} that is not in content/business.yaml. If it is ours, add it there and write the fact.`
      return { ...place, message }
    })
}

function contactsIn(entry: Draft, facts: Facts) {
  const found = stretchesOf(entry).flatMap((stretch) => [
    // Most texts have no @, and searching is slow.
    ...(stretch.text.includes('@') ? matchesIn([stretch], email) : []),
    ...matchesIn([stretch], phone),
  ])
  return found.map(({ text, match, written, place }) => {
    const isEmail = written.includes('@')
    const kind = isEmail ? say`an email address` : say`a phone number`
    const name = isEmail ? 'contact.email' : 'contact.phone'
    const shown = facts[name] ?? ''
    const fix = (to: string) => text.fix(match.index, written, to, shown)
    return { written, kind, place: text.at ?? place, fix, fact: keyOf(written) === keyOf(shown) ? name : undefined }
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
