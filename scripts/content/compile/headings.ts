import type { Message } from '../../check/message.ts'
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
    const message = {
      en: 'The anchor "%1" is that of line %2 already. Write another, like %3',
      nl: 'Het id "%1" staat al op regel %2. Schrijf een ander, zoals %3',
      values: [id, other, cure],
    }
    return [{ ruleId: 'heading-id', file, line, column: 1, message }]
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
    return {
      en: 'A line of - directly below a text makes a heading of it: "%1" Leave a line empty before it.',
      nl: 'Een regel met - direct onder een tekst maakt er een kop van: "%1" Laat er een regel voor leeg.',
      values: [shorten(above)],
    }
  const words = above || written
  const [whole = '', id = ''] = /(?<![\\!])\[#([\w-]+)\](?=[ \t]*[^\s[#])/.exec(words) ?? []
  if (whole) {
    const right = `${words.replace(whole, '').replace(/\s+/g, ' ').trim()} [#${id}]`
    return {
      en: '%1 stands within its heading, so it is shown. Write %2',
      nl: '%1 staat midden in de kop en wordt dus getoond. Schrijf %2',
      values: [whole, right],
    }
  }
  const [, wrong = '', name = ''] = /\S\s+(\[ *#? *([a-z\d]+(?:-[a-z\d]+)*) *\]|\(#[a-z\d-]+\))$/.exec(words) ?? []
  const right = `[#${name || wrong.slice(2, -1)}]`
  return wrong !== right && /[a-z]/.test(wrong)
    ? {
        en: '%1 is no id of a heading, and is shown. Write %2.',
        nl: '%1 is geen id van een kop en wordt getoond. Schrijf %2.',
        values: [wrong, right],
      }
    : undefined
}
