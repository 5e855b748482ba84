import { purposesIn } from '../../site/cookies.ts'
import { eurosOf, type FactValue, formatFact } from '../../site/format.ts'
import type { Locale, Localized } from '../../site/locales.ts'
import { planIds } from '../../site/plans.ts'
import { caseNames } from '../../site/sum/business-work.ts'
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
      facts[`${group}.${key}`] = typeof member === 'object' ? member[locale] : formatFact(member, locale)
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
    ? didYouMean(`{${close}}`)
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

export function deriveFacts({ calculator, ...business }: Business): Record<string, FactValue> {
  const hourly = eurosOf(calculator.hourly)
  const week = (calculator.requests * calculator.minutes) / 60
  const firstYear = planIds.map((id): [string, FactValue] => {
    const { setup, monthly } = business[id]
    return [`${id}.firstYear`, `${eurosOf(setup) + 12 * eurosOf(monthly)} euro`]
  })
  const cases = caseNames.flatMap((name): [string, FactValue][] => {
    const { requests, minutes, minutesLeft } = business[name]
    const hoursOf = (each: number) => `${inTenths((requests * each) / 60)} hours`
    return [
      [`${name}.byHand`, hoursOf(minutes)],
      [`${name}.left`, hoursOf(minutesLeft)],
      [`${name}.saved`, hoursOf(minutes - minutesLeft)],
    ]
  })
  const breakEven = planIds.map((id): [string, FactValue] => {
    const hours = eurosOf(business[id].monthly) / hourly / weeksAMonth
    return [`${id}.breakEven`, `${Math.round(hours * 2) / 2} hours`]
  })
  return {
    /** Purposes that need the visitor's consent. */
    'analytics.inUse': purposesIn(business.analytics).join(' ') || 'none',
    /** Weekly hours at which a plan covers its monthly fee, rounded to half an hour. */
    ...Object.fromEntries(breakEven),
    /** Response time as a number. The adjacent text names the days. */
    'claims.demoHours': business.claims.demoResponse.replace(' on working days', ''),
    /** Setup fee plus twelve months. */
    ...Object.fromEntries(firstYear),
    /** First example of the calculator: weekly manual hours, and hours saved by workflows. */
    'calculator.byHand': `${inTenths(week)} hours`,
    'calculator.saved': `${inTenths((week * Number.parseFloat(calculator.share)) / 100)} hours`,
    /** The same by sector, with the hours that remain. */
    ...Object.fromEntries(cases),
  }
}

export const derivedNames = [
  ...planIds.flatMap((id) => [`${id}.breakEven`, `${id}.firstYear`]),
  ...caseNames.flatMap((name) => [`${name}.byHand`, `${name}.left`, `${name}.saved`]),
  'calculator.byHand',
  'calculator.saved',
  'claims.demoHours',
  'analytics.inUse',
]

const inTenths = (value: number) => Math.round(value * 10) / 10
