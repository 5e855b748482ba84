import { withoutAnchor } from '../../compile/headings.ts'
import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** A heading says something. */
export function headingEmpty({ outline }: Draft): Finding[] {
  return outline.headings
    .filter(({ text }) => withoutAnchor(text) === '')
    .map((heading) => ({ ...heading, message: say`This heading is empty. Write its words, or leave it out.` }))
}
