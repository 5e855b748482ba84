import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { type FactValue, formatFact } from '../../site/format.ts'
import { type Locale, type Localized, localize } from '../../site/locales.ts'
import { type Business, business } from './business.ts'
import { check } from './check.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'

/** Every fact by name, written in one language: `starter.monthly` → `€ 950`. */
export type Facts = Readonly<Record<string, string>>

export interface BusinessFile {
  business: Business
  facts: Localized<Facts>
  /** Names of the values that must be replaced before the site is published. */
  placeholders: string[]
}

export const businessFile = 'content/business.yaml'

/** Reads business.yaml. A variable such as SITE_CONTACT_PHONE in `env` replaces the value of contact.phone. */
export function readBusiness(text: string, env: NodeJS.ProcessEnv): BusinessFile | Problem[] {
  const lines = new LineCounter()
  const marked: unknown[] = []
  const placeholder = { tag: '!placeholder', resolve: (value: string) => value }
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent', customTags: [placeholder] })
  const place = (offset: number) => ({ line: lines.linePos(offset).line, column: lines.linePos(offset).col })
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      file: businessFile,
      ...place(error.pos[0]),
      message: `${error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}. Check the quotes, colons and indentation of this line.`,
    }))
  }
  const fields = (document.toJS() ?? {}) as Record<string, Record<string, unknown>>
  if (isMap(document.contents)) {
    for (const group of document.contents.items) {
      if (!isScalar(group.key) || !isMap(group.value)) continue
      for (const pair of group.value.items) {
        if (!isScalar(pair.key)) continue
        const [parent, key] = [String(group.key.value), String(pair.key.value)]
        const override = env[variableOf(`${parent}.${key}`)]
        if (override !== undefined) Object.assign(fields[parent] ?? {}, { [key]: override || null })
        else if (isScalar(pair.value) && pair.value.tag === '!placeholder') marked.push(`${parent}.${key}`)
      }
    }
  }
  const positionOf = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined
    return node?.range ? place(node.range[0]) : { line: 1, column: 1 }
  }
  const checked = check({ file: businessFile, fields, document, positionOf }, business)
  if (Array.isArray(checked)) return checked
  const value = checked.value
  return { business: value, facts: localize((locale) => printFacts(value, locale)), placeholders: marked.map(String) }
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
      if (member === null || member === undefined) continue
      facts[`${group}.${key}`] = typeof member === 'object' ? member[locale] : formatFact(member, locale)
    }
  }
  return facts
}

const notation = /\{\s*([a-zA-Z]\w*(?:\.\w+)+)\s*\}/g

/** Writes the facts of a text out. Unknown ones stay as they are and are reported to `unknown`. */
export function printText(text: string, facts: Facts, unknown: (name: string) => void): string {
  return text.replace(notation, (all, name: string) => {
    const fact = facts[name]
    if (fact === undefined) unknown(name)
    return fact ?? all
  })
}

/** The sentence about a fact that does not exist. */
export function unknownFact(name: string, facts: Facts): string {
  const close = nearest(name, Object.keys(facts))
  return `{${name}} is not a fact of ${businessFile}. ${close ? `Did you mean {${close}}?` : 'Write one that is listed there.'}`
}
