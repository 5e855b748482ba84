import { say } from '../check/message.ts'
import type { Problem } from '../check/problem.ts'
import { withoutAnchor } from './compile/headings.ts'
import type { Entry, WrittenHeading } from './entry.ts'

/** Headings of twins pair off by position; what the Dutch file names is what its twins must answer. */
export function differingHeadings(entry: Entry, original: Entry | undefined): Problem[] {
  if (!original?.headings || !entry.headings || original.hasBody !== entry.hasBody) return []
  const [ours, originals] = [entry.headings, original.headings]
  if (ours.length > originals.length) return missingHeadings(entry, ours, original.file, originals)
  if (ours.length < originals.length) return missingHeadings(original, originals, entry.file, ours)
  return ours.flatMap((heading, index) => {
    const other = originals[index]
    if (!other) return []
    const at = originals.findIndex(({ id }) => id === heading.id)
    if (at < 0) return [otherId(entry, heading, original, other)]
    if (at !== index) return [elsewhere(entry, heading, original, at)]
    if (other.depth === heading.depth) return []
    const message = say`This heading has ${heading.depth} # and that of ${original.file}:${other.line} has ${other.depth}. Give both as many.`
    return [{ file: entry.file, line: heading.line, column: 1, message }]
  })
}

/** The headings that a file lacks, each named where it stands in its twin. */
function missingHeadings(
  twin: Entry,
  all: readonly WrittenHeading[],
  file: string,
  there: readonly WrittenHeading[],
): Problem[] {
  const alone = all.filter(({ id }) => !there.some((one) => one.id === id))
  // Where ids differ too, it is the position that says which are missing.
  const missing = alone.length === all.length - there.length ? alone : all.slice(there.length)
  return missing.map((heading) => {
    const before = all[all.indexOf(heading) - 1]
    const above = before && there.find(({ id }) => id === before.id)
    const written = heading.written.trim()
    const message = above
      ? say`${file} lacks this heading. Write it there after the part that begins on line ${above.line}, with [#${heading.id}], or take ${written} out.`
      : say`${file} lacks this heading. Write it there, with [#${heading.id}], or take ${written} out.`
    return { file: twin.file, line: heading.line, column: 1, message }
  })
}

/** The heading has another position in the original: `at`. */
function elsewhere(entry: Entry, heading: WrittenHeading, { file, headings = [] }: Entry, at: number): Problem {
  const [above, there] = [headings[at - 1], headings[at]]
  const where = above ? say`after that of "${above.id}"` : say`first`
  const message = say`The heading "${heading.id}" stands elsewhere than in ${file}:${there?.line ?? 1}. Move it, with its text: it comes ${where} there.`
  return { file: entry.file, line: heading.line, column: 1, message }
}

function otherId(entry: Entry, heading: WrittenHeading, original: Entry, other: WrittenHeading): Problem {
  const here = `${withoutAnchor(other.written)} [#${heading.id}]`
  const theirs = heading.written.trim()
  const cure = theirs.endsWith(`[#${heading.id}]`)
    ? say`Write ${here}.`
    : say`Write ${here} here and ${`${theirs} [#${heading.id}]`} there.`
  const message = say`The anchor "${other.id}" is "${heading.id}" in ${entry.file}:${heading.line}. ${cure}`
  return { file: original.file, line: other.line, column: 1, message }
}
