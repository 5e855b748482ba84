import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf, listFiles } from '../../scripts/lib/files.ts'
import { content, fact } from '../../site/content.ts'
import { files as listed, releaseFile } from '../../site/files.ts'
import { socialPicture } from '../../site/head/social.ts'
import { socialCardOf } from '../../site/head/social-card.ts'
import { locales } from '../../site/locales.ts'
import { listPages } from '../../site/pages.ts'
import { href } from '../../site/routes.ts'
import { searchFile } from '../../site/search/data.ts'
import { before, startBuild } from '../harness/builds/build.ts'
import { type Change, changeNamed, swap } from '../harness/builds/changes.ts'
import { buildAfterEach, differing, filesOf, type Step } from '../harness/builds/incremental.ts'
import { copyProject, giveCache } from '../harness/project.ts'
import { nightly } from '../harness/sample.ts'
import { smallRoot, smallSite } from '../harness/small-site.ts'

// What one project goes through, built after each change with everything that earlier builds kept, and in the end once
// with nothing of that, elsewhere. All kinds of change, each beside a build that has nothing: npm run test:nightly.
const was = Number(fact('singleFlow.price', 'nl').replace(/\D/g, ''))
const becomes = was + 1
const life: Change[] = [
  { name: 'nothing' },
  { name: 'a price', edit: swap('content/business.yaml', /(\nsingleFlow:\n +price: )\d+/, `$1${becomes}`) },
  changeNamed('the words of a page'),
  // Last, as after either of them every page is made anew, and what was wrong before is gone.
  ...(nightly ? [changeNamed('a style'), changeNamed('a post more')] : []),
]

let project: ReturnType<typeof copyProject>
let steps: Step[]

beforeAll(async () => {
  project = copyProject({ cache: 'own' })
  const before = { name: 'before', files: filesOf(smallRoot, smallSite), said: '', vite: false }
  steps = [before, ...(await buildAfterEach(project.folder, life))]
})
afterAll(() => project?.remove())

/** The build after a change, and what it changed in the site. */
function after(name: string): Step & { before: Step; changed: string[] } {
  const at = steps.findIndex((step) => step.name === name)
  const [last, step] = [steps[at - 1], steps[at]]
  if (!last || !step) throw new Error(`Nothing was built after ${name}.`)
  return { ...step, before: last, changed: differing(last.files, step.files) }
}

/** The files that name an amount. */
const stating = (amount: number, { files }: Step) =>
  [...files]
    .filter(([name]) => !name.endsWith('.png'))
    .filter(([, bytes]) => new RegExp(`€(\\s|&nbsp;|&amp;nbsp;)?${amount}(?!\\d)`).test(bytes.toString('utf8')))
    .map(([name]) => name)

test('a build of the same content is the same, byte for byte, and makes nothing', () => {
  const { changed, said } = after('nothing')
  expect(changed).toEqual([])
  expect(said).toContain(' 0 of them anew')
  expect(said).toContain(' 0 pictures made anew')
})

test.runIf(nightly)('Vite runs when a source file changed', () => {
  expect(after('a style')).toMatchObject({ vite: true, changed: expect.arrayContaining(['privacy.html']) })
})

test('a site has the files of its own public/ alone, though another checkout made its programs', () => {
  const ofPublic = listFiles(join(smallRoot, 'public')).filter((file) => file.endsWith('.svg'))
  const drawings = listFiles(smallSite).filter((file) => file.endsWith('.svg'))
  expect(drawings.filter((file) => !file.startsWith('assets/'))).toEqual(ofPublic)
})

test.each(life.map(({ name }) => name).filter((name) => name !== 'a style'))('it does not after: %s', (name) => {
  expect(after(name).vite).toBe(false)
})

test('words of one page change that page and what is made of them, and no other page', () => {
  const { changed } = after('the words of a page')
  expect(changed.filter((name) => name.endsWith('.html'))).toEqual(['index.html'])
})

test('a new price changes the pages that show it, their feeds, search index and pictures, and nothing else', () => {
  const { changed, before: last, said } = after('a price')
  const pictures = listPages(content)
    .filter((page) => page.url === page.canonical)
    .filter((page) => JSON.stringify(socialCardOf(page, content)).includes(fact('singleFlow.price', page.locale)))
    .map((page) => socialPicture(page.canonical).slice(1))
  expect(pictures.length).toBeGreaterThan(0)
  // What tells the names of files that have it, or their hashes, and the words it is found by.
  const own = [searchFile.slice(1), releaseFile.slice(1), ...locales.map((locale) => `assets/search/${locale}.json`)]
  expect(changed).toEqual([...stating(was, last), ...pictures, ...own].sort())
  expect(said).toContain(` ${pictures.length} pictures made anew`)
})

test('among them are the ones a reader would think of, in every language', () => {
  const pages = locales.flatMap((locale) => [href('singleFlows', locale), href('faq', locale)]).map(fileOf)
  const lists = [listed.atom, listed.jsonFeed, listed.llms].flatMap((list) => Object.values(list))
  const indexes = locales.map((locale) => `assets/search/${locale}.json`)
  const expected = [...pages, ...lists.map((path) => path.slice(1)), ...indexes]
  expect(after('a price').changed).toEqual(expect.arrayContaining(expected))
})

test('the old price stands nowhere any more, and the structured data has the new one', () => {
  const step = after('a price')
  expect(stating(was, step)).toEqual([])
  const page = step.files.get(fileOf(href('singleFlows', 'nl')))?.toString('utf8')
  expect(page).toContain(`"minPrice":${becomes}`)
  expect(page).not.toContain(`"minPrice":${was}`)
})

test('all that was kept is what a build makes of nothing: in any folder, time zone, language, umask, at any time', async () => {
  const elsewhere = copyProject({ name: 'één map met spaties', cache: 'none', source: project.folder })
  try {
    // Programs and pictures take most of the time, and are of no words, or show the same.
    if (!nightly) giveCache(project.folder, elsewhere.folder, ['pictures', 'site'])
    const umask = process.umask(0o077)
    const clean = startBuild(elsewhere.folder, {
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      ...before('other-clock.mjs'),
    })
    process.umask(umask)
    expect({ code: await clean.ended, said: clean.said() }).toMatchObject({ code: 0 })
    expect(differing(filesOf(elsewhere.folder), filesOf(project.folder))).toEqual([])
  } finally {
    elsewhere.remove()
  }
})
