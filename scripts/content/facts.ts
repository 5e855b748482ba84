import { purposesIn } from '../../site/cookies.ts'
import { type Amount, type FactValue, formatFact } from '../../site/format.ts'
import type { Locale, Localized } from '../../site/locales.ts'
import { caseNames, planIds } from '../../site/plans.ts'
import { closestMatch } from '../lib/strings.ts'
import { didYouMean, type Message, shorten } from './problem.ts'
import { businessFile } from './read.ts'
import type { Business } from './schema/business.ts'

/** Facts by name, formatted for one language: `starter.monthly` → `€ 950`. */
export type Facts = Readonly<Record<string, string>>

/** Formats every set value and derived fact for one language. */
export function printFacts(value: Business, locale: Locale): Facts {
  const facts: Record<string, string> = {}
  for (const [group, members] of Object.entries(value)) {
    for (const [key, member] of Object.entries(members as Record<string, FactValue | Localized<string> | null>)) {
      if (member === null || member === undefined || Array.isArray(member)) continue
      const isLocalized = typeof member === 'object' && locale in member
      facts[`${group}.${key}`] = isLocalized
        ? (member as Localized<string>)[locale]
        : formatFact(member as FactValue, locale)
    }
  }
  for (const [name, fact] of Object.entries(deriveFacts(value))) facts[name] = formatFact(fact, locale)
  return facts
}

const notation = /\{\s*([a-zA-Z][\w.]*)\s*\}/g

export function isFact(text: string): boolean {
  return text.replace(notation, '') === ''
}

/** Returns the length of a text with facts, as written and without them; undefined for other values. */
export function lengthsOf(value: unknown): { written: number; bare: number } | undefined {
  const bare = typeof value === 'string' ? value.replace(notation, '') : value
  if (typeof value !== 'string' || typeof bare !== 'string' || bare === value) return undefined
  return { written: value.length, bare: bare.length }
}

/** Replaces facts in a text. Keeps unknown facts and reports them to `unknown`. */
export function printText(text: string, facts: Facts, unknown: (name: string) => void): string {
  return text.replace(notation, (all, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact === undefined) unknown(name)
    return fact ?? all
  })
}

/** Describes an unknown fact. `otherwise` is the advice if no name is similar. */
export function unknownFact(name: string, facts: Facts, otherwise?: Message): Message {
  const close = closestMatch(name, Object.keys(facts))
  const cure = close
    ? didYouMean(`{${close}}`, name, close)
    : (otherwise ?? {
        en: 'Write one that is listed there, such as {starter.monthly}.',
        nl: 'Schrijf er een die daar staat, zoals {starter.monthly}.',
      })
  return {
    en: '{%1} is not a fact of %2. %3',
    nl: '{%1} is geen feit van %2. %3',
    values: [shorten(name), businessFile, cure],
  }
}

const weeksAMonth = 52 / 12

/** Computes the facts that follow from others. `derivedNames` lists them. */
function deriveFacts({ calculator, ...business }: Business): Record<string, FactValue> {
  const facts: Record<string, FactValue> = {}
  for (const id of planIds) {
    const { setup, monthly } = business[id]
    // Weekly hours at which a plan covers its monthly fee, rounded to half an hour.
    const weekly = monthly.value / calculator.hourly.value / weeksAMonth
    facts[`${id}.breakEven`] = hours(Math.round(weekly * 2) / 2)
    facts[`${id}.firstYear`] = { value: setup.value + 12 * monthly.value, unit: 'euro' }
  }
  for (const name of caseNames) {
    const { requests, minutes, minutesLeft } = business[name]
    facts[`${name}.byHand`] = hoursOf(requests * minutes)
    facts[`${name}.left`] = hoursOf(requests * minutesLeft)
    facts[`${name}.saved`] = hoursOf(requests * (minutes - minutesLeft))
  }
  // First example of the calculator: weekly manual hours, and hours saved by workflows.
  const weekly = calculator.requests * calculator.minutes
  facts['calculator.byHand'] = hoursOf(weekly)
  facts['calculator.saved'] = hoursOf((weekly * calculator.share.value) / 100)
  // Response time as a number. The adjacent text names the days.
  facts['claims.demoHours'] = { ...business.claims.demoResponse, note: undefined }
  // Purposes that need the visitor's consent.
  facts['analytics.inUse'] = purposesIn(business.analytics).join(' ') || 'none'
  return facts
}

const hours = (value: number): Amount => ({ value, unit: 'hour' })

/** Hours of a number of minutes, in tenths. */
const hoursOf = (minutes: number) => hours(Math.round(minutes / 6) / 10)

export const derivedNames = [
  ...planIds.flatMap((id) => [`${id}.breakEven`, `${id}.firstYear`]),
  ...caseNames.flatMap((name) => [`${name}.byHand`, `${name}.left`, `${name}.saved`]),
  'calculator.byHand',
  'calculator.saved',
  'claims.demoHours',
  'analytics.inUse',
]
