import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pc from 'picocolors'
import { buildContent, examine } from './build-content.ts'
import { givenTo } from './command.ts'
import { applyFixes } from './content/fix.ts'
import { type Format, formats, report } from './content/formats.ts'

// npm run check: every mistake in the content, and advice, which blocks nothing.
// --fix corrects what has one right answer. --format github|json is for programs. --quiet leaves the advice out.
const { options } = givenTo('check')
const format = formats.find((known) => known === options.format)
if (format) await check(process.cwd(), format)
else {
  console.error(`--format "${options.format}" is not known. Write one of ${formats.join(', ')}.`)
  process.exitCode = 1
}

async function check(root: string, format: Format) {
  const fixed = options.fix ? await fix(root) : 0
  const { problems, advice, built } = await buildContent({ root, env: process.env })
  const shown = options.quiet ? [] : advice
  if (!built) process.exitCode = 1
  const text = report(format, problems, shown)
  if (format !== 'text') {
    if (text) console.log(text)
    return
  }
  if (fixed > 0) console.log(`${fixed} ${fixed === 1 ? 'mistake' : 'mistakes'} corrected.`)
  if (text && built) console.log(`${text}\n`)
  else if (text) console.error(text)
  if (built) console.log(`${built.entries.length + built.hidden.length} files checked, no problems.`)
  else {
    const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
    console.error(pc.red(`\n${count} in the content. Nothing was changed.`))
  }
}

/** Corrects, again and again, as one correction can show the next mistake; but not for ever. */
async function fix(root: string): Promise<number> {
  let count = 0
  for (let round = 0; round < 5; round++) {
    const { problems, advice } = await examine({ root, env: process.env })
    const fixable = [...problems, ...advice].filter((problem) => problem.fix)
    const before = count
    for (const file of new Set(fixable.map((problem) => problem.file))) {
      const path = join(root, file)
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
    if (count === before) break
  }
  return count
}
