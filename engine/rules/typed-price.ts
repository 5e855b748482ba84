import { oneOf, say } from '../message.ts'
import { matchesIn } from '../read/places.ts'
import type { Facts } from '../schema/facts.ts'
import type { Draft, Finding } from './rule.ts'
import { stretchesOf } from './stretches.ts'

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
