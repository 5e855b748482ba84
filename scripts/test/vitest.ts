import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allSaid, type Count, inColour, programOf, type Said } from './steps.ts'

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
export async function vitest(root: string, { projects, names = [], watch, later }: Options): Promise<Said<Count>> {
  const counts = join(root, `.build/tests-${projects.join('-')}.json`)
  mkdirSync(dirname(counts), { recursive: true })
  rmSync(counts, { force: true })
  const args = [
    watch ? 'watch' : 'run',
    ...names,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=./tests/harness/reporter.ts',
  ]
  const child = spawn(process.execPath, [programOf('vitest', 'vitest'), ...args], {
    cwd: root,
    stdio: ['inherit', later ? 'pipe' : 'inherit', later ? 'pipe' : 'inherit'],
    env: { ...process.env, ...(later && inColour), TEST_COUNTS: counts },
  })
  const said = allSaid(child)
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  const { passed, failed }: Count = existsSync(counts)
    ? JSON.parse(readFileSync(counts, 'utf8'))
    : { passed: 0, failed: 0 }
  // Vitest also fails on what no test caught, and where there is nothing to run.
  return { passed, failed: failed || Number(code !== 0), said: said() }
}
