import type { Facts } from '../facts.ts'
import { placeIn } from '../outline.ts'
import type { Draft, Finding } from '../rule.ts'

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?<![\w/.-])(?:\+\d{1,3}|0)[\d\s()-]{7,}\d(?![\w-])/g

/** Our own phone number and e-mail address are facts, so that each is stated once. */
export function typedContact(entry: Draft, facts: Facts): Finding[] {
  return contactsIn(entry, facts).flatMap(({ written, kind, fact, place }) => {
    if (!fact) return []
    const message = `"${written}" is ${kind} typed by hand. Write {${fact}}, so that it follows content/business.yaml.`
    return [{ ...place, message, fix: { from: written, to: `{${fact}}` } }]
  })
}

/** One that is not ours may be right, such as that of an authority. */
export function typedContactElsewhere(entry: Draft, facts: Facts): Finding[] {
  return contactsIn(entry, facts)
    .filter(({ fact }) => !fact)
    .map(({ written, kind, place }) => {
      const message = `"${written}" is ${kind} that is not in content/business.yaml. If it is ours, add it there and write the fact.`
      return { ...place, message }
    })
}

function contactsIn({ outline, fieldTexts }: Draft, facts: Facts) {
  const links = outline.links
    .filter(({ url }) => /^(mailto|tel):/i.test(url))
    .map(({ url, ...place }) => ({ text: url, ...place, isLink: true }))
  // A link that is written as its own address stands in both lists.
  const seen = new Set<string>()
  return [...outline.texts, ...fieldTexts, ...links].flatMap((text) =>
    [
      ...emailsIn(text.text).map((match) => ({ match, kind: 'an e-mail address', fact: 'contact.email' })),
      ...[...text.text.matchAll(phone)].map((match) => ({ match, kind: 'a phone number', fact: 'contact.phone' })),
    ].flatMap(({ match, kind, fact }) => {
      const written = match[0]
      const place = 'isLink' in text ? { line: text.line, column: text.column } : placeIn(text, match.index)
      const key = `${written} ${place.line}`
      if (seen.has(key)) return []
      seen.add(key)
      const ours = keyOf(written) === keyOf(facts[fact] ?? '')
      return [{ written, kind, place, fact: ours ? fact : undefined }]
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
