import { locales } from '../../site/locales.ts'
import { type Message, say } from '../check/message.ts'
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
      const message = twin ? missingTwinOf(twin) : say`The file is missing. Write it.`
      return all.filter((file) => !files.has(file)).map((file) => problemOf(file, message))
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
    if (entry && missing.length === 0) {
      const twin = twins.find((other) => other !== name) ?? ''
      const message = say`noTwin stands here, and ${twin} is its twin. Leave the line out.`
      return [{ file, ...fieldAt(entry, 'noTwin'), message }]
    }
    const there = twins.filter((twin) => files.has(twin))
    if (there[0] !== name || there.some((twin) => alone.has(files.get(twin) ?? ''))) return []
    return missing.map((twin) =>
      problemOf(file, say`The twin ${twin} is missing. Translate this file to it, with the same file name.`),
    )
  })
}

/** The sentence about a file of which another one is the twin. */
export function missingTwinOf(twin: string): Message {
  return say`The file is missing. Write it as the twin of ${twin}.`
}
