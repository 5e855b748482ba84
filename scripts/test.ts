import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { testCommand } from './commands.ts'
import { addShell, findBrowser, rendersOnly } from './lib/browser.ts'
import { describeFailure, describeFailures } from './test/failures.ts'

// npm test: runs every check, even after failures. Prints the ten slowest tests, the failures with their positions in
// texts, and finally `N passed, N failed`. vitest.config.ts defines the tests, and docs/testing.md explains them.
const { watch = false, content, nightly } = testCommand.opts()
const names = testCommand.args
const total = { passed: 0, failed: 0 }
const failures: string[] = []
const times: { name: string; seconds: number }[] = []

/**
 * Projects of a full run without --nightly. Vitest combines exclusions with "or", so excluding two would exclude
 * nothing.
 */
const byDay = ['unit', 'browser', 'output', 'builds', 'journeys']

if (nightly) process.env.NIGHTLY = '1'
if (content) process.env.CHANGED_PAGES = '1'

try {
  // Fails early without a browser, because most tests need one.
  const whole = findBrowser()
  addShell()
  const quick = findBrowser({ quick: true })
  console.log(
    `Tests open pages in ${quick}${quick === whole ? '.' : `, or in ${whole} if they need the whole browser.`}`,
  )
  if (rendersOnly(whole))
    console.log(
      'That browser is only the headless shell, so tests that need a clipboard or the back/forward cache are skipped. Install Chromium or Chrome to run them.',
    )
  // A change of content needs only the tests for built pages. The check finds all other mistakes in texts.
  if (content) {
    if (await runScript('check', '--quiet'))
      await runTests(['output'], ['output/every-page', 'output/links', 'output/budgets'])
  } else {
    const isWhole = names.length === 0
    if (isWhole) process.env.WHOLE_RUN = '1'
    const lint = isWhole && startScript('lint')
    // The check writes the types of the content, which `types` needs.
    if (isWhole) await runScript('check')
    const types = isWhole && startScript('types')
    try {
      await runTests(nightly ? [] : isWhole ? byDay : ['!nightly'], names)
    } finally {
      for (const script of [lint, types]) if (script) await script()
    }
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  failures.push(describeFailure('npm test', [{ message }]))
  total.failed++
}
const slowest = times.sort((a, b) => b.seconds - a.seconds).slice(0, 10)
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
for (const line of describeFailures(failures)) console.log(line)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

/** Runs a script from package.json, which counts as one test. Returns whether it passed. */
function runScript(name: string, ...args: string[]): Promise<boolean> {
  return startScript(name, ...args)()
}

/** Starts a script in parallel. The returned function waits for it to finish, prints its output and counts it. */
function startScript(name: string, ...args: string[]): () => Promise<boolean> {
  // On Windows, npm is a batch file.
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { shell: process.platform === 'win32' })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const closed = once(child, 'close')
  return async () => {
    const [status] = await closed
    console.log(`\nnpm run ${name}\n${Buffer.concat(output)}`)
    if (status !== 0) failures.push(`Failed: npm run ${name}; see its output above`)
    total[status === 0 ? 'passed' : 'failed']++
    return status === 0
  }
}

/**
 * Runs and counts the tests in some projects (`!` excludes a project). `files` selects the files whose names contain
 * any of these parts.
 */
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
      const { state, errors } = test.result()
      if (state === 'failed') failures.push(describeFailure(name, errors))
      if (flaky) console.log(`Passed on the second try: ${name}`)
    }
    total.passed += tests.filter((test) => test.result().state === 'passed').length
    // A file that fails to load, or a failing hook, counts as a failed test.
    const failedTests = tests.filter((test) => test.result().state === 'failed').length
    if (failedTests === 0 && !module.ok()) failures.push(describeFailure(module.relativeModuleId, module.errors()))
    failed += failedTests || Number(!module.ok())
  }
  // Vitest also fails on uncaught errors, and if no tests match.
  const isOutside = failed === 0 && process.exitCode === 1
  if (isOutside) failures.push('Failed: the build before the tests, or another error that is shown above')
  total.failed += failed || Number(isOutside)
}
