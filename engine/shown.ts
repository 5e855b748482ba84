import type { Checked, Entry } from './entry.ts'

/**
 * What a preview shows while something is being written: of an entry with mistakes of its own, the last version without.
 * `lastGood` holds those by file, and is kept up to date. `behind` are the files that have a newer text.
 */
export function shownWhileWriting(checked: readonly Checked[], files: readonly string[], lastGood: Map<string, Entry>) {
  const behind: string[] = []
  const entries = checked.flatMap(({ known, problems }, at) => {
    const file = files[at] ?? ''
    if (known && problems.every(({ isAdvice }) => isAdvice)) {
      lastGood.set(file, known)
      return [known]
    }
    behind.push(file)
    return lastGood.get(file) ?? []
  })
  return { entries, behind }
}
