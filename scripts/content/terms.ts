import { z } from 'zod'
import { like } from '../../site/fields.ts'
import { type Localized, localize } from '../../site/locales.ts'
import { memoize } from '../lib/cache.ts'
import type { Problem } from './problem.ts'
import { type Overlay, readList, type SourceFile, termsFile } from './read.ts'
import { readYaml } from './schema/validate.ts'
import { matchesIn, untranslatedFields } from './text.ts'

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
export const terms = z.strictObject(localize(() => list))

export type Terms = z.infer<typeof list>

/** Reads content/terms.yaml, which is optional. */
export function readTerms(root: string, overlay: Overlay): { terms: Localized<Terms>; problems: Problem[] } {
  const text = readList(root, termsFile, overlay)
  const { value, problems } = text === null ? { problems: [] } : readYaml(termsFile, text, terms)
  return { terms: value ?? localize(() => []), problems }
}

export function adviseOnTerms({ file, text }: SourceFile, list: Terms): Problem[] {
  const { pattern, uses } = wordsOf(list)
  // Prefilter: most texts have none.
  if (text.search(pattern) < 0) return []
  return matchesIn([{ text: readable(text), line: 1, column: 1 }], pattern).map(({ written, position }) => {
    const use = uses.get(written.toLowerCase()) ?? ''
    const message = {
      en: 'We do not write "%1" but "%2", as %3 says.',
      nl: 'We schrijven niet "%1" maar "%2", zoals in %3 staat.',
      values: [written, use, termsFile],
    }
    return { ruleId: 'agreed-term', file, ...position, message, isAdvice: true }
  })
}

const wordsOf = memoize((list: Terms) => {
  const uses = new Map(list.flatMap(({ use, not }) => not.map((word) => [word.toLowerCase(), use] as const)))
  // Longest first, so that a phrase matches before a word in it.
  const words = [...uses.keys()].sort((one, other) => other.length - one.length)
  // (?!) never matches, for an empty list.
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${words.join('|') || '(?!)'})(?![\\p{L}\\d]|-\\p{L})`, 'giu')
  return { pattern, uses }
}, new WeakMap())

/** Hidden text, and text that only search reads. */
const unread = [
  new RegExp(`^(?:keywords|${untranslatedFields}):.*$`, 'gm'),
  /```[\s\S]*?```|`[^`\n]*`/g,
  /\]\([^)\n]*\)|\[#[^\]\n]*\]|<https?:[^>\n]*>|https?:\S+|\{[^}\n]*\}/g,
]

/** Replaces hidden text with spaces, to keep all positions. */
function readable(text: string): string {
  return unread.reduce((rest, part) => rest.replace(part, (found) => found.replace(/[^\n]/g, ' ')), text)
}
