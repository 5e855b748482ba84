import { expect, test } from 'vitest'
import { type ContentChanges, entry, post, project } from '../../tests/harness/content.ts'
import { checkProject } from '../check/run.ts'
import { contentSettings } from '../content/settings.ts'
import { compareBytes, compareContent } from './compare.ts'

const env = { BUILD_NOW: '2026-11-21 12:00' }

async function reported(before: ContentChanges, after: ContentChanges) {
  const sections = compareContent(await revision(project(before)), await revision(project(after)))
  return Object.fromEntries(sections.map(({ title, rows }) => [title, rows]))
}

async function revision(root: string) {
  return checkProject(root, contentSettings(env))
}

const files = { nl: 'content/nl/blog/kosten.mdx', en: 'content/en/blog/kosten.mdx' }
const dutch = 'Een korte tekst van zes woorden.'

test('without changes, every part says that there are none', async () => {
  const { 'Not published yet': _, ...parts } = await reported(post({}, dutch), post({}, dutch))
  expect(Object.values(parts).flat()).toEqual([])
})

test('added, changed and removed entries are listed for each language, with their addresses', async () => {
  const twin = { body: 'A text.' }
  const { Pages: added } = await reported({}, post({}, dutch, twin))
  expect(added).toEqual([
    ['added', 'en', '/en/blog/kosten', files.en],
    ['added', 'nl', '/blog/kosten', files.nl],
  ])
  const { Pages: removed } = await reported(post({}, dutch, twin), {})
  expect(removed).toEqual([
    ['removed', 'en', '/en/blog/kosten', files.en],
    ['removed', 'nl', '/blog/kosten', files.nl],
  ])
  const { Pages: changed } = await reported(post({}, dutch, twin), post({}, `${dutch} Meer.`, twin))
  expect(changed).toEqual([['changed', 'nl', '/blog/kosten', files.nl]])
})

test('a removed address is listed, with the line that would keep it', async () => {
  const twin = { body: 'A text.' }
  const was = post({ slug: 'oud', aliases: '[oudst]' }, dutch, twin)
  const { 'Removed addresses': lost } = await reported(was, post({ slug: 'nieuw' }, dutch, twin))
  const cure = `${files.nl}:10:7  No longer online: /blog/oudst, /blog/oud. Write aliases: [oudst, oud] to send visitors here.`
  expect(lost).toEqual([
    ['/blog/oud', cure],
    ['/blog/oudst', cure],
  ])
})

test('a changed text is listed with its links, and with its search result', async () => {
  const parts = await reported(
    post({}, `${dutch} [Faq](/faq)`),
    post({ title: 'Wat kost een website nu' }, `${dutch} En nog vier woorden. [Contact](/contact)`),
  )
  expect(parts.Links).toEqual([
    ['added', '/contact', files.nl],
    ['removed', '/faq', files.nl],
  ])
  expect(parts['In search results']).toEqual([
    [
      'Wat kost een website nu · Werkstroom',
      'Wat een website kost, met drie voorbeelden uit de praktijk en een lijstje om zelf na te rekenen.',
    ],
  ])
})

test('a translation of an older original is out of date, and a missing one has a reason', async () => {
  const stale = await reported(
    {},
    post({}, dutch, { fields: { translates: 't0000000' }, body: 'A short text of six words.' }),
  )
  expect(stale.Translations).toEqual([[files.en, 'OUT OF DATE']])
  const alone = await reported({}, { 'nl/blog/kosten.mdx': entry({ noTwin: 'Alleen voor Nederlandse lezers' }) })
  expect(alone.Translations).toEqual([[files.nl, 'not translated: Alleen voor Nederlandse lezers']])
})

test('hidden entries are listed in order of publication, drafts last', async () => {
  const parts = await reported(
    {},
    post({ draft: 'true' }, dutch, { fields: { publishAt: '2026-12-01 09:00' }, body: 'A text.' }),
  )
  expect(parts['Not published yet']).toEqual([
    ['2026-12-01 09:00', files.en],
    ['draft', files.nl],
  ])
})

test('bytes are compared page by page, and as a whole', () => {
  const file = (path: string, bytes: number) => ({ path, bytes, sha256: '' })
  const before = { files: [file('faq.html', 100), file('old.html', 50), file('a.js', 10), file('same.html', 5)] }
  const after = { files: [file('faq.html', 130), file('new.html', 60), file('a.js', 10), file('same.html', 5)] }
  expect(compareBytes(before, after).rows).toEqual([
    ['faq.html', '100', '130', '+30'],
    ['new.html', 'new', '60', '+60'],
    ['old.html', '50', 'removed', '-50'],
    ['whole site', '165', '205', '+40'],
  ])
  expect(compareBytes({ ...before, base: '/sub/' }, { ...after, base: '/' })).toMatchObject({
    rows: [],
    none: 'The other build is for /sub/ and this one for /, so every link differs. Run BASE=/sub/ npm run build first.',
  })
  expect(compareBytes(undefined, after).none).toBe(
    'Only the content was compared. --base <build.json> compares sizes too.',
  )
  expect(compareBytes(before, undefined).none).toBe('There is no build here. Run npm run build first.')
})
