import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examine } from '../../engine/build-content.ts'
import { project } from '../../tests/harness/content.ts'
import { keepAddress } from '../text/addresses.ts'
import { duplicate, remove, rename } from './changes.ts'
import { editedFiles, hasGit, messageOf, propose } from './propose.ts'

const time = '2026-11-22T10:00:00.000Z'
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

test('a published post that is renamed keeps its old address, with its twin; one that is hidden needs none', async () => {
  const without = (locale: string) => {
    const text = readFileSync(join(project({}), `content/${locale}/blog/five-reasons.mdx`), 'utf8')
    return text.replace(/^slug: .*\n/m, '')
  }
  const root = project({ 'nl/blog/five-reasons.mdx': without('nl'), 'en/blog/five-reasons.mdx': without('en') })
  const before = await examine({ root, env: {} })
  expect(rename(root, 'blog/five-reasons', 'Reasons, five', true, before, time)).toBe('blog/reasons-five')
  for (const locale of ['nl', 'en']) {
    expect(read(root, `content/${locale}/blog/reasons-five.mdx`)).toContain('aliases: [five-reasons]\n')
    expect(existsSync(join(root, `content/${locale}/blog/five-reasons.mdx`))).toBe(false)
  }
  const { site, problems } = await examine({ root, env: {} })
  expect(site.pageAt('/blog/five-reasons')?.canonical).toBe('/blog/reasons-five')
  expect(problems).toEqual([])
})

test('a copy is hidden, with a number and an address of its own; what is removed is kept aside', async () => {
  const root = project({})
  expect(duplicate(root, 'blog/five-reasons', await examine({ root, env: {} }))).toBe('blog/five-reasons-2')
  expect((await examine({ root, env: {} })).problems).toEqual([])
  remove(root, 'blog/five-reasons-2', time)
  expect((await examine({ root, env: {} })).entries.map(({ name }) => name)).not.toContain('five-reasons-2')
  expect(readdirSync(join(root, '.local/desk/removed'))).toHaveLength(1)
  expect(() => remove(root, 'pages/home', time)).toThrow('stays')
})

test('a slug that changes leaves the old address of what was published, once', () => {
  const file = 'content/nl/blog/a.mdx'
  const text = '---\ntitle: A\nslug: oud\n---\n\nTekst\n'
  const next = text.replace('slug: oud', 'slug: nieuw')
  expect(keepAddress(file, text, next)).toEqual({
    text: next.replace('---\n\n', 'aliases: [oud]\n---\n\n'),
    kept: 'oud',
  })
  expect(keepAddress(file, text.replace('slug: oud\n', ''), next).kept).toBe('a')
  expect(keepAddress(file, text, text.replace('Tekst', 'Meer')).kept).toBeUndefined()
  expect(keepAddress(file, text.replace('slug', 'draft: true\nslug'), next).kept).toBeUndefined()
  expect(keepAddress(file, null, next).kept).toBeUndefined()
  expect(keepAddress('content/nl/faq/a.mdx', text, next).kept).toBeUndefined()
})

test('a proposal goes to the remote with a name and a mail that are given; without git there is none', () => {
  const root = project({})
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()
  mkdirSync(join(root, 'remote.git'))
  git(join(root, 'remote.git'), 'init', '-q', '--bare')
  writeFileSync(join(root, '.gitignore'), '/remote.git\n/.local\n/.cache\n/node_modules\n')
  git(root, 'init', '-q', '-b', 'main')
  expect(hasGit(root)).toBe(false)
  git(root, 'add', '-A')
  git(root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Begin')
  git(root, 'remote', 'add', 'origin', join(root, 'remote.git'))
  const file = 'content/nl/faq/costs.mdx'
  writeFileSync(join(root, file), `${read(root, file)}\nEen zin.\n`)
  remove(root, 'faq/support', time)
  expect(editedFiles(root).sort()).toEqual(['content/en/faq/support.mdx', file, 'content/nl/faq/support.mdx'].sort())
  const author = 'Anna <anna@example.com>'
  const { branch, pushed, compare } = propose(root, { titles: ['Kosten', 'Support'], files: editedFiles(root), author })
  expect([pushed, compare]).toEqual([true, undefined])
  expect(git(join(root, 'remote.git'), 'log', '-1', '--format=%an %ae %s', branch)).toBe(
    'Anna anna@example.com Kosten (+1)',
  )
  expect(git(root, 'diff', '--name-status', 'main', branch).split('\n').sort()).toEqual([
    'D\tcontent/en/faq/support.mdx',
    'D\tcontent/nl/faq/support.mdx',
    `M\t${file}`,
  ])
  expect(git(root, 'status', '--porcelain').split('\n')).toHaveLength(3)
  git(root, 'remote', 'set-url', 'origin', join(root, 'gone.git'))
  expect(propose(root, { titles: ['Kosten'], files: [file], author })).toMatchObject({
    pushed: false,
    trouble: expect.any(String),
  })
  expect(messageOf(['Een'])).toBe('Een\n')
})

test('of a project that is a folder of its repository, what was added, edited and removed is proposed too', () => {
  const repository = project({})
  const root = join(repository, 'site')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()
  mkdirSync(join(root, 'content'), { recursive: true })
  for (const name of ['edited', 'removed']) writeFileSync(join(root, 'content', name), name)
  git('init', '-q', '-b', 'main')
  git('add', 'site')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Begin')
  for (const name of ['edited', 'added']) writeFileSync(join(root, 'content', name), `${name} since`)
  rmSync(join(root, 'content/removed'))
  const files = editedFiles(root)
  expect([...files].sort()).toEqual(['content/added', 'content/edited', 'content/removed'])
  const { branch } = propose(root, { titles: ['Een'], files, author: 'Anna <anna@example.com>' })
  expect(git('diff', '--name-status', 'main', branch).split('\n')).toEqual([
    'A\tsite/content/added',
    'M\tsite/content/edited',
    'D\tsite/content/removed',
  ])
})
