import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, readHead } from '../content/document.ts'
import { sourceOf } from '../content/entry.ts'
import type { Problem } from '../content/problem.ts'
import type { ContentSettings } from '../content/settings.ts'
import { plainText } from '../content/source.ts'
import { applyFixes } from './fix.ts'
import { headingOrder } from './rules/heading-levels.ts'
import { checkProject } from './run.ts'

/** Applies all fixes, in up to `rounds` rounds, because one fix can reveal another. Returns the number of fixes. */
export async function fixContent(root: string, settings: ContentSettings, rounds = 10): Promise<number> {
  const { problems, advice, entries } = await checkProject(root, settings)
  const fixable = [...problems, ...advice].filter(({ fix }) => fix)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const fixed = new Map<string, string>()
  let sum = 0
  for (const file of new Set(fixable.map((problem) => problem.file))) {
    const fileProblems = fixable.filter((problem) => problem.file === file)
    const { text, count } = applyRound(read(file), fileProblems)
    if (count > 0) fixed.set(file, text)
    sum += count
  }
  // Translations that were up to date remain up to date: their `translates` gets the fingerprint of the fixed original.
  for (const entry of entries) {
    const source = sourceOf(entry, entries)
    const text = source && fixed.get(source.file)
    if (!source || text === undefined || entry.fields.translates !== source.fingerprint) continue
    const translation = fixed.get(entry.file) ?? read(entry.file)
    const mark = new RegExp(`(?<=^translates:.*)${source.fingerprint}`, 'm')
    fixed.set(entry.file, translation.replace(mark, fingerprintOf(readHead(source.file, plainText(text)))))
  }
  for (const [file, text] of fixed) writeFileSync(join(root, file), text)
  return sum > 0 && rounds > 1 ? sum + (await fixContent(root, settings, rounds - 1)) : sum
}

/**
 * Applies the fixes of headings before all others: the level of a heading depends on the levels above it, and a fix that
 * overlaps another is left for the next round.
 */
function applyRound(saved: string, problems: readonly Problem[]) {
  const headings = problems.filter(({ ruleId }) => ruleId === headingOrder.id)
  const result = applyFixes(saved, headings)
  return result.count > 0 ? result : applyFixes(saved, problems)
}
