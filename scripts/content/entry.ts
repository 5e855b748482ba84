import type { Locale } from '../../site/locales.ts'
import type { Cache } from './cache.ts'
import { check } from './check.ts'
import { type Body, compileBody } from './compile.ts'
import { type Facts, printText, unknownFact } from './facts.ts'
import { splitFrontmatter } from './frontmatter.ts'
import type { Place, Problem } from './problem.ts'
import type { SourceFile } from './read.ts'
import { type Collection, schemaOf } from './schema.ts'
import { parseYaml } from './yaml.ts'

/** What is known of a content file, also when some of it is wrong: enough for the checks across files. */
export interface Known {
  file: string
  locale: Locale
  collection: Collection
  name: string
  /** The fields, as the schema of the collection and name gives them or, where they are wrong, as they are written. */
  fields: Record<string, unknown>
  /** Where each top-level field stands. */
  places: Record<string, Place>
  hasBody: boolean
  /** Absent when the text cannot be read. */
  body?: Body
}

/** One content file, checked and compiled. */
export interface Entry extends Known {
  body: Body
}

/** A file with all its mistakes; `known` is absent when its fields cannot be read. */
export interface Checked {
  problems: Problem[]
  known?: Known
}

/** Reads, checks and compiles one file, from the cache where nothing it depends on has changed. */
export function readEntry(source: SourceFile, facts: Facts, cache: Cache): Promise<Checked> {
  return cache.get([source.file, source.text, JSON.stringify(facts)], () => makeEntry(source, facts))
}

async function makeEntry(source: SourceFile, facts: Facts): Promise<Checked> {
  try {
    return await checkEntry(source, facts)
  } catch (error) {
    // The parsers recurse: a text of some thousand quotes or lists in each other exhausts the stack.
    if (!(error instanceof RangeError)) throw error
    const message =
      'The text is nested too deeply to read. Write it with fewer quotes, lists or components in each other.'
    return { problems: [{ file: source.file, line: 1, column: 1, message }] }
  }
}

async function checkEntry(source: SourceFile, facts: Facts): Promise<Checked> {
  const { file, locale, collection, name, text } = source
  const parts = splitFrontmatter(file, text)
  if (Array.isArray(parts)) return { problems: parts }
  const problems: Problem[] = []
  const compiled = await compileBody(file, text, locale, facts)
  if (Array.isArray(compiled)) problems.push(...compiled)
  const yaml = parseYaml(file, parts.fields)
  if (Array.isArray(yaml)) return { problems: [...problems, ...yaml] }
  const { positionOf } = yaml
  const written = printFields(yaml.document.toJS(), facts, [], (path, fact) => {
    problems.push({ file, ...positionOf(path), message: unknownFact(fact, facts) })
  })
  const schema = schemaOf(collection, name, locale)
  const checked = check({ ...yaml, file, fields: written }, schema)
  if (Array.isArray(checked)) problems.push(...checked)
  return {
    problems,
    known: {
      file,
      locale,
      collection,
      name,
      fields: (Array.isArray(checked) ? written : checked.value) as Record<string, unknown>,
      places: Object.fromEntries(Object.keys(schema.shape).map((key) => [key, positionOf([key])])),
      hasBody: parts.body.trim() !== '',
      body: Array.isArray(compiled) ? undefined : compiled,
    },
  }
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
