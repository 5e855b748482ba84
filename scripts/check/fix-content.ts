import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from '../content/entry.ts'
import { splitFrontmatter } from '../content/frontmatter.ts'
import type { Problem } from '../content/problem.ts'
import { plainText } from '../content/read.ts'
import type { ContentOptions } from '../content/read-content.ts'
import { fingerprintOf, sourceOf } from '../content/twins.ts'
import { applyFixes, type Fixable } from './fix.ts'
import { checkContent } from './run.ts'

/** Applies unambiguous corrections repeatedly, because one fix can reveal the next. The number of runs is limited. */
export async function fixContent(options: ContentOptions): Promise<number> {
  let count = 0
  for (let round = 0; round < 10; round++) {
    const corrected = await fixOnce(options)
    if (corrected === 0) break
    count += corrected
  }
  return count
}

type Fix = Fixable & Pick<Problem, 'file'>

/** Runs one round of corrections and returns the number of fixed mistakes. */
export async function fixOnce({ root, env }: ContentOptions): Promise<number> {
  const { problems, advice, entries } = await checkContent({ root, env })
  const fixable = [...problems, ...advice].filter(({ expected }) => expected !== undefined)
  const saved = (file: string) => readFileSync(join(root, file), 'utf8')
  const correct = (file: string, more: readonly Fix[]) =>
    applyFixes(
      saved(file),
      [...fixable, ...more].filter((problem) => problem.file === file),
    )
  const corrected = new Map([...new Set(fixable.map(({ file }) => file))].map((file) => [file, correct(file, [])]))
  const marks = marksOf(entries, (file) => corrected.get(file)?.text)
  for (const file of new Set([...fixable, ...marks].map((problem) => problem.file))) {
    const { text, count } = correct(file, marks)
    if (count > 0) writeFileSync(join(root, file), text)
  }
  return [...corrected.values()].reduce((sum, { count }) => sum + count, 0)
}

/**
 * Keeps the marks of up-to-date translations valid when their source is corrected. `correctedText` returns the new text
 * of a file, if it changed.
 */
function marksOf(entries: readonly Entry[], correctedText: (file: string) => string | undefined): Fix[] {
  return entries.flatMap((entry) => {
    const { file, places, fields } = entry
    const source = sourceOf(entry, entries)
    if (!source || !places.translates || fields.translates !== source.fingerprint) return []
    const text = correctedText(source.file)
    const parts = text === undefined ? [] : splitFrontmatter(source.file, plainText(text))
    if (Array.isArray(parts)) return []
    return [{ file, ...places.translates, actual: source.fingerprint, expected: fingerprintOf(parts) }]
  })
}
