import { withoutAnchor } from '../../compile/headings.ts'
import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** Two headings next to each other in the outline say different things: a reader chooses between them. */
export function headingRepeated({ outline, collection }: Draft): Finding[] {
  const first = new Map<string, number>()
  const parents: string[] = []
  return outline.headings.flatMap(({ text, line, column, ...heading }) => {
    // One of the first level is to become one of the second.
    const depth = Math.max(heading.depth, 2)
    const words = withoutAnchor(text)
    parents.length = depth
    const key = [...parents.slice(0, depth), depth, words.toLowerCase()].join('\n')
    parents[depth] = words
    const other = first.get(key)
    // The rule on questions says this of the FAQ.
    if (words === '' || (other !== undefined && collection === 'faq' && depth === 2)) return []
    if (other === undefined) {
      first.set(key, line)
      return []
    }
    return [{ line, column, message: say`The heading "${words}" stands on line ${other} already. Write other words.` }]
  })
}
