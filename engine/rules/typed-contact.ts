import { say } from '../message.ts'
import { placeIn } from '../read/places.ts'
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
  return stretchesOf(entry).flatMap((stretch) =>
    [
      ...emailsIn(stretch.text).map((match) => ({ match, kind: say`an email address`, fact: 'contact.email' })),
      ...[...stretch.text.matchAll(phone)].map((match) => ({
        match,
        kind: say`a phone number`,
        fact: 'contact.phone',
      })),
    ].map(({ match: { 0: written, index }, kind, fact }) => {
      const shown = facts[fact] ?? ''
      const place = stretch.at ?? placeIn(stretch, index)
      const fix = (to: string) => stretch.fix(index, written, to, shown)
      return { written, kind, place, fix, fact: keyOf(written) === keyOf(shown) ? fact : undefined }
    }),
  )
}

/** Most texts have no @, and searching is slow. */
function emailsIn(text: string) {
  return text.includes('@') ? [...text.matchAll(email)] : []
}

/** What stays the same however it is written: 020 123 45 67 is +31 20 1234567. */
function keyOf(written: string): string {
  if (written.includes('@')) return written.toLowerCase()
  return written
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^\+\d\d|^0/, '')
}
