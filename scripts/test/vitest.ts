import type { TestModule } from 'vitest/node'
import type { Outcome } from './steps.ts'

interface Options {
  /** Projects of vitest.config.ts, or `!` with the one to leave out; all of them when there are none. */
  projects: readonly string[]
  /** Parts of the names of the files to run; all of them when there are none. */
  names?: string[]
  /** Runs them again at every change, until it is stopped. */
  watch?: boolean
}

/** Runs tests and counts them. At the end it names the tests that passed at the second try. */
export async function runTests({ projects, names, watch }: Options): Promise<Outcome> {
  process.env.NODE_ENV = 'test'
  const { startVitest } = await import('vitest/node')
  const vitest = await startVitest('test', names, { project: [...projects], watch })
  const modules = vitest.state.getTestModules()
  for (const module of modules)
    for (const test of module.children.allTests())
      if (test.diagnostic()?.flaky) console.log(`Passed at the second try: ${module.relativeModuleId} › ${test.name}`)
  const { passed, failed } = count(modules)
  // Vitest also fails on what no test caught, and where there is nothing to run.
  return { passed, failed: failed || Number(process.exitCode === 1) }
}

/** A file that cannot be loaded, and what fails around the tests of one, counts as a failed test. */
function count(modules: readonly TestModule[]): Outcome {
  const total = { passed: 0, failed: 0 }
  for (const module of modules) {
    const states = [...module.children.allTests()].map((test) => test.result().state)
    total.passed += states.filter((state) => state === 'passed').length
    total.failed += states.filter((state) => state === 'failed').length || Number(!module.ok())
  }
  return total
}
