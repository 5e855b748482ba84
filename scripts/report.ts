import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Manifest } from './build/publish/release.ts'
import { checkContent, checkProject } from './check/run.ts'
import { reportCommand } from './commands.ts'
import { cacheIn } from './content/compile.ts'
import { print } from './content/problem.ts'
import { readRevision } from './content/project.ts'
import { contentSettings } from './content/settings.ts'
import { leftAt, publishedBranch } from './lib/file-tree.ts'
import { compareBytes, compareContent, printMarkdown, printPlain, whenShown } from './report/compare.ts'

const options = reportCommand.opts()
const root = process.cwd()
const settings = contentSettings(process.env)
if (options.due) process.exitCode = await reportDue()
else await reportChanges()

async function reportChanges() {
  const against = options.against ?? leftAt(root, publishedBranch(root))
  const before = await checkContent(readRevision(root, against, settings), cacheIn(root))
  const after = await checkProject(root, settings)
  const publishedManifest = options.base ? readManifest(resolve(options.base)) : undefined
  const sections = [
    ...compareContent(before, after),
    compareBytes(publishedManifest, readManifest('.build/build.json')),
  ]
  console.log(printPlain(sections))
  if (options.markdown) writeFileSync(resolve(options.markdown), printMarkdown(sections))
}

function readManifest(path: string): Manifest | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Lists hidden entries and the times at which they appear. Returns exit code 2 if the content has mistakes. */
async function reportDue(): Promise<number> {
  const content = await checkProject(root, settings)
  for (const problem of content.problems) console.error(print(problem))
  if (content.problems.length > 0) return 2
  const hidden = whenShown(content)
  for (const [when, file] of hidden) console.log(`${when.padEnd(16)}  ${file}`)
  if (hidden.length === 0) console.log('Nothing is hidden: all content is published.')
  return 0
}
