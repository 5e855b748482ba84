import { literally } from '../../system/literally.ts'
import { oneOf, say } from '../message.ts'
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

/** The names of the company, the longer one first: it holds the other. */
const names = ['brand.legalName', 'brand.name']

/** The name of the company is a fact, so that it is stated once. */
export function typedName(entry: Draft, facts: Facts): Finding[] {
  const known = names.filter((name) => /\p{L}/u.test(facts[name] ?? ''))
  const inCapitals = (name: string) => facts[name]?.toUpperCase() ?? ''
  const pattern = known.flatMap((name) => [facts[name] ?? '', inCapitals(name)].map(literally)).join('|')
  if (pattern === '') return []
  const whole = new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${pattern})(?![\\p{L}\\p{N}@]|\\.\\p{L})`, 'gu')
  return matchesIn(stretchesOf(entry), whole).map(({ text, match, written, place }) => {
    const fact = known.find((name) => facts[name] === written || inCapitals(name) === written) ?? ''
    const message = say`"${written}" is the name of the company typed by hand. Write {${fact}}, so that it follows content/business.yaml.`
    return { ...(text.at ?? place), message, fix: text.fix(match.index, written, `{${fact}}`, written) }
  })
}

const amount =
  /(?:€|&(?:amp;)*euro;|\bEUR)(?:\s|&nbsp;)*\d[\d.,]*\d|(?:€|&(?:amp;)*euro;|\bEUR)(?:\s|&nbsp;)*\d|\b\d[\d.,]*[-–—]*(?:\s|&nbsp;)*(?:euro\b|EUR\b|€|&(?:amp;)*euro;)|(?<![\d.,])\d[\d.]*,[-–—]{1,2}(?!\d)/gi

/**
 * A price of business.yaml is written as its fact, so that it is stated once. In an article another amount may be right,
 * such as what something costs elsewhere; of other texts, the rule on numbers says it.
 */
export function typedPrice(entry: Draft, facts: Facts): Finding[] {
  // In the address of a link no price is read.
  const stretches = stretchesOf(entry).filter(({ at }) => !at)
  return matchesIn(stretches, amount).flatMap(({ text, match: { index }, written, place }): Finding[] => {
    const [name, ...others] = factsOf(written, facts)
    const shown = written.replace(/\s+/g, ' ')
    if (!name) {
      const message = say`"${shown}" is no price of content/business.yaml. If it is one of ours, add it there and write the fact.`
      return entry.collection === 'blog' ? [{ ...place, message, isAdvice: true }] : []
    }
    const cures = [name, ...others].map((one) => `{${one}}`)
    const message = say`"${shown}" is a price typed by hand. Write ${oneOf(cures)}, so that it follows content/business.yaml.`
    // With ,- behind it a fact would read as a slip.
    const isCut = /^,[-–—]/.test(text.text.slice(index + written.length))
    const isSure = others.length === 0 && !isCut
    return [{ ...place, message, fix: isSure ? text.fix(index, written, `{${name}}`, facts[name] ?? '') : undefined }]
  })
}

/** Whether an amount is that of a fact: then its rule says which. */
export function isOurPrice(written: string, facts: Facts): boolean {
  return /€|euro|EUR|,[-–—]/i.test(written) && factsOf(written, facts).length > 0
}

function factsOf(written: string, facts: Facts): string[] {
  const value = euros(written)
  // What the sum assumes is no price of ours.
  const prices = Object.keys(facts).filter((name) => !name.startsWith('calculator.'))
  return prices.filter((name) => /^(€|EUR)/.test(facts[name] ?? '') && euros(facts[name] ?? '') === value)
}

/** Whole euros, however they are written: € 1.500, €1,500.00 and 1500 euro are all 1500. */
function euros(text: string): string {
  return text.replace(/[.,]\d{2}(?!\d)/, '').replace(/\D/g, '')
}
