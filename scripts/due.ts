import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../builder/publish/manifest.ts'
import { examine } from '../engine/build-content.ts'
import { clockTime } from '../engine/clock.ts'
import { print } from '../engine/print.ts'
import { givenTo } from './command.ts'
import { whenShown } from './report/content.ts'

// With --since, a scheduled workflow learns whether there is anything to build.
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
  for (const [when, file] of whenShown(built.hidden)) console.log(`${when.padEnd(16)}  ${file}`)
  if (built.hidden.length === 0) console.log('Nothing waits: all content is published.')
}
