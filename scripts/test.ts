import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { givenTo, Misuse } from './command.ts'
import { browsersSaid } from './lib/browser.ts'
import { listFiles } from './lib/files.ts'
import { changedWordsAlone } from './test/changed.ts'
import { end, runScript, step } from './test/steps.ts'
import { runTests } from './test/vitest.ts'

// npm test: every check of the project, each with its time. All of them run, also when an earlier one failed, and the last
// line is `N passed, N failed`. docs/testing.md says what they prove.
const { options, args: names } = givenTo('test')
const { watch } = options

const root = process.cwd()
const words = options.content || (options.since !== undefined && changedWordsAlone(root, options.since))

// What tests type goes to the local recorder and to no provider, and no page asks anything of Google, whatever
// business.yaml says.
Object.assign(process.env, {
  SITE_FORMS_CONTACT: '',
  SITE_FORMS_CONTACT_HONEYPOT: 'b_contact_website',
  SITE_FORMS_CONTACT_READABLE: '',
  SITE_FORMS_NEWSLETTER: '',
  SITE_FORMS_NEWSLETTER_HONEYPOT: 'b_newsletter_website',
  SITE_FORMS_NEWSLETTER_READABLE: '',
  SITE_ANALYTICS_ANALYTICAL: '',
  SITE_ANALYTICS_MARKETING: '',
  ...(options.deep && { DEEP: '1' }),
  ...(options.browsers && { ENGINES: 'all' }),
  ...(words && { CHANGED_PAGES: '1' }),
})

// Without a browser most tests would fail, so none is started.
if (await step('A browser for the tests', async () => ({ passed: 1, failed: 0, output: browsersSaid() }))) await all()
end()

async function all() {
  if (options.browsers) await tests(['engines', 'journeys'], ['tests/engines', 'journeys/visitor'])
  else if (names.length > 0) await named()
  else if (words) await ofWords()
  else await everything()
}

async function everything() {
  const lint = runScript('lint')
  // The types of the content are written by its check.
  await runScript('check')
  const [built] = await Promise.all([build(), runScript('types'), lint])
  if (!built) await tests(['unit'])
  else await tests(options.deep ? [] : ['!deep'])
}

/** Tests what a change of words and pictures can break. */
async function ofWords() {
  await runScript('check')
  if (await build()) await tests(['output'])
}

async function named() {
  const files = testFiles().filter((file) => names.some((name) => file.includes(name)))
  if (files.length === 0) throw new Misuse(`No file of tests has ${names.join(' or ')} in its name.`)
  if (files.some((file) => /^tests\/(output|builds|deep)\//.test(file))) {
    await runScript('check')
    if (!(await build())) return
  }
  const projects = new Set(files.map(projectOf))
  // What takes long runs where nothing else has that name.
  if (!options.deep && projects.size > 1) projects.delete('deep')
  await tests([...projects], names)
}

/** Returns the project of vitest.config.ts that runs a file: a folder of tests/ has one of its name. */
function projectOf(file: string): string {
  return /^tests\/(?!search\/)(\w+)\//.exec(file)?.[1] ?? 'unit'
}

/** Builds to a place of its own, with what was set above: dist/ may be what a server on this machine sends. */
async function build() {
  const built = await runScript('build', '--', '--place', 'test')
  if (!built) console.log('The site was not built, so its tests do not run.\n')
  return built
}

function tests(projects: string[], names: string[] = []) {
  return step('Tests', () => runTests({ projects, names, watch }))
}

/** Lists every file of tests, from the root. */
function testFiles(): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .flatMap(({ name }) => listFiles(join(root, name)).map((file) => `${name}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file))
}
