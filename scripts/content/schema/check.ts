import type { z } from 'zod'
import { slug } from '../../../site/fields.ts'
import { didYouMean, type Message } from '../../check/message.ts'
import { type Problem, quote } from '../../check/problem.ts'
import { nearest } from '../../lib/nearest.ts'
import { toSlug } from '../read/slug.ts'
import { correctValue, type Yaml } from '../read/yaml.ts'
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
      ruleId: 'unknown-field',
      file,
      ...positionOf([...issue.path, key], 'key'),
      message: {
        en: '%1 is not a known field. %2',
        nl: '%1 is geen bekend veld. %2',
        values: [quotedName([...issue.path, key]), knownFields(key, known)],
      },
    }))
  }
  const name = source.nameOf?.(issue.path) ?? nameOf(issue.path)
  const value = valueAt(fields, issue.path)
  const expected = schemaAt(schema, issue.path)
  const message = { en: '%1 %2', nl: '%1 %2', values: [name, fault(issue, value, source.textAt(issue.path), expected)] }
  const day = rightTime(issue, String(value))
  const place = positionOf(issue.path)
  const correction = day ? correctValue({ text: source.textAt(issue.path) ?? '', ...place }, String(value), day) : {}
  return [{ ruleId: 'schema', file, ...place, message, ...correction }]
}

/** What is wrong with a value and what to write instead, after the name of its field. */
function fault(issue: Issue, value: unknown, written: string | undefined, expected: z.ZodType | undefined): Message {
  const asked = cureOf(expected)
  const isSlug = asked.en === cureOf(slug).en && /[a-z\d]/i.test(String(value ?? ''))
  const cure = { en: 'Write %1.', nl: 'Schrijf %1.', values: [isSlug ? toSlug(String(value)) : asked] }
  if (value === null && expected?.safeParse(undefined).success)
    return {
      en: 'has no value. Write %1, or leave the line out.',
      nl: 'heeft geen waarde. Schrijf %1, of laat de regel weg.',
      values: [cureOf(expected)],
    }
  if (value === undefined || value === null) return { en: 'is missing. %1', nl: 'ontbreekt. %1', values: [cure] }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (typeof value === 'string')
      return {
        en: '%1 has %2. %3',
        nl: '%1 heeft %2. %3',
        values: [quote(value), count(value.trim().length, 'character'), cure],
      }
    if (Array.isArray(value))
      return { en: 'has %1. %2', nl: 'heeft %1. %2', values: [count(value.length, 'entry'), cure] }
    const shown = quote(written ?? value)
    return issue.code === 'too_small'
      ? { en: '%1 is too small. %2', nl: '%1 is te klein. %2', values: [shown, cure] }
      : { en: '%1 is too large. %2', nl: '%1 is te groot. %2', values: [shown, cure] }
  }
  if (issue.code === 'invalid_type') {
    const text = written ?? String(value)
    const meant = typeof value === 'string' ? Number(value) : text
    const fits = !text.includes('\n') && expected?.safeParse(meant).success
    if (fits && typeof value === 'string')
      return {
        en: '%1 stands in quotes. Write %2 without them.',
        nl: '%1 staat tussen aanhalingstekens. Schrijf %2, zonder die tekens.',
        values: [quote(value), meant],
      }
    if (issue.expected === 'string')
      return {
        en: '%1 is %2, not text. %3',
        nl: '%1 is %2, geen tekst. %3',
        values: [
          quote(text),
          kinds[Array.isArray(value) ? 'array' : typeof value] ?? '',
          fits
            ? { en: 'Write %1, with the quotes.', nl: 'Schrijf %1, met de aanhalingstekens.', values: [inQuotes(text)] }
            : cure,
        ],
      }
    return {
      en: '%1 is not %2. %3',
      nl: '%1 hoort %2 te zijn. %3',
      values: [quote(text), kinds[issue.expected] ?? '', cure],
    }
  }
  if (isDate(issue))
    return {
      en: '%1 %2',
      nl: '%1 %2',
      values: [
        quote(value),
        faultOfDay(String(value)) ?? { en: 'is not a date. %1', nl: 'is geen datum. %1', values: [cure] },
      ],
    }
  // A field with a sentence of its own about what is wrong.
  if (issue.code === 'custom' && issue.params?.fault)
    return { en: '%1 %2', nl: '%1 %2', values: [quote(value), issue.params.fault] }
  if (issue.code === 'invalid_value')
    return {
      en: '%1 is not one of the choices. %2',
      nl: '%1 is niet een van de keuzes. %2',
      values: [quote(written ?? value), cure],
    }
  return { en: '%1 cannot be used here. %2', nl: '%1 kan hier niet staan. %2', values: [quote(value), cure] }
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
  object: { en: 'a group of fields', nl: 'een groep velden' },
  record: { en: 'a group of fields', nl: 'een groep velden' },
  array: { en: 'a list', nl: 'een lijst' },
  boolean: { en: 'true or false', nl: 'true of false' },
  number: { en: 'a number', nl: 'een getal' },
  int: { en: 'a whole number', nl: 'een heel getal' },
}

function count(number: number, thing: 'character' | 'entry'): Message {
  if (thing === 'entry')
    return number === 1
      ? { en: '1 entry', nl: '1 onderdeel' }
      : { en: '%1 entries', nl: '%1 onderdelen', values: [number] }
  return number === 1
    ? { en: '1 character', nl: '1 teken' }
    : { en: '%1 characters', nl: '%1 tekens', values: [number] }
}

function knownFields(key: string, known: string[]): Message {
  const close = nearest(key, known)
  const list = { en: 'Known fields: %1.', nl: 'Bekende velden: %1.', values: [known.join(', ')] }
  return close ? { en: '%1 %2', nl: '%1 %2', values: [didYouMean(close), list] } : list
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
