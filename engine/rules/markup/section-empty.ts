import { withoutAnchor } from '../../compile/headings.ts'
import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/**
 * A question has an answer; below a heading of another text stands something too. Empty are headings directly above the
 * end or another of the same level or a higher one. In a draft they can wait.
 */
export function sectionEmpty({ outline, fields, collection }: Draft): Finding[] {
  if (fields.draft === true) return []
  return outline.blocks.flatMap(({ heading, line, column }, index) => {
    const words = heading && withoutAnchor(heading.text)
    const next = outline.blocks[index + 1]
    const isEmpty = !next || (heading && next.heading && next.heading.depth <= heading.depth)
    if (!words || !isEmpty) return []
    const isAdvice = collection !== 'faq'
    const message = isAdvice
      ? say`Below the heading "${words}" stands nothing. Write its text, or leave the heading out.`
      : say`The question "${words}" has no answer. Write it below, or leave the question out.`
    return [{ line, column, message, isAdvice }]
  })
}
