import { join } from 'node:path'
import { findBrowser } from '../system/browser.ts'
import { listFiles } from '../system/files.ts'
import { givenTo, Misuse } from './command.ts'
import { changedWordsAlone } from './test/changed.ts'
import { openSteps } from './test/steps.ts'
import { vitest } from './test/vitest.ts'

// npm test: every check of the project, each with its time. All of them run, also when an earlier one failed, and the last
// line is `N passed, N failed`: each test counts, and each other step counts as one. docs/testing.md says what they prove.
// npm test -- NAME … runs the files of tests whose names hold one of these, with what they need.
// --since COMMIT runs what words can break where words and pictures are all that changed since, and else everything.
// --watch runs them again at every change; --content what words and pictures can break; --deep all of it, unsampled;
// --browsers what a visitor does, in Chromium, Firefox and WebKit, as far as they are here.
const { options, args: names } = givenTo('test')

const root = join(import.meta.dirname, '..')
const words = options.content || (options.since !== undefined && changedWordsAlone(root, options.since))

// What tests type goes to the local recorder and to no provider, and no page asks anything of Google, whatever
// business.yaml says.
Object.assign(process.env, {
  SITE_FORMS_CONTACT: '',
  SITE_FORMS_CONTACT_HONEYPOT: 'b_contact_website',
  SITE_FORMS_NEWSLETTER: '',
  SITE_FORMS_NEWSLETTER_HONEYPOT: 'b_newsletter_website',
  SITE_ANALYTICS_ANALYTICAL: '',
  SITE_ANALYTICS_MARKETING: '',
  ...(options.deep && { DEEP: '1' }),
  ...(options.browsers && { ENGINES: 'all' }),
  ...(words && { CHANGED_PAGES: '1' }),
})

const steps = openSteps(root)

const content = () => steps.npm('Content', 'check')
const build = () => steps.npm('Build', 'build')
const withoutBuild = 'dist/ was not built, so these did not run.'

await steps.run('A browser for the tests', findBrowser)
if (options.browsers) await steps.tests('In every browser', () => vitest(root, { projects: ['engines'] }))
else if (names.length > 0) await named()
else if (words) await ofWords()
else await everything()
steps.end()

async function everything() {
  const style = steps.command('Format and lint (biome)', '@biomejs/biome', 'biome', ['ci', '--error-on-warnings'])
  // The types of the content are written by its check.
  await content()
  const types = steps.command('Types (tsc)', 'typescript', 'tsc', [])
  const unit = steps.tests('Tests beside the code', () => vitest(root, { projects: ['unit'], later: true }))
  const built = await build()
  await Promise.all([style, types, unit])
  const projects = ['browser', 'output', 'builds', 'engines', ...(options.deep ? ['deep'] : [])]
  await steps.tests('Tests of the built site', () => {
    if (!built) throw new Error(withoutBuild)
    return vitest(root, { projects })
  })
}

/** What a change of words and pictures can break. */
async function ofWords() {
  await content()
  const built = await build()
  await steps.tests('Tests of the built site', () => {
    if (!built) throw new Error(withoutBuild)
    return vitest(root, { projects: ['output'] })
  })
}

async function named() {
  const tests = [...listFiles(join(root, 'tests')).map((file) => `tests/${file}`), ...besideCode()]
  const files = tests.filter((file) => /\.test\.tsx?$/.test(file) && names.some((name) => file.includes(name)))
  if (files.length === 0) throw new Misuse(`No file of tests has ${names.join(' or ')} in its name.`)
  if (files.some((file) => /^tests\/(output|builds|deep)\//.test(file))) {
    await content()
    await build()
  }
  // What takes long runs where nothing else has that name.
  const projects = options.deep || files.every((file) => file.startsWith('tests/deep/')) ? [] : ['!deep']
  await steps.tests('Tests', () => vitest(root, { names, watch: options.watch, projects }))
}

function besideCode(): string[] {
  const rooms = [
    'site',
    'engine',
    'builder',
    'editor',
    'hosting',
    'system',
    'scripts',
    'components',
    'renderer',
    'pages',
  ]
  return rooms.flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
}
