import { type Document, isScalar } from 'yaml'
import { z } from 'zod'
import { nearest } from './nearest.ts'
import { type Problem, quote } from './problem.ts'

interface Source {
  file: string
  /** The fields as plain values, facts already printed. */
  fields: unknown
  document: Document
  positionOf(path: readonly PropertyKey[], part?: 'key' | 'value'): { line: number; column: number }
}

type Issue = z.core.$ZodIssue

/** Checks the fields of one file and reports every mistake, each where it stands. */
export function check<S extends z.ZodType>(source: Source, schema: S): { value: z.infer<S> } | Problem[] {
  const result = schema.safeParse(source.fields)
  if (result.success) return { value: result.data }
  return result.error.issues.flatMap((issue) => toProblems(issue, source, schema))
}

function toProblems(issue: Issue, source: Source, schema: z.ZodType): Problem[] {
  const { file, fields, positionOf } = source
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shapeOf(schemaAt(schema, issue.path)))
    return issue.keys.map((key) => {
      const place = positionOf([...issue.path, key], 'key')
      return {
        file,
        ...place,
        message: `${name([...issue.path, key])} is not a known field. ${knownFields(key, known)}`,
      }
    })
  }
  const value = valueAt(fields, issue.path)
  const cure = `Write ${schemaAt(schema, issue.path)?.description ?? 'another value'}.`
  if (value === undefined || value === null) {
    const place = value === null || issue.path.length > 1 ? positionOf(issue.path) : { line: 1, column: 1 }
    return [{ file, ...place, message: `${name(issue.path)} is missing. ${cure}` }]
  }
  return [
    {
      file,
      ...positionOf(issue.path),
      message: `${name(issue.path)} ${fault(issue, value, source.document)}. ${cure}`,
    },
  ]
}

/** What is wrong with a value, after the name of its field. */
function fault(issue: Issue, value: unknown, document: Document): string {
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    if (typeof value === 'string') return `${quote(value)} has ${value.length} characters`
    if (Array.isArray(value)) return `has ${value.length} entries`
  }
  if (issue.code === 'invalid_type')
    return `${quote(written(issue.path, value, document))} is not a ${typeNames[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_format' && issue.format === 'date') return `${quote(value)} is not a date`
  if (issue.code === 'invalid_value') return `${quote(value)} is not one of the choices`
  return `${quote(value)} cannot be used here`
}

const typeNames: Record<string, string> = {
  string: 'text',
  object: 'group of fields',
  array: 'list',
  boolean: 'yes or no',
  number: 'number',
}

/** A number or a yes/no as the author wrote it, which may differ from how a program prints it. */
function written(path: readonly PropertyKey[], value: unknown, document: Document): unknown {
  const node = document.getIn(path, true)
  return isScalar(node) && node.source ? node.source : value
}

function knownFields(key: string, known: string[]): string {
  const close = nearest(key, known)
  return close ? `Did you mean ${close}? Known fields: ${known.join(', ')}.` : `Known fields: ${known.join(', ')}.`
}

/** A path as a writer reads it: steps.items.2.title. */
function name(path: readonly PropertyKey[]): string {
  return path.length === 0
    ? 'The frontmatter'
    : path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.')
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema
  for (const key of path) {
    const inner: z.ZodType | undefined = at && unwrap(at)
    if (inner instanceof z.ZodArray) at = inner.element as z.ZodType
    else if (inner instanceof z.ZodRecord) at = inner.valueType as z.ZodType
    else at = shapeOf(inner)[String(key)]
  }
  return at && (at.description ? at : unwrap(at))
}

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  const inner = schema && unwrap(schema)
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}
