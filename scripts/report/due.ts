import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../build/publish/manifest.ts'
import { print } from '../check/print.ts'
import { examine } from '../content/build-content.ts'
import { clockTime } from '../content/clock.ts'
import { whenShown } from './content.ts'

/**
 * Lists what is hidden, or says whether something became due since a build, by its build.json. Returns the exit code: 1
 * where nothing became due, 2 where the content has mistakes.
 */
export async function reportDue(root: string, since?: string): Promise<number> {
  const { built, problems, site } = await examine({ root, env: process.env })
  if (!built) {
    for (const problem of problems) console.error(print(problem))
    return 2
  }
  if (since) {
    const { due }: Pick<Manifest, 'due'> = JSON.parse(readFileSync(join(root, since), 'utf8'))
    const isDue = due !== null && Date.parse(due) <= site.now
    console.log(isDue ? `Due since ${clockTime(Date.parse(due))}.` : 'Nothing became due.')
    return isDue ? 0 : 1
  }
  for (const [when, file] of whenShown(built.hidden)) console.log(`${when.padEnd(16)}  ${file}`)
  if (built.hidden.length === 0) console.log('Nothing waits: all content is published.')
  return 0
}
