import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf } from '../../scripts/lib/files.ts'
import { isUnlisted } from '../../site/head/metadata.ts'
import { before, build, mustBuild, startHeld } from '../harness/builds/build.ts'
import { alone, marksOf, now, writeHidden } from '../harness/builds/modes.ts'
import { copyProject } from '../harness/project.ts'
import { nightly } from '../harness/sample.ts'
import { indexedPages, pages } from '../harness/site.ts'

// Builds and previews beside each other, in a project that has something to hide. Beside dev: dev.test.ts.
let project: ReturnType<typeof copyProject>
let preview: string
const dist = () => join(project.folder, 'dist')
const previewed = () => join(project.folder, '.local/preview/site')

beforeAll(async () => {
  project = copyProject({ cache: 'own' })
  writeHidden(project.folder)
  preview = (await mustBuild(project.folder, now, ['--preview'])).digest
})
afterAll(() => project?.remove())

test('a preview shows what is hidden, and all of it asks not to be found', () => {
  const { closed, listed, hidden } = marksOf(previewed())
  expect(closed).toEqual(expect.arrayContaining(pages.map(({ url }) => fileOf(url))))
  expect(listed).toBe(0)
  expect(hidden).toEqual(expect.arrayContaining(['blog/artikel-951.html', 'en/blog/article-952.html']))
})

const refusal =
  /^Another build is at work here: process \d+, since 2\d{3}-\d\d-\d\dT.*\nWait until it is done, or stop it \(kill \d+\) and build again\.$/m

/** Builds while another build is at work, and again when that has ended: what the place of each holds then. */
async function beside(first: readonly string[], second: readonly string[]) {
  const held = await startHeld(project.folder, now, first)
  const { code, said } = await build(project.folder, now, second)
  const { pid } = held.process
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringMatching(refusal) })
  for (const named of [`: process ${pid}, since `, `kill ${pid}`]) expect(said).toContain(named)
  const done = await held.goOn()
  expect(done).toMatchObject({ code: 0 })
  return [done.digest, (await mustBuild(project.folder, now, second)).digest]
}

test('a build is refused while a preview is at work, and each gives the bytes of one alone', async () => {
  if (nightly) expect(await beside([], ['--preview'])).toEqual([alone(), preview])
  expect(await beside(['--preview'], [])).toEqual([preview, alone()])
})

test('after a preview the site has its pages, lists and search index, and nothing that is hidden', () => {
  const closed = pages.filter(isUnlisted).map(({ url }) => fileOf(url))
  expect(marksOf(dist())).toEqual({ closed: closed.sort(), listed: indexedPages.length, hidden: [] })
})

test('a build that reads what a preview wrote is not published, and says what is wrong', async () => {
  // Another phone number, so that no page of before will do.
  const changed = { SITE_CONTACT_PHONE: '+31 20 123 45 67' }
  const { code, said, digest } = await build(project.folder, { ...now, ...changed, ...before('mixed-modes.mjs') })
  for (const { url } of indexedPages) expect(said).toContain(`${url} asks not to be found.\n`)
  expect(said).toContain('dist/ was left as it was.')
  expect({ code, digest }).toEqual({ code: 1, digest: alone() })
})

test('programs that cannot be made stop a build, which says what is wrong and where', async () => {
  const file = join(project.folder, 'components/BlogCard.tsx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}\nconst twice = 1\nconst twice = 2\n`)
  const { code, said, digest } = await build(project.folder, now)
  writeFileSync(file, text)
  expect(said).toMatch(/`twice` has already been declared[\s\S]*components\/BlogCard\.tsx:\d+/)
  expect({ code, digest }).toEqual({ code: 1, digest: alone() })
})

test.runIf(nightly)('two checkouts that share a cache build at the same time as each would alone', async () => {
  const other = copyProject({ source: project.folder })
  try {
    for (const part of ['content', 'site', 'pictures'])
      rmSync(join(project.folder, '.cache', part), { recursive: true, force: true })
    const both = [project, other].map(({ folder }) => mustBuild(folder, now))
    expect((await Promise.all(both)).map(({ digest }) => digest)).toEqual([alone(), alone()])
  } finally {
    other.remove()
  }
})
