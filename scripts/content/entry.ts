import type { Locale } from '../../site/locales.ts'
import type { Cache } from './cache.ts'
import { check } from './check.ts'
import { type Body, compileBody } from './compile.ts'
import { type Facts, printText, unknownFact } from './facts.ts'
import { splitFrontmatter } from './frontmatter.ts'
import { noPicture, type Pictures } from './pictures.ts'
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
  /** The pictures that the file names, with their sizes. */
  pictures: Pictures
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
export function readEntry(source: SourceFile, facts: Facts, pictures: Pictures, cache: Cache): Promise<Checked> {
  const inputs = [source.file, source.text, JSON.stringify(facts), JSON.stringify(pictures)]
  return cache.get(inputs, () => makeEntry(source, facts, pictures))
}

async function makeEntry(source: SourceFile, facts: Facts, pictures: Pictures): Promise<Checked> {
  const { file, locale, collection, name, text } = source
  const parts = splitFrontmatter(file, text)
  if (Array.isArray(parts)) return { problems: parts }
  const problems: Problem[] = []
  const compiled = await compileBody(file, text, locale, facts, pictures)
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
  const { image } = written as { image?: unknown }
  if (typeof image === 'string' && pictures[image] === null)
    problems.push({ file, ...positionOf(['image']), message: noPicture(image) })
  return {
    problems,
    known: {
      file,
      locale,
      collection,
      name,
      fields: (Array.isArray(checked) ? written : checked.value) as Record<string, unknown>,
      places: Object.fromEntries(Object.keys(schema.shape).map((key) => [key, positionOf([key])])),
      pictures,
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
