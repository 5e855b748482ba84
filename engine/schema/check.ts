import type { z } from 'zod'
import { nearest } from '../../system/nearest.ts'
import { type Problem, quote } from '../problem.ts'
import { fixOfValue, type Yaml } from '../read/yaml.ts'
import { inQuotes } from '../read/yaml-lines.ts'
import { faultOfDay, toDay, toTime } from './dates.ts'
import { cureOf, schemaAt, shapeOf } from './schema-words.ts'

interface Source extends Pick<Yaml, 'positionOf' | 'textAt'> {
  file: string
  /** The fields as plain values, facts already printed. */
  fields: unknown
  /** Fields that could not be read, and are reported as such. */
  unread?: ReadonlySet<string>
  /** What to call a field, where its path alone would mislead. */
  nameOf?(path: readonly PropertyKey[]): string | undefined
}

type Issue = z.core.$ZodIssue

/** Checks the fields of one file and reports every mistake, each where it stands. */
export function check<S extends z.ZodType>(source: Source, schema: S): { value: z.infer<S> } | Problem[] {
  const result = schema.safeParse(source.fields)
  if (result.success) return { value: result.data }
  const readable = result.error.issues.filter(({ path }) => !source.unread?.has(String(path[0])))
  return readable.flatMap((issue) => toProblems(issue, source, schema))
}

function toProblems(issue: Issue, source: Source, schema: z.ZodType): Problem[] {
  const { file, fields, positionOf } = source
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeOf(schemaAt(schema, issue.path)))
    return issue.keys.map((key) => ({
      file,
      ...positionOf([...issue.path, key], 'key'),
      message: `${quotedName([...issue.path, key])} is not a known field. ${knownFields(key, known)}`,
    }))
  }
  const name = source.nameOf?.(issue.path) ?? nameOf(issue.path)
  const value = valueAt(fields, issue.path)
  const expected = schemaAt(schema, issue.path)
  const message = `${name} ${fault(issue, value, source.textAt(issue.path), expected)}`
  const day = rightTime(issue, String(value))
  const place = positionOf(issue.path)
  const fix = day ? fixOfValue({ text: source.textAt(issue.path) ?? '', ...place }, String(value), day) : undefined
  return [{ file, ...place, message, fix }]
}

/** What is wrong with a value and what to write instead, after the name of its field. */
function fault(issue: Issue, value: unknown, written: string | undefined, expected: z.ZodType | undefined): string {
  const cure = `Write ${cureOf(expected)}.`
  if (value === null && expected?.safeParse(undefined).success)
    return `has no value. ${cure.slice(0, -1)}, or leave the line out.`
  if (value === undefined || value === null) return `is missing. ${cure}`
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (typeof value === 'string') return `${quote(value)} has ${count(value.trim().length, 'character')}. ${cure}`
    if (Array.isArray(value)) return `has ${count(value.length, 'entry')}. ${cure}`
    return `${quote(written ?? value)} is too ${issue.code === 'too_small' ? 'small' : 'large'}. ${cure}`
  }
  if (issue.code === 'invalid_type') {
    const text = written ?? String(value)
    const meant = typeof value === 'string' ? Number(value) : text
    const fits = !text.includes('\n') && expected?.safeParse(meant).success
    if (fits && typeof value === 'string') return `${quote(value)} stands in quotes. Write ${meant} without them.`
    if (issue.expected === 'string')
      return `${quote(text)} is ${kindOf(value)}, not text. ${fits ? `Write ${inQuotes(text)}, with the quotes.` : cure}`
    return `${quote(text)} is not ${kinds[issue.expected] ?? 'of the right kind'}. ${cure}`
  }
  if (isDate(issue)) return `${quote(value)} ${faultOfDay(String(value)) ?? `is not a date. ${cure}`}`
  // A field with a sentence of its own about what is wrong.
  if (issue.code === 'custom' && / /.test(issue.message)) return `${quote(value)} ${issue.message}`
  if (issue.code === 'invalid_value') return `${quote(written ?? value)} is not one of the choices. ${cure}`
  return `${quote(value)} cannot be used here. ${cure}`
}

function isDate(issue: Issue): boolean {
  return issue.code === 'invalid_format' && issue.format === 'date'
}

/** The one day, or day and time, that is meant. */
function rightTime(issue: Issue, value: string): string | undefined {
  if (isDate(issue)) return toDay(value)
  return issue.path.at(-1) === 'publishAt' ? toTime(value) : undefined
}

const kinds: Record<string, string> = {
  object: 'a group of fields',
  record: 'a group of fields',
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  return typeof value === 'number' ? 'a number' : 'true or false'
}

function count(number: number, thing: 'character' | 'entry'): string {
  if (number === 1) return `1 ${thing}`
  return `${number} ${thing === 'entry' ? 'entries' : 'characters'}`
}

function knownFields(key: string, known: string[]): string {
  const close = nearest(key, known)
  return close ? `Did you mean ${close}? Known fields: ${known.join(', ')}.` : `Known fields: ${known.join(', ')}.`
}

/** A path as a writer reads it: steps.items.2.title. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.')
}

/** The name of a field that the writer thought of, in quotes only where it is no plain word. */
function quotedName(path: readonly PropertyKey[]): string {
  const name = nameOf(path)
  return /^[\w.-]{1,60}$/.test(name) ? name : quote(name)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)
}
