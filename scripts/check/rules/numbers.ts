import { asTyped } from '../../../site/format.ts'
import { type Localized, localize } from '../../../site/locales.ts'
import type { ParsedDocument } from '../../content/document.ts'
import { fieldAt } from '../../content/entry.ts'
import type { Facts } from '../../content/facts.ts'
import { matchesIn, oneOf, type Position, say } from '../../content/problem.ts'
import type { DocumentRule } from '../rule.ts'
import { ownPricesIn } from './prices.ts'

const units: Localized<string> = {
  nl: 'procent|seconden?|minu(?:ut|ten)|uurs?|uren|(?:werk)?dag(?:en)?|we(?:ek|ken)|maand(?:en)?|kwarta(?:al|len)|ja(?:ar|ren)|euro',
  en: 'percent|seconds?|minutes?|hours?|(?:working )?days?|weekdays?|weeks?|months?|quarters?|years?|euros?',
}

/** Number words before a unit. `een` and `a` are left out: mostly they are articles. */
const numberWords: Localized<string> = {
  nl: 'één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|veertien|vijftien|zestien|twintig|dertig|zestig|negentig|honderd',
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|twenty|thirty|sixty|ninety|hundred',
}

/** Matches a single unit in a deadline, such as `within a day`. */
const singleUnits: Localized<string> = {
  nl: 'binnen (?:een|één) (?:uur|(?:werk)?dag|week|maand)(?!\\p{L})',
  en: 'within (?:an|a) (?:hour|(?:working )?day|week|month)(?!\\p{L})',
}

const number = '\\d[\\d.,]*(?:[-–]\\d+|\\+)?'
const space = '(?:\\s|&nbsp;|-)*'
const patterns = localize(
  (locale) =>
    new RegExp(
      `(?<![\\p{L}\\d.,:])(?:€${space}${number}|\\d[\\d.]*,[-–—]{1,2}(?!\\d)|24/7(?!\\d)|${singleUnits[locale]}|${number}${space}%|(?:${number}|${numberWords[locale]})${space}(?:${units[locale]}|€|EUR|FTE)(?![\\p{L}\\d]))`,
      'giu',
    ),
)

const likeTerm = {
  en: '"%1" reads like a term of content/business.yaml. Write its fact: %2. If it is another one, add that; if it promises nothing, %3',
  nl: '"%1" leest als een termijn van content/business.yaml. Schrijf het feit: %2. Is het een andere, voeg die dan toe; belooft het niets, %3',
}
const noFact = {
  en: '"%1" is a number that no fact of content/business.yaml states. Write its fact, or add one. If it promises nothing, %2',
  nl: '"%1" is een getal dat geen feit van content/business.yaml noemt. Schrijf het feit, of voeg er een toe. Belooft het niets, %2',
}
const reasonField = {
  en: 'say so above: numbers: { "%1": why it may stand here }.',
  nl: 'zeg dat dan boven de tekst: numbers: { "%1": waarom het hier mag staan }.',
  desk: {
    en: 'choose "Promises nothing" and say why it may stand here.',
    nl: 'kies ‘Belooft niets’ en zeg waarom het hier mag staan.',
  },
}
const spareReason = {
  en: 'numbers gives a reason for "%1", which stands nowhere in this file. Leave it out.',
  nl: 'numbers geeft een reden voor "%1", dat nergens in dit bestand staat. Laat het weg.',
}

export const typedNumber: DocumentRule = {
  id: 'typed-number',
  docs: {
    messages: [likeTerm, noFact, spareReason],
    why: {
      en: 'A number with a unit is a promise: it is a fact, or the field numbers says why it is none.',
      nl: 'Een getal met een eenheid is een belofte: het is een feit, of het veld numbers zegt waarom niet.',
    },
    example: {
      file: 'content/nl/pages/plans.mdx',
      wrong: '---\nintro: Klaar in 3 weken.\n---',
      right: '---\nintro: Snel klaar.\n---',
    },
  },
  check({ document, facts, report }) {
    if (document.collection === 'blog') return
    const reasons = reasonsOf(document)
    const numbers = numbersIn(document, new Set(reasons.values()), facts)
    const isUnread = document.unread?.includes('numbers')
    const place = ({ line, column }: Position) => `${line}:${column}`
    // typed-price reports these.
    const prices = new Set(ownPricesIn(document, facts).map(({ position }) => place(position)))
    for (const { written, position, terms } of numbers) {
      if (isUnread || reasons.has(normalize(written)) || prices.has(place(position))) continue
      const reason = say(reasonField, written)
      const facts = terms.map((name) => `{${name}}`)
      const message = facts.length === 0 ? say(noFact, written, reason) : say(likeTerm, written, oneOf(facts), reason)
      report({ position, message })
    }
    if (!document.headings || document.unread) return
    const used = new Set(numbers.map(({ written }) => normalize(written)))
    for (const number of reasons.keys())
      if (!used.has(number)) report({ position: fieldAt(document, 'numbers'), message: say(spareReason, number) })
  },
}

function numbersIn({ outline, fieldTexts, locale }: ParsedDocument, reasons: ReadonlySet<string>, facts: Facts) {
  const texts = fieldTexts.filter(({ value }) => !reasons.has(normalize(value)))
  return matchesIn([...outline.texts, ...texts], patterns[locale]).map(({ written, position }) => ({
    written: written.replace(/\s+|&nbsp;/g, ' '),
    position,
    terms: Object.keys(facts).filter((name) => `${normalize(facts[name] ?? '')} `.startsWith(`${normalize(written)} `)),
  }))
}

function reasonsOf({ fields }: ParsedDocument): Map<string, string> {
  const { numbers } = fields
  if (typeof numbers !== 'object' || numbers === null) return new Map()
  return new Map(Object.entries(numbers).map(([number, why]) => [normalize(number), normalize(String(why))]))
}

const normalize = (written: string) =>
  asTyped(written)
    .replace(/\s+|&nbsp;/g, ' ')
    .replace('–', '-')
    .replace(', ', ' ')
    .toLowerCase()
