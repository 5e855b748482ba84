import { isMap } from 'yaml'
import { calculate } from '../../site/calculator/calculator.ts'
import { type Localized, localize } from '../../site/locales.ts'
import { caseNames, exampleOf, planIds, plansOf, shownWorkOf, workOf } from '../../site/plans.ts'
import { closestMatch } from '../lib/strings.ts'
import { derivedNames, type Facts, printFacts } from './facts.ts'
import { createReporter, didYouMean, type Problem, problemOf, say } from './problem.ts'
import { businessFile, notText, type Overlay, readList } from './read.ts'
import { type Business, business } from './schema/business.ts'
import { schemaFields, validate } from './schema/validate.ts'
import { parseFields, type Yaml } from './yaml.ts'

/** Facts as read. Without `business`, the file is invalid and stand-ins keep texts checkable. */
export interface BusinessFile {
  business?: Business
  facts: Localized<Facts>
  /** Names of values to replace before publication. */
  placeholders: string[]
  problems: Problem[]
}

type Fields = Record<string, unknown>

const placeholder = { tag: '!placeholder', resolve: (value: string) => value || null }

export function readBusinessFile(root: string, env: NodeJS.ProcessEnv, overlay: Overlay = new Map()): BusinessFile {
  const text = readList(root, businessFile, overlay)
  if (text) return readBusiness(text, env)
  const missing = {
    en: 'The file is missing or empty. Restore it: it holds every fact.',
    nl: 'Het bestand ontbreekt of is leeg. Zet het terug: het bevat alle feiten.',
  }
  const message = text === undefined ? notText : missing
  return invalid([problemOf(businessFile, 'facts-file', { message })])
}

/** Reads the facts. A variable in `env` overrides a value: SITE_CONTACT_PHONE sets contact.phone. */
export function readBusiness(text: string, env: NodeJS.ProcessEnv): BusinessFile {
  const read = parseFields(businessFile, text, [placeholder])
  const { yaml } = read
  if (!yaml || read.problems.length > 0) return invalid(read.problems)
  const fields: Fields = yaml.document.toJS()
  const misspelt = misspeltVariables(fields, env)
  if (misspelt.length > 0) return invalid(misspelt, fields)
  const overridden = override(fields, env)
  const isOverridden = (path: readonly PropertyKey[]) => overridden.has(path.join('.'))
  const { problems, report } = createReporter(businessFile)
  const value = validate(
    {
      report,
      fields,
      positionOf: yaml.positionOf,
      textAt: (path) => (isOverridden(path) ? undefined : yaml.textAt(path)),
      nameOf: (path) =>
        isOverridden(path)
          ? { en: '%1, from %2,', nl: '%1, uit %2,', values: [path.join('.'), variableOf(path.join('.'))] }
          : undefined,
    },
    business,
  )
  if (!value) return invalid(problems, fields)
  const placeholders = namesOf(fields).filter((name) => {
    const node = yaml.document.getIn(name.split('.'), true)
    return !overridden.has(name) && (isTagged(node) || (isMap(node) && node.items.some(({ value }) => isTagged(value))))
  })
  const facts = localize((locale) => printFacts(value, locale))
  return { business: value, facts, placeholders, problems: adviseOnPayback(value, yaml.positionOf) }
}

function isTagged(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'tag' in node && node.tag === placeholder.tag
}

/** Overrides values from the environment; an empty variable unsets. Returns the names. */
function override(fields: Fields, env: NodeJS.ProcessEnv): Set<string> {
  const names = namesOf(fields).filter((name) => env[variableOf(name)] !== undefined)
  for (const name of names) {
    const [group = '', key = ''] = name.split('.')
    fields[group] = { ...groupOf(fields[group]), [key]: env[variableOf(name)] || null }
  }
  return new Set(names)
}

/** Reports misspelt SITE_ variables. Hosts define some of their own, such as SITE_NAME. */
function misspeltVariables(fields: Fields, env: NodeJS.ProcessEnv): Problem[] {
  const known = namesOf(fields).map(variableOf)
  const groups = [...new Set(known.map((name) => name.split('_').slice(0, 2).join('_')))]
  return Object.keys(env).flatMap((name) => {
    const meant = groups.some((group) => name.startsWith(`${group}_`))
    if (!name.startsWith('SITE_') || !meant || known.includes(name)) return []
    const close = closestMatch(
      name,
      known.map((one) => one.toLowerCase()),
    )
    const cure = close
      ? didYouMean(close.toUpperCase())
      : {
          en: 'Write one of the file, as its first lines show.',
          nl: 'Schrijf er een van het bestand, zoals de eerste regels laten zien.',
        }
    const message = {
      en: 'The variable %1 names no value here. %2',
      nl: 'De variabele %1 noemt hier geen waarde. %2',
      values: [name, cure],
    }
    return [problemOf(businessFile, 'facts-file', { message })]
  })
}

function namesOf(fields: Fields): string[] {
  const groups = Object.entries(schemaFields(business)).map(([group, schema]) => [group, schemaFields(schema)])
  return [...new Set([...factNames(Object.fromEntries(groups)), ...factNames(fields)])]
}

function groupOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function invalid(problems: Problem[], fields: Fields = {}): BusinessFile {
  const names = [...namesOf(fields), ...derivedNames]
  const facts = localize(() => Object.fromEntries(names.map((name) => [name, '……'])))
  return { facts, placeholders: [], problems }
}

/** Returns the variable of a value: contact.phone → SITE_CONTACT_PHONE. */
export function variableOf(name: string): string {
  return `SITE_${name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('.', '_')
    .toUpperCase()}`
}

/** Returns the names of all set values in file order. Each is a fact. */
export function factNames(groups: object): string[] {
  return Object.entries(groups).flatMap(([group, members]) =>
    Object.keys(groupOf(members)).map((key) => `${group}.${key}`),
  )
}

const weeksInYear = 52

const tooSlow = {
  en: '%1: at %2 requests of %3 minutes, %4 does not pay for itself within a year, and a page says that it suits. Raise requests, or name another plan.',
  nl: '%1: met %2 aanvragen van %3 minuten verdient %4 zich niet binnen een jaar terug, en een pagina zegt dat het past. Verhoog requests, of noem een ander pakket.',
}

/**
 * Advises if a plan does not pay for itself within a year for the work it is recommended for. Uses the sum of the
 * calculator and that of the page.
 */
function adviseOnPayback(business: Business, positionOf: Yaml['positionOf']): Problem[] {
  const named = [
    ...planIds.map((id) => [exampleOf[id], id] as const),
    ...caseNames.map((name) => [name, business[name].plan] as const),
  ]
  const plans = plansOf(business).map((plan) => ({ ...plan, title: plan.id }))
  return named.flatMap(([name, plan]) => {
    const example = business[name]
    const weeks = [workOf, shownWorkOf].map((count) => {
      const { outcomes } = calculate(count(example, business.calculator), plans)
      return outcomes.find((outcome) => outcome.plan.id === plan)?.week
    })
    if (weeks.every((week) => week !== undefined && week <= weeksInYear)) return []
    const { requests, minutes } = example
    const message = say(tooSlow, name, String(requests), String(minutes), plan)
    const position = positionOf([name, 'requests'])
    return [problemOf(businessFile, 'plan-pays', { position, message, isAdvice: true })]
  })
}
