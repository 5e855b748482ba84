import type { ParsedDocument } from '../../content/document.ts'
import type { Facts } from '../../content/facts.ts'
import { matchesIn, oneOf, say } from '../../content/problem.ts'
import type { DocumentRule } from '../rule.ts'
import { fixInSentence, textsOf } from './facts.ts'

const space = '(?:\\s|&nbsp;)'
const sign = '(?:€|&(?:amp;)*euro;|EUR(?!\\p{L}))'
const unit = `(?:${sign}|euro(?:['’]?s)?(?!\\p{L}))`
/** A number with all its separators: no part of 1 500,00 or 1'500 is a price. */
const number = `\\d(?:[\\d.,'’]|${space}(?=\\d{3}(?!\\d)))*(?<=\\d)`
const dash = '(?:,[-–—]+)'

const amount = new RegExp(
  `(?<![\\p{L}\\d])(?:${sign}${space}*${number}${dash}?(?:${space}*${unit})?|${number}${dash}?${space}*${unit}|${number}${dash})`,
  'giu',
)

const otherMoney = '(?:[$£¥]|(?:USD|GBP|CHF|SEK|NOK|DKK|PLN|AUD|CAD|JPY|CNY|dollars?|pond|pounds?)(?!\\p{L}))'
const multiple = '(?:k|m|mio|mln|mld|bn|ton|duizend|miljoen|miljard|thousand|million|billion)(?!\\p{L})'

/** Text before a partial amount: a decimal, the start of a range, another currency. */
const partBefore = new RegExp(`(?:[.,]|\\d\\s*[-–—]\\s*|${otherMoney}\\s*)$`, 'iu')
/** Text after a partial amount: more digits, a multiple, the end of a range, another currency. */
const partBehind = new RegExp(
  `^(?:[\\p{L}\\d]|['’.,]\\d|\\s*(?:\\+(?!\\s*(?:${sign}|\\d))|[-–—]\\s*${sign}?\\s*\\d|${otherMoney}|${multiple}))`,
  'iu',
)

const ownPrice = {
  en: '"%1" is a price typed by hand. Write %2, so that it follows content/business.yaml.',
  nl: '"%1" is een met de hand getypte prijs. Schrijf %2, dan volgt hij content/business.yaml.',
}

const samePrice = {
  en: '"%1" is as much as a price of ours. If it is that price, write %2, so that it follows content/business.yaml.',
  nl: '"%1" is evenveel als een prijs van ons. Is het die prijs, schrijf dan %2: zo volgt hij content/business.yaml.',
}

export const typedPrice: DocumentRule = {
  id: 'typed-price',
  docs: {
    messages: [ownPrice, samePrice],
    why: {
      en: 'A price that changes in content/business.yaml must change in every text. An article may mention any price.',
      nl: 'Een prijs die in content/business.yaml verandert, moet in elke tekst veranderen. Een artikel mag elke prijs noemen.',
    },
    example: {
      file: 'content/nl/pages/plans.mdx',
      wrong: '---\nintro: Het kost € 950 per maand.\n---',
      right: '---\nintro: Het kost {starter.monthly} per maand.\n---',
    },
  },
  check({ document, facts, report }) {
    const isAdvice = document.collection === 'blog'
    for (const { text, match, written, position, names } of ownPricesIn(document, facts)) {
      const cures = names.map((name) => `{${name}}`)
      const message = say(isAdvice ? samePrice : ownPrice, written.replace(/\s+/g, ' '), oneOf(cures))
      const [cure, ...others] = cures
      const isSure = cure && others.length === 0 && !isAdvice
      const fix = isSure ? fixInSentence(text, match.index, written, cure) : undefined
      report({ position, message, fix, isAdvice })
    }
  },
}

/** Finds amounts equal to one of our prices to the cent, each with the facts that state it. */
export function ownPricesIn(document: ParsedDocument, facts: Facts) {
  const texts = textsOf(document).filter(({ text }) => /€|eur|,[-–—]/i.test(text))
  return matchesIn(texts, amount).flatMap((found) => {
    const { written, position } = found
    const lines = document.lines.slice(position.line - 1, position.line + 2).join('\n')
    const before = lines.slice(0, position.column - 1)
    const behind = lines.slice(position.column - 1 + written.length).replace(/[*_]/g, '')
    const names = partBefore.test(before) || partBehind.test(behind) ? [] : factsOf(written, facts)
    return names.length > 0 ? [{ ...found, names }] : []
  })
}

function factsOf(written: string, facts: Facts): string[] {
  const value = centsOf(written)
  // Assumptions of the calculator are not our prices.
  const prices = Object.keys(facts).filter((name) => !name.startsWith('calculator.'))
  return prices.filter((name) => /^(€|EUR)/.test(facts[name] ?? '') && centsOf(facts[name] ?? '') === value)
}

/** Normalizes an amount in euros to cents: € 1.500, €1,500.00 and 1500 euro are all 1500.00. */
function centsOf(text: string): string {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[^\d.,]|[.,](?!\d)/g, '')) ?? []
  return `${whole.replace(/\D/g, '')}.${cents.padEnd(2, '0')}`
}
