import { locales } from '../../site/locales.ts'
import type { Message } from '../check/message.ts'
import { type Problem, problemOf } from '../check/problem.ts'
import { sourceOf } from '../check/stale-twin.ts'
import { type Entry, fieldAt } from './entry.ts'
import { type Collection, fixedNames } from './schema/schema.ts'
import { differingHeadings } from './twin-differences.ts'

/** Every entry has a twin of the same name in every language, and twins share their headings. */
export function checkTwins(entries: readonly Entry[], files: ReadonlyMap<string, string>): Problem[] {
  return [
    ...missingFixed(files),
    ...missingTwins(files, entries),
    ...entries.flatMap((entry) => differingHeadings(entry, sourceOf(entry, entries))),
  ]
}

/** Collections of a fixed set, such as the pages, have each file in each language. */
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

/** A translation may be missing where one of the files says why; where none is missing, none says so. */
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

/** The sentence about a file of which another one is the twin. */
export function missingTwinOf(twin: string): Message {
  return {
    en: 'The file is missing. Write it as the twin of %1.',
    nl: 'Het bestand ontbreekt. Schrijf het als de tegenhanger van %1.',
    values: [twin],
  }
}
