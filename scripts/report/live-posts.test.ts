import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ContentChanges, change, post, project } from '../../tests/harness/content.ts'
import { gitIn } from '../../tests/harness/desk/repository.ts'
import { goneAddresses } from '../check/rules/gone-addresses.ts'
import { checkProject } from '../check/run.ts'
import { print, printIn } from '../content/problem.ts'
import { readProject } from '../content/project.ts'
import { contentSettings } from '../content/settings.ts'
import { livePosts } from './live-posts.ts'

const env = { BUILD_NOW: '2026-11-21 12:00' }
const text = 'Een korte tekst van zes woorden.'
const twin = { fields: { slug: 'old' }, body: 'A short text of six words.' }
const file = 'content/nl/blog/kosten.mdx'
const live = post({ slug: 'oud' }, text, twin)

function published(changes: ContentChanges = live) {
  const root = project(changes)
  const git = (...args: string[]) => gitIn(root, ...args)
  git('init', '-q', '-b', 'main')
  git('add', 'content')
  git('commit', '-qm', 'Publish')
  return { root, git }
}

async function saidOf(root: string, say = print): Promise<string[]> {
  const { source, site } = await checkProject(root, contentSettings(env))
  return [...new Set(goneAddresses(livePosts(root, source), site).map(({ problem }) => problem))].map(say)
}

test('an address lost through a new slug or a missing alias is listed', async () => {
  const { root } = published(post({ slug: 'oud', aliases: '[oudst]' }, text, twin))
  expect(await saidOf(root)).toEqual([])
  change(root, post({ slug: 'nieuw', aliases: '[oudst, oud]' }, text, twin))
  expect(await saidOf(root)).toEqual([])
  change(root, post({ slug: 'nieuw', aliases: '[ander]' }, text, { ...twin, fields: { slug: 'new' } }))
  expect(await saidOf(root)).toEqual([
    'content/en/blog/kosten.mdx:10:7  No longer online: /en/blog/old. Write aliases: [old] to send visitors here.',
    `${file}:10:7  No longer online: /blog/oudst, /blog/oud. Write aliases: [oudst, oud, ander] to send visitors here.`,
  ])
})

test('a post that has another file is known by its id, also on a branch', async () => {
  const { root, git } = published(post({}, text, { body: twin.body }))
  git('switch', '-qc', 'rename')
  for (const locale of ['nl', 'en'])
    renameSync(join(root, `content/${locale}/blog/kosten.mdx`), join(root, `content/${locale}/blog/prijs.mdx`))
  git('add', 'content')
  git('commit', '-qm', 'Rename')
  expect(await saidOf(root)).toEqual([
    'content/en/blog/prijs.mdx:1:1  No longer online: /en/blog/kosten. Write aliases: [kosten] to send visitors here.',
    'content/nl/blog/prijs.mdx:1:1  No longer online: /blog/kosten. Write aliases: [kosten] to send visitors here.',
  ])
})

test('a post that is removed or hidden answers 404', async () => {
  const { root } = published()
  change(
    root,
    post({ slug: 'oud', draft: 'true' }, text, { ...twin, fields: { slug: 'old', publishAt: '2027-01-01 09:00' } }),
  )
  expect(await saidOf(root)).toEqual([
    'content/en/blog/kosten.mdx:11:12  No longer online, because this post is hidden: /en/blog/old. Remove publishAt to keep the post online.',
    `${file}:11:8  No longer online, because this post is hidden: /blog/oud. Remove draft to keep the post online.`,
  ])
  change(root, { 'nl/blog/kosten.mdx': null, 'en/blog/kosten.mdx': null })
  const [, dutch] = await saidOf(root, printIn('nl'))
  expect(dutch).toBe(
    `${file}:1:1  Niet meer online: /blog/oud. Zet het artikel terug, schrijf aliases: [oud] in het artikel dat ervoor in de plaats komt, of haal de links naar het oude artikel weg.`,
  )
})

test('a draft can be removed without a report, and an unreadable file does not count as removed', async () => {
  const { root } = published(post({ slug: 'oud', draft: 'true' }, text, twin))
  change(root, { 'nl/blog/kosten.mdx': null, 'en/blog/kosten.mdx': 'no fields' })
  expect(await saidOf(root)).toEqual([])
})

test('nothing is reported if git has no main branch, or only part of its history', async () => {
  const { root, git } = published()
  change(root, post({ slug: 'nieuw' }, text, twin))
  expect(await saidOf(root)).toHaveLength(1)
  const shallow = join(root, 'shallow')
  git('clone', '-q', '--depth', '1', `file://${root}`, shallow)
  change(shallow, post({ slug: 'nieuw' }, text, twin))
  expect(livePosts(shallow, readProject(shallow, contentSettings({})))).toEqual([])
  git('branch', '-m', 'main', 'trunk')
  expect(await saidOf(root)).toEqual([])
  rmSync(join(root, '.git'), { recursive: true })
  expect(await saidOf(root)).toEqual([])
  const nowhere = join(root, 'nowhere')
  expect(livePosts(nowhere, readProject(nowhere, contentSettings({})))).toEqual([])
})
