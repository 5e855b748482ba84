import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { picture } from '../../site/fields.ts'
import { asTyped, keepTogether } from '../../site/format.ts'
import type { Localized } from '../../site/locales.ts'
import type { Size } from '../../site/pictures.ts'
import { checkEntry } from '../check/all.ts'
import { lacksHeading } from '../check/markup/shown-markup.ts'
import type { Draft } from '../check/rule.ts'
import type { Cache } from '../lib/cache.ts'
import { programFile } from '../lib/checkout.ts'
import { digest } from '../lib/digest.ts'
import { inThreads } from '../lib/threads.ts'
import type { Body, Entry, Pictures } from './entry.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Message, Problem } from './problem.ts'
import { program } from './program.ts'
import { strangeCharacters } from './read/characters.ts'
import { readHead } from './read/frontmatter.ts'
import { readPicture } from './read/picture-file.ts'
import type { SourceFile } from './read/read.ts'
import { noFields, readFields } from './read/yaml.ts'
import { check, valueAt } from './schema/check.ts'
import { type Facts, lengthsOf, printText, unknownFact } from './schema/facts.ts'
import { schemaOf } from './schema/schema.ts'
import { adviseOnTerms, type Terms } from './terms.ts'

type Inputs = Parameters<typeof makeEntry>
type Made = Awaited<ReturnType<typeof makeEntry>>
/** Stored separately, because the number of posts is unbounded. */
type StoredBody = Pick<Body, 'html' | 'text'>

/**
 * Reads the entry of each source: from the cache if no input changed, else compiled. Large batches use threads, one per
 * `worthwhile` texts.
 */
export async function readEntries(
  root: string,
  sources: readonly SourceFile[],
  facts: Localized<Facts>,
  terms: Localized<Terms>,
  cache: Cache,
  worthwhile = 700,
): Promise<Omit<Made, 'body'>[]> {
  const shared = digest([JSON.stringify([facts, terms])])
  const measured = new Map<string, Size | Message>()
  const waiting: { index: number; key: string[]; inputs: Inputs }[] = []
  const results = sources.map((source, index): Omit<Made, 'body'> => {
    const pictures = picturesIn(source.text, root, measured)
    const key = [program(), source.file, source.text, shared, JSON.stringify(pictures)]
    const stored = cache.get(key)
    const made: Made = stored ? JSON.parse(String(stored)) : { problems: [] }
    const { body } = made.entry ?? {}
    if (!stored || (body && !cache.get(['body', body.digest])))
      waiting.push({ index, key, inputs: [source, facts[source.locale], terms[source.locale], pictures] })
    return made
  })
  const give = ({ body, ...made }: Made, at: number) => {
    const { index = 0, key = [] } = waiting[at] ?? {}
    const text = JSON.stringify(made)
    cache.set(key, Buffer.from(text))
    if (body && made.entry?.body) cache.set(['body', made.entry.body.digest], Buffer.from(JSON.stringify(body)))
    results[index] = JSON.parse(text)
  }
  // Each thread loads the compiler first, and the build needs the CPU too.
  const threads = Math.min(availableParallelism(), Math.floor(waiting.length / worthwhile))
  const all = waiting.map(({ inputs }) => inputs)
  if (threads > 1) {
    const worker = await programFile('scripts/content/entries')
    // Compilation allocates many short-lived objects: a larger young generation reduces garbage collection.
    const memory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 }
    await inThreads(all.length, { worker, threads, memory, toTask: (...part) => all.slice(...part) }, give)
  } else for (const [at, inputs] of all.entries()) give(await makeEntry(...inputs), at)
  return results
}

export default async function makeEntries(all: readonly Inputs[]): Promise<Made[]> {
  const made: Made[] = []
  for (const inputs of all) made.push(await makeEntry(...inputs))
  return made
}

export function bodyOf({ digest }: NonNullable<Entry['body']>, cache: Cache): StoredBody {
  const body = cache.get(['body', digest])
  if (!body) throw new Error('The cache lost a text while it was in use. Run the command again.')
  return JSON.parse(String(body))
}

const address = /\/images\/[\w./-]+\.(?:svg|avif|webp|jpe?g|png)/g

export function picturesIn(text: string, root: string, measured = new Map<string, Size | Message>()): Pictures {
  // A rule reports malformed URLs.
  const named = [...new Set(text.match(address))].filter((src) => picture.safeParse(src).success).sort()
  const sizes = named.map((src) => {
    const size = measured.get(src) ?? readPicture(src, join(root, 'public'))
    measured.set(src, size)
    return [src, size] as const
  })
  return Object.fromEntries(sizes)
}

async function makeEntry(source: SourceFile, facts: Facts, terms: Terms, pictures: Pictures) {
  const { problems, draft, body } = await readDraft(source, facts, pictures)
  problems.push(...adviseOnTerms(source, terms))
  const { fieldTexts: _, lines: __, outline, ...known } = draft
  const entry: Entry = {
    ...known,
    // Skips the twin check for headings if one is still malformed.
    ...(lacksHeading(draft) && { headings: undefined }),
    outline: { links: outline.links, headings: outline.headings },
  }
  return { problems: [...problems, ...checkEntry(draft, facts)], entry, body }
}

export async function readDraft(
  source: SourceFile,
  facts: Facts,
  pictures: Pictures,
): Promise<{ problems: Problem[]; draft: Draft; body?: StoredBody }> {
  const { file, locale, collection, name, text } = source
  const head = readHead(file, text)
  // Loaded on demand, because the compiler is large.
  const { compileBody } = await import('./compile/compile.ts')
  // The Markdown parser would misread malformed fences around the fields.
  const readable = head.problems.length > 0 ? '\n'.repeat(head.start) + head.body : text
  const compiled = await compileBody(file, readable, locale, facts, pictures, collection)
  const schema = schemaOf(collection, name, locale)
  const read = head.fields ? readFields(file, head.fields) : undefined
  const yaml = read?.yaml ?? noFields
  // Without fields, the URL is unknown.
  const unknown = head.fields === '' ? ['slug', 'aliases'] : Object.keys(schema.shape)
  const unread = read?.yaml ? read.unread : unknown
  const strange = strangeCharacters(file, text)
  const problems = [...head.problems, ...compiled.problems, ...(read?.problems ?? []), ...strange]
  const { positionOf } = yaml
  const print = (value: string, path: PropertyKey[]) =>
    printText(value, facts, (fact) => {
      problems.push({ ruleId: 'unknown-fact', file, ...positionOf(path), message: unknownFact(fact, facts) })
    })
  const written = yaml.document.toJS()
  const shown = mapTexts(written, (value, path) => keepTogether(print(value, path), locale))
  // Limits count the text as typed, without the joiners.
  const typed = mapTexts(shown, asTyped)
  const lengthsAt = (path: readonly PropertyKey[]) => lengthsOf(valueAt(written, path))
  const checked = check({ ...yaml, file, fields: typed, unread, lengthsAt }, schema)
  problems.push(...(Array.isArray(checked) ? checked : checked.advice))
  const { image } = shown as { image?: unknown }
  const size = typeof image === 'string' ? pictures[image] : undefined
  if (size && 'en' in size) problems.push({ ruleId: 'picture-file', file, ...positionOf(['image']), message: size })
  const { body } = compiled
  const draft = {
    file,
    locale,
    collection,
    name,
    fields: (Array.isArray(checked) ? shown : asShown(checked.value, shown)) as Record<string, unknown>,
    ...(unread.length > 0 && { unread }),
    places: Object.fromEntries(Object.keys(schema.shape).map((key) => [key, positionOf([key])])),
    pictures,
    hasBody: head.body.trim() !== '',
    outline: compiled.outline,
    fieldTexts: yaml.texts(),
    lines: text.split('\n'),
    fingerprint: fingerprintOf({ fields: head.fields ?? '', body: head.body }),
    headings: body?.headings,
    body: body && { sections: body.sections, lead: body.lead, digest: digest([body.html, body.text]) },
    words: body?.text.split(/\s+/).filter(Boolean).length ?? 0,
  }
  return { problems, draft, body: body && { html: body.html, text: body.text } }
}

function asShown(checked: unknown, shown: unknown): unknown {
  return mapTexts(checked, (text, path) => {
    const own = valueAt(shown, path)
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
