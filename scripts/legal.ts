import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { print } from './check/print.ts'
import { givenTo } from './command.ts'
import { clockTime, nowIn } from './content/clock.ts'
import { readBusinessFile } from './content/schema/facts.ts'
import { planVersions } from './legal/plan-versions.ts'
import { readRevision } from './report/revision.ts'

const {
  options: { against },
} = givenTo('legal')
const root = process.cwd()
const { built, problems } = await readRevision(root, against, process.env)
if (!built)
  throw new Error(
    `${against} does not pass the check, so it was not published. Name what was, with --against:\n${problems.map(print).join('\n')}`,
  )
const business = readBusinessFile(root, {})
if ('problems' in business) throw new Error(business.problems.map(print).join('\n'))
const now = nowIn(process.env)
if (typeof now !== 'number') throw new Error(print(now))

const plans = planVersions(root, built, business.facts, clockTime(now).slice(0, 10))
for (const { name, version, earlier, files } of plans) {
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(`Wrote ${file}.`)
  }
  const reason =
    earlier === undefined
      ? `${against} has placeholders, so no version was published yet`
      : `version ${earlier} keeps an address of its own`
  console.log(`legal/${name} is version ${version}: ${reason}.`)
}
if (plans.length === 0) console.log('No legal text changed since its version.')
