import matter from 'gray-matter'
import { asTyped, keepTogether } from '../../site/format.ts'
import { untranslatedFields } from '../../site/locales.ts'
import { digest, sha256 } from '../lib/cache.ts'
import type { Entry } from './entry.ts'
import { type Facts, lengthsOf, printText, unknownFact } from './facts.ts'
import { frontmatterIn } from './frontmatter.ts'
import { isPicture } from './mdx/picture-files.ts'
import { withoutRemarks } from './mdx/remarks.ts'
import { withoutMerge } from './merge.ts'
import type { Pictures } from './pictures.ts'
import { createReporter, type Fix, type Message, type Problem, quote, say } from './problem.ts'
import { schemaOf } from './schema/entries.ts'
import { validate, valueIn } from './schema/validate.ts'
import type { SourceFile } from './source.ts'
import { noFields, parseFields } from './yaml.ts'

const noHead = {
  en: 'The first line is not ---. Begin the file with a line of ---, the fields, and another line of ---.',
  nl: 'De eerste regel is niet ---. Begin het bestand met een regel ---, de velden, en nog een regel ---.',
}
const emptyLines = {
  en: 'The file begins with an empty line. Begin it with the line of ---.',
  nl: 'Het bestand begint met een lege regel. Begin het met de regel ---.',
}
const toml = {
  en: 'The fields are between lines of +++, as TOML. Write --- instead, and each field as name: value.',
  nl: 'De velden staan tussen regels met +++, als TOML. Schrijf in plaats daarvan ---, en elk veld als naam: waarde.',
}
const notClosed = {
  en: 'The fields are not closed. Write a line of --- after the last field.',
  nl: 'De velden zijn niet afgesloten. Schrijf een regel met --- na het laatste veld.',
}
const closedOtherwise = {
  en: 'The line that closes the fields is {line}. Write only ---.',
  nl: 'De regel die de velden afsluit, is {line}. Schrijf alleen ---.',
}

/** gray-matter runs code for `---js` unless its engine is replaced. YAML is parsed afterwards, to keep positions. */
const options = { engines: { yaml: () => ({}), json: refuse, javascript: refuse } }

function refuse(): never {
  throw new Error('Fields must be YAML.')
}

/** Splits a file into fields and body, despite malformed fences or fields in TOML or JSON, which it reports. */
export function readHead(file: string, text: string) {
  const merge = withoutMerge(file, text)
  const lines = merge.text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const opening = lines[first]?.trimEnd() ?? ''
  const findBelow = (isIt: (line: string) => boolean) => lines.findIndex((line, index) => index > first && isIt(line))
  const closedBy = (fence: string) => findBelow((line) => line.startsWith(fence))
  const { problems, report } = createReporter(file)
  problems.push(...merge.problems)
  const reportLine = (line: number, message: Message, fix?: Fix) =>
    report('frontmatter', { position: { line: line + 1, column: 1 }, message, fix })
  const head = (closing: number, fields?: string, body = lines.slice(closing + 1).join('\n')) => ({
    problems,
    /** Padded with empty lines, so that line numbers match; empty without fields; undefined if they are unreadable. */
    fields,
    body,
    /** Index of the first line of the body, counted from 0. */
    start: closing + 1,
  })
  if (opening !== '---') {
    reportLine(0, opening === '+++' ? toml : noHead)
    const [fence] = /^(?:---|\+\+\+$|\{$)/.exec(opening) ?? []
    if (fence) return head(closedBy(fence === '{' ? '}' : fence))
    return head(-1, opening === '' ? undefined : '')
  }
  if (/^[^\S\n]*\n/.test(text))
    reportLine(0, emptyLines, { actual: `${lines.slice(0, first).join('\n')}\n`, expected: '' })
  const gap = findBelow((line) => line.trim() === '')
  const dots = closedBy('...')
  let closing = closedBy('---')
  // The fields can also end with `...`, as in YAML. After the first empty line, `...` belongs to the body.
  if (dots > 0 && dots < gap && (closing < 0 || gap < closing)) closing = dots
  const closingLine = lines[closing]?.trimEnd()
  if (closingLine === undefined) {
    closing = gap < 0 ? lines.length : gap
    // If a line after the first empty one looks like a field, the end of the fields is uncertain.
    const isSure = gap > 0 && !lines.slice(gap).some((line) => /^[a-z]\w*:(?: |$)/i.test(line))
    const fix = { at: { line: gap + 1, column: 1 }, actual: '', expected: '---\n' }
    reportLine(first, notClosed, isSure ? fix : undefined)
  } else if (closingLine !== '---')
    reportLine(closing, say(closedOtherwise, { line: quote(closingLine) }), {
      actual: lines[closing] ?? '',
      expected: '---',
    })
  const fenced = ['---', ...lines.slice(first + 1, closing), '---', ...lines.slice(closing + 1)].join('\n')
  const { matter: fields, content: body } = matter(fenced, options)
  return head(closing, '\n'.repeat(first) + fields, body)
}

/** Returns the field values and the body of a file, or undefined if its fields cannot be read. */
export function parseFrontmatter(file: string, text: string) {
  const { problems, fields = '', body } = readHead(file, text)
  const { yaml, problems: fieldProblems } = parseFields(file, fields)
  return problems.length + fieldProblems.length === 0 ? { values: yaml.document.toJS(), body } : undefined
}

const untranslated = new RegExp(`^(${untranslatedFields}):.*$`, 'gm')

/**
 * Returns a short hash of the content, without untranslated fields and extra whitespace. Its prefix makes YAML read it
 * as a string.
 */
export function fingerprintOf({ fields = '', body }: Pick<ReturnType<typeof readHead>, 'fields' | 'body'>): string {
  return `t${shortHash(`${fields.replace(untranslated, '')}\n${body}`)}`
}

export function shortHash(text: string): string {
  // Skips single spaces for speed, because most whitespace is a single space.
  return sha256(text.replace(/\s{2,}|[^\S ]/g, ' ').trim()).slice(0, 7)
}

/** Sets a single-line top-level field in the text of a file, or appends it. */
export function setField(text: string, name: string, value: string | number): string {
  const line = `${name}: ${value}`
  const { to = 0 } = frontmatterIn(text) ?? {}
  const fields = text.slice(0, to)
  const fieldLine = new RegExp(`^${name}:.*$`, 'm')
  return (fieldLine.test(fields) ? fields.replace(fieldLine, line) : `${fields}${line}\n`) + text.slice(to)
}

/** Parsed content file, for checks of that file only. Parts of it may be invalid. */
export type ParsedDocument = Awaited<ReturnType<typeof parseDocument>>['document']

export async function parseDocument(source: SourceFile, facts: Facts, pictures: Pictures) {
  const { text, ...place } = source
  const { file, locale, collection, name } = place
  const head = readHead(file, text)
  // Loaded on demand, because the compiler is large.
  const { compileBody } = await import('./mdx/compile.ts')
  // Replaces the fields with empty lines, so that positions in the Markdown match the file.
  const readable = '\n'.repeat(head.start) + head.body
  const compiled = await compileBody(file, readable, locale, facts, pictures, collection)
  const schema = schemaOf(collection, name, locale)
  const read = head.fields ? parseFields(file, head.fields) : { problems: [], yaml: noFields }
  const { yaml } = read
  // Without fields, the URL is unknown, so the fields that determine it count as unreadable.
  const { unreadableFields = head.fields === '' ? ['slug', 'aliases'] : Object.keys(schema.shape) } = read
  const { problems, report } = createReporter(file)
  problems.push(...head.problems, ...compiled.problems, ...read.problems)
  const { positionOf } = yaml
  const fieldValues = yaml.document.toJS()
  const printedValues = mapTexts(fieldValues, (value, path) => {
    const printed = printText(value, facts, (fact) =>
      report('unknown-fact', { position: positionOf(path), message: unknownFact(fact, facts) }),
    )
    return keepTogether(printed, locale)
  })
  // Length limits apply to the text as typed, without the joiners of `keepTogether`.
  const typed = mapTexts(printedValues, asTyped)
  const lengthsAt = (path: readonly PropertyKey[]) => lengthsOf(valueIn(fieldValues, path))
  const value = validate(schema, { ...yaml, report, fields: typed, unreadableFields, lengthsAt })
  const size = pictures[String(valueIn(printedValues, ['image']))]
  if (size && 'en' in size) report('picture-file', { position: positionOf(['image']), message: size })
  const { body } = compiled
  const document = {
    ...place,
    fields: (value ? asShown(value, printedValues) : printedValues) as Record<string, unknown>,
    ...(unreadableFields.length > 0 && { unreadableFields }),
    positions: Object.fromEntries(Object.keys(schema.shape).map((key) => [key, positionOf([key])])),
    pictures,
    hasBody: head.body.trim() !== '',
    outline: withoutRemarks(compiled.outline, text),
    pictureNames: compiled.pictureNames,
    fieldTexts: yaml.texts(),
    lines: text.split('\n'),
    fingerprint: fingerprintOf(head),
    headings: body?.headings,
    body: body && { sections: body.sections, lead: body.lead, digest: digest([body.html, body.text]) },
    words: body?.text.match(/\S+/g)?.length ?? 0,
  }
  return { problems, document, body: body && { html: body.html, text: body.text } }
}

/** Drops the data that only document rules need. */
export function toEntry(document: ParsedDocument, problems: readonly Problem[]): Entry {
  const { fieldTexts: _, lines: __, outline, pictureNames, ...entry } = document
  // Only a link to a picture is explained together with other texts.
  const names = outline.links.some(({ url }) => isPicture(url)) ? { pictureNames: [...pictureNames] } : {}
  return {
    ...entry,
    ...names,
    outline: { links: outline.links, headings: outline.headings, ids: outline.ids },
    problems,
  }
}

function asShown(checked: unknown, printedValues: unknown): unknown {
  return mapTexts(checked, (text, path) => {
    const printed = valueIn(printedValues, path)
    const typed = typeof printed === 'string' ? asTyped(printed).trim() : undefined
    return typed?.startsWith(text) || text === typed?.padEnd(text.length, '…') ? String(printed).trim() : text
  })
}

function mapTexts(
  value: unknown,
  map: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return map(value, path)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, map, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, map, [...path, key])]))
}
