import type { Fix, Place } from '../problem.ts'
import { placeIn, type Written } from '../read/places.ts'
import type { FieldText } from '../read/yaml.ts'
import { inQuotes } from '../read/yaml-errors.ts'
import type { Facts } from '../schema/facts.ts'
import type { Draft, Finding } from './rule.ts'

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?<![\w/.-])(?:\+\d{1,3}|0)[\d\s()-]{7,}\d(?![\w-])/g

/** Our own phone number and e-mail address are facts, so that each is stated once. */
export function typedContact(entry: Draft, facts: Facts): Finding[] {
  return contactsIn(entry, facts).flatMap(({ written, kind, fact, place, fix }) => {
    if (!fact) return []
    const message = `"${written}" is ${kind} typed by hand. Write {${fact}}, so that it follows content/business.yaml.`
    return [{ ...place, message, fix: fix(`{${fact}}`) }]
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

/** A stretch of a file in which contacts may be typed. */
interface Stretch extends Written {
  /** Where a problem of it is named, when that is elsewhere. */
  at?: Place
  /** Corrects what stands at an offset in it; `shown` is what a reader would then read. */
  fix(index: number, from: string, to: string, shown: string): Fix | undefined
}

function contactsIn(entry: Draft, facts: Facts) {
  return stretchesOf(entry).flatMap((stretch) =>
    [
      ...emailsIn(stretch.text).map((match) => ({ match, kind: 'an e-mail address', fact: 'contact.email' })),
      ...[...stretch.text.matchAll(phone)].map((match) => ({ match, kind: 'a phone number', fact: 'contact.phone' })),
    ].map(({ match: { 0: written, index }, kind, fact }) => {
      const shown = facts[fact] ?? ''
      const place = stretch.at ?? placeIn(stretch, index)
      // After a \ a fact would be shown as it is written.
      const isFree = stretch.text[index - 1] !== '\\'
      const fix = (to: string) => (isFree ? stretch.fix(index, written, to, shown) : undefined)
      return { written, kind, place, fix, fact: keyOf(written) === keyOf(shown) ? fact : undefined }
    }),
  )
}

function stretchesOf({ outline, fieldTexts, lines }: Draft): Stretch[] {
  const links = new Map(outline.links.map((link) => [placeName(link), link]))
  const texts = outline.texts.map((text) => {
    // A fact within an address that is a link by itself would be shown as it is written.
    const url = links.get(placeName(text))?.url
    const isFree = url === undefined || url === `mailto:${text.text}`
    const fix = (...change: Change) => {
      const corrected = fixAt(text, ...change)
      return isFree && !wouldEndText(lines, corrected) ? corrected : undefined
    }
    return { ...text, fix }
  })
  const fields = fieldTexts.map((field) => ({ ...field, fix: (...change: Change) => fixInField(field, ...change) }))
  // The address of a link that is its own text stands among the texts.
  for (const text of outline.texts) links.delete(placeName(text))
  const contacts = [...links.values()]
    .filter(({ url }) => /^(mailto|tel):/i.test(url))
    .map(({ url, address, ...at }) => {
      const fix = (...change: Change) => address && fixAt({ text: url, ...address }, ...change)
      return { text: url, ...at, at, fix }
    })
  return [...texts, ...fields, ...contacts]
}

function placeName({ line, column }: Place): string {
  return `${line}:${column}`
}

type Change = Parameters<Stretch['fix']>

function fixAt(written: Written, ...[index, from, to]: Change): Fix {
  return { ...placeIn(written, index), from, to }
}

/** A line of nothing but facts is a block by itself: where a text goes on below it, it would be cut in two. */
function wouldEndText(lines: readonly string[], { line, from }: Fix): boolean {
  if (from.includes('\n')) return true
  const [own = '', next = ''] = lines.slice(line - 1, line + 1).map((one) => one.replace(/^[\s>]+/, ''))
  const words = own
    .replace(/^(?:[-*+]|\d+[.)])\s+/, '')
    .replace(email, '')
    .replace(phone, '')
  return words.replace(/\{[^}]*\}/g, '').trim() === '' && !/^(?:$|[-*+]\s|\d+[.)]\s|#|<)/.test(next)
}

/**
 * A value without quotes cannot begin with a fact, and within brackets it cannot hold one. With a fact that reads longer
 * or shorter, a value could get too long or too short.
 */
function fixInField(field: FieldText, ...[index, from, to, shown]: Change): Fix | undefined {
  const { bare, text, line, column } = field
  if (shown.length !== from.length) return undefined
  if (bare === undefined || (bare === 'alone' && index > 0)) return fixAt(field, index, from, to, shown)
  if (text.includes('\n')) return undefined
  return { line, column, from: text, to: inQuotes(text.slice(0, index) + to + text.slice(index + from.length)) }
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
