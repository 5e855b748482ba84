import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Manifest } from './build/publish/release.ts'
import { givenTo } from './command.ts'
import { examine } from './content/build-content.ts'
import { compareBytes } from './report/bytes.ts'
import { compareContent } from './report/content.ts'
import { reportDue } from './report/due.ts'
import { readRevision } from './report/revision.ts'
import { printMarkdown, printPlain } from './report/sections.ts'

const { options } = givenTo('report')
const root = process.cwd()
if (options.due) process.exitCode = await reportDue(root)
else await reportChanges()

async function reportChanges() {
  const before = await readRevision(root, options.against, process.env)
  const after = await examine({ root, env: process.env })
  const base = options.base ? readManifest(resolve(options.base)) : undefined
  const sections = [...compareContent(before, after), compareBytes(base, readManifest('.build/build.json'))]
  console.log(printPlain(sections))
  if (options.markdown) writeFileSync(resolve(options.markdown), printMarkdown(sections))
}

function readManifest(path: string): Manifest | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
