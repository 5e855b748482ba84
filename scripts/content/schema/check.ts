import type { z } from 'zod'
import { slug } from '../../../site/fields.ts'
import { didYouMean, type Message, say } from '../../check/message.ts'
import { type Problem, quote } from '../../check/problem.ts'
import { nearest } from '../../lib/nearest.ts'
import { toSlug } from '../read/slug.ts'
import { fixOfValue, type Yaml } from '../read/yaml.ts'
import { inQuotes } from '../read/yaml-lines.ts'
import { faultOfDay, toDay, toTime } from './dates.ts'
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
  const { file, fields, positionOf } = source
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeOf(schemaAt(schema, issue.path)))
    return issue.keys.map((key) => ({
      file,
      ...positionOf([...issue.path, key], 'key'),
      message: say`${quotedName([...issue.path, key])} is not a known field. ${knownFields(key, known)}`,
    }))
  }
  const name = source.nameOf?.(issue.path) ?? nameOf(issue.path)
  const value = valueAt(fields, issue.path)
  const expected = schemaAt(schema, issue.path)
  const message = say`${name} ${fault(issue, value, source.textAt(issue.path), expected)}`
  const day = rightTime(issue, String(value))
  const place = positionOf(issue.path)
  const fix = day ? fixOfValue({ text: source.textAt(issue.path) ?? '', ...place }, String(value), day) : undefined
  return [{ file, ...place, message, fix }]
}

/** What is wrong with a value and what to write instead, after the name of its field. */
function fault(issue: Issue, value: unknown, written: string | undefined, expected: z.ZodType | undefined): Message {
  const asked = cureOf(expected)
  const isSlug = asked.name === slug.description && /[a-z\d]/i.test(String(value ?? ''))
  const cure = say`Write ${isSlug ? toSlug(String(value)) : asked}.`
  if (value === null && expected?.safeParse(undefined).success)
    return say`has no value. Write ${cureOf(expected)}, or leave the line out.`
  if (value === undefined || value === null) return say`is missing. ${cure}`
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (typeof value === 'string') return say`${quote(value)} has ${count(value.trim().length, 'character')}. ${cure}`
    if (Array.isArray(value)) return say`has ${count(value.length, 'entry')}. ${cure}`
    const shown = quote(written ?? value)
    return issue.code === 'too_small' ? say`${shown} is too small. ${cure}` : say`${shown} is too large. ${cure}`
  }
  if (issue.code === 'invalid_type') {
    const text = written ?? String(value)
    const meant = typeof value === 'string' ? Number(value) : text
    const fits = !text.includes('\n') && expected?.safeParse(meant).success
    if (fits && typeof value === 'string') return say`${quote(value)} stands in quotes. Write ${meant} without them.`
    if (issue.expected === 'string')
      return say`${quote(text)} is ${kinds[Array.isArray(value) ? 'array' : typeof value] ?? ''}, not text. ${fits ? say`Write ${inQuotes(text)}, with the quotes.` : cure}`
    return say`${quote(text)} is not ${kinds[issue.expected] ?? ''}. ${cure}`
  }
  if (isDate(issue)) return say`${quote(value)} ${faultOfDay(String(value)) ?? say`is not a date. ${cure}`}`
  // A field with a sentence of its own about what is wrong.
  if (issue.code === 'custom' && issue.params?.fault) return say`${quote(value)} ${issue.params.fault}`
  if (issue.code === 'invalid_value') return say`${quote(written ?? value)} is not one of the choices. ${cure}`
  return say`${quote(value)} cannot be used here. ${cure}`
}

function isDate(issue: Issue): boolean {
  return issue.code === 'invalid_format' && issue.format === 'date'
}

/** The one day, or day and time, that is meant. */
function rightTime(issue: Issue, value: string): string | undefined {
  if (isDate(issue)) return toDay(value)
  return issue.path.at(-1) === 'publishAt' ? toTime(value) : undefined
}

/** What a value is or should be; texts are spoken of otherwise. */
const kinds: Record<string, Message> = {
  object: say`a group of fields`,
  record: say`a group of fields`,
  array: say`a list`,
  boolean: say`true or false`,
  number: say`a number`,
  int: say`a whole number`,
}

function count(number: number, thing: 'character' | 'entry'): Message {
  if (thing === 'entry') return number === 1 ? say`1 entry` : say`${number} entries`
  return number === 1 ? say`1 character` : say`${number} characters`
}

function knownFields(key: string, known: string[]): Message {
  const close = nearest(key, known)
  const list = say`Known fields: ${known.join(', ')}.`
  return close ? say`${didYouMean(close)} ${list}` : list
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
