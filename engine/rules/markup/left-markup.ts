import { memoize } from '../../memoize.ts'
import type { Place } from '../../problem.ts'
import type { WrittenText } from '../../read/outline-texts.ts'
import { placeIn } from '../../read/places.ts'
import type { Draft, Finding } from '../rule.ts'
import { type Sign, signsInLine, signsInText } from './markup-signs.ts'

/** What is left, and of which kind: its name in the table of signs. */
type Left = Finding & { kind: string }

/** Signs of Markdown that became nothing: a reader sees them as they stand. One that stands after a \ is meant. */
export const leftMarkup = memoize((entry: Draft): Left[] => {
  const texts = entry.outline.texts.filter(({ isProperty }) => !isProperty)
  return texts.flatMap((text) => [...inText(text, entry), ...inLines(text, entry)])
}, new WeakMap())

/** Whether a line is meant as a heading, and is none: then it is not known which headings a text has. */
export function lacksHeading(entry: Draft): boolean {
  return leftMarkup(entry).some(({ kind }) => kind === '##')
}

function inText(text: WrittenText, { outline, lines }: Draft): Left[] {
  const headings = new Set(outline.headings.map(({ line }) => line))
  const readable = withoutMeant(text.text)
  const said = new Set<Sign['message']>()
  return Object.entries(signsInText).flatMap(([kind, sign]) =>
    [...readable.matchAll(sign.pattern)].flatMap((match) => {
      const place = placeIn(text, match.index)
      if (sign.isAt?.(lines[place.line - 1] ?? '', place.column - 1) === false) return []
      // What is wrong with the id of a heading is said there.
      if (kind === 'anchor' && (headings.has(place.line) || /^[ \t>]*#/.test(lines[place.line - 1] ?? ''))) return []
      // Who writes \ before the first of two means both as they stand.
      const opener = match[0].startsWith(']') ? '[' : match[0].charAt(0)
      if (text.text.includes(`\\${opener}`)) return []
      // A second one of a pair says nothing new.
      if (said.has(sign.message) && !sign.to) return []
      said.add(sign.message)
      return [toFinding(kind, sign, place, match)]
    }),
  )
}

/** What is a sign at the beginning of a line alone. */
function inLines(text: WrittenText, { lines }: Draft): Left[] {
  let offset = 0
  return withoutMeant(text.text)
    .split('\n')
    .flatMap((line, index, all) => {
      const lead = index === 0 ? '' : (/^[ \t>]*/.exec(line)?.[0] ?? '')
      const start = offset + lead.length
      offset += line.length + 1
      const before = index === 0 ? (lines[text.line - 1] ?? '').slice(0, text.column - 1) : lead
      if (!/^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/.test(before)) return []
      return Object.entries(signsInLine).flatMap(([kind, sign]) => {
        const match = sign.pattern.exec(line.slice(lead.length))
        const alike = () => all.filter((one) => sign.pattern.test(one.replace(/^[ \t>]*/, '')))
        if (!match || (sign.isList && alike().length < 2)) return []
        const found = toFinding(kind, sign, placeIn(text, start), match)
        // Within a list the sign would begin another.
        return /[^ \t>]/.test(before) ? [{ ...found, fix: undefined }] : [found]
      })
    })
}

function toFinding(kind: string, { isAdvice, message, to }: Sign, place: Place, match: RegExpExecArray): Left {
  const right = to?.(match)
  const fix = right === undefined ? undefined : { ...place, from: match[0], to: right }
  return { ...place, message: message(match), kind, isAdvice, fix }
}

/** A text in which what a writer meant as it stands, and addresses, say nothing; each place stays the same. */
function withoutMeant(text: string): string {
  return text
    .replace(/\\[!-/:-@[-`{-~]/g, 'xx')
    .replace(/(?:https?:\/\/|www\.)[^\s<>]*/g, (address) => 'x'.repeat(address.length))
}
