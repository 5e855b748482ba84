import type { z } from 'zod'
import { didYouMean, type Message, say } from '../../check/message.ts'
import { type Problem, quote, shorten } from '../../check/problem.ts'
import { nearest } from '../../lib/nearest.ts'
import type { Yaml } from '../read/yaml.ts'
import { dayInWords } from './dates.ts'
import { cureOf, schemaAt, shapeOf } from './schema-words.ts'

interface Source extends Pick<Yaml, 'positionOf' | 'textAt'> {
  file: string
  /** The fields as plain values, facts already printed. */
  fields: unknown
  /** Fields that could not be read, and are reported as such. */
  unread?: readonly string[]
  /** What to call a field, where its path alone would mislead. */
  nameOf?(path: readonly PropertyKey[]): Message | undefined
}

type Issue = z.core.$ZodIssue

/** Checks the fields of one file and reports every mistake, each where it stands. */
export function check<S extends z.ZodType>(source: Source, schema: S): { value: z.infer<S> } | Problem[] {
  const result = schema.safeParse(source.fields)
  if (result.success) return { value: result.data }
  const readable = result.error.issues.filter(({ path }) => !source.unread?.includes(String(path[0])))
  return readable.flatMap((issue) => toProblems(issue, source, schema))
}

function toProblems(issue: Issue, source: Source, schema: z.ZodType): Problem[] {
  const { file, fields, positionOf, textAt } = source
  const nameOf = (path: readonly PropertyKey[]) => source.nameOf?.(path) ?? pathName(path)
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeOf(schemaAt(schema, issue.path)))
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      const message = say(unknownField, nameOf(path), knownFields(key, known))
      return { ruleId: 'unknown-field', file, ...positionOf(path, 'key'), message }
    })
  }
  const value = valueAt(fields, issue.path)
  const written = textAt(issue.path)
  const day = isDate(issue) ? dayInWords(String(value)) : undefined
  const cure = say(write, day ?? cureOf(schemaAt(schema, issue.path)))
  const message = { en: '%1 %2', nl: '%1 %2', values: [nameOf(issue.path), faultOf(issue, value, written, cure)] }
  const correction = day && written === value ? { actual: written, expected: day } : {}
  return [{ ruleId: 'schema', file, ...positionOf(issue.path), message, ...correction }]
}

function isDate(issue: Issue): boolean {
  return issue.code === 'invalid_format' && issue.format === 'date'
}

const unknownField = { en: '%1 is not a known field. %2', nl: '%1 is geen bekend veld. %2' }
const write = { en: 'Write %1.', nl: 'Schrijf %1.' }
const missing = { en: 'is missing. %1', nl: 'ontbreekt. %1' }
const noDate = { en: '%1 is not a date. %2', nl: '%1 is geen datum. %2' }
const ofOne = { en: '%1 has 1 character. %2', nl: '%1 heeft 1 teken. %2' }
const ofLength = { en: '%1 has %3 characters. %2', nl: '%1 heeft %3 tekens. %2' }
const unusable = { en: '%1 cannot be used here. %2', nl: '%1 kan hier niet staan. %2' }

/** What is wrong with a value and what to write instead, after the name of its field. */
function faultOf(issue: Issue, value: unknown, written: string | undefined, cure: Message): Message {
  if (value === undefined || value === null) return say(missing, cure)
  if (typeof value !== 'string') return say(unusable, quote(written ?? value), cure)
  if (isDate(issue)) return say(noDate, quote(value), cure)
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return say(unusable, quote(value), cure)
  const { length } = value.trim()
  return say(length === 1 ? ofOne : ofLength, quote(value), cure, length)
}

function knownFields(key: string, known: string[]): Message {
  const close = nearest(key, known)
  const names = known.join(', ') || { en: 'none', nl: 'geen' }
  const list = { en: 'Known fields: %1.', nl: 'Bekende velden: %1.', values: [names] }
  return close ? { en: '%1 %2', nl: '%1 %2', values: [didYouMean(close), list] } : list
}

/** A path as a writer reads it: steps.items.2.title. */
function pathName(path: readonly PropertyKey[]): string {
  return shorten(path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.'))
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)
}
