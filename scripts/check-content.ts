import pc from 'picocolors'
import { buildContent } from '../engine/build-content.ts'
import { checkFactsTable } from '../engine/writing/facts-table.ts'
import { fixContent } from '../engine/writing/fix-content.ts'
import { type Format, formats, report } from '../engine/writing/formats.ts'
import { givenTo } from './command.ts'

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
  const env = process.env
  const fixed = options.fix ? await fixContent({ root, env }) : 0
  const { problems, advice, built } = await buildContent({ root, env })
  const shown = options.quiet ? [] : [...advice, ...(built ? checkFactsTable(root) : [])]
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
    const end = fixed > 0 ? 'left in the content.' : 'in the content. Nothing was changed.'
    console.error(pc.red(`\n${count} ${end}`))
  }
}
