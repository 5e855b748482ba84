import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkContent } from './check/run.ts'
import { legalCommand } from './commands.ts'
import { clockTime } from './content/clock.ts'
import { collect } from './content/collections.ts'
import { cacheIn } from './content/compile.ts'
import { readFacts } from './content/facts.ts'
import { print } from './content/problem.ts'
import { readProject, readRevision } from './content/project.ts'
import { contentSettings } from './content/settings.ts'
import { hasUnnumbered, planFirstVersions, planVersions } from './legal/plan-versions.ts'
import { publishedBranch } from './lib/file-tree.ts'
import type { NewFile } from './new/plan-new.ts'

const root = process.cwd()
const { against = publishedBranch(root) } = legalCommand.opts()
const settings = contentSettings(process.env)
const source = readProject(root, settings)
const { business, facts, problems } = readFacts(source, {})
if (!business) throw new Error(problems.map(print).join('\n'))
if (settings.problems.length > 0) throw new Error(settings.problems.map(print).join('\n'))
const today = clockTime(settings.now ?? Date.now()).slice(0, 10)

const published = readRevision(root, against, settings)
const begun = planFirstVersions(source.sources, (file) => published.files.has(file), facts, today)
begun.forEach(write)
const texts = readProject(root, settings).sources
if (hasUnnumbered(texts, facts)) await numberChanged()
else if (begun.length === 0) console.log('No legal text has changed since its last version.')

async function numberChanged() {
  const content = await checkContent(published, cacheIn(root))
  const built = content.problems.length === 0 ? await collect(content) : undefined
  if (!built)
    throw new Error(
      `${against} does not pass the check, so it was not published. Name the published revision with --against:\n${content.problems.map(print).join('\n')}`,
    )
  for (const { name, version, earlier, files } of planVersions(texts, built, facts, today, content.cache)) {
    files.forEach(write)
    const reason =
      earlier === undefined
        ? `${against} has placeholders, so no version has been published yet`
        : `version ${earlier} keeps its own address`
    console.log(`legal/${name} is version ${version}: ${reason}.`)
  }
}

function write({ file, text }: NewFile) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  console.log(`Wrote ${file}.`)
}
