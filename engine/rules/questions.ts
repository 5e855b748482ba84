import { withoutAnchor } from '../compile/headings.ts'
import type { Site } from '../content-map.ts'
import type { Entry } from '../entry.ts'
import { say } from '../message.ts'
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
export function questionRepeated(entry: Entry, { entries }: Site): Finding[] {
  if (entry.collection !== 'faq') return []
  const page = entry.fields.on ?? 'faq'
  const before = entries
    .slice(0, entries.indexOf(entry))
    .filter((other) => other.collection === 'faq' && other.locale === entry.locale)
    .filter((other) => (other.fields.on ?? 'faq') === page)
  const asked = new Map(before.flatMap((other) => questionsOf(other).map(({ key, line }) => [key, { other, line }])))
  return questionsOf(entry).flatMap(({ key, words, line, column }) => {
    const first = asked.get(key)
    asked.set(key, first ?? { other: entry, line })
    if (!first) return []
    const message = say`The question "${words}" is also in ${first.other.file}:${first.line}. Keep one of the two.`
    return [{ line, column, message }]
  })
}

/** A heading of the first level counts: it is to become one of the second. */
function questionsOf({ outline }: Entry) {
  return outline.headings
    .filter(({ depth }) => depth <= 2)
    .map(({ text, line, column }) => {
      const words = withoutAnchor(text)
      return {
        key: words
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
        words,
        line,
        column,
      }
    })
}
