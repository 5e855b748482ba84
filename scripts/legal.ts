import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { legalCommand } from './commands.ts'
import { clockTime, nowIn } from './content/clock.ts'
import { collect } from './content/collections.ts'
import { readBusinessFile } from './content/facts.ts'
import { print } from './content/problem.ts'
import { hasUnnumbered, planFirstVersions, planVersions } from './legal/plan-versions.ts'
import type { NewFile } from './new/plan-new.ts'
import { contentFilesAt, readRevision } from './report/revision.ts'

const { against } = legalCommand.opts()
const root = process.cwd()
const { business, facts, problems } = readBusinessFile(root, {})
if (!business) throw new Error(problems.map(print).join('\n'))
const now = nowIn(process.env)
if (typeof now !== 'number') throw new Error(print(now))
const today = clockTime(now).slice(0, 10)

const published = contentFilesAt(root, against)
const begun = planFirstVersions(root, (file) => published.has(file), facts, today)
begun.forEach(write)
if (hasUnnumbered(root, facts)) await numberChanged()
else if (begun.length === 0) console.log('No legal text changed since its version.')

async function numberChanged() {
  const content = await readRevision(root, against, process.env)
  const built = content.problems.length === 0 ? await collect(content) : undefined
  if (!built)
    throw new Error(
      `${against} does not pass the check, so it was not published. Name what was, with --against:\n${content.problems.map(print).join('\n')}`,
    )
  for (const { name, version, earlier, files } of planVersions(root, built, facts, today)) {
    files.forEach(write)
    const reason =
      earlier === undefined
        ? `${against} has placeholders, so no version was published yet`
        : `version ${earlier} keeps an address of its own`
    console.log(`legal/${name} is version ${version}: ${reason}.`)
  }
}

function write({ file, text }: NewFile) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  console.log(`Wrote ${file}.`)
}
