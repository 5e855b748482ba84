import { createHash } from 'node:crypto'
import { locales } from '../../site/locales.ts'
import { memoize } from '../lib/cache.ts'
import { type Entry, fieldAt, type WrittenHeading } from './entry.ts'
import { type Message, type Problem, problemOf } from './problem.ts'
import { type Collection, fixedNames } from './schema/entries.ts'
import { untranslatedFields } from './text.ts'

const untranslated = new RegExp(`^(${untranslatedFields}):.*$`, 'gm')

/** Returns a short hash of the content, which YAML reads as a string. Ignores whitespace and line endings. */
export function fingerprintOf({ fields, body }: { fields: string; body: string }): string {
  return `t${shortHash(`${fields.replace(untranslated, '')}\n${body}`)}`
}

/** Returns seven hex digits. Ignores whitespace and line endings. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 7)
}

/** Returns the source of a translation: the entry in the first language that has it. */
export function sourceOf(entry: Entry, entries: readonly Entry[]): Entry | undefined {
  const source = sourcesAmong(entries).get(`${entry.collection}/${entry.name}`)
  return source?.locale === entry.locale ? undefined : source
}

/** Memoized, because each of thousands of translations looks up its source. */
const sourcesAmong = memoize((entries: readonly Entry[]) => {
  const backwards = entries.toSorted((one, other) => locales.indexOf(other.locale) - locales.indexOf(one.locale))
  return new Map(backwards.map((entry) => [`${entry.collection}/${entry.name}`, entry]))
}, new WeakMap())

/** Checks that every entry has a twin of the same name in every language, with the same headings. */
export function checkTwins(entries: readonly Entry[], files: ReadonlyMap<string, string>): Problem[] {
  return [
    ...missingFixed(files),
    ...missingTwins(files, entries),
    ...entries.flatMap((entry) => differingHeadings(entry, sourceOf(entry, entries))),
  ]
}

export function missingFixed(files: ReadonlyMap<string, string>): Problem[] {
  return Object.entries(fixedNames).flatMap(([collection, names]) =>
    names.flatMap((name) => {
      const all = locales.map((locale) => `content/${locale}/${collection}/${name}.mdx`)
      const twin = all.find((file) => files.has(file))
      const message = twin
        ? missingTwinOf(twin)
        : { en: 'The file is missing. Write it.', nl: 'Het bestand ontbreekt. Schrijf het.' }
      return all.filter((file) => !files.has(file)).map((file) => problemOf(file, 'missing-twin', message))
    }),
  )
}

/**
 * Reports a missing translation, unless a file gives the reason. Also reports a reason without a missing translation.
 */
function missingTwins(files: ReadonlyMap<string, string>, entries: readonly Entry[]): Problem[] {
  const isAlone = ({ fields, unread }: Entry) => fields.noTwin !== undefined || unread?.includes('noTwin')
  const alone = new Map(entries.filter(isAlone).map((entry) => [entry.file, entry]))
  return [...files].flatMap(([name, file]) => {
    const [, own = '', collection = ''] = name.split('/')
    if (fixedNames[collection as Collection]) return []
    const twins = locales.map((locale) => name.replace(`content/${own}/`, `content/${locale}/`))
    const missing = twins.filter((twin) => !files.has(twin))
    const entry = alone.get(file)
    if (entry?.fields.noTwin !== undefined && missing.length === 0) {
      const twin = twins.find((other) => other !== name) ?? ''
      const message = {
        en: 'noTwin stands here, and %1 is its twin. Leave the line out.',
        nl: 'noTwin staat hier, terwijl %1 de tegenhanger is. Laat de regel weg.',
        values: [twin],
      }
      return [{ ruleId: 'missing-twin', file, ...fieldAt(entry, 'noTwin'), message }]
    }
    const there = twins.filter((twin) => files.has(twin))
    if (there[0] !== name || there.some((twin) => alone.has(files.get(twin) ?? ''))) return []
    return missing.map((twin) =>
      problemOf(file, 'missing-twin', {
        en: 'The twin %1 is missing. Translate this file to it, with the same file name.',
        nl: 'De tegenhanger %1 ontbreekt. Vertaal dit bestand daarin, met dezelfde bestandsnaam.',
        values: [twin],
      }),
    )
  })
}

export function missingTwinOf(twin: string): Message {
  return {
    en: 'The file is missing. Write it as the twin of %1.',
    nl: 'Het bestand ontbreekt. Schrijf het als de tegenhanger van %1.',
    values: [twin],
  }
}

/** Reports the first difference between the headings of twins: ids, order or levels. */
function differingHeadings(entry: Entry, original: Entry | undefined): Problem[] {
  if (!original?.headings || !entry.headings || original.hasBody !== entry.hasBody) return []
  const [ours, theirs] = [entry.headings, original.headings]
  const count = Math.max(ours.length, theirs.length)
  for (let at = 0; at < count; at++) {
    const [own, other] = [ours[at], theirs[at]]
    if (own && other && own.id === other.id && own.depth === other.depth) continue
    const isOnlyHere = own !== undefined && !theirs.some(({ id }) => id === own.id)
    const isOnlyThere = other !== undefined && !ours.some(({ id }) => id === other.id)
    if (own && other && isOnlyHere === isOnlyThere) return [differs(entry.file, own, original.file, other)]
    if (own && isOnlyHere) return [lacks(entry.file, own, original.file)]
    if (other) return [lacks(original.file, other, entry.file)]
    if (own) return [lacks(entry.file, own, original.file)]
  }
  return []
}

function differs(file: string, own: WrittenHeading, twin: string, other: WrittenHeading): Problem {
  const message = {
    en: '"%1" stands where %2:%3 has "%4". Give both the same headings in the same order, each with as many # and the same [#%5].',
    nl: '"%1" staat waar %2:%3 de kop "%4" heeft. Geef beide dezelfde koppen in dezelfde volgorde, elk met evenveel # en hetzelfde [#%5].',
    values: [own.written.trim(), twin, other.line, other.written.trim(), own.id],
  }
  return { ruleId: 'twin-headings', file, line: own.line, column: 1, message }
}

function lacks(file: string, { id, line, written }: WrittenHeading, twin: string): Problem {
  const message = {
    en: '%1 lacks this heading. Write it there, with [#%2], or take %3 out.',
    nl: 'In %1 ontbreekt deze kop. Schrijf hem daar, met [#%2], of laat %3 weg.',
    values: [twin, id, written.trim()],
  }
  return { ruleId: 'twin-headings', file, line, column: 1, message }
}
