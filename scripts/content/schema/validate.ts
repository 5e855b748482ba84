import { z } from 'zod'
import { closestMatch } from '../../lib/strings.ts'
import { toDay } from '../clock.ts'
import { createReporter, didYouMean, type Message, problemOf, quote, type Report, say, shorten } from '../problem.ts'
import { notText } from '../source.ts'
import { parseFields, type Yaml } from '../yaml.ts'

interface Source extends Pick<Yaml, 'positionOf' | 'textAt'> {
  report: Report
  fields: unknown
  unreadableFields?: readonly string[]
  lengthsAt?(path: readonly PropertyKey[]): { typed: number; bare: number } | undefined
  /** Label of a field, if its path is misleading. */
  labelOf?(path: readonly PropertyKey[]): Message | undefined
}

type Issue = z.core.$ZodIssue

/**
 * Validates the fields of a file and reports each mistake at its position. Returns the value if it is valid. If only
 * facts make a text too long or short, reports advice, so that a new price blocks nothing. Such a text is then cut, or
 * padded with …, to its limit.
 */
export function validate<S extends z.ZodType>(schema: S, source: Source): z.infer<S> | undefined {
  const result = schema.safeParse(source.fields)
  if (result.success) return result.data
  const { issues } = result.error
  const { report } = source
  const byFacts = issues.filter((issue) => {
    const lengths = source.lengthsAt?.(issue.path)
    if (issue.code === 'too_big') return lengths && lengths.bare <= Number(issue.maximum)
    return issue.code === 'too_small' && lengths && lengths.typed >= Number(issue.minimum)
  })
  for (const issue of byFacts)
    reportIssue(issue, source, schema, (id, problem) => report(id, { ...problem, isAdvice: true }))
  if (byFacts.length > 0) {
    const fitted = structuredClone(source.fields)
    for (const issue of byFacts) fitText(fitted, issue)
    const { data } = schema.safeParse(fitted)
    if (data) return data
  }
  for (const issue of issues)
    if (!byFacts.includes(issue) && !source.unreadableFields?.includes(String(issue.path[0])))
      reportIssue(issue, source, schema, report)
  return undefined
}

/** Parses and validates a YAML file. `text` is undefined if the file is not UTF-8. */
export function readYaml<S extends z.ZodType>(file: string, text: string | undefined, schema: S) {
  if (text === undefined) return { problems: [problemOf(file, 'content-file', { message: notText })] }
  const { yaml, problems: fieldProblems } = parseFields(file, text)
  if (fieldProblems.length > 0) return { problems: fieldProblems }
  const { problems, report } = createReporter(file)
  const value = validate(schema, { ...yaml, report, fields: yaml.document.toJS() ?? {} })
  return { value, yaml, problems }
}

function fitText(fields: unknown, issue: Issue) {
  const parent = valueIn(fields, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>
  const key = issue.path.at(-1) ?? ''
  const text = String(parent[key]).trim()
  if (issue.code === 'too_big') parent[key] = text.slice(0, Number(issue.maximum))
  if (issue.code === 'too_small') parent[key] = text.padEnd(Number(issue.minimum), '…')
}

function reportIssue(issue: Issue, source: Source, schema: z.ZodType, report: Report) {
  const { fields, positionOf, textAt } = source
  const labelAt = (path: readonly PropertyKey[]) =>
    source.labelOf?.(path) ??
    shorten(path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.'))
  if (issue.code === 'unrecognized_keys') {
    const schemaKeys = Object.keys(schemaFields(schemaAt(schema, issue.path)))
    const given = Object.keys(valueIn(fields, issue.path) as object)
    for (const key of issue.keys) {
      const path = [...issue.path, key]
      const message = say(unknownField, labelAt(path), knownFields(key, schemaKeys, given))
      report('unknown-field', { position: positionOf(path, 'key'), message })
    }
    return
  }
  const value = valueIn(fields, issue.path)
  const typed = textAt(issue.path)
  const day = isDate(issue) ? toDay(String(value)) : undefined
  const fieldSchema = schemaAt(schema, issue.path)
  const cure = say(write, day ?? cureOfSchema(fieldSchema))
  // For a number, the source text is validated, so that the message quotes it.
  const asRead = typeof value === 'number' && typed ? fieldSchema?.safeParse(typed).error?.issues[0] : undefined
  const reason = inQuotes(value, typed, fieldSchema) ?? reasonOf(asRead ?? issue, asRead ? typed : value, typed, cure)
  const message = { en: '%1 %2', nl: '%1 %2', values: [labelAt(issue.path), reason] }
  const asQuoted = reason.en === needsQuotes.en || reason.en === noQuotes.en ? String(reason.values?.[1]) : undefined
  const ending = fieldSchema && unwrap(fieldSchema).meta()?.ending
  const whole = ending && fieldSchema?.safeParse(value + ending).success ? value + ending : undefined
  const isWritten = typed?.replace(/^(["'])(.*)\1$/, '$2') === String(value)
  const right = (isWritten ? (day ?? whole) : undefined) ?? asQuoted
  const fix = typed !== undefined && right !== undefined ? { actual: typed, expected: right } : undefined
  report('schema', { position: positionOf(issue.path), message, fix })
}

/** Detects missing quotes around a text that YAML reads as another type, and quotes around a number or boolean. */
function inQuotes(value: unknown, source: string | undefined, schema: z.ZodType | undefined): Message | undefined {
  if (!source || !schema) return undefined
  const isRight = schema.safeParse(source).success
  const quoted = JSON.stringify(source)
  if (value === null)
    return isRight ? say(nothing, source, quoted, cureOfSchema(schema)) : say(unset, source, cureOfSchema(schema))
  if (typeof value === 'string') {
    const isOther = source !== value && /^(?:true|false|[1-9]\d*)$/.test(value)
    return isOther && schema.safeParse(JSON.parse(value)).success ? say(noQuotes, source, value) : undefined
  }
  const isField = typeof value === 'object' && !/^[\w-]+: [^\n]+$/.test(source)
  return isField || !isRight ? undefined : say(needsQuotes, source, quoted)
}

function isDate(issue: Issue): boolean {
  return issue.code === 'invalid_format' && issue.format === 'date'
}

const unknownField = { en: '%1 is not a known field. %2', nl: '%1 is geen bekend veld. %2' }
const write = { en: 'Write %1.', nl: 'Schrijf %1.' }
const needsQuotes = { en: '%1 needs quotes. Write %2.', nl: '%1 heeft aanhalingstekens nodig. Schrijf %2.' }
const noQuotes = {
  en: '%1 is a text by its quotes. Write %2.',
  nl: '%1 is een tekst door de aanhalingstekens. Schrijf %2.',
}
const unset = { en: '%1 says nothing. Write %2.', nl: '%1 zegt niets. Schrijf %2.' }
const nothing = {
  en: '%1 says nothing. Write %2 for the word itself, or %3.',
  nl: '%1 zegt niets. Schrijf %2 voor het woord zelf, of %3.',
}
const missing = { en: 'is missing. %1', nl: 'ontbreekt. %1' }
const noDate = { en: '%1 is not a date. %2', nl: '%1 is geen datum. %2' }
const ofOne = { en: '%1 has 1 character. %2', nl: '%1 heeft 1 teken. %2' }
const ofLength = { en: '%1 has %3 characters. %2', nl: '%1 heeft %3 tekens. %2' }
const unusable = { en: '%1 cannot be used here. %2', nl: '%1 kan hier niet staan. %2' }

function reasonOf(issue: Issue, value: unknown, source: string | undefined, cure: Message): Message {
  if (value === undefined || value === null) return say(missing, cure)
  if (typeof value !== 'string') return say(unusable, quote(source ?? value), cure)
  if (isDate(issue)) return say(noDate, quote(value), cure)
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return say(unusable, quote(value), cure)
  const { length } = value.trim()
  return say(length === 1 ? ofOne : ofLength, quote(value), cure, length)
}

/** Names of fields in other systems, by the name on this site. */
const otherNames: Readonly<Record<string, RegExp>> = {
  excerpt: /^(?:seo_?|meta_?)?(?:description|summary|subtitle|abstract|deck)$/i,
  keywords: /^(?:tags?|topics|labels)$/i,
  image: /^(?:cover|hero|featured?|header|social|og|main)?_?(?:image|img|photo|picture|cover|thumbnail|banner|hero)$/i,
  imageAlt: /^(?:cover|hero|featured?|image|img|thumbnail)_?(?:image)?_?(?:alt|caption|description)$/i,
  date: /^(?:pub|publish(?:ed)?|post(?:ed)?|create[ds]?)_?(?:date|at|on)$|^created?$|^date_?(?:published|created)$/i,
  slug: /^(?:permalink|url|path)$/i,
  aliases: /^redirects?_?(?:from)?$/i,
}

/** Advises on an unknown field. Does not suggest a field that is already `given`. */
function knownFields(key: string, names: string[], given: string[]): Message {
  const free = names.filter((name) => !given.includes(name))
  const other = free.find((name) => otherNames[name]?.test(key))
  // In other systems, `published` is the opposite of `draft`, not the time of publication.
  const close = other ?? (/^publish(?:ed)?$/.test(key) ? undefined : closestMatch(key, free))
  const knownList = {
    en: 'Known fields: %1.',
    nl: 'Bekende velden: %1.',
    values: [names.join(', ') || { en: 'none', nl: 'geen' }],
  }
  return { en: '%1 %2', nl: '%1 %2', values: [close ? didYouMean(close, key) : leaveOut, knownList] }
}

const leaveOut = { en: 'Leave it out.', nl: 'Laat het weg.' }

export function valueIn(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

/** Completes the message "Write …" from the metadata of a schema, or from its type. */
export function cureOfSchema(schema: z.ZodType | undefined): Message {
  const inner = schema && unwrap(schema)
  const meta = schema?.meta() ?? inner?.meta()
  if (meta) return meta
  if (inner instanceof z.ZodEnum) return { en: 'one of %1', nl: 'een van deze: %1', values: [inner.options.join(', ')] }
  if (inner instanceof z.ZodArray && inner._zod.bag.length)
    return { en: 'a list of exactly %1', nl: 'een lijst van precies %1', values: [Number(inner._zod.bag.length)] }
  if (inner instanceof z.ZodString)
    return inner.minLength && inner.maxLength
      ? { en: '%1 to %2 characters', nl: '%1 tot %2 tekens', values: [inner.minLength, inner.maxLength] }
      : { en: 'a text', nl: 'een tekst' }
  const fields = Object.keys(schemaFields(schema))
  return fields.length > 0
    ? { en: 'its fields: %1', nl: 'de velden ervan: %1', values: [fields.join(', ')] }
    : { en: 'another value', nl: 'een andere waarde' }
}

export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let node: z.ZodType | undefined = schema
  for (const key of path) {
    const inner: z.ZodType | undefined = node && unwrap(node)
    if (inner instanceof z.ZodArray) node = inner.element as z.ZodType
    else if (inner instanceof z.ZodRecord) node = inner.valueType as z.ZodType
    else node = schemaFields(inner)[String(key)]
  }
  return node
}

export function schemaFields(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  const inner = schema && unwrap(schema)
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodUnion) return unwrap(schema.options[0] as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}
