import { asTyped, keepTogether } from '../../site/format.ts'
import { digest } from '../lib/cache.ts'
import type { Entry } from './entry.ts'
import { type Facts, lengthsOf, printText, unknownFact } from './facts.ts'
import { fingerprintOf, readHead } from './frontmatter.ts'
import type { Outline } from './mdx/outline.ts'
import type { Pictures } from './pictures.ts'
import { createReporter } from './problem.ts'
import type { SourceFile } from './read.ts'
import { schemaOf } from './schema/entries.ts'
import { validate, valueIn } from './schema/validate.ts'
import { type FieldText, noFields, parseFields } from './yaml.ts'

/** Parsed content file, for checks of that file alone. Present even if parts of the file are invalid. */
export interface ParsedDocument extends Entry {
  outline: Outline
  lines: string[]
  fieldTexts: FieldText[]
}

export async function parseDocument(source: SourceFile, facts: Facts, pictures: Pictures) {
  const { file, locale, collection, name, text } = source
  const head = readHead(file, text)
  // Loaded on demand, because the compiler is large.
  const { compileBody } = await import('./mdx/compile.ts')
  // The Markdown parser would misread malformed fences around the fields.
  const readable = head.problems.length > 0 ? '\n'.repeat(head.start) + head.body : text
  const compiled = await compileBody(file, readable, locale, facts, pictures, collection)
  const schema = schemaOf(collection, name, locale)
  const read = head.fields ? parseFields(file, head.fields) : undefined
  const yaml = read?.yaml ?? noFields
  // Without fields, the URL is unknown.
  const unknown = head.fields === '' ? ['slug', 'aliases'] : Object.keys(schema.shape)
  const unread = read?.yaml ? read.unread : unknown
  const { problems, report } = createReporter(file)
  problems.push(...head.problems, ...compiled.problems, ...(read?.problems ?? []))
  const { positionOf } = yaml
  const written = yaml.document.toJS()
  const shown = mapTexts(written, (value, path) => {
    const printed = printText(value, facts, (fact) =>
      report('unknown-fact', { position: positionOf(path), message: unknownFact(fact, facts) }),
    )
    return keepTogether(printed, locale)
  })
  // Limits count the text as typed, without the joiners.
  const typed = mapTexts(shown, asTyped)
  const lengthsAt = (path: readonly PropertyKey[]) => lengthsOf(valueIn(written, path))
  const value = validate({ ...yaml, report, fields: typed, unread, lengthsAt }, schema)
  const { image } = shown as { image?: unknown }
  const size = typeof image === 'string' ? pictures[image] : undefined
  if (size && 'en' in size) report('picture-file', { position: positionOf(['image']), message: size })
  const { body } = compiled
  const document: ParsedDocument = {
    file,
    locale,
    collection,
    name,
    fields: (value ? asShown(value, shown) : shown) as Record<string, unknown>,
    ...(unread.length > 0 && { unread }),
    positions: Object.fromEntries(Object.keys(schema.shape).map((key) => [key, positionOf([key])])),
    pictures,
    hasBody: head.body.trim() !== '',
    outline: compiled.outline,
    fieldTexts: yaml.texts(),
    lines: text.split('\n'),
    fingerprint: fingerprintOf(head),
    headings: body?.headings,
    body: body && { sections: body.sections, lead: body.lead, digest: digest([body.html, body.text]) },
    words: body?.text.split(/\s+/).filter(Boolean).length ?? 0,
  }
  return { problems, document, body: body && { html: body.html, text: body.text } }
}

/** Drops what only checks of a single file need. */
export function toEntry({ fieldTexts: _, lines: __, outline, ...entry }: ParsedDocument): Entry {
  return { ...entry, outline: { links: outline.links, headings: outline.headings } }
}

function asShown(checked: unknown, shown: unknown): unknown {
  return mapTexts(checked, (text, path) => {
    const own = valueIn(shown, path)
    const typed = typeof own === 'string' ? asTyped(own).trim() : undefined
    return typed?.startsWith(text) || text === typed?.padEnd(text.length, '…') ? String(own).trim() : text
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
