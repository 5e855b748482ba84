import { untranslatedFields } from '../../../site/locales.ts'
import { matchesIn, say } from '../../content/problem.ts'
import { termsFile } from '../../content/read.ts'
import type { Terms } from '../../content/schema/entries.ts'
import { memoize } from '../../lib/cache.ts'
import type { DocumentRule } from '../rule.ts'

const otherTerm = {
  en: 'We do not write "%1" but "%2", as %3 says.',
  nl: 'We schrijven niet "%1" maar "%2", zoals in %3 staat.',
}

export const agreedTerm: DocumentRule = {
  id: 'agreed-term',
  docs: {
    messages: [otherTerm],
    why: {
      en: 'One thing has one name on the whole site, as content/terms.yaml says.',
      nl: 'Eén ding heeft op de hele site één naam, zoals content/terms.yaml zegt.',
    },
    example: { wrong: 'Uw mailadres.', right: 'Uw e-mailadres.' },
  },
  check({ document, terms, report }) {
    const { pattern, uses } = wordsOf(terms)
    const text = document.lines.join('\n')
    // Prefilter: most texts have none.
    if (text.search(pattern) < 0) return
    for (const { written, position } of matchesIn([{ text: readable(text), line: 1, column: 1 }], pattern)) {
      const use = uses.get(written.toLowerCase()) ?? ''
      report({ position, message: say(otherTerm, written, use, termsFile), isAdvice: true })
    }
  },
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
