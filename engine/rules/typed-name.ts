import { literally } from '../../system/literally.ts'
import { say } from '../message.ts'
import { matchesIn } from '../read/places.ts'
import type { Facts } from '../schema/facts.ts'
import type { Draft, Finding } from './rule.ts'
import { stretchesOf } from './stretches.ts'

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
