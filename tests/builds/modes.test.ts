import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf, listFiles } from '../../scripts/lib/files.ts'
import { isUnlisted } from '../../site/head/metadata.ts'
import { before, build, mustBuild } from '../harness/builds/build.ts'
import { now, writeHidden } from '../harness/builds/changes.ts'
import { copyProject, folderDigest } from '../harness/project.ts'
import { nightly } from '../harness/sample.ts'
import { indexedPages, pages } from '../harness/site.ts'
import { smallSite } from '../harness/small-site.ts'

// Builds a preview and the site of one project with hidden entries.

let project: ReturnType<typeof copyProject>
const dist = () => join(project.folder, 'dist')
const alone = folderDigest(smallSite)

beforeAll(async () => {
  project = copyProject({ cache: 'own' })
  writeHidden(project.folder)
  await mustBuild(project.folder, now, ['--preview'])
})
afterAll(() => project?.remove())

function marksOf(folder: string) {
  const files = listFiles(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  const closed = files.filter(({ text }) => text.includes('<meta name="robots" content="noindex"'))
  const sitemap = files.find(({ file }) => file === 'sitemap.xml')?.text ?? ''
  return {
    closed: closed.map(({ file }) => file),
    listed: sitemap.match(/<loc>/g)?.length ?? 0,
    hidden: files.filter(({ file, text }) => /(artikel|article)[- ]95[12]/i.test(file + text)).map(({ file }) => file),
  }
}

test('a preview shows hidden entries, in a separate folder, and all its pages are noindex', () => {
  const { closed, listed, hidden } = marksOf(join(project.folder, '.local/preview/site'))
  expect(closed).toEqual(expect.arrayContaining(pages.map(({ url }) => fileOf(url))))
  expect(listed).toBe(0)
  expect(hidden).toEqual(expect.arrayContaining(['blog/artikel-951.html', 'en/blog/article-952.html']))
  expect(existsSync(dist())).toBe(false)
})

test('after a preview, the site is byte for byte that of a project without hidden entries', async () => {
  expect(await mustBuild(project.folder, now)).toMatchObject({ digest: alone })
  const closed = pages.filter(isUnlisted).map(({ url }) => fileOf(url))
  expect(marksOf(dist())).toEqual({ closed: closed.sort(), listed: indexedPages.length, hidden: [] })
})

/** Makes the pages read the collections of the preview instead of the site's. */
const mixed = before(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { readFileSync } = fs
  fs.readFileSync = (path, ...rest) => {
    const name = path instanceof URL ? path.pathname : path
    const other = typeof name === 'string' ? name.replace('/.content/build/', '/.content/preview/') : name
    return readFileSync(other, ...rest)
  }
  syncBuiltinESMExports()`)

test.runIf(nightly)('a build that reads the output of a preview is not published, and says why', async () => {
  // A different phone number, so that no cached page is reused.
  const { code, said, digest } = await build(project.folder, {
    ...now,
    ...mixed,
    SITE_CONTACT_PHONE: '+31 20 123 45 67',
  })
  for (const { url } of indexedPages) expect(said).toContain(`${url} has noindex, which only previews may have.\n`)
  expect(said).toContain('dist/ was not changed.')
  expect({ code, digest }).toEqual({ code: 1, digest: alone })
})
