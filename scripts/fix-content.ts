import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { examine, type Options } from './build-content.ts'
import { applyFixes } from './content/fix.ts'

/** Corrects what has one right answer, again and again, as one correction can show the next mistake; but not for ever. */
export async function fixContent(options: Options): Promise<number> {
  let count = 0
  for (let round = 0; round < 5; round++) {
    const corrected = await fixOnce(options)
    if (corrected === 0) break
    count += corrected
  }
  return count
}

/** Corrects what is found now. */
export async function fixOnce(options: Options): Promise<number> {
  const { problems, advice } = await examine(options)
  const fixable = [...problems, ...advice].filter((problem) => problem.fix)
  let count = 0
  for (const file of new Set(fixable.map((problem) => problem.file))) {
    const path = join(options.root, file)
    const own = fixable.filter((problem) => problem.file === file)
    const result = applyFixes(
      readFileSync(path, 'utf8')
        .replace(/^\ufeff/, '')
        .replace(/\r\n?/g, '\n'),
      own,
    )
    if (result.count > 0) writeFileSync(path, result.text)
    count += result.count
  }
  return count
}
