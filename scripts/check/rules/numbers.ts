import { asTyped } from '../../../site/format.ts'
import { type Localized, localize } from '../../../site/locales.ts'
import type { ParsedDocument } from '../../content/document.ts'
import { fieldAt } from '../../content/entry.ts'
import type { Facts } from '../../content/facts.ts'
import { matchesIn, oneOf, say } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import { fixInSentence, textsOf } from './facts.ts'

const space = '(?:\\s|&nbsp;)'
const sign = '(?:€|&(?:amp;)*euro;|EUR(?!\\p{L}))'
const unit = `(?:${sign}|euro(?:['’]?s)?(?!\\p{L}))`
/** A number with all its separators, so that no part of 1 500,00 or 1'500 counts as a price. */
const number = `\\d(?:[\\d.,'’]|${space}(?=\\d{3}(?!\\d)))*(?<=\\d)`
const dash = '(?:,[-–—]+)'

const amount = new RegExp(
  `(?<![\\p{L}\\d])(?:${sign}${space}*${number}${dash}?(?:${space}*${unit})?|${number}${dash}?${space}*${unit}|${number}${dash})`,
  'giu',
)

const otherMoney = '(?:[$£¥]|(?:USD|GBP|CHF|SEK|NOK|DKK|PLN|AUD|CAD|JPY|CNY|dollars?|pond|pounds?)(?!\\p{L}))'
const multiple = '(?:k|m|mio|mln|mld|bn|ton|duizend|miljoen|miljard|thousand|million|billion)(?!\\p{L})'

/** Text that makes the amount after it part of something else: a separator, the start of a range, another currency. */
const partBefore = new RegExp(`(?:[.,]|\\d\\s*[-–—]\\s*|${otherMoney}\\s*)$`, 'iu')
/** Text that continues an amount: more digits, a multiple, the end of a range, another currency. */
const partBehind = new RegExp(
  `^(?:[\\p{L}\\d]|['’.,]\\d|\\s*(?:\\+(?!\\s*(?:${sign}|\\d))|[-–—]\\s*${sign}?\\s*\\d|${otherMoney}|${multiple}))`,
  'iu',
)

const ownPrice = {
  en: '"{price}" is a price typed by hand. Write {fact}, which changes with content/business.yaml.',
  nl: '"{price}" is een met de hand getypte prijs. Schrijf {fact}, dan verandert hij mee met content/business.yaml.',
}
const samePrice = {
  en: '"{price}" is the same as one of our prices. If it is that price, write {fact}, which changes with content/business.yaml.',
  nl: '"{price}" is gelijk aan een van onze prijzen. Is het die prijs, schrijf dan {fact}: zo verandert hij mee met content/business.yaml.',
}

export const typedPrice: DocumentRule = {
  id: 'typed-price',
  docs: {
    messages: [ownPrice, samePrice],
    en: 'A price that changes in content/business.yaml must change in every text. A post may mention any price.',
    nl: 'Een prijs die in content/business.yaml verandert, moet in elke tekst veranderen. Een artikel mag elke prijs noemen.',
    example: {
      wrong: '---\nintro: Het kost € 950 per maand.\n---',
      right: '---\nintro: Het kost {starter.monthly} per maand.\n---',
    },
  },
  check({ document, facts, report }) {
    const isAdvice = document.collection === 'blog'
    for (const found of ownPricesIn(document, facts)) {
      const { matchedText, position, names } = found
      const cures = names.map((name) => `{${name}}`)
      const message = say(isAdvice ? samePrice : ownPrice, {
        price: matchedText.replace(/\s+/g, ' '),
        fact: oneOf(cures),
      })
      const fix = cures.length === 1 && !isAdvice ? fixInSentence(found, names.join()) : undefined
      report({ position, message, fix, isAdvice })
    }
  },
}

/** Finds amounts that equal one of our prices to the cent. `names` are the facts that state that price. */
function ownPricesIn(document: ParsedDocument, facts: Facts) {
  // Prefilter, because the search is slow in long numbers.
  const texts = textsOf(document).filter(({ text }) => /€|eur|,[-–—]/i.test(text))
  return matchesIn(texts, amount).flatMap((found) => {
    const { matchedText, position } = found
    const lines = document.lines.slice(position.line - 1, position.line + 2).join('\n')
    const before = lines.slice(0, position.column - 1)
    const behind = lines.slice(position.column - 1 + matchedText.length).replace(/[*_]/g, '')
    if (partBefore.test(before) || partBehind.test(behind)) return []
    const isSame = (fact: string) => /^(€|EUR)/.test(fact) && centsOf(fact) === centsOf(matchedText)
    // Assumptions of the calculator are not our prices.
    const names = Object.keys(facts).filter((name) => !name.startsWith('calculator.') && isSame(facts[name] ?? ''))
    return names.length > 0 ? [{ ...found, names }] : []
  })
}

/** Normalizes an amount to euros with two decimals: € 1.500, €1,500.00 and 1500 euro are all 1500.00. */
function centsOf(text: string): string {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[^\d.,]|[.,](?!\d)/g, '')) ?? []
  return `${whole.replace(/\D/g, '')}.${cents.padEnd(2, '0')}`
}

const units: Localized<string> = {
  nl: 'procent|seconden?|minu(?:ut|ten)|uurs?|uren|(?:werk)?dag(?:en)?|we(?:ek|ken)|maand(?:en)?|kwarta(?:al|len)|ja(?:ar|ren)|euro',
  en: 'percent|seconds?|minutes?|hours?|(?:working )?days?|weekdays?|weeks?|months?|quarters?|years?|euros?',
}

/** Number words before a unit. Excludes `een` and `a`, which are usually articles. */
const numberWords: Localized<string> = {
  nl: 'één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|veertien|vijftien|zestien|twintig|dertig|zestig|negentig|honderd',
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|twenty|thirty|sixty|ninety|hundred',
}

/** Matches a single unit in a deadline, such as `within a day`. */
const singleUnits: Localized<string> = {
  nl: 'binnen (?:een|één) (?:uur|(?:werk)?dag|week|maand)(?!\\p{L})',
  en: 'within (?:an|a) (?:hour|(?:working )?day|week|month)(?!\\p{L})',
}

const counted = '\\d[\\d.,]*(?:[-–]\\d+|\\+)?'
const gap = '(?:\\s|&nbsp;|-)*'
const patterns = localize(
  (locale) =>
    new RegExp(
      `(?<![\\p{L}\\d.,:])(?:€${gap}${counted}|\\d[\\d.]*,[-–—]{1,2}(?!\\d)|24/7(?!\\d)|${singleUnits[locale]}|${counted}${gap}%|(?:${counted}|${numberWords[locale]})${gap}(?:${units[locale]}|€|EUR|FTEs?)(?![\\p{L}\\d]))`,
      'giu',
    ),
)

const likeTerm = {
  en: '"{number}" matches a number in content/business.yaml. Write the fact instead: {facts}. If it means something else, add a fact for it. If it promises nothing, {reason}',
  nl: '"{number}" lijkt op een getal in content/business.yaml. Schrijf het feit: {facts}. Betekent het iets anders, voeg er dan een feit voor toe. Belooft het niets, {reason}',
  desk: {
    en: '"{number}" matches a number in content/business.yaml. Write the fact instead: {facts}. If that fact must change, change it there. If it promises nothing, {reason}',
    nl: '"{number}" lijkt op een getal in content/business.yaml. Schrijf het feit: {facts}. Moet dat feit veranderen, wijzig het dan daar. Belooft het niets, {reason}',
  },
}
const noFact = {
  en: '"{number}" is a number that no fact in content/business.yaml states. Add a fact for it, and write that fact here. If it promises nothing, {reason}',
  nl: '"{number}" is een getal dat in geen enkel feit van content/business.yaml staat. Voeg er een feit voor toe, en schrijf dat feit hier. Belooft het niets, {reason}',
  desk: {
    en: '"{number}" is a number that no fact in content/business.yaml states. If a fact must become this number, change it there, and write that fact here. If it promises nothing, {reason}',
    nl: '"{number}" is een getal dat in geen enkel feit van content/business.yaml staat. Moet een feit dit getal worden, wijzig het dan daar, en schrijf dat feit hier. Belooft het niets, {reason}',
  },
}
const reasonField = {
  en: 'say so above the text: numbers: { "{number}": why it is allowed here }.',
  nl: 'zeg dat dan boven de tekst: numbers: { "{number}": waarom het hier mag staan }.',
  desk: {
    en: 'choose "Promises nothing" and say why it is allowed here.',
    nl: 'kies ‘Belooft niets’ en zeg waarom het hier mag staan.',
  },
}
const spareReason = {
  en: 'The numbers field gives a reason for "{number}", which is not in this file. Remove the reason.',
  nl: 'Het veld numbers geeft een reden voor "{number}", maar dat staat niet in dit bestand. Haal de reden weg.',
  desk: {
    en: 'There is a reason for "{number}", which is not in this text. Remove the reason.',
    nl: 'Er staat een reden bij "{number}", maar dat staat niet in deze tekst. Haal de reden weg.',
  },
}

export const typedNumber: DocumentRule = {
  id: 'typed-number',
  docs: {
    messages: [likeTerm, noFact, spareReason],
    en: 'A number with a unit is a promise: it is a fact, or the numbers field says why it is not one.',
    nl: 'Een getal met een eenheid is een belofte: het is een feit, of het veld numbers zegt waarom niet.',
    example: { wrong: '---\nintro: Klaar in 3 weken.\n---', right: '---\nintro: Snel klaar.\n---' },
  },
  check({ document, facts, report }) {
    const { collection, locale, fields, headings, unreadableFields } = document
    if (collection === 'blog') return
    const given = Object.entries(typeof fields.numbers === 'object' ? { ...fields.numbers } : {})
    const reasons = new Map(given.map(([number, why]) => [normalize(number), normalize(String(why))]))
    const whys = new Set(reasons.values())
    const texts = textsOf(document).filter(({ value }) => value === undefined || !whys.has(normalize(value)))
    const prices = ownPricesIn(document, facts)
    const used = new Set<string>()
    for (const { matchedText, position } of matchesIn(texts, patterns[locale])) {
      const number = normalize(matchedText)
      used.add(number)
      // Another rule, typed-price, reports prices.
      const isPrice = prices.some(
        ({ position: pricePosition }) =>
          pricePosition.line === position.line && pricePosition.column === position.column,
      )
      if (unreadableFields?.includes('numbers') || reasons.has(number) || isPrice) continue
      const names = Object.keys(facts).filter((name) => `${normalize(facts[name] ?? '')} `.startsWith(`${number} `))
      const displayed = matchedText.replace(/\s+|&nbsp;/g, ' ')
      const reason = say(reasonField, { number: displayed })
      const cures = names.map((name) => `{${name}}`)
      const message =
        cures.length === 0
          ? say(noFact, { number: displayed, reason })
          : say(likeTerm, { number: displayed, facts: oneOf(cures), reason })
      report({ position, message })
    }
    if (!headings || unreadableFields) return
    for (const number of reasons.keys())
      if (!used.has(number)) report({ position: fieldAt(document, 'numbers'), message: say(spareReason, { number }) })
  },
}

function normalize(amountText: string): string {
  return asTyped(amountText)
    .replace(/\s+|&nbsp;/g, ' ')
    .replace('–', '-')
    .replace(', ', ' ')
    .toLowerCase()
}
