import { withoutAnchor } from '../content/compile/headings.ts'
import type { Site } from '../content/content-map.ts'
import type { Entry } from '../content/entry.ts'
import { memoize } from '../lib/memoize.ts'
import { say } from './message.ts'
import type { Draft, Finding } from './rule.ts'

/** The FAQ shows questions with their answers: what stands above the first one is in neither. */
export function questionLost({ outline, collection }: Draft): Finding[] {
  const [first] = outline.blocks
  if (collection !== 'faq' || !first || first.heading) return []
  const { line, column } = first
  const message = say`The FAQ shows nothing that stands above its first question. Write ## and the question above this text, or leave it out.`
  return [{ line, column, message }]
}

/** A heading of a lower level belongs to the answer above it. */
export function questionInside({ outline, collection }: Draft): Finding[] {
  if (collection !== 'faq') return []
  return outline.headings
    .map((heading) => ({ ...heading, text: withoutAnchor(heading.text) }))
    .filter(({ depth, text }) => depth > 2 && text.endsWith('?'))
    .map(({ text, line, column }) => {
      const message = say`"${text}" is shown within the answer above it. Write ## ${text} for a question of its own.`
      return { line, column, message, isAdvice: true }
    })
}

/** A page shows a question once, also when its sections are several files. */
export function questionRepeated(entry: Entry, site: Site): Finding[] {
  const firsts = firstsIn(site)
  return questionsOf(entry).flatMap(({ key, words, file, line, column }) => {
    const first = firsts.get(key)
    if (!first || (first.file === file && first.line === line)) return []
    const message = say`The question "${words}" is also in ${first.file}:${first.line}. Keep one of the two.`
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
