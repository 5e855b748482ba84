import { z } from 'zod'
import { earlyYear } from '../../../site/fields.ts'
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
      const message = say(unknownField, { field: labelAt(path), cure: knownFields(key, schemaKeys, given) })
      report('unknown-field', { position: positionOf(path, 'key'), message })
    }
    return
  }
  const value = valueIn(fields, issue.path)
  const typed = textAt(issue.path)
  const day = isDate(issue) ? toDay(String(value)) : undefined
  const fieldSchema = schemaAt(schema, issue.path)
  const cure = say(write, { form: day ?? cureOfSchema(fieldSchema) })
  // For a number, the source text is validated, so that the message quotes it.
  const asRead = typeof value === 'number' && typed ? fieldSchema?.safeParse(typed).error?.issues[0] : undefined
  const reason = inQuotes(value, typed, fieldSchema) ?? reasonOf(asRead ?? issue, asRead ? typed : value, typed, cure)
  const message = { en: '{field} {reason}', nl: '{field} {reason}', values: { field: labelAt(issue.path), reason } }
  const asQuoted = reason.en === needsQuotes.en || reason.en === noQuotes.en ? String(reason.values?.right) : undefined
  const ending = fieldSchema && unwrap(fieldSchema).meta()?.ending
  const whole = ending && fieldSchema?.safeParse(value + ending).success ? value + ending : undefined
  // Applies only to formats. For a list of names, the message already suggests the closest name.
  const lower = typeof value === 'string' && issue.code === 'invalid_format' ? value.toLowerCase() : undefined
  const isLower = lower !== undefined && fieldSchema?.safeParse(lower).success
  const isWritten = typed?.replace(/^(["'])(.*)\1$/, '$2') === String(value)
  const right = (isWritten ? (day ?? whole ?? (isLower ? lower : undefined)) : undefined) ?? asQuoted
  const fix = typed !== undefined && right !== undefined ? { actual: typed, expected: right } : undefined
  if (value === '' && typed && issue.path.length === 1 && isOptionalFormat(issue, fieldSchema)) {
    const name = String(issue.path[0])
    const suggestedFix = { at: positionOf(issue.path, 'key'), actual: `${name}: ${typed}\n`, expected: '' }
    const sentence = say(empty, { field: labelAt(issue.path), form: cureOfSchema(fieldSchema) })
    return report('schema', { position: positionOf(issue.path), message: sentence, suggestedFix })
  }
  report('schema', { position: positionOf(issue.path), message, fix })
}

/** True for an optional field with a format, such as a moment. Texts have limits instead, which their message names. */
const isOptionalFormat = ({ code }: Issue, schema: z.ZodType | undefined) =>
  schema instanceof z.ZodOptional && (code === 'custom' || code === 'invalid_format')

/** Explains missing quotes around a text that YAML reads as another type, and quotes around a number or boolean. */
function inQuotes(value: unknown, source: string | undefined, schema: z.ZodType | undefined): Message | undefined {
  if (!source || !schema) return undefined
  const isRight = schema.safeParse(source).success
  const quoted = JSON.stringify(source)
  if (value === null)
    return isRight
      ? say(nothing, { value: source, quoted, form: cureOfSchema(schema) })
      : say(unset, { value: source, form: cureOfSchema(schema) })
  if (typeof value === 'string') {
    const isOther = source !== value && /^(?:true|false|[1-9]\d*)$/.test(value)
    return isOther && schema.safeParse(JSON.parse(value)).success
      ? say(noQuotes, { value: source, right: value })
      : undefined
  }
  const isField = typeof value === 'object' && !/^[\w-]+: [^\n]+$/.test(source)
  return isField || !isRight ? undefined : say(needsQuotes, { value: source, right: quoted })
}

function isDate(issue: Issue): boolean {
  return issue.code === 'invalid_format' && issue.format === 'date'
}

const unknownField = { en: '{field} is not a known field. {cure}', nl: '{field} is geen bekend veld. {cure}' }
const write = { en: 'Write {form}.', nl: 'Schrijf {form}.' }
const needsQuotes = {
  en: '{value} needs quotes. Write {right}.',
  nl: '{value} heeft aanhalingstekens nodig. Schrijf {right}.',
}
const noQuotes = {
  en: '{value} is text, because of its quotes. Write {right}.',
  nl: '{value} is een tekst door de aanhalingstekens. Schrijf {right}.',
}
const unset = {
  en: '{value} counts as empty in YAML. Write {form}.',
  nl: '{value} telt in YAML als leeg. Schrijf {form}.',
}
const nothing = {
  en: '{value} counts as empty in YAML. Write {quoted} for the word itself, or {form}.',
  nl: '{value} telt in YAML als leeg. Schrijf {quoted} voor het woord zelf, of {form}.',
}
const empty = {
  en: '{field} is empty. Remove it, or write {form}.',
  nl: '{field} is leeg. Haal het weg, of schrijf {form}.',
}
const missing = { en: 'is missing. {cure}', nl: 'ontbreekt. {cure}' }
const noDate = { en: '{value} is not a date. {cure}', nl: '{value} is geen datum. {cure}' }
const ofYear = { en: '{value} is in the year {year}. {cure}', nl: '{value} ligt in het jaar {year}. {cure}' }
const ofNone = { en: 'is empty. {cure}', nl: 'is leeg. {cure}' }
const ofOne = { en: '{value} has 1 character. {cure}', nl: '{value} heeft 1 teken. {cure}' }
const ofLength = { en: '{value} has {count} characters. {cure}', nl: '{value} heeft {count} tekens. {cure}' }
const unusable = { en: '{value} cannot be used here. {cure}', nl: '{value} kan hier niet staan. {cure}' }

function reasonOf(issue: Issue, value: unknown, source: string | undefined, cure: Message): Message {
  if (value === undefined || value === null) return say(missing, { cure })
  if (typeof value !== 'string') return say(unusable, { value: quote(source ?? value), cure })
  if (isDate(issue)) return say(noDate, { value: quote(value), cure })
  const year = issue.code === 'custom' ? earlyYear(value) : undefined
  if (year !== undefined) return say(ofYear, { value: quote(value), year: String(year), cure })
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return say(unusable, { value: quote(value), cure })
  const { length } = value.trim()
  if (length === 0) return say(ofNone, { cure })
  return say(length === 1 ? ofOne : ofLength, { value: quote(value), cure, count: length })
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
    en: 'Known fields: {names}.',
    nl: 'Bekende velden: {names}.',
    values: { names: names.join(', ') || { en: 'none', nl: 'geen' } },
  }
  return {
    en: '{cure} {list}',
    nl: '{cure} {list}',
    values: { cure: close ? didYouMean(close, key) : removeIt, list: knownList },
  }
}

const removeIt = { en: 'Remove it.', nl: 'Haal het weg.' }

export function valueIn(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

/** Completes the message "Write …" from the metadata of a schema, or from its type. */
export function cureOfSchema(schema: z.ZodType | undefined): Message {
  const inner = schema && unwrap(schema)
  const meta = schema?.meta() ?? inner?.meta()
  if (meta) return meta
  if (inner instanceof z.ZodEnum)
    return { en: 'one of {options}', nl: 'een van deze: {options}', values: { options: inner.options.join(', ') } }
  if (inner instanceof z.ZodArray && inner._zod.bag.length)
    return {
      en: 'a list of exactly {count} items',
      nl: 'een lijst van precies {count} punten',
      values: { count: Number(inner._zod.bag.length) },
    }
  if (inner instanceof z.ZodString)
    return inner.minLength && inner.maxLength
      ? {
          en: '{min} to {max} characters',
          nl: '{min} tot {max} tekens',
          values: { min: inner.minLength, max: inner.maxLength },
        }
      : { en: 'some text', nl: 'een tekst' }
  const fields = Object.keys(schemaFields(schema))
  return fields.length > 0
    ? { en: 'its fields: {fields}', nl: 'de velden ervan: {fields}', values: { fields: fields.join(', ') } }
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
