import type { Locale } from '../../site/locales.ts'
import type { Cache } from './cache.ts'
import { check } from './check.ts'
import { type Body, compileBody } from './compile.ts'
import { type Facts, printText, unknownFact } from './facts.ts'
import { parseFrontmatter } from './frontmatter.ts'
import type { Problem } from './problem.ts'
import type { SourceFile } from './read.ts'
import { type Collection, schemaOf } from './schema.ts'

/** One content file, checked and compiled. */
export interface Entry {
  file: string
  locale: Locale
  collection: Collection
  name: string
  /** The fields, as the schema of the collection and name gives them. */
  fields: Record<string, unknown>
  /** Where each top-level field stands. */
  places: Record<string, { line: number; column: number }>
  body: Body
  hasBody: boolean
}

/** Reads, checks and compiles one file, from the cache where nothing it depends on has changed. */
export function readEntry(source: SourceFile, facts: Facts, cache: Cache): Promise<Entry | Problem[]> {
  return cache.get([source.file, source.text, JSON.stringify(facts)], () => makeEntry(source, facts))
}

async function makeEntry(source: SourceFile, facts: Facts): Promise<Entry | Problem[]> {
  const { file, locale, collection, name } = source
  const parsed = parseFrontmatter(file, source.text)
  if (Array.isArray(parsed)) return parsed
  const problems: Problem[] = []
  const fields = printFields(parsed.document.toJS({ maxAliasCount: 0 }), facts, [], (path, fact) => {
    problems.push({ file, ...parsed.positionOf(path), message: unknownFact(fact, facts) })
  })
  const schema = schemaOf(collection, name, locale)
  const checked = check({ file, fields, document: parsed.document, positionOf: parsed.positionOf }, schema)
  if (Array.isArray(checked)) problems.push(...checked)
  const body = await compileBody(file, source.text, locale, facts)
  if (Array.isArray(body)) problems.push(...body)
  if (problems.length > 0 || Array.isArray(checked) || Array.isArray(body)) return problems
  const places = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, parsed.positionOf([key])]))
  const hasBody = parsed.body.trim() !== ''
  return { file, locale, collection, name, fields: checked.value as Record<string, unknown>, places, body, hasBody }
}

/** Writes out the facts in every text of the frontmatter. */
function printFields(
  value: unknown,
  facts: Facts,
  path: PropertyKey[],
  unknown: (path: PropertyKey[], fact: string) => void,
): unknown {
  if (typeof value === 'string') return printText(value, facts, (fact) => unknown(path, fact))
  if (Array.isArray(value)) return value.map((item, index) => printFields(item, facts, [...path, index], unknown))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, printFields(item, facts, [...path, key], unknown)]),
  )
}
