import { withoutAnchor } from '../content/compile/headings.ts'
import type { Site } from '../content/content-map.ts'
import type { Entry } from '../content/entry.ts'
import { memoize } from '../lib/memoize.ts'
import type { Draft, Finding } from './rule.ts'

/** The FAQ shows questions with their answers: what stands above the first one is in neither. */
export function questionLost({ outline, collection }: Draft): Finding[] {
  const [first] = outline.blocks
  if (collection !== 'faq' || !first || first.heading) return []
  const { line, column } = first
  const message = {
    en: 'The FAQ shows nothing that stands above its first question. Write ## and the question above this text, or leave it out.',
    nl: 'De FAQ toont niets wat boven de eerste vraag staat. Schrijf ## en de vraag boven deze tekst, of laat hem weg.',
  }
  return [{ line, column, message }]
}

/** A heading of a lower level belongs to the answer above it. */
export function questionInside({ outline, collection }: Draft): Finding[] {
  if (collection !== 'faq') return []
  return outline.headings
    .map((heading) => ({ ...heading, text: withoutAnchor(heading.text) }))
    .filter(({ depth, text }) => depth > 2 && text.endsWith('?'))
    .map(({ text, line, column }) => {
      const message = {
        en: '"%1" is shown within the answer above it. Write ## %2 for a question of its own.',
        nl: '"%1" staat binnen het antwoord erboven. Schrijf ## %2 voor een eigen vraag.',
        values: [text, text],
      }
      return { line, column, message, isAdvice: true }
    })
}

/** A page shows a question once, also when its sections are several files. */
export function questionRepeated(entry: Entry, site: Site): Finding[] {
  const firsts = firstsIn(site)
  return questionsOf(entry).flatMap(({ key, words, file, line, column }) => {
    const first = firsts.get(key)
    if (!first || (first.file === file && first.line === line)) return []
    const message = {
      en: 'The question "%1" is also in %2:%3. Keep one of the two.',
      nl: 'De vraag "%1" staat ook in %2:%3. Houd een van de twee.',
      values: [words, first.file, first.line],
    }
    return [{ line, column, message }]
  })
}

/** Where each question is asked first. */
const firstsIn = memoize(
  ({ entries }: Site) =>
    new Map(
      entries
        .flatMap(questionsOf)
        .map((question) => [question.key, question] as const)
        .toReversed(),
    ),
  new WeakMap(),
)

/** A heading of the first level counts: it is to become one of the second. */
function questionsOf({ collection, locale, fields, outline, file }: Entry) {
  const asked = collection === 'faq' ? outline.headings.filter(({ depth }) => depth <= 2) : []
  return asked.map(({ text, line, column }) => {
    const words = withoutAnchor(text)
    const key = [locale, fields.on ?? 'faq', ...(words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join(' ')
    return { key, words, file, line, column }
  })
}
