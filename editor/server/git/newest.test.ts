import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentSettings } from '../../../scripts/content/settings.ts'
import { project } from '../../../tests/harness/content.ts'
import { below, gitIn, withRemote } from '../../../tests/harness/desk/repository.ts'
import { repositoryCopy } from '../../../tests/harness/desk/repository-copy.ts'
import { nightly, sample } from '../../../tests/harness/sample.ts'
import type { Chosen, Key } from '../../protocol.ts'
import { takeNewest } from './newest.ts'
import { currentProposal } from './proposal.ts'
import { propose } from './propose.ts'
import { statesOf } from './states.ts'
import { fetchUpstream } from './upstream.ts'

const key = 'faq/costs'
const file = 'content/nl/faq/costs.mdx'
const twin = 'content/en/faq/costs.mdx'
const nothing = { isNew: true, accepted: undefined, merged: [], kept: [], needsRestart: false }
const online = { changed: [], sent: [] }

function begin({ root, ...remote }: ReturnType<typeof repositoryCopy> = repositoryCopy()) {
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  return {
    root,
    ...remote,
    read,
    edit: (name: string, change: (text: string) => string) => writeFileSync(join(root, name), change(read(name))),
    newest: async (chosen?: Chosen) => takeNewest(root, await fetchUpstream(root), chosen),
    send: async (keys: Key[] = [key], title = 'Kosten') => {
      const sent = await propose(root, { titles: [title], keys, settings: contentSettings({}) })
      if (!('branch' in sent)) throw new Error(JSON.stringify(sent))
      return sent.branch
    },
    states: async () => {
      const { changed, sent } = await statesOf(root)
      return { changed, sent }
    },
    status: () => gitIn(root, 'status', '--porcelain'),
    isUpToDate: () => gitIn(root, 'rev-parse', 'HEAD') === gitIn(remote.remote, 'rev-parse', 'main'),
    /** State that must not change if the merge is refused. */
    state: () => [
      gitIn(root, 'rev-parse', 'HEAD'),
      gitIn(root, 'status', '--porcelain'),
      gitIn(root, 'ls-files', '-s'),
      gitIn(root, 'diff'),
      gitIn(root, 'for-each-ref', 'refs/desk'),
    ],
  }
}

test.each(sample(['squash', 'merge', 'rebase'] as const))(
  'after a %s of the proposal the text is online, also where it was changed since, and other work in the folder stays',
  async (way) => {
    const { root, edit, send, take, publish, newest, status, states, isUpToDate, read } = begin()
    edit(file, (text) => text.replace('Je betaalt vooraf.', 'Je betaalt altijd vooraf.'))
    edit(twin, (text) => text.replace('title: ', 'title: All '))
    expect(await states()).toEqual({ changed: [key], sent: [] })
    const branch = await send()
    expect(await states()).toEqual({ changed: [], sent: [key] })
    // Change the same line again after it was sent.
    edit(file, (text) => text.replace('altijd vooraf.', 'altijd vooruit.'))
    expect(await states()).toEqual({ changed: [key], sent: [] })
    publish({ 'content/nl/legal/terms.mdx': (text) => `${text}\nVan een ander.\n`, 'package.json': '{}' })
    take(branch, way)
    writeFileSync(join(root, 'own-work.ts'), 'export const half = 1\n')
    writeFileSync(join(root, 'own-note.txt'), 'note')
    gitIn(root, 'add', 'own-work.ts')
    expect(await newest()).toEqual({ ...nothing, accepted: 'Kosten', needsRestart: true })
    expect([status(), isUpToDate()]).toEqual([`M ${file}\nA  own-work.ts\n?? own-note.txt`, true])
    expect(read(file)).toContain('Je betaalt altijd vooruit.')
    expect(read('content/nl/legal/terms.mdx')).toContain('Van een ander.')
    expect([await currentProposal(root), gitIn(root, 'branch', '-r', '--list', '*/desk/*')]).toEqual([undefined, ''])
    expect(await newest()).toEqual({ ...nothing, isNew: false })
    // A new proposal of the same text needs a new branch.
    expect(await send()).not.toBe(branch)
    expect(await states()).toEqual({ changed: [], sent: [key] })
  },
)

test.each(sample([false, true]))(
  'a reviewer who changed a word before a squash, with the branch %s kept, is followed',
  async (keepBranch) => {
    const { edit, send, take, publish, newest, read, status, states } = begin()
    edit(file, (text) => text.replace('Je betaalt vooraf.', 'Je betaalt bij ons elke maand altijd vooraf.'))
    const branch = await send()
    edit(file, (text) => `${text}\nSinds het voorstel.\n`)
    publish({ [file]: (text) => text.replace('altijd vooraf', 'steeds vooraf') }, branch)
    take(branch, 'squash', { keepBranch })
    expect(await newest()).toEqual({ ...nothing, accepted: 'Kosten', merged: [key] })
    expect(read(file)).toMatch(/elke maand steeds vooraf\..*\nSinds het voorstel\.\n$/s)
    edit(file, (text) => text.replace('\nSinds het voorstel.\n', ''))
    expect([status(), await states()]).toEqual(['', online])
  },
)

test.runIf(nightly)(
  'where a proposal left its mark and its branch is gone, a single word of the reviewer is followed too',
  async () => {
    const { edit, send, take, publish, newest, read, states } = begin()
    edit(file, (text) => text.replace(/^title: .*/m, 'title: Betalen'))
    edit(twin, (text) => `${text}\nA sentence.\n`)
    const branch = await send()
    publish({ [file]: (text) => text.replace('title: Betalen', 'title: Kosten') }, branch)
    take(branch, 'squash')
    expect(await newest()).toEqual({ ...nothing, accepted: 'Kosten' })
    expect([read(file).includes('title: Kosten\n'), await states()]).toEqual([true, online])
  },
)

test.runIf(nightly)('a proposal in a fork is followed there, and the rest where the branch comes from', async () => {
  const { root, remote, edit, send, publish, newest, states, isUpToDate } = begin()
  const fork = join(remote, '../fork.git')
  gitIn(root, 'clone', '-q', '--bare', remote, fork)
  gitIn(root, 'remote', 'rename', 'origin', 'upstream')
  gitIn(root, 'remote', 'add', 'origin', fork)
  gitIn(root, 'config', 'fetch.prune', 'true')
  edit(file, (text) => `${text}\nEen zin.\n`)
  const branch = await send()
  publish({ [twin]: (text) => `${text}\nOf others.\n` })
  gitIn(fork, 'branch', '-q', '-D', branch)
  expect(await newest()).toEqual({ ...nothing, declined: 'Kosten' })
  expect([await currentProposal(root), await states(), isUpToDate()]).toEqual([
    undefined,
    { changed: [key], sent: [] },
    true,
  ])
})

test('a proposal whose branch was removed without a merge is reported, and its edits count as not sent', async () => {
  const { root, remote, edit, send, newest, states } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  const branch = await send()
  gitIn(remote, 'branch', '-D', branch)
  expect(await newest()).toEqual({ ...nothing, isNew: false, declined: 'Kosten' })
  expect([await currentProposal(root), await states()]).toEqual([undefined, { changed: [key], sent: [] }])
})

test.runIf(nightly)('a file that the reviewer omitted is still sent', async () => {
  const { edit, send, publish, newest, states, root } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  edit(twin, (text) => `${text}\nA sentence.\n`)
  const branch = await send()
  publish({ [file]: (text) => `${text}\nEen zin.\n` })
  expect(await newest()).toEqual(nothing)
  expect([await states(), (await currentProposal(root))?.branch]).toEqual([{ changed: [], sent: [key] }, branch])
})

test('edits merge with the newest version; if both changed a line, nothing changes until a choice', async () => {
  const { root, edit, publish, newest, read, isUpToDate, states, state } = begin()
  edit(file, (text) => `${text}\nMijn zin.\n`)
  publish({ [file]: (text) => text.replace(/^title: .*/m, 'title: Hun titel') })
  expect(await newest()).toEqual({ ...nothing, merged: [key] })
  expect(read(file)).toMatch(/title: Hun titel.*\nMijn zin\.\n$/s)
  expect([isUpToDate(), await states()]).toEqual([true, { changed: [key], sent: [] }])

  edit(file, (text) => text.replace('Hun titel', 'Mijn titel'))
  publish({ [file]: (text) => text.replace('Hun titel', 'Weer een titel'), [twin]: (text) => `${text}\nMore.\n` })
  await fetchUpstream(root)
  const before = state()
  const asked = await newest()
  expect(state()).toEqual(before)
  const [conflict] = 'conflicts' in asked ? asked.conflicts : []
  expect(conflict).toMatchObject({ file, mine: read(file), theirs: expect.stringContaining('title: Weer een titel') })
  const { mine = '', theirs = '' } = conflict ?? {}
  const text = read(file).replace('Mijn titel', 'Onze titel')
  // The desk asks again if the chosen texts are outdated.
  expect(await newest({ [file]: { text, mine, theirs: 'older' } })).toEqual(asked)
  expect(await newest({ [file]: { text, mine, theirs } })).toMatchObject({ isNew: true })
  expect([read(file), read(twin).includes('More.'), isUpToDate()]).toEqual([text, true, true])
})

test("adjacent fields merge separately, with the file's line endings; for one field, a value is chosen", async () => {
  const { root, edit, publish, newest, read, states } = begin()
  const post = 'content/nl/blog/roster-changes.mdx'
  const inWindows = (text: string) => `\ufeff${text.replace(/\r?\n/g, '\r\n')}`
  edit(post, inWindows)
  gitIn(root, 'commit', '-qam', 'Windows')
  gitIn(root, 'push', '-q')
  const title = (by: string) => (text: string) => text.replace(/^title: .*?(\r?)$/m, `title: ${by}$1`)
  const excerpt = (by: string) => (text: string) => text.replace(/^excerpt: .*?(\r?)$/m, `excerpt: ${by}$1`)
  const before = read(post)
  edit(post, title('Mijn titel'))
  publish({ [post]: excerpt('Hun samenvatting') })
  expect(await newest()).toEqual({ ...nothing, merged: ['blog/roster-changes'] })
  expect(read(post)).toBe(excerpt('Hun samenvatting')(title('Mijn titel')(before)))
  expect(await states()).toEqual({ changed: ['blog/roster-changes'], sent: [] })

  // git would merge two fields added in different places, although they have the same name.
  edit(post, (text) => text.replace('title: ', 'noTwin: Mijn reden\r\ntitle: '))
  publish({ [post]: (text) => text.replace('\r\n---', '\r\nnoTwin: Hun reden\r\n---') })
  expect(await newest()).toMatchObject({ conflicts: [{ file: post }] })
})

test.runIf(nightly)('a proposal whose neighbouring fields changed online stays sent', async () => {
  const { edit, send, publish, newest, states } = begin()
  edit(file, (text) => text.replace(/^title: .*/m, 'title: Mijn titel'))
  await send()
  publish({ [file]: (text) => text.replace(/^(title: .*\n)/m, '$1note: Hun\n') })
  expect(await newest()).toEqual({ ...nothing, merged: [key] })
  expect(await states()).toEqual({ changed: [], sent: [key] })
})

test('no text is lost if one side removed a file', async () => {
  const { root, edit, publish, newest, read } = begin()
  const names = ['quote-follow-up', 'returns-web-shop', 'roster-changes'].map((name) => `content/nl/blog/${name}.mdx`)
  const [both = '', changed = '', removed = ''] = names
  for (const name of [both, changed]) rmSync(join(root, name))
  edit(removed, (text) => `${text}\nMijn zin.\n`)
  publish({ [both]: null, [changed]: (text) => `${text}\nVan een ander.\n`, [removed]: null })
  expect(await newest()).toEqual({ ...nothing, kept: ['blog/returns-web-shop', 'blog/roster-changes'] })
  expect([existsSync(join(root, both)), read(changed).includes('Van een ander.')]).toEqual([false, true])
  expect(read(removed)).toContain('Mijn zin.')
})

test.runIf(nightly)('if both sides add a file, one text is chosen unless the texts are identical', async () => {
  const { root, publish, newest, read } = begin()
  const [same, other] = ['content/nl/blog/added.mdx', 'content/en/blog/added.mdx']
  for (const name of [same, other]) writeFileSync(join(root, name), 'Mijn tekst.\n')
  publish({ [same]: 'Mijn tekst.\n', [other]: 'Hun tekst.\n' })
  expect(await newest()).toMatchObject({
    conflicts: [{ file: other, base: '', mine: 'Mijn tekst.\n', theirs: 'Hun tekst.\n' }],
  })
  expect(read(other)).toBe('Mijn tekst.\n')
})

test.runIf(nightly)(
  'of a project that is a folder of its repository, what was added, edited and removed is proposed and followed',
  async () => {
    const repository = mkdtempSync(join(tmpdir(), 'repository-'))
    onTestFinished(() => rmSync(repository, { recursive: true }))
    const root = below(repository, project({}))
    const remote = withRemote(repository)
    onTestFinished(remote.remove)
    const { publish, take, isUpToDate, send, newest, states } = begin({ root, ...remote })
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
    const keys: Key[] = ['blog/added', 'blog/quote-follow-up', 'faq/costs']
    const branch = await send(keys)
    expect(gitIn(repository, 'diff', '--name-status', '--no-renames', 'main', `origin/${branch}`).split('\n')).toEqual(
      changes,
    )
    expect((await states()).sent.toSorted()).toEqual(keys)
    publish({ 'elsewhere.txt': 'new' })
    take(branch, 'squash')
    expect(await newest()).toEqual({ ...nothing, accepted: 'Kosten' })
    expect([isUpToDate(), gitIn(repository, 'status', '--porcelain')]).toEqual([true, ''])
  },
)

test('if the latest cannot be merged, a sentence says why and nothing changes', async () => {
  const { root, edit, publish, newest, state, remote } = begin()
  edit(file, (text) => `${text}\nMijn zin.\n`)
  publish({ [file]: (text) => text.replace(/^title: .*/m, 'title: Hun titel'), 'package.json': '{}' })
  const refuses = async (sentence: string) => {
    const before = state()
    await expect(newest()).rejects.toThrow(sentence)
    expect(state()).toEqual(before)
  }
  writeFileSync(join(root, 'package.json'), 'in progress')
  await refuses('someone is working on package.json')
  rmSync(join(root, 'package.json'))

  gitIn(root, 'add', file)
  await refuses(`someone is working on ${file}`)
  gitIn(root, 'restore', '--staged', file)

  gitIn(root, 'commit', '-q', '--allow-empty', '-m', 'Own')
  await refuses('The branch of this folder has a commit that the server does not have')
  gitIn(root, 'reset', '-q', '--soft', 'HEAD~1')

  gitIn(root, 'switch', '-q', '--detach')
  await refuses('This folder has a single commit checked out')
  gitIn(root, 'switch', '-q', 'main')

  gitIn(root, 'switch', '-q', '-c', 'own-branch')
  await refuses('The branch of this folder is not on the server')
  gitIn(root, 'switch', '-q', 'main')

  gitIn(root, 'remote', 'set-url', 'origin', 'https://git.invalid/owner/site.git')
  await refuses('The server cannot be reached. Check that you are online and try again.')
  gitIn(root, 'remote', 'set-url', 'origin', `${remote}.gone`)
  await refuses('or you have no access. Ask the person who runs the site for help.')
  gitIn(root, 'remote', 'remove', 'origin')
  await refuses('This folder is not linked to a server')
})

test.runIf(nightly)('git before 2.38 is reported, and the texts stay unchanged', async () => {
  const { root, edit, publish, newest, state } = begin()
  edit(file, (text) => `${text}\nMijn zin.\n`)
  publish({ [file]: (text) => text.replace(/^title: .*/m, 'title: Hun titel') })
  await fetchUpstream(root)
  const before = state()
  const bin = mkdtempSync(join(tmpdir(), 'git-'))
  const { PATH } = process.env
  onTestFinished(() => {
    process.env.PATH = PATH
    rmSync(bin, { recursive: true })
  })
  const old = 'case "$*" in *merge-tree*) exit 129;; version) echo "git version 2.34.1"; exit;; esac'
  writeFileSync(join(bin, 'git'), `#!/bin/sh\n${old}\nPATH="${PATH}" exec git "$@"\n`, { mode: 0o755 })
  process.env.PATH = `${bin}:${PATH}`
  await expect(newest()).rejects.toThrow('This computer has git 2.34.1, but the desk needs git 2.38 or later for this.')
  expect(state()).toEqual(before)
})

test.runIf(nightly)('a move that was interrupted before the branch moved is finished by the next one', async () => {
  const { root, edit, publish, newest, status, read } = begin()
  edit(file, (text) => `${text}\nMijn zin.\n`)
  publish({ [file]: (text) => text.replace(/^title: .*/m, 'title: Hun titel'), 'package.json': '{}' })
  const before = gitIn(root, 'rev-parse', 'HEAD')
  await newest()
  gitIn(root, 'update-ref', 'HEAD', before)
  expect(await newest()).toMatchObject({ isNew: true })
  expect(status()).toBe(`M ${file}`)
  expect(read(file)).toMatch(/title: Hun titel.*\nMijn zin\.\n$/s)
})

test.runIf(nightly)('while another program locks the index, nothing changes', async () => {
  const { root, edit, publish, newest, state } = begin()
  edit(file, (text) => `${text}\nMijn zin.\n`)
  publish({ [file]: (text) => text.replace(/^title: .*/m, 'title: Hun titel') })
  const before = state()
  writeFileSync(join(root, '.git/index.lock'), '')
  await expect(newest()).rejects.toThrow()
  rmSync(join(root, '.git/index.lock'))
  expect(state()).toEqual(before)
})
