import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { browsersSaid } from '../system/browser.ts'
import { listFiles } from '../system/files.ts'
import { givenTo, Misuse } from './command.ts'
import { changedWordsAlone } from './test/changed.ts'
import { node, openSteps, programOf } from './test/steps.ts'
import { vitest } from './test/vitest.ts'

// npm test: every check of the project, each with its time. All of them run, also when an earlier one failed, and the last
// line is `N passed, N failed`. docs/testing.md says what they prove.
const { options, args: names } = givenTo('test')

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

const steps = openSteps()

const command = (...args: string[]) => node(root, ['scripts/run.mjs', ...args])
const content = () => steps.run('Content', () => command('check'))
// In a place of its own, with what was set above: dist/ may be what a server on this machine sends.
const build = () => steps.run('Build', () => command('build', '--place', 'test'))

await steps.run('A browser for the tests', async () => ({ passed: 1, failed: 0, said: browsersSaid() }))
if (options.browsers)
  await steps.run('In every browser', () =>
    vitest(root, { projects: ['engines', 'journeys'], names: ['tests/engines', 'journeys/visitor'] }),
  )
else if (names.length > 0) await named()
else if (words) await ofWords()
else await everything()
steps.end()

async function everything() {
  const style = steps.run('Format and lint (biome)', () =>
    node(root, [programOf('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings']),
  )
  // The types of the content are written by its check.
  await content()
  const types = steps.run('Types (tsc)', () => node(root, [programOf('typescript', 'tsc')]))
  const unit = steps.run('Tests beside the code', () => vitest(root, { projects: ['unit'], later: true }))
  const built = await build()
  await Promise.all([style, types, unit])
  await ofSite(built, ['journeys', 'browser', 'output', 'builds', 'engines', ...(options.deep ? ['deep'] : [])])
}

/** What a change of words and pictures can break. */
async function ofWords() {
  await content()
  await ofSite(await build(), ['output'])
}

function ofSite(built: boolean, projects: readonly string[]) {
  return steps.run('Tests of the built site', async () => {
    if (!built) throw new Error('The site was not built, so these did not run.')
    return vitest(root, { projects })
  })
}

async function named() {
  const files = testFiles().filter((file) => names.some((name) => file.includes(name)))
  if (files.length === 0) throw new Misuse(`No file of tests has ${names.join(' or ')} in its name.`)
  if (files.some((file) => /^tests\/(output|builds|deep)\//.test(file))) {
    await content()
    await build()
  }
  // What takes long runs where nothing else has that name.
  const projects = options.deep || files.every((file) => file.startsWith('tests/deep/')) ? [] : ['!deep']
  await steps.run('Tests', () => vitest(root, { names, watch: options.watch, projects }))
}

/** Every file of tests, from the root. */
function testFiles(): string[] {
  const rooms = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map(({ name }) => name)
  return rooms
    .flatMap((room) => listFiles(join(root, room)).map((file) => `${room}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file))
}
