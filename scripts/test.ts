import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pc from 'picocolors'
import { findBrowser } from './browser.ts'

// npm test: every check of the project, each with its time. All of them run, also when an earlier one failed.
// The last line is `N passed, N failed`: each test of Vitest counts, and each other step counts as one.
interface Count {
  passed: number
  failed: number
}

// What tests type goes to the local recorder and to no provider, and no page asks anything of Google, whatever
// business.yaml says.
const apart = {
  SITE_FORMS_CONTACT: '',
  SITE_FORMS_CONTACT_HONEYPOT: 'b_contact_website',
  SITE_FORMS_NEWSLETTER: '',
  SITE_FORMS_NEWSLETTER_HONEYPOT: 'b_newsletter_website',
  SITE_ANALYTICS_ANALYTICAL: '',
  SITE_ANALYTICS_MARKETING: '',
}
Object.assign(process.env, apart)

const root = join(import.meta.dirname, '..')
const total: Count = { passed: 0, failed: 0 }

step('A browser for the tests', browser)
step('Format and lint (biome)', () => command('@biomejs/biome', 'biome', 'ci', '--error-on-warnings'))
// The types of the content are written by its check.
step('Content', () => script('scripts/check-content.ts'))
step('Types (tsc)', () => command('typescript', 'tsc'))
step('Tests beside the code', () => vitest('unit'))
const built = step('Build', () => script('scripts/build.ts'))
step('Tests of the built site', () =>
  built.failed ? skip('dist/ was not built, so its tests did not run.') : vitest('site'),
)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

function step(name: string, run: () => Count): Count {
  console.log(pc.bold(`\n${name}`))
  const start = performance.now()
  const count = attempt(run)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(count.failed ? pc.red(`✗ ${name} (${seconds} s)`) : pc.green(`✓ ${name} (${seconds} s)`))
  total.passed += count.passed
  total.failed += count.failed
  return count
}

/** A step that cannot even run has failed; the others still run. */
function attempt(run: () => Count): Count {
  try {
    return run()
  } catch (error) {
    return skip(error instanceof Error ? error.message : String(error))
  }
}

function one(passed: boolean): Count {
  return { passed: Number(passed), failed: Number(!passed) }
}

function skip(reason: string): Count {
  console.log(reason)
  return one(false)
}

function browser(): Count {
  console.log(findBrowser())
  return one(true)
}

/** Runs Node on a file with its arguments, without a shell: paths may hold spaces. */
function node(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}

function script(file: string): Count {
  return one(node('--import', 'tsx', file))
}

/** Runs the program of an installed package. */
function command(name: string, program: string, ...args: string[]) {
  return one(node(programOf(name, program), ...args))
}

function programOf(name: string, program: string) {
  const manifest = manifestOf(name)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[program])
}

/** Where a package is installed; also one that does not export its package.json. */
function manifestOf(name: string) {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const found = folders.map((folder) => join(folder, name, 'package.json')).find((file) => existsSync(file))
  if (!found) throw new Error(`The package ${name} is not installed. Run npm ci.`)
  return found
}

/** Runs one project of Vitest and counts its tests. A file that cannot be loaded counts as a failed test. */
function vitest(project: string): Count {
  const report = join(root, '.build', `tests-${project}.json`)
  rmSync(report, { force: true })
  const passed = node(
    programOf('vitest', 'vitest'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  if (!existsSync(report)) return one(false)
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const unloaded = testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = numFailedTests + unloaded
  // Vitest also fails on what no test caught.
  return { passed: numPassedTests, failed: failed || Number(!passed) }
}
