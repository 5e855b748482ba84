import { type Message, say } from '../../check/message.ts'
import { type Problem, shorten } from '../../check/problem.ts'
import type { WrittenHeading } from '../entry.ts'

/** An id that the writer gave twice; the automatic ones are always different. */
export function repeatedAnchors(file: string, headings: readonly WrittenHeading[]): Problem[] {
  const first = new Map<string, number>()
  return headings.flatMap(({ id, line, written }) => {
    const other = first.get(id)
    if (other === undefined) {
      first.set(id, line)
      return []
    }
    const cure = `${withoutAnchor(written)} [#${id}-2]`
    const message = say`The anchor "${id}" is that of line ${other} already. Write another, like ${cure}`
    return [{ file, line, column: 1, message }]
  })
}

/** A heading without the id at its end: `## Kosten [#costs]` → `## Kosten`. */
export function withoutAnchor(written: string): string {
  return written.replace(/\s*\[#[^\]]*\]\s*$/, '').trim()
}

/** What is wrong with how a heading is written: a text that a line of - made one, or an id that is none. */
export function faultOfHeading(written: string): Message | undefined {
  const [, above = ''] = /^(.*)\n[ \t>]*-+[ \t]*$/s.exec(written) ?? []
  if (/[.!:;,…]\W*$/.test(above) || above.length > 80)
    return say`A line of - directly below a text makes a heading of it: "${shorten(above)}" Leave a line empty before it.`
  const words = above || written
  const [whole = '', id = ''] = /(?<![\\!])\[#([\w-]+)\](?=[ \t]*[^\s[#])/.exec(words) ?? []
  if (whole) {
    const right = `${words.replace(whole, '').replace(/\s+/g, ' ').trim()} [#${id}]`
    return say`${whole} stands within its heading, so it is shown. Write ${right}`
  }
  const [, wrong = '', name = ''] = /\S\s+(\[ *#? *([a-z\d]+(?:-[a-z\d]+)*) *\]|\(#[a-z\d-]+\))$/.exec(words) ?? []
  const right = `[#${name || wrong.slice(2, -1)}]`
  return wrong !== right && /[a-z]/.test(wrong)
    ? say`${wrong} is no id of a heading, and is shown. Write ${right}.`
    : undefined
}
