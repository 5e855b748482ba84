import { oneOf, say } from '../message.ts'
import { matchesIn } from '../read/places.ts'
import type { Facts } from '../schema/facts.ts'
import type { Draft, Finding } from './rule.ts'
import { stretchesOf } from './stretches.ts'

const amount =
  /(?:€|&(?:amp;)*euro;|\bEUR)(?:\s|&nbsp;)*\d[\d.,]*\d|(?:€|&(?:amp;)*euro;|\bEUR)(?:\s|&nbsp;)*\d|\b\d[\d.,]*[-–—]*(?:\s|&nbsp;)*(?:euro\b|EUR\b|€|&(?:amp;)*euro;)|(?<![\d.,])\d[\d.]*,[-–—]{1,2}(?!\d)/gi

/** A price of business.yaml is written as its fact, so that it is stated once. */
export function typedPrice(entry: Draft, facts: Facts): Finding[] {
  return amountsIn(entry, facts).flatMap(({ written, facts, place, fix }) => {
    if (facts.length === 0) return []
    const cures = facts.map((name) => `{${name}}`)
    const message = say`"${written}" is a price typed by hand. Write ${oneOf(cures)}, so that it follows content/business.yaml.`
    return [{ ...place, message, fix: cures.length === 1 ? fix(cures.join()) : undefined }]
  })
}

/** An amount in an article that is no fact may be right, such as what something costs elsewhere. */
export function typedPriceElsewhere(entry: Draft, facts: Facts): Finding[] {
  if (entry.collection !== 'blog') return []
  return amountsIn(entry, facts)
    .filter(({ facts }) => facts.length === 0)
    .map(({ written, place }) => {
      const message = say`"${written}" is no price of content/business.yaml. If it is one of ours, add it there and write the fact.`
      return { ...place, message }
    })
}

function amountsIn(entry: Draft, facts: Facts) {
  // In the address of a link no price is read.
  const stretches = stretchesOf(entry).filter(({ at }) => !at)
  return matchesIn(stretches, amount).map(({ text, match: { index }, written, place }) => {
    const names = factsOf(written, facts)
    // With ,- behind it a fact would read as a slip.
    const isCut = /^,[-–—]/.test(text.text.slice(index + written.length))
    const fix = (to: string) => (isCut ? undefined : text.fix(index, written, to, facts[names[0] ?? ''] ?? ''))
    return { written: written.replace(/\s+/g, ' '), facts: names, place, fix }
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
