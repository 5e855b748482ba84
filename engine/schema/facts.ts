import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type FactValue, formatFact } from '../../site/format.ts'
import { type Locale, type Localized, localize } from '../../site/locales.ts'
import { distance, nearest } from '../../system/nearest.ts'
import { didYouMean, type Message, say } from '../message.ts'
import { type Problem, problemOf, shorten } from '../problem.ts'
import { businessFile, notText, readText } from '../read/read.ts'
import { parseYaml } from '../read/yaml.ts'
import { type Business, business } from './business.ts'
import { check } from './check.ts'
import { shapeOf } from './schema-words.ts'

/** Every fact by name, written in one language: `starter.monthly` → `€ 950`. */
export type Facts = Readonly<Record<string, string>>

export interface BusinessFile {
  business: Business
  facts: Localized<Facts>
  /** Names of the values that must be replaced before the site is published. */
  placeholders: string[]
}

/** What is wrong with business.yaml, and stand-ins for its facts, with which the content can be checked meanwhile. */
export interface BrokenBusiness {
  problems: Problem[]
  facts: Localized<Facts>
}

type Fields = Record<string, unknown>

const placeholder = { tag: '!placeholder', resolve: (value: string) => value }

/** Reads the business.yaml of a project, as `readBusiness` does. */
export function readBusinessFile(root: string, env: NodeJS.ProcessEnv): BusinessFile | BrokenBusiness {
  const path = join(root, businessFile)
  const text = existsSync(path) ? readText(path) : ''
  if (text) return readBusiness(text, env)
  const message = text === undefined ? notText : say`The file is missing or empty. Restore it: it holds every fact.`
  return { problems: [problemOf(businessFile, message)], facts: standIns({}) }
}

/** Reads the facts. A variable such as SITE_CONTACT_PHONE in `env` replaces the value of contact.phone. */
export function readBusiness(text: string, env: NodeJS.ProcessEnv): BusinessFile | BrokenBusiness {
  const yaml = parseYaml(businessFile, text, [placeholder])
  if (Array.isArray(yaml)) return { problems: yaml, facts: standIns({}) }
  const fields: Fields = yaml.document.toJS()
  const misspelt = misspeltVariables(fields, env)
  if (misspelt.length > 0) return { problems: misspelt, facts: standIns(fields) }
  const overridden = override(fields, env)
  const isOverridden = (path: readonly PropertyKey[]) => overridden.has(path.join('.'))
  const checked = check(
    {
      file: businessFile,
      fields,
      positionOf: yaml.positionOf,
      textAt: (path) => (isOverridden(path) ? undefined : yaml.textAt(path)),
      nameOf: (path) => (isOverridden(path) ? say`${path.join('.')}, from ${variableOf(path.join('.'))},` : undefined),
    },
    business,
  )
  if (Array.isArray(checked)) return { problems: checked, facts: standIns(fields) }
  const placeholders = namesOf(fields).filter((name) => {
    const node = yaml.document.getIn(name.split('.'), true)
    return isTagged(node) && !overridden.has(name)
  })
  return { business: checked.value, facts: localize((locale) => printFacts(checked.value, locale)), placeholders }
}

function isTagged(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'tag' in node && node.tag === placeholder.tag
}

/** Puts the values of the environment in place of those of the file; an empty one unsets. Returns their names. */
function override(fields: Fields, env: NodeJS.ProcessEnv): Set<string> {
  const names = namesOf(fields).filter((name) => env[variableOf(name)] !== undefined)
  for (const name of names) {
    const [group = '', key = ''] = name.split('.')
    fields[group] = { ...groupOf(fields[group]), [key]: env[variableOf(name)] || null }
  }
  return new Set(names)
}

/** Variables that can only be meant for a value, and name none. Hosts have some of their own, such as SITE_NAME. */
function misspeltVariables(fields: Fields, env: NodeJS.ProcessEnv): Problem[] {
  const known = namesOf(fields).map(variableOf)
  const groups = [...new Set(known.map((name) => name.split('_').slice(0, 2).join('_')))]
  return Object.keys(env).flatMap((name) => {
    const meant = groups.some((group) => name.startsWith(`${group}_`))
    if (!name.startsWith('SITE_') || !meant || known.includes(name)) return []
    const close = nearest(
      name,
      known.map((one) => one.toLowerCase()),
    )
    const cure = close ? didYouMean(close.toUpperCase()) : say`Write one of the file, as its first lines show.`
    return [problemOf(businessFile, say`The variable ${name} names no value here. ${cure}`)]
  })
}

/** The names of all values that the file has or could have. */
function namesOf(fields: Fields): string[] {
  const known = Object.entries(shapeOf(business)).map(
    ([group, schema]) => [group, Object.keys(shapeOf(schema))] as const,
  )
  const written = Object.entries(fields).map(([group, members]) => [group, Object.keys(groupOf(members))] as const)
  return [...new Set([...known, ...written].flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`)))]
}

function groupOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function standIns(fields: Fields): Localized<Facts> {
  return localize(() => Object.fromEntries(namesOf(fields).map((name) => [name, '……'])))
}

/** The environment variable that overrides a value: contact.phone → SITE_CONTACT_PHONE. */
export function variableOf(name: string): string {
  return `SITE_${name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('.', '_')
    .toUpperCase()}`
}

function printFacts(value: Business, locale: Locale): Facts {
  const facts: Record<string, string> = {}
  for (const [group, members] of Object.entries(value)) {
    for (const [key, member] of Object.entries(members as Record<string, FactValue | Localized<string> | null>)) {
      if (member === null || member === undefined || Array.isArray(member)) continue
      facts[`${group}.${key}`] = typeof member === 'object' ? member[locale] : formatFact(member, locale)
    }
  }
  return facts
}

/** The names of the values in a file, in its order: of all but those that are unset there is a fact. */
export function factNames(business: Business): string[] {
  return Object.entries(business).flatMap(([group, members]) => Object.keys(members).map((key) => `${group}.${key}`))
}

const notation = /\{\s*([a-zA-Z][\w.]*)\s*\}/g

/** Whether a text is one fact and nothing else. */
export function isFact(text: string): boolean {
  return text.replace(notation, '') === ''
}

/** Writes the facts of a text out. Unknown ones stay as they are and are reported to `unknown`. */
export function printText(text: string, facts: Facts, unknown: (name: string) => void): string {
  return text.replace(notation, (all, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact === undefined) unknown(name)
    return fact ?? all
  })
}

/** The one fact of which a name is a slip of the hand: no other one is as near. */
export function meantFact(name: string, facts: Facts): string | undefined {
  const close = nearest(name, Object.keys(facts))
  if (!close) return undefined
  const steps = distance(name.toLowerCase(), close.toLowerCase())
  const others = Object.keys(facts).filter((other) => other !== close)
  return steps <= 2 && others.every((other) => distance(name.toLowerCase(), other.toLowerCase()) > steps)
    ? close
    : undefined
}

/** The sentence about a fact that does not exist, with what to write where none is near. */
export function unknownFact(name: string, facts: Facts, otherwise?: Message): Message {
  const close = nearest(name, Object.keys(facts))
  const cure = close
    ? say`Did you mean {${close}}?`
    : (otherwise ?? say`Write one that is listed there, such as {starter.monthly}.`)
  return say`{${shorten(name)}} is not a fact of ${businessFile}. ${cure}`
}
