import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../builder/publish/manifest.ts'
import { examine } from '../engine/build-content.ts'
import { clockTime } from '../engine/clock.ts'
import { print } from '../engine/print.ts'
import { appearsAt } from '../engine/schedule.ts'
import { givenTo } from './command.ts'

// npm run due: what appears next, and which drafts wait. With --since FILE, the build.json of the published site, it
// ends with 1 when that has nothing to show anew yet: a scheduled workflow then has nothing to build.
const { options } = givenTo('due')
const root = process.cwd()
const { built, problems, site } = await examine({ root, env: process.env })
if (!built) {
  for (const problem of problems) console.error(print(problem))
  process.exitCode = 2
} else if (options.since) {
  const manifest: Pick<Manifest, 'due'> = JSON.parse(readFileSync(join(root, options.since), 'utf8'))
  const due = manifest.due !== null && Date.parse(manifest.due) <= site.now
  console.log(due ? `Due since ${clockTime(Date.parse(manifest.due ?? ''))}.` : 'Nothing became due.')
  process.exitCode = due ? 0 : 1
} else {
  const waiting = [...built.hidden].sort((a, b) => appearsAt(a) - appearsAt(b))
  for (const entry of waiting) {
    const moment = appearsAt(entry)
    console.log(`${Number.isFinite(moment) ? clockTime(moment) : 'draft           '}  ${entry.file}`)
  }
  if (waiting.length === 0) console.log('Nothing waits: all content is published.')
}
