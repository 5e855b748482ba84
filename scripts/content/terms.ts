import { z } from 'zod'
import { like } from '../../site/fields.ts'
import { localize } from '../../site/locales.ts'
import { type Problem, problemOf } from '../check/problem.ts'
import { type Overlay, readList } from './overlay.ts'
import { byText } from './read/by-text.ts'
import { matchesIn } from './read/places.ts'
import { notText, type SourceFile, termsFile } from './read/read.ts'
import { parseYaml } from './read/yaml.ts'
import { check } from './schema/check.ts'
import { silentFields } from './silent-fields.ts'

const phrase = like(/^[\p{L}\d][\p{L}\d’' -]{0,38}[\p{L}\d]$/u).meta({
  en: 'a word, or a few',
  nl: 'een woord, of een paar',
})
const list = z
  .array(
    z.strictObject({
      use: phrase,
      not: z
        .array(phrase)
        .min(1)
        .meta({ en: 'a list of words: [mailadres]', nl: 'een lijst van woorden: [mailadres]' }),
    }),
  )
  .meta({ en: 'a list of words, each with use and not', nl: 'een lijst van woorden, elk met use en not' })
/** The schema of content/terms.yaml. */
export const terms = z.strictObject(localize(() => list))

/**
 * What is wrong with content/terms.yaml itself, else advice on the words of the texts that it has another for: one thing
 * has one name. A project that has no such file does without.
 */
export function checkTerms(root: string, sources: readonly SourceFile[], overlay: Overlay): Problem[] {
  const text = readList(root, termsFile, overlay)
  if (text === null) return []
  if (text === undefined) return [problemOf(termsFile, 'content-file', notText)]
  const yaml = parseYaml(termsFile, text)
  if (Array.isArray(yaml)) return yaml
  const checked = check({ ...yaml, file: termsFile, fields: yaml.document.toJS() ?? {} }, terms)
  if (Array.isArray(checked)) return checked
  if (latest?.list !== text) latest = { list: text, find: finderOf(checked.value) }
  return sources.flatMap(latest.find)
}

/** What finds the words of a list in a text, and the list as it is written. */
let latest: { list: string; find: (source: SourceFile) => Problem[] } | undefined

/** Finds the words that a list has another for. */
function finderOf(list: z.infer<typeof terms>): (source: SourceFile) => Problem[] {
  const words = localize((locale) => wordsOf(list[locale]))
  return byText(({ file, text, locale }) => {
    const { pattern, uses } = words[locale]
    // Most texts have none of them, and need no closer look.
    if (text.search(pattern) < 0) return []
    return matchesIn([{ text: readable(text), line: 1, column: 1 }], pattern).map(({ written, place }) => {
      const use = uses.get(written.toLowerCase()) ?? ''
      const message = {
        en: 'We do not write "%1" but "%2", as %3 says.',
        nl: 'We schrijven niet "%1" maar "%2", zoals in %3 staat.',
        values: [written, use, termsFile],
      }
      return { ruleId: 'agreed-term', file, ...place, message, isAdvice: true }
    })
  })
}

/** What finds the words that are not used, and what is used in the place of each. */
function wordsOf(list: readonly { use: string; not: readonly string[] }[]) {
  const uses = new Map(list.flatMap(({ use, not }) => not.map((word) => [word.toLowerCase(), use] as const)))
  // The longest first, so that a phrase wins from a word in it.
  const words = [...uses.keys()].sort((one, other) => other.length - one.length)
  // Without a word nothing is found.
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${words.join('|') || '(?!)'})(?![\\p{L}\\d]|-\\p{L})`, 'giu')
  return { pattern, uses }
}

/** What no visitor reads in a text, and what search alone reads. */
const unread = [
  new RegExp(`^(?:keywords|${silentFields}):.*$`, 'gm'),
  /```[\s\S]*?```|`[^`\n]*`/g,
  /\]\([^)\n]*\)|\[#[^\]\n]*\]|<https?:[^>\n]*>|https?:\S+|\{[^}\n]*\}/g,
]

/** The text with spaces for what is not read as text, so that every place stays where it is. */
function readable(text: string): string {
  return unread.reduce((rest, part) => rest.replace(part, (found) => found.replace(/[^\n]/g, ' ')), text)
}
