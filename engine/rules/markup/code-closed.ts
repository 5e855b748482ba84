import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** A block of code is closed: one that is not takes all that follows with it. https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
export function codeClosed({ outline }: Draft): Finding[] {
  return outline.code.flatMap(({ text, line, column }) => {
    const [, fence = ''] = /^(`{3,}|~{3,})/.exec(text) ?? []
    const [first = '', ...rest] = text.split('\n')
    // In a quote or a list the closing line has the signs of that before it.
    const [, last = ''] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(rest.at(-1) ?? '') ?? []
    if (fence === '' || last.startsWith(fence)) return []
    const message = say`The block of code that begins with "${first.slice(0, 40)}" is not closed. Write ${fence} on a line of its own after it.`
    return [{ line, column, message }]
  })
}
