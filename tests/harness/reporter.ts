import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** How many of the slowest files are named. */
const named = 10

/** At the end of a run: the slowest files, the tests that needed a second try, and how many tests passed and failed, to the file that TEST_COUNTS names. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const times = modules.map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module) }))
    const slowest = times.sort((a, b) => b.seconds - a.seconds).slice(0, named)
    if (modules.length > 1) {
      console.log('The slowest files:')
      for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
      console.log('')
    }
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    for (const test of tests.filter((each) => each.diagnostic()?.flaky))
      console.log(`Passed at the second try: ${test.module.relativeModuleId} › ${test.name}`)
    const { TEST_COUNTS } = process.env
    if (TEST_COUNTS) writeFileSync(TEST_COUNTS, JSON.stringify(countOf(modules)))
  }
}

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  return (duration + collectDuration + setupDuration) / 1000
}

/** A file that cannot be loaded, and what fails around the tests of one, counts as a failed test. */
function countOf(modules: readonly TestModule[]) {
  let passed = 0
  let failed = 0
  for (const module of modules) {
    const tests = [...module.children.allTests()].map((test) => test.result().state)
    passed += tests.filter((state) => state === 'passed').length
    const broken = tests.filter((state) => state === 'failed').length
    failed += broken || Number(!module.ok())
  }
  return { passed, failed }
}
