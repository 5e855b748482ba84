import { withoutAnchor } from '../../compile/headings.ts'
import { type Message, say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** A question has an answer. */
export function answerMissing(entry: Draft): Finding[] {
  return entry.collection !== 'faq'
    ? []
    : emptyIn(entry, (words) => say`The question "${words}" has no answer. Write it below, or leave the question out.`)
}

/** Below a heading of another text stands something too. */
export function sectionEmpty(entry: Draft): Finding[] {
  return entry.collection === 'faq'
    ? []
    : emptyIn(
        entry,
        (words) => say`Below the heading "${words}" stands nothing. Write its text, or leave the heading out.`,
      )
}

/** Headings directly above the end or another of the same level or a higher one. In a draft they can wait. */
function emptyIn({ outline, fields }: Draft, messageOf: (words: string) => Message): Finding[] {
  if (fields.draft === true) return []
  return outline.blocks.flatMap(({ heading, line, column }, index) => {
    const words = heading && withoutAnchor(heading.text)
    const next = outline.blocks[index + 1]
    const isEmpty = !next || (heading && next.heading && next.heading.depth <= heading.depth)
    return words && isEmpty ? [{ line, column, message: messageOf(words) }] : []
  })
}
