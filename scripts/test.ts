import { spawnSync } from 'node:child_process'
import { testCommand } from './commands.ts'
import { addShell, findBrowser, rendersOnly } from './lib/browser.ts'

// npm test: runs every check, even after failures. The last line is `N passed, N failed`, below the ten slowest.
// vitest.config.ts defines the tests, and docs/testing.md explains them.
const { watch = false, content, nightly } = testCommand.opts()
const names = testCommand.args
const total = { passed: 0, failed: 0 }
const times: { name: string; seconds: number }[] = []

if (nightly) process.env.NIGHTLY = '1'
if (content) process.env.CHANGED_PAGES = '1'

try {
  // Fails early without a browser, because most tests need one.
  const whole = findBrowser()
  addShell()
  const quick = findBrowser({ quick: true })
  console.log(
    `Pages are opened in ${quick}${quick === whole ? '.' : `, and what needs the whole browser in ${whole}.`}`,
  )
  if (rendersOnly(whole))
    console.log(
      'It is not the whole browser: tests of a clipboard, and of pages that Back brings back as they were, are skipped. Install Chromium or Chrome to run them.',
    )
  // Content needs only the tests of built pages: the check finds all other faults of a text.
  if (content) await runTests(['output'], ['output/every-page', 'output/links', 'output/budgets'])
  else {
    if (names.length === 0) for (const script of ['lint', 'check', 'types']) runScript(script)
    await runTests(nightly ? [] : ['!nightly'], names)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed++
}
const slowest = times.sort((one, other) => other.seconds - one.seconds).slice(0, 10)
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

/** Runs a script of package.json, which counts as one test. */
function runScript(name: string) {
  console.log(`\nnpm run ${name}`)
  // On Windows, npm is a batch file.
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  total[status === 0 ? 'passed' : 'failed']++
}

/** Runs and counts the tests of some projects (`!` excludes one). `files` limits them to files that match a name. */
async function runTests(project: string[], files?: string[]) {
  process.env.NODE_ENV = 'test'
  const { startVitest } = await import('vitest/node')
  const vitest = await startVitest('test', files, { project, watch })
  let failed = 0
  for (const module of vitest.state.getTestModules()) {
    const tests = [...module.children.allTests()]
    for (const test of tests) {
      const { flaky, duration = 0 } = test.diagnostic() ?? {}
      const name = `${module.relativeModuleId} › ${test.name}`
      times.push({ name, seconds: duration / 1000 })
      if (flaky) console.log(`Passed at the second try: ${name}`)
    }
    total.passed += tests.filter((test) => test.result().state === 'passed').length
    // A file that fails to load, or a failing hook, counts as a failed test.
    failed += tests.filter((test) => test.result().state === 'failed').length || Number(!module.ok())
  }
  // Vitest also fails on uncaught errors, and if no tests match.
  total.failed += failed || Number(process.exitCode === 1)
}
