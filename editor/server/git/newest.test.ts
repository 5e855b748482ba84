import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { project } from '../../../tests/harness/content.ts'
import { below, gitIn, withRemote } from '../../../tests/harness/desk/repository.ts'
import type { Proposal } from '../../protocol.ts'
import { editedFiles } from './git.ts'
import { takeNewest } from './newest.ts'
import { openProposals } from './proposals.ts'
import { propose } from './propose.ts'
import { fetchUpstream } from './upstream.ts'

const file = 'content/nl/faq/costs.mdx'
const twin = 'content/en/faq/costs.mdx'
const nothing = { isNew: true, landed: [], merged: [], back: [], needsRestart: false }

function begin(root = project({})) {
  const remote = withRemote(root)
  onTestFinished(remote.remove)
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const edit = (name: string, change: (text: string) => string) => writeFileSync(join(root, name), change(read(name)))
  return {
    root,
    ...remote,
    read,
    edit,
    newest: async () => takeNewest(root, await fetchUpstream(root)),
    send: async (files?: string[]) => {
      const wish = { titles: ['Kosten'], files: files ?? (await editedFiles(root)), env: {} }
      return (await propose(root, wish)) as Proposal
    },
    status: () => gitIn(root, 'status', '--porcelain'),
    isUpToDate: () => gitIn(root, 'rev-parse', 'HEAD') === gitIn(remote.remote, 'rev-parse', 'main'),
    /** State that must not change if the merge is refused. */
    state: () => [
      gitIn(root, 'rev-parse', 'HEAD'),
      gitIn(root, 'status', '--porcelain'),
      gitIn(root, 'ls-files', '-s'),
      gitIn(root, 'diff'),
      JSON.stringify(openProposals(root)),
    ],
  }
}

test.each(['merge', 'squash', 'rebase'] as const)(
  'after a %s of the proposal nothing is edited, and what others work on in the folder stays as it is',
  async (way) => {
    const { root, edit, send, take, publish, newest, status, isUpToDate, read } = begin()
    edit(file, (text) => text.replace('Je betaalt vooraf.', 'Je betaalt altijd vooraf.'))
    edit(twin, (text) => text.replace('title: ', 'title: All '))
    const { branch } = await send()
    publish({ 'content/nl/legal/terms.mdx': (text) => `${text}\nVan een ander.\n`, 'package.json': '{}' })
    take(branch, way)
    writeFileSync(join(root, 'own-work.ts'), 'export const half = 1\n')
    writeFileSync(join(root, 'own-note.txt'), 'note')
    gitIn(root, 'add', 'own-work.ts')
    expect(await newest()).toEqual({ ...nothing, landed: ['Kosten'], needsRestart: true })
    expect([status(), isUpToDate()]).toEqual(['A  own-work.ts\n?? own-note.txt', true])
    expect(await editedFiles(root)).toEqual([])
    expect(read(file)).toContain('Je betaalt altijd vooraf.')
    expect(read('content/nl/legal/terms.mdx')).toContain('Van een ander.')
    expect(openProposals(root)).toEqual([])
    expect(await newest()).toEqual({ ...nothing, isNew: false })
    // The next proposal of the same text needs its own branch.
    edit(file, (text) => `${text}\nDaarna.\n`)
    expect(await send()).toMatchObject({ isUpdate: false, pushed: true })
  },
)

test.each([true, false])(
  'a reviewer who changed a word before a squash, with the branch %s kept, is followed',
  async (keepBranch) => {
    const { edit, send, take, publish, newest, read, status } = begin()
    edit(file, (text) => text.replace('Je betaalt vooraf.', 'Je betaalt bij ons elke maand altijd vooraf.'))
    const { branch } = await send()
    publish({ [file]: (text) => text.replace('altijd vooraf', 'steeds vooraf') }, branch)
    take(branch, 'squash', { keepBranch })
    expect(await newest()).toMatchObject({ landed: ['Kosten'], merged: [] })
    expect([status(), read(file).includes('elke maand steeds vooraf.')]).toEqual(['', true])
  },
)

test('what was written since the proposal is merged with what a reviewer made of it', async () => {
  const { edit, send, take, publish, newest, read, root } = begin()
  edit(file, (text) => text.replace('Je betaalt vooraf.', 'Je betaalt bij ons elke maand altijd vooraf.'))
  const { branch } = await send()
  edit(file, (text) => `${text}\nSinds het voorstel.\n`)
  publish({ [file]: (text) => text.replace('altijd vooraf', 'steeds vooraf') }, branch)
  take(branch, 'squash')
  expect(await newest()).toMatchObject({ landed: ['Kosten'], merged: [file] })
  expect(read(file)).toMatch(/elke maand steeds vooraf\..*\nSinds het voorstel\.\n$/s)
  expect(await editedFiles(root)).toEqual([file])
})

test('where a proposal left its mark and its branch is gone, a single word of the reviewer is followed too', async () => {
  const { root, edit, send, take, publish, newest, read } = begin()
  edit(file, (text) => text.replace(/^title: .*/m, 'title: Betalen'))
  edit(twin, (text) => `${text}\nA sentence.\n`)
  const { branch } = await send()
  publish({ [file]: (text) => text.replace('title: Betalen', 'title: Kosten') }, branch)
  take(branch, 'squash')
  expect(await newest()).toEqual({ ...nothing, landed: ['Kosten'] })
  expect([read(file).includes('title: Kosten\n'), await editedFiles(root)]).toEqual([true, []])
})

test('a proposal whose branch was removed without a merge is forgotten, and its edits stay', async () => {
  const { root, remote, edit, send, newest } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  const { branch } = await send()
  gitIn(remote, 'branch', '-D', branch)
  expect(await newest()).toEqual({ ...nothing, isNew: false })
  expect([openProposals(root), await editedFiles(root)]).toEqual([[], [file]])
})

test('a file that the reviewer left out is still edited', async () => {
  const { root, edit, send, publish, newest } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  edit(twin, (text) => `${text}\nA sentence.\n`)
  const { branch } = await send()
  publish({ [file]: (text) => `${text}\nEen zin.\n` })
  expect(await newest()).toEqual(nothing)
  expect(await editedFiles(root)).toEqual([twin])
  expect(openProposals(root).map((one) => one.branch)).toEqual([branch])
})

test('edits that were not proposed are merged with the newest; in the same line nothing is taken in', async () => {
  const { root, edit, publish, newest, read, isUpToDate } = begin()
  edit(file, (text) => `${text}\nMijn zin.\n`)
  publish({ [file]: (text) => text.replace(/^title: .*/m, 'title: Hun titel') })
  expect(await newest()).toEqual({ ...nothing, merged: [file] })
  expect(read(file)).toMatch(/title: Hun titel.*\nMijn zin\.\n$/s)
  expect([isUpToDate(), await editedFiles(root)]).toEqual([true, [file]])
  edit(file, (text) => text.replace('Hun titel', 'Mijn titel'))
  publish({ [file]: (text) => text.replace('Hun titel', 'Weer een titel') })
  await expect(newest()).rejects.toThrow('Someone changed the same lines')
  expect(read(file)).toContain('title: Mijn titel\n')
})

test('of a project that is a folder of its repository, what was added, edited and removed is proposed and followed', async () => {
  const repository = mkdtempSync(join(tmpdir(), 'repository-'))
  onTestFinished(() => rmSync(repository, { recursive: true }))
  const root = below(repository, project({}))
  const { publish, take, isUpToDate } = begin(repository)
  const changes = ['en', 'nl'].flatMap((locale) => {
    const [added, removed, edited] = ['blog/added', 'blog/quote-follow-up', 'faq/costs'].map(
      (name) => `content/${locale}/${name}.mdx`,
    ) as [string, string, string]
    const roster = readFileSync(join(root, `content/${locale}/blog/roster-changes.mdx`), 'utf8')
    writeFileSync(join(root, added), roster.replace(/^id: .*/m, 'id: 77').replace(/^slug: .*\n/m, ''))
    rmSync(join(root, removed))
    writeFileSync(join(root, edited), readFileSync(join(root, edited), 'utf8').replace('title: ', 'title: Over '))
    return [`A\tsite/${added}`, `D\tsite/${removed}`, `M\tsite/${edited}`]
  })
  const { branch } = (await propose(root, { titles: ['Kosten'], files: await editedFiles(root), env: {} })) as Proposal
  expect(gitIn(repository, 'diff', '--name-status', '--no-renames', 'main', branch).split('\n')).toEqual(changes)
  publish({ 'elsewhere.txt': 'new' })
  take(branch, 'squash')
  const result = await takeNewest(root, await fetchUpstream(root))
  expect(result).toEqual({ ...nothing, landed: ['Kosten'] })
  expect([isUpToDate(), gitIn(repository, 'status', '--porcelain')]).toEqual([true, ''])
})

test('where the newest cannot be taken in, it is said why and nothing changes', async () => {
  const { root, edit, publish, newest, state, remote } = begin()
  edit(file, (text) => `${text}\nMijn zin.\n`)
  publish({ [file]: (text) => text.replace(/^title: .*/m, 'title: Hun titel'), 'package.json': '{}' })
  const refuses = async (sentence: string) => {
    const before = state()
    await expect(newest()).rejects.toThrow(sentence)
    expect(state()).toEqual(before)
  }
  writeFileSync(join(root, 'package.json'), 'in progress')
  await refuses('somebody works on this in this folder: package.json')
  rmSync(join(root, 'package.json'))

  gitIn(root, 'add', file)
  await refuses(`somebody works on this in this folder: ${file}`)
  gitIn(root, 'restore', '--staged', file)

  gitIn(root, 'commit', '-q', '--allow-empty', '-m', 'Own')
  await refuses('The branch of this folder has a commit of its own')
  gitIn(root, 'reset', '-q', '--soft', 'HEAD~1')

  gitIn(root, 'switch', '-q', '--detach')
  await refuses('No branch is checked out in this folder')
  gitIn(root, 'switch', '-q', 'main')

  gitIn(root, 'switch', '-q', '-c', 'own-branch')
  await refuses('The branch of this folder is not on the server')
  gitIn(root, 'switch', '-q', 'main')

  gitIn(root, 'remote', 'set-url', 'origin', 'https://git.invalid/owner/site.git')
  await refuses('The server cannot be reached. See whether you are online and try again.')
  gitIn(root, 'remote', 'set-url', 'origin', `${remote}.gone`)
  await refuses('The repository is not where git looks for it')
  gitIn(root, 'remote', 'remove', 'origin')
  await refuses('This folder belongs to no server')
})

test('a move that was interrupted before the branch moved is finished by the next one', async () => {
  const { root, edit, publish, newest, status, read } = begin()
  edit(file, (text) => `${text}\nMijn zin.\n`)
  publish({ [file]: (text) => text.replace(/^title: .*/m, 'title: Hun titel') })
  const before = gitIn(root, 'rev-parse', 'HEAD')
  await newest()
  gitIn(root, 'update-ref', 'HEAD', before)
  expect(await newest()).toMatchObject({ isNew: true })
  expect(status()).toBe(`M ${file}`)
  expect(read(file)).toMatch(/title: Hun titel.*\nMijn zin\.\n$/s)
})

test('a move that git refuses at the last moment leaves the texts as they were', async () => {
  const { root, edit, publish, newest, state } = begin()
  edit(file, (text) => `${text}\nMijn zin.\n`)
  publish({ [file]: (text) => text.replace(/^title: .*/m, 'title: Hun titel') })
  const before = state()
  writeFileSync(join(root, '.git/index.lock'), '')
  await expect(newest()).rejects.toThrow()
  rmSync(join(root, '.git/index.lock'))
  expect(state()).toEqual(before)
})
