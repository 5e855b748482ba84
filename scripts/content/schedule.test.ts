import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ContentChanges, post, problemsIn, project, readAll } from '../../tests/harness/content.ts'
import { buildContent } from '../check/run.ts'
import { contentSettings, type Mode } from './settings.ts'

const body = 'Over Zwartsluis.'
const twin = { body: 'On Blackpool.' }
const noon = '2026-11-21 12:00'

/** Builds the content. `there` tells whether the Dutch post is published, and `hidden` lists all hidden files. */
async function shown(changes: ContentChanges, now = noon, mode?: Mode) {
  const built = await readAll({ root: project(changes), env: { BUILD_NOW: now }, mode })
  if (Array.isArray(built)) throw new Error(JSON.stringify(built))
  const names = built.content.posts.nl.map(({ name }) => name)
  return { there: names.includes('kosten'), hidden: built.hidden.map(({ file }) => file), built }
}

describe('hidden entries', () => {
  test('a draft is hidden, in its own language only', async () => {
    const { there, hidden, built } = await shown(post({ draft: 'true' }, body, twin))
    expect(there).toBe(false)
    expect(hidden).toEqual(['content/nl/blog/kosten.mdx'])
    expect(built.due).toBeUndefined()
    expect(built.content.posts.en.map(({ name }) => name)).toContain('kosten')
  })

  test('a scheduled post appears on the minute', async () => {
    const changes = post({ publishAt: '2026-12-01 09:00' }, body, twin)
    const before = await shown(changes, '2026-12-01 08:59')
    expect(before.there).toBe(false)
    expect(new Date(before.built.due ?? 0).toISOString()).toBe('2026-12-01T08:00:00.000Z')
    const after = await shown(changes, '2026-12-01 09:00')
    expect(after).toMatchObject({ there: true, hidden: [] })
    expect(after.built.due).toBeUndefined()
  })

  test('a draft stays hidden on and after its date', async () => {
    const changes = post({ draft: 'true', publishAt: '2026-12-01 09:00' }, body, twin)
    for (const now of [noon, '2026-12-01 09:00', '2027-01-01 12:00'])
      expect(await shown(changes, now)).toMatchObject({ there: false, hidden: ['content/nl/blog/kosten.mdx'] })
  })

  test('the next of several scheduled entries determines the next build', async () => {
    const { built } = await shown({
      ...post({ publishAt: '2026-12-05 09:00' }, body, { ...twin, fields: { publishAt: '2026-12-02 09:00' } }),
      'nl/faq/extra.mdx': '---\ntitle: Extra vragen\norder: 9\npublishAt: 2026-12-03\n---\n\n## Nieuw? [#new]\n\nJa.\n',
      'en/faq/extra.mdx': '---\ntitle: Extra questions\norder: 9\ndraft: true\n---\n\n## New? [#new]\n\nYes.\n',
    })
    expect(new Date(built.due ?? 0).toISOString()).toBe('2026-12-02T08:00:00.000Z')
    expect(built.hidden).toHaveLength(4)
    expect(built.content.faq.nl.map(({ id }) => id)).not.toContain('extra')
  })

  test("no part of it is in the site's input", async () => {
    const root = project(
      post({ draft: 'true', title: 'Naar Zwartsluis' }, body, {
        ...twin,
        fields: { draft: 'true', title: 'Going to Blackpool' },
      }),
    )
    await buildContent(root, contentSettings({ BUILD_NOW: noon }))
    const written = readdirSync(join(root, '.content'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => `${name} ${readFileSync(join(root, '.content', name), 'utf8')}`)
    expect(written.length).toBeGreaterThan(4)
    expect(written.filter((text) => /Zwartsluis|Blackpool|kosten\.json/.test(text))).toEqual([])
  })

  test('a preview shows all of it, each part with the time until which it is hidden', async () => {
    const draft = await shown(post({ draft: 'true' }, body, twin), noon, 'preview')
    expect(draft.built.content.preview).toBe(true)
    expect(draft.built.content.posts.nl.find(({ name }) => name === 'kosten')).toMatchObject({ waits: '' })
    const later = await shown(post({ publishAt: '2026-12-01 09:00' }, body, twin), noon, 'preview')
    expect(later.built.content.posts.nl.find(({ name }) => name === 'kosten')).toMatchObject({
      waits: '2026-12-01 09:00',
    })
    expect(later.hidden).toEqual(['content/nl/blog/kosten.mdx'])
    const other = later.built.content.posts.nl.find(({ name }) => name === 'five-reasons')
    expect(other?.waits).toBeUndefined()
  })
})

test('only entries that a writer can add have these fields, not fixed pages', async () => {
  const text = readFileSync(join(project({}), 'content/nl/pages/about.mdx'), 'utf8')
  const [line] = await problemsIn({ 'nl/pages/about.mdx': text.replace('---\n', '---\ndraft: true\n') })
  expect(line).toContain('content/nl/pages/about.mdx:2:1  draft is not a known field.')
})

test('a draft is checked like everything else', async () => {
  expect(await problemsIn(post({ draft: 'true', title: 'Kort' }))).toHaveLength(1)
})
