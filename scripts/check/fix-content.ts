import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, readHead } from '../content/document.ts'
import { sourceOf } from '../content/entry.ts'
import type { ContentSettings } from '../content/settings.ts'
import { plainText } from '../content/source.ts'
import { applyFixes } from './fix.ts'
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
    const { text, count } = applyFixes(read(file), fileProblems)
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
