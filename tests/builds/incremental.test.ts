import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { content, fact } from '../../site/content.ts'
import { releaseFile, socialPicture } from '../../site/files.ts'
import { socialCardOf } from '../../site/head/metadata.ts'
import { locales } from '../../site/locales.ts'
import { listPages } from '../../site/pages.ts'
import { searchFile } from '../../site/search/data.ts'
import { before, mustBuild, startBuild } from '../harness/builds/build.ts'
import { swap } from '../harness/builds/changes.ts'
import { copyProject, giveCache } from '../harness/project.ts'
import { nightly } from '../harness/sample.ts'
import { smallRoot, smallSite } from '../harness/small-site.ts'

// Tests incremental builds of one project, compared at the end with a clean build elsewhere.

const was = Number(fact('singleFlow.price', 'nl').replace(/\D/g, ''))

type Files = ReadonlyMap<string, Buffer>

let project: ReturnType<typeof copyProject>
let files: Files

beforeAll(() => {
  project = copyProject({ cache: 'own' })
  files = filesOf(smallSite)
})
afterAll(() => project?.remove())

/** Files of a built site by name, with the content hash removed from the search indexes. */
function filesOf(site: string): Files {
  const nameOf = (file: string) => file.replace(/^(assets\/search\/\w+)\.\w+/, '$1')
  return new Map(listFiles(site).map((file) => [nameOf(file), readFileSync(join(site, file))]))
}

function differing(one: Files, other: Files): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => !one.get(name)?.equals(other.get(name) ?? Buffer.alloc(0))).sort()
}

/** Builds after a change. Returns the changed files, the earlier ones, the log, and whether Vite ran. */
async function buildAfter(edit?: (folder: string) => void) {
  const started = join(project.folder, 'started.txt')
  rmSync(started, { force: true })
  edit?.(project.folder)
  const namingPrograms = before(`
    import { appendFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(started)}, process.argv[1] + '\\n')`)
  const { said } = await mustBuild(project.folder, namingPrograms)
  const last = files
  files = filesOf(join(project.folder, 'dist'))
  const vite = existsSync(started) && readFileSync(started, 'utf8').includes('scripts/build/bundle.js\n')
  return { changed: differing(last, files), last, said, vite }
}

const stating = (amount: number, all: Files) =>
  [...all]
    .filter(([name]) => !name.endsWith('.png'))
    .filter(([, bytes]) => new RegExp(`€(\\s|&nbsp;|&amp;nbsp;)?${amount}(?!\\d)`).test(bytes.toString('utf8')))
    .map(([name]) => name)

test("a build of the same content is identical and reuses all files, even with another checkout's bundles", async () => {
  const { changed, said, vite } = await buildAfter()
  expect({ changed, vite }).toEqual({ changed: [], vite: false })
  expect(said).toContain('(0 rendered)')
  expect(said).toContain('(0 new pictures)')
  const ofPublic = listFiles(join(smallRoot, 'public')).filter((file) => file.endsWith('.svg'))
  expect([...files.keys()].filter((file) => /^(?!assets).*\.svg$/.test(file)).sort()).toEqual(ofPublic.sort())
})

test('a new price changes the pages that show it, their feeds, search index and pictures, and nothing else', async () => {
  const edit = swap('content/business.yaml', /(\nsingleFlow:\n +price: )\d+/, `$1${was + 1}`)
  const { changed, last, said, vite } = await buildAfter(edit)
  const pictures = listPages(content)
    .filter((page) => page.url === page.canonical)
    .filter((page) => JSON.stringify(socialCardOf(page, content)).includes(fact('singleFlow.price', page.locale)))
    .map((page) => socialPicture(page.canonical).slice(1))
  expect(pictures.length).toBeGreaterThan(0)
  // These files contain hashes or texts of other files.
  const own = [searchFile.slice(1), releaseFile.slice(1), ...locales.map((locale) => `assets/search/${locale}.json`)]
  expect(changed).toEqual([...stating(was, last), ...pictures, ...own].sort())
  expect(said).toContain(`(${pictures.length} new pictures)`)
  expect(stating(was, files)).toEqual([])
  expect(vite).toBe(false)
})

test.runIf(nightly)('the words of one page change only that page and files made from it', async () => {
  const { changed, vite } = await buildAfter(swap('content/nl/pages/home.mdx', 'zonder overtypen', 'zonder typewerk'))
  expect(changed.filter((name) => name.endsWith('.html'))).toEqual(['index.html'])
  expect(vite).toBe(false)
})

test.runIf(nightly)('Vite runs when a source file changed', async () => {
  const { changed, vite } = await buildAfter(swap('renderer/styles/prose.css', /$/, 'main { outline-offset: 1px; }'))
  expect(changed).toContain('privacy.html')
  expect(vite).toBe(true)
})

test.runIf(nightly)(
  'kept files equal those of a clean build in any folder, time zone, language and umask, at any time',
  async () => {
    const elsewhere = copyProject({ name: 'één map met spaties', cache: 'none', source: project.folder })
    try {
      // Scripts and pictures take most of the time and do not depend on the changed text.
      if (!nightly) giveCache(project.folder, elsewhere.folder, ['pictures', 'site'])
      const laterClock = before(`
      const now = Date.now.bind(Date)
      const later = () => now() + 400.3 * 86_400_000
      globalThis.Date = class extends Date {
        constructor(...args) { super(...(args.length === 0 ? [later()] : args)) }
        static now() { return later() }
      }`)
      const umask = process.umask(0o077)
      const place = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }
      const clean = startBuild(elsewhere.folder, { ...place, ...laterClock })
      process.umask(umask)
      expect({ code: await clean.ended, said: clean.said() }).toMatchObject({ code: 0 })
      expect(differing(filesOf(join(elsewhere.folder, 'dist')), files)).toEqual([])
    } finally {
      elsewhere.remove()
    }
  },
)
