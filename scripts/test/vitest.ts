import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { node, type Outcome, programOf } from './steps.ts'

interface Options {
  projects: readonly string[]
  /** Parts of the names of the files to run; all of them when there are none. */
  names?: readonly string[]
  /** Runs them again at every change, until it is stopped. */
  watch?: boolean
  /** Gives what they say when they are done, as something else is under way. */
  later?: boolean
}

/** Runs tests and counts them, as tests/harness/reporter.ts does. */
export async function vitest(root: string, { projects, names = [], watch, later }: Options): Promise<Outcome> {
  const counts = join(root, `.local/test/counts-${projects.join('-')}.json`)
  mkdirSync(dirname(counts), { recursive: true })
  rmSync(counts, { force: true })
  const args = [
    watch ? 'watch' : 'run',
    ...names,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=./tests/harness/reporter.ts',
  ]
  const ended = await node(root, [programOf('vitest', 'vitest'), ...args], {
    live: !later,
    env: { NODE_ENV: 'test', TEST_COUNTS: counts },
  })
  const { passed, failed }: Outcome = existsSync(counts)
    ? JSON.parse(readFileSync(counts, 'utf8'))
    : { passed: 0, failed: 0 }
  // Vitest also fails on what no test caught, and where there is nothing to run.
  return { passed, failed: failed || ended.failed, said: ended.said }
}
