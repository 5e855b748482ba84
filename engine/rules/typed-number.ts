import { asTyped } from '../../site/format.ts'
import type { Localized } from '../../site/locales.ts'
import type { Place } from '../problem.ts'
import { placeIn } from '../read/places.ts'
import type { Facts } from '../schema/facts.ts'
import type { Draft, Finding } from './rule.ts'
import { isOurPrice } from './typed-price.ts'

const units: Localized<string> = {
  nl: 'procent|seconden?|minu(?:ut|ten)|uurs?|uren|(?:werk)?dag(?:en)?|we(?:ek|ken)|maand(?:en)?|kwarta(?:al|len)|ja(?:ar|ren)|euro',
  en: 'percent|seconds?|minutes?|hours?|(?:working )?days?|weekdays?|weeks?|months?|quarters?|years?|euros?',
}

/** Numbers that are written as words, where a unit follows. `een` and `a` are articles far more often. */
const words: Localized<string> = {
  nl: 'één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|veertien|vijftien|zestien|twintig|dertig|zestig|negentig|honderd',
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|twenty|thirty|sixty|ninety|hundred',
}

/**
 * A number with a unit is a promise: it is a fact of business.yaml, or the field `numbers` of the entry says why it is
 * none. Articles promise nothing, so their worked examples are free.
 */
export function typedNumber(entry: Draft, facts: Facts): Finding[] {
  if (entry.collection === 'blog') return []
  const reasons = reasonsOf(entry)
  const numbers = numbersIn(entry)
  const unknown = numbers.filter(({ written }) => !reasons.has(key(written)) && !isOurPrice(written, facts))
  const said = new Set(numbers.map(({ written }) => key(written)))
  const spare = [...reasons.keys()].filter((number) => !said.has(number))
  return [
    ...unknown.map(({ written, place }) => {
      const message = `"${written}" is a number that no fact of content/business.yaml states. Write its fact, or add one. If it promises nothing, say so above: numbers: { "${written}": why it may stand here }.`
      return { ...place, message }
    }),
    ...spare.map((number) => {
      const message = `numbers gives a reason for "${number}", which stands nowhere in this file. Leave it out.`
      return { ...(entry.places.numbers ?? { line: 1, column: 1 }), message }
    }),
  ]
}

function numbersIn({ outline, fieldTexts, fields, locale }: Draft): { written: string; place: Place }[] {
  const number = `\\d[\\d.,]*(?:[-–]\\d+|\\+)?`
  const space = '(?:\\s|&nbsp;|-)*'
  const pattern = new RegExp(
    `(?<![\\p{L}\\d.,:])(?:€${space}${number}|${number}${space}%|(?:${number}|${words[locale]})${space}(?:${units[locale]}|€|EUR|FTE)(?![\\p{L}\\d]))`,
    'giu',
  )
  const why = new Set(
    Object.values((fields.numbers ?? {}) as Record<string, unknown>).map((reason) => key(String(reason))),
  )
  const texts = fieldTexts.filter(({ text }) => !why.has(key(text.replace(/^["']|["']$/g, ''))))
  return [...outline.texts, ...texts].flatMap((text) =>
    [...text.text.matchAll(pattern)].map(({ 0: written, index }) => ({
      written: written.replace(/\s+|&nbsp;/g, ' '),
      place: placeIn(text, index),
    })),
  )
}

/** The numbers that an entry gives a reason for. What is no such list, the schema says. */
function reasonsOf({ fields }: Draft): Map<string, unknown> {
  const { numbers } = fields
  if (typeof numbers !== 'object' || numbers === null) return new Map()
  return new Map(Object.entries(numbers).map(([number, why]) => [key(number), why]))
}

const key = (written: string) => asTyped(written).replace(/\s+/g, ' ').toLowerCase()
