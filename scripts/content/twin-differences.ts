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
    const message = {
      en: 'This heading has %1 # and that of %2:%3 has %4. Give both as many.',
      nl: 'Deze kop heeft %1 # en die van %2:%3 heeft er %4. Geef beide er evenveel.',
      values: [heading.depth, original.file, other.line, other.depth],
    }
    return [{ ruleId: 'twin-headings', file: entry.file, line: heading.line, column: 1, message }]
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
      ? {
          en: '%1 lacks this heading. Write it there after the part that begins on line %2, with [#%3], or take %4 out.',
          nl: 'In %1 ontbreekt deze kop. Schrijf hem daar na het deel dat begint op regel %2, met [#%3], of laat %4 weg.',
          values: [file, above.line, heading.id, written],
        }
      : {
          en: '%1 lacks this heading. Write it there, with [#%2], or take %3 out.',
          nl: 'In %1 ontbreekt deze kop. Schrijf hem daar, met [#%2], of laat %3 weg.',
          values: [file, heading.id, written],
        }
    return { ruleId: 'twin-headings', file: twin.file, line: heading.line, column: 1, message }
  })
}

/** The heading has another position in the original: `at`. */
function elsewhere(entry: Entry, heading: WrittenHeading, { file, headings = [] }: Entry, at: number): Problem {
  const [above, there] = [headings[at - 1], headings[at]]
  const where = above
    ? { en: 'after that of "%1"', nl: 'na die van "%1"', values: [above.id] }
    : { en: 'first', nl: 'als eerste' }
  const message = {
    en: 'The heading "%1" stands elsewhere than in %2:%3. Move it, with its text: it comes %4 there.',
    nl: 'De kop "%1" staat ergens anders dan in %2:%3. Verplaats hem, met zijn tekst: daar komt hij %4.',
    values: [heading.id, file, there?.line ?? 1, where],
  }
  return { ruleId: 'twin-headings', file: entry.file, line: heading.line, column: 1, message }
}

function otherId(entry: Entry, heading: WrittenHeading, original: Entry, other: WrittenHeading): Problem {
  const here = `${withoutAnchor(other.written)} [#${heading.id}]`
  const theirs = heading.written.trim()
  const cure = theirs.endsWith(`[#${heading.id}]`)
    ? { en: 'Write %1.', nl: 'Schrijf %1.', values: [here] }
    : {
        en: 'Write %1 here and %2 there.',
        nl: 'Schrijf %1 hier en %2 daar.',
        values: [here, `${theirs} [#${heading.id}]`],
      }
  const message = {
    en: 'The anchor "%1" is "%2" in %3:%4. %5',
    nl: 'Het id "%1" is "%2" in %3:%4. %5',
    values: [other.id, heading.id, entry.file, heading.line, cure],
  }
  return { ruleId: 'twin-headings', file: original.file, line: other.line, column: 1, message }
}
