import { print } from '../check/print.ts'
import { examine } from '../content/build-content.ts'
import { whenShown } from './content.ts'

/** Lists what is hidden and when it appears. Returns the exit code: 2 where the content has mistakes. */
export async function reportDue(root: string): Promise<number> {
  const { built, problems } = await examine({ root, env: process.env })
  if (!built) {
    for (const problem of problems) console.error(print(problem))
    return 2
  }
  for (const [when, file] of whenShown(built.hidden)) console.log(`${when.padEnd(16)}  ${file}`)
  if (built.hidden.length === 0) console.log('Nothing waits: all content is published.')
  return 0
}
