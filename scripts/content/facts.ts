import { isMap, isNode } from 'yaml'
import { activePurposes, type OptionalPurpose } from '../../site/cookies.ts'
import { type FactValue, formatFact } from '../../site/format.ts'
import { type Locale, type Localized, localize } from '../../site/locales.ts'
import { closestMatch } from '../lib/strings.ts'
import { adviseOnPayback, computedFacts } from './computed-facts.ts'
import { createReporter, didYouMean, type Message, type Problem, problemOf, shorten } from './problem.ts'
import type { ProjectSource } from './project.ts'
import { type Business, type BusinessValues, businessSchema } from './schema/business.ts'
import { schemaFields, validate } from './schema/validate.ts'
import type { ContentSettings } from './settings.ts'
import { adviseOnName } from './social-text.ts'
import { businessFile, notText } from './source.ts'
import { findStandIns } from './stand-ins.ts'
import { parseFields } from './yaml.ts'

/** Facts by name, formatted for one language: `starter.monthly` → `€ 950`. */
export type Facts = Readonly<Record<string, string>>

export type BusinessFile = ReturnType<typeof readBusiness>

type Overrides = ContentSettings['overrides']

type Fields = Record<string, unknown>

const placeholder = { tag: '!placeholder', resolve: (value: string) => value || null }

type FactsSource = Pick<ProjectSource, 'texts' | 'settings'>

/** Reads the facts of a project. An environment variable overrides a value: SITE_CONTACT_PHONE sets contact.phone. */
export function readFacts({ texts, settings }: FactsSource, overrides: Overrides = settings.overrides) {
  const text = texts.get(businessFile)
  if (text) return readBusiness(text, overrides)
  const missing = {
    en: 'The file is missing or empty. Restore it: it holds every fact.',
    nl: 'Het bestand ontbreekt of is leeg. Zet het terug: het bevat alle feiten.',
  }
  const message = texts.has(businessFile) && text === undefined ? notText : missing
  return invalid([problemOf(businessFile, 'facts-file', { message })])
}

export function readBusiness(text: string, overrides: Overrides) {
  const { yaml, problems: fieldProblems } = parseFields(businessFile, text, [placeholder])
  if (fieldProblems.length > 0) return invalid(fieldProblems)
  const fields: Fields = yaml.document.toJS()
  const names = namesOf(fields)
  const misspelt = misspeltVariables(names.map(variableOf), overrides)
  if (misspelt.length > 0) return invalid(misspelt, fields)
  const overridden = new Set(names.filter((name) => overrides[variableOf(name)] !== undefined))
  for (const name of overridden) {
    const [group = '', key = ''] = name.split('.')
    // An empty variable unsets the value.
    fields[group] = { ...groupOf(fields[group]), [key]: overrides[variableOf(name)] || null }
  }
  const { problems, report } = createReporter(businessFile)
  const labelOf = (path: readonly PropertyKey[]) => {
    const name = path.slice(0, 2).join('.')
    if (!overridden.has(name)) return undefined
    return {
      en: '{name}, from {variable},',
      nl: '{name}, uit {variable},',
      values: { name, variable: variableOf(name) },
    }
  }
  const value = validate(businessSchema, {
    report,
    fields,
    positionOf: yaml.positionOf,
    textAt: (path) => (overridden.has(path.join('.')) ? undefined : yaml.textAt(path)),
    labelOf,
  })
  if (!value) return invalid(problems, fields)
  const isTagged = (node: unknown) => (isNode(node) ? node.tag : undefined) === placeholder.tag
  /** Names of values tagged `!placeholder`. */
  const placeholders = names.filter((name) => {
    const node = yaml.document.getIn(name.split('.'), true)
    return !overridden.has(name) && (isTagged(node) || (isMap(node) && node.items.some(({ value }) => isTagged(value))))
  })
  /** Other values that no company can have. Only a strict build refuses them. */
  const standIns = findStandIns(value)
    .filter(({ path }) => !placeholders.includes(path.slice(0, 2).join('.')))
    .map(({ path, message }) => {
      const named = {
        en: '{field} {message}',
        nl: '{field} {message}',
        values: { field: labelOf(path) ?? path.join('.'), message },
      }
      return problemOf(businessFile, 'facts-file', { position: yaml.positionOf(path), message: named })
    })
  const usable = withoutExampleIds(value, placeholders)
  const facts = localize((locale) => printFacts(usable, locale))
  const advice = [...adviseOnPayback(usable, yaml.positionOf), ...adviseOnName(usable.brand.name, yaml.positionOf)]
  return { business: usable, facts, placeholders, standIns, problems: advice }
}

/** Removes placeholder analytics ids. Visitors are still asked for consent to the purposes of these ids. */
function withoutExampleIds(values: BusinessValues, placeholders: readonly string[]): Business {
  const idOf = (purpose: OptionalPurpose) =>
    placeholders.includes(`analytics.${purpose}`) ? null : values.analytics[purpose]
  const ids = { analytical: idOf('analytical'), marketing: idOf('marketing') }
  return { ...values, analytics: { ...ids, asked: activePurposes(values.analytics) } }
}

/** Reports SITE_ variables of a known group that match no value. Others, such as SITE_NAME, can belong to the host. */
function misspeltVariables(variables: readonly string[], overrides: Overrides): Problem[] {
  const groups = variables.map((name) => `${name.split('_', 2).join('_')}_`)
  const lower = variables.map((variable) => variable.toLowerCase())
  const isUnknown = (name: string) => groups.some((group) => name.startsWith(group)) && !variables.includes(name)
  return Object.keys(overrides)
    .filter(isUnknown)
    .map((name) => {
      const close = closestMatch(name, lower)
      const cure = close
        ? didYouMean(close.toUpperCase())
        : {
            en: 'Use the name of a value that the file defines. The first lines of the file show how to write the name.',
            nl: 'Gebruik de naam van een waarde uit het bestand. De eerste regels van het bestand laten zien hoe je de naam schrijft.',
          }
      const message = {
        en: 'No value in the file belongs to the variable {variable}. {cure}',
        nl: 'Bij de variabele {variable} hoort geen waarde in het bestand. {cure}',
        values: { variable: name, cure },
      }
      return problemOf(businessFile, 'facts-file', { message })
    })
}

function namesOf(fields: Fields): string[] {
  const groups = Object.entries(schemaFields(businessSchema)).map(([group, schema]) => [group, schemaFields(schema)])
  return [...new Set([...factNames(Object.fromEntries(groups)), ...factNames(fields)])]
}

function groupOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** Value of every fact if business.yaml is invalid, so that the texts can still be checked. */
export const unreadableFact = '……'

function invalid(problems: Problem[], fields: Fields = {}) {
  const names = [...namesOf(fields), ...computedFacts.keys()]
  const facts = localize((): Facts => Object.fromEntries(names.map((name) => [name, unreadableFact])))
  return { business: undefined, facts, placeholders: [], standIns: [], problems }
}

/** Returns the variable of a value: contact.phone → SITE_CONTACT_PHONE. */
export function variableOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1_$2').replaceAll('.', '_')
  return `SITE_${words.toUpperCase()}`
}

export function factNames(groups: object): string[] {
  return Object.entries(groups).flatMap(([group, members]) =>
    Object.keys(groupOf(members)).map((key) => `${group}.${key}`),
  )
}

function printFacts(value: Business, locale: Locale): Facts {
  const facts: Record<string, string> = {}
  for (const [group, members] of Object.entries(value))
    for (const [key, member] of Object.entries(members as Record<string, FactValue | Localized<string> | null>)) {
      if (member === null || member === undefined || Array.isArray(member)) continue
      const isLocalized = typeof member === 'object' && locale in member
      const text = isLocalized ? (member as Localized<string>)[locale] : formatFact(member as FactValue, locale)
      facts[`${group}.${key}`] = text
    }
  for (const [name, compute] of computedFacts) facts[name] = formatFact(compute(value, locale), locale)
  return facts
}

const notation = /\{\s*([a-zA-Z][\w.]*)\s*\}/g

export function isFact(text: string): boolean {
  return text.replace(notation, '') === ''
}

/** Returns the lengths of a text that contains facts, as written and without the facts; undefined for other values. */
export function lengthsOf(value: unknown): { typed: number; bare: number } | undefined {
  if (typeof value !== 'string') return undefined
  const bare = value.replace(notation, '')
  return bare === value ? undefined : { typed: value.length, bare: bare.length }
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
        en: 'Write a fact from that file, such as {starter.monthly}.',
        nl: 'Schrijf een feit uit dat bestand, zoals {starter.monthly}.',
      })
  return {
    en: '{{fact}} is not a fact in {file}. {cure}',
    nl: '{{fact}} is geen feit uit {file}. {cure}',
    values: { fact: shorten(name), file: businessFile, cure },
  }
}
