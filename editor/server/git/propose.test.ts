import { mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSettings } from '../../../scripts/content/settings.ts'
import { gitIn } from '../../../tests/harness/desk/repository.ts'
import { repositoryCopy } from '../../../tests/harness/desk/repository-copy.ts'
import { nightly } from '../../../tests/harness/sample.ts'
import type { Chosen, Key } from '../../protocol.ts'
import { takeNewest } from './newest.ts'
import { currentProposal } from './proposal.ts'
import { propose } from './propose.ts'
import { listChanges, statesOf } from './states.ts'
import { fetchUpstream } from './upstream.ts'

const file = 'content/nl/faq/costs.mdx'
const twin = 'content/en/faq/costs.mdx'

function begin() {
  const { root, ...remote } = repositoryCopy()
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const send = (keys: Key[] = ['faq/costs'], titles = ['Kosten'], chosen?: Chosen) =>
    propose(root, { titles, keys, chosen, settings: contentSettings({}) })
  return {
    root,
    ...remote,
    read,
    edit: (name: string, change: (text: string) => string) => writeFileSync(join(root, name), change(read(name))),
    send,
    branch: async (keys?: Key[]) => {
      const sent = await send(keys)
      if (!('branch' in sent)) throw new Error(JSON.stringify(sent))
      return sent.branch
    },
    problemsOf: async (keys: Key[]) => {
      const sent = await send(keys)
      return 'problems' in sent && [sent.problems.map((problem) => problem.file), sent.isPartial]
    },
    branches: () => gitIn(remote.remote, 'branch', '--list', 'desk/*'),
    states: async () => {
      const { changed, sent, isSent } = await statesOf(root)
      return { changed, sent, isSent }
    },
  }
}

test('a proposal has the chosen texts and their pictures, and its author; the folder is unchanged', async () => {
  const { root, remote, edit, read, states } = begin()
  const post = 'content/nl/blog/five-reasons.mdx'
  for (const name of ['shown', 'left-over']) writeFileSync(join(root, `public/images/blog/${name}.svg`), '<svg/>')
  writeFileSync(join(root, 'public/images/blog/shown.svg'), read('public/images/blog/five-reasons.svg'))
  edit(file, (text) => `${text}\nEen zin.\n`)
  edit(post, (text) => text.replace(/^image: .*/m, 'image: /images/blog/shown.svg'))
  edit('content/nl/faq/support.mdx', (text) => text.replace('title: ', 'title: Over '))
  const state = () => [
    gitIn(root, 'status', '--porcelain'),
    gitIn(root, 'rev-parse', 'HEAD'),
    gitIn(root, 'ls-files', '-s'),
  ]
  const before = state()
  const keys: Key[] = ['faq/costs', 'blog/five-reasons']
  const author = { name: 'Anna', mail: 'anna@example.com' }
  const sent = await propose(root, {
    titles: ['Kosten (+1)', 'Kosten', 'Redenen'],
    keys,
    author,
    settings: contentSettings({}),
  })
  const branch = 'branch' in sent ? sent.branch : ''
  expect(sent).toEqual({ branch, isSent: true, link: undefined })
  expect(gitIn(remote, 'log', '-1', '--format=%an %ae%n%B', branch)).toBe(
    'Anna anna@example.com\nKosten (+1)\n\n- Kosten\n- Redenen',
  )
  const files = [post, file, 'public/images/blog/shown.svg']
  expect(gitIn(root, 'diff', '--name-only', 'main', `origin/${branch}`).split('\n')).toEqual(files)
  expect(state()).toEqual(before)
  expect(await states()).toEqual({ changed: ['faq/support'], sent: ['blog/five-reasons', 'faq/costs'], isSent: true })
  const { texts, title } = await listChanges(root)
  expect([title, texts.map(({ key, files }) => [key, files.map(({ file }) => file)])]).toEqual([
    'Kosten (+1)',
    [['faq/support', ['content/nl/faq/support.mdx']]],
  ])
})

test('a proposal with mistakes is refused with each of them, and nothing is written', async () => {
  const { root, edit, branches, problemsOf } = begin()
  edit(file, (text) => text.replace(/^title: .*/m, 'title: K'))
  edit('content/nl/legal/terms.mdx', (text) => `${text}\n[weg](/weg)\n`)
  const both: Key[] = ['faq/costs', 'legal/terms']
  expect(await problemsOf(both)).toEqual([[file, 'content/nl/legal/terms.mdx'], false])
  expect([branches(), await currentProposal(root)]).toEqual(['', undefined])
  expect(readdirSync(join(root, '.local/desk'))).toEqual([])
})

test('a legal text can be proposed without a new number, which the operator adds', async () => {
  const { edit, send } = begin()
  edit('content/nl/legal/terms.mdx', (text) => text.replace(/^version: .*/m, '$&\nprinted: v0000000'))
  expect(await send(['legal/terms'])).toMatchObject({ isSent: true })
})

test('the check covers the proposed texts, not the rest of the folder', async () => {
  const { edit, branch, problemsOf } = begin()
  edit('content/nl/legal/terms.mdx', (text) => `${text}\n[weg](/weg)\n`)
  edit(file, (text) => `${text}\nEen zin.\n`)
  await branch()
  const post = 'content/nl/blog/five-reasons.mdx'
  edit(post, (text) => text.replace(/^image: .*/m, 'image: /images/blog/here-alone.svg'))
  expect(await problemsOf(['blog/five-reasons'])).toEqual([[post], true])
})

test.runIf(nightly)('proposing again adds to the branch; without a change it makes no commit', async () => {
  const { remote, edit, branch, branches, send } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  const first = await branch()
  await expect(send()).rejects.toThrow('There is nothing new to propose.')
  edit(file, (text) => `${text}\nNog een zin.\n`)
  edit('content/nl/legal/terms.mdx', (text) => `${text}\nIets anders.\n`)
  expect(await branch(['faq/costs', 'legal/terms'])).toBe(first)
  expect(branches().split('\n')).toHaveLength(1)
  expect(gitIn(remote, 'show', `${first}:${file}`)).toContain('Nog een zin.')
  expect(gitIn(remote, 'rev-list', '--count', `main..${first}`)).toBe('2')
})

test.runIf(nightly)(
  'after others changed the site, a new version of the proposal is made on top of theirs',
  async () => {
    const { root, remote, publish, edit, branch, states } = begin()
    edit(file, (text) => `${text}\nEen zin.\n`)
    const first = await branch()
    publish({ [twin]: (text) => `${text}\nOf others.\n` })
    gitIn(root, 'pull', '-q', '--rebase', '--autostash')
    expect(await states()).toEqual({ changed: [], sent: ['faq/costs'], isSent: true })
    edit(file, (text) => `${text}\nNog een zin.\n`)
    expect(await branch()).toBe(first)
    expect(gitIn(remote, 'diff', '--name-only', 'main', first)).toBe(file)
  },
)

test("a reviewer's additions stay in the branch, and are merged into the texts", async () => {
  const { remote, publish, read, edit, branch } = begin()
  edit(file, (text) => text.replace('Je betaalt vooraf.', 'Je betaalt altijd vooraf.'))
  const first = await branch()
  publish({ [file]: (text) => text.replace('altijd', 'steeds'), [twin]: (text) => `${text}\nReviewed.\n` }, first)
  edit(file, (text) => `${text}\nEen zin.\n`)
  expect(await branch()).toBe(first)
  expect(read(file)).toMatch(/Je betaalt steeds vooraf.*\nEen zin\.\n$/s)
  expect(read(twin)).toContain('Reviewed.')
  expect(gitIn(remote, 'show', `${first}:${file}`)).toBe(read(file).trim())
  expect(gitIn(remote, 'show', `${first}:${twin}`)).toContain('Reviewed.')
})

test('where a reviewer and the writer changed the same line, the writer chooses before anything is sent', async () => {
  const { remote, publish, read, edit, branch, send, states } = begin()
  edit(file, (text) => text.replace('Je betaalt vooraf.', 'Je betaalt altijd vooraf.'))
  const first = await branch()
  publish({ [file]: (text) => text.replace('altijd', 'steeds') }, first)
  edit(file, (text) => text.replace('altijd', 'wel altijd'))
  const mine = read(file)
  const asked = await send()
  const [conflict] = 'conflicts' in asked ? asked.conflicts : []
  expect(conflict).toMatchObject({ file, mine, theirs: expect.stringContaining('Je betaalt steeds vooraf.') })
  expect([read(file), gitIn(remote, 'show', `${first}:${file}`)]).toEqual([mine, conflict?.theirs.trim()])
  const { theirs = '' } = conflict ?? {}
  const text = mine.replace('wel altijd', 'wel steeds')
  expect(await send(undefined, undefined, { [file]: { text, mine, theirs } })).toMatchObject({ branch: first })
  expect([read(file), gitIn(remote, 'show', `${first}:${file}`)]).toEqual([text, text.trim()])

  publish({ [file]: (text) => text.replace('wel steeds', 'soms') }, first)
  edit(file, (text) => text.replace('wel steeds', 'nooit'))
  const newest = text.replace('wel steeds', 'soms')
  const taken = { [file]: { text: newest, mine: read(file), theirs: newest } }
  expect(await send(undefined, undefined, taken)).toMatchObject({ branch: first, isSent: true })
  expect([read(file), gitIn(remote, 'show', `${first}:${file}`)]).toEqual([newest, newest.trim()])
  expect(await states()).toMatchObject({ changed: [], sent: ['faq/costs'] })
})

test.runIf(nightly)(
  'after a squash the next proposal has a branch of its own, without fetching first, and the first is said to be accepted',
  async () => {
    const { remote, take, edit, send, branch } = begin()
    edit(file, (text) => `${text}\nEen zin.\n`)
    const first = await branch()
    take(first, 'squash', { keepBranch: true })
    edit(file, (text) => text.replace('Een zin.', 'Een betere zin.'))
    const sent = await send()
    expect(sent).toMatchObject({ isSent: true, accepted: 'Kosten' })
    const second = 'branch' in sent ? sent.branch : first
    expect(second).not.toBe(first)
    expect(gitIn(remote, 'rev-list', '--count', `main..${second}`)).toBe('1')
    take(second, 'squash')
    expect(await send()).toEqual({ accepted: 'Kosten' })
  },
)

test('a proposal that cannot be sent says why, still counts as changed, and is sent as soon as possible', async () => {
  const { root, remote, edit, send, states } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  const away = `${remote}.away`
  renameSync(remote, away)
  await expect(send()).rejects.toThrow(/The texts of the site were not found on the server/)
  expect(await states()).toMatchObject({ changed: ['faq/costs'], sent: [] })
  renameSync(away, remote)
  writeFileSync(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  await expect(send()).rejects.toThrow('The rules of the server do not allow this proposal.')
  writeFileSync(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  expect(await send()).toMatchObject({ isSent: true })
  gitIn(root, 'remote', 'remove', 'origin')
  expect(await states()).toEqual({ changed: [], sent: ['faq/costs'], isSent: false })
})

test.runIf(nightly)('the acceptance of the previous proposal is reported even if the next cannot be sent', async () => {
  const { remote, take, edit, send, branch } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  take(await branch(), 'squash')
  edit(file, (text) => text.replace('Een zin.', 'Een betere zin.'))
  writeFileSync(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  await expect(send()).rejects.toThrow(/^Your proposal "Kosten" was accepted\. The rules of the server do not allow/)
})

test('without a remote, a proposal is a local branch, removed after a merge; without git, there is none', async () => {
  const { root, edit, send, branch, states } = begin()
  gitIn(root, 'remote', 'remove', 'origin')
  edit(file, (text) => `${text}\nEen zin.\n`)
  const first = await branch()
  edit(file, (text) => `${text}\nNog een.\n`)
  expect(await send()).toEqual({ branch: first, isSent: false, link: undefined })
  expect(gitIn(root, 'diff', '--name-only', 'main', first)).toBe(file)
  expect(await states()).toEqual({ changed: [], sent: ['faq/costs'], isSent: false })
  gitIn(root, 'stash', '-q')
  gitIn(root, 'merge', '-q', '--ff-only', first)
  edit(file, (text) => `${text}\nEn nog een.\n`)
  const second = await branch()
  expect(second).not.toBe(first)
  expect(gitIn(root, 'branch', '--list', '--format=%(refname)', 'desk/*')).toBe(`refs/heads/${second}`)
  expect(gitIn(root, 'for-each-ref', 'refs/desk').split('\n')).toHaveLength(1)
  expect(await statesOf(mkdtempSync(join(tmpdir(), 'plain-')))).toEqual({ changed: [], sent: [], isSent: false })
})

test('what was ready without a remote counts as changed once there is one, and is sent', async () => {
  const { root, remote, edit, send, branch, branches, states } = begin()
  gitIn(root, 'remote', 'remove', 'origin')
  edit(file, (text) => `${text}\nEen zin.\n`)
  const local = await branch()
  expect(await states()).toEqual({ changed: [], sent: ['faq/costs'], isSent: false })
  gitIn(root, 'remote', 'add', 'origin', remote)
  await takeNewest(root, await fetchUpstream(root))
  expect(await states()).toMatchObject({ changed: ['faq/costs'], sent: [] })
  expect((await listChanges(root)).texts.map(({ key }) => key)).toEqual(['faq/costs'])
  const sent = await send()
  expect(sent).toMatchObject({ isSent: true })
  expect(await states()).toEqual({ changed: [], sent: ['faq/costs'], isSent: true })
  expect(branches().trim()).toBe('branch' in sent && sent.branch)
  expect(gitIn(remote, 'show', `${branches().trim()}:${file}`)).toContain('Een zin.')
  expect(gitIn(root, 'branch', '--list', local)).toBe('')
})

test('a commit that was added to a sent proposal without a remote is sent to the same branch', async () => {
  const { root, remote, edit, branch, branches, states } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  const first = await branch()
  gitIn(root, 'remote', 'remove', 'origin')
  edit('content/nl/faq/support.mdx', (text) => `${text}\nNog een zin.\n`)
  expect(await branch(['faq/support'])).toBe(first)
  expect(await states()).toEqual({ changed: [], sent: ['faq/costs', 'faq/support'], isSent: false })
  gitIn(root, 'remote', 'add', 'origin', remote)
  expect(await states()).toEqual({ changed: ['faq/support'], sent: ['faq/costs'], isSent: true })
  expect(await branch(['faq/support'])).toBe(first)
  expect(await states()).toEqual({ changed: [], sent: ['faq/costs', 'faq/support'], isSent: true })
  expect(branches().trim()).toBe(first)
  expect(gitIn(remote, 'show', `${first}:content/nl/faq/support.mdx`)).toContain('Nog een zin.')
})

test('the texts of a proposal that another remote does not have count as changed after a fetch, and are sent', async () => {
  const { root, remote, edit, branch, states } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  await branch()
  const other = `${remote}.other`
  gitIn(root, 'clone', '-q', '--bare', '--single-branch', '-b', 'main', remote, other)
  gitIn(root, 'remote', 'remove', 'origin')
  gitIn(root, 'remote', 'add', 'origin', other)
  await takeNewest(root, await fetchUpstream(root))
  expect(await states()).toMatchObject({ changed: ['faq/costs'], sent: [] })
  expect(gitIn(other, 'show', `${await branch()}:${file}`)).toContain('Een zin.')
})

test.runIf(nightly)(
  'after another program removed what is known of a proposal, its texts are changed again, and a new branch is made',
  async () => {
    const { root, edit, branch, states } = begin()
    edit(file, (text) => `${text}\nEen zin.\n`)
    const first = await branch()
    gitIn(root, 'update-ref', '-d', `refs/${first}`)
    gitIn(root, 'update-ref', '-d', `refs/remotes/origin/${first}`)
    expect(await states()).toMatchObject({ changed: ['faq/costs'], sent: [] })
    edit(file, (text) => `${text}\nNog een zin.\n`)
    expect(await branch()).not.toBe(first)
    expect(await states()).toMatchObject({ changed: [], sent: ['faq/costs'] })
  },
)

test.runIf(nightly)(
  'a branch that another program removed while it is checked out stops neither the list nor a later proposal',
  async () => {
    const { root, edit, send, states } = begin()
    const tip = gitIn(root, 'rev-parse', 'HEAD')
    edit(file, (text) => `${text}\nEen zin.\n`)
    gitIn(root, 'update-ref', '-d', 'refs/heads/main')
    expect(await states()).toMatchObject({ changed: [], sent: [] })
    await expect(send()).rejects.toThrow('Your texts are saved')
    gitIn(root, 'update-ref', 'refs/heads/main', tip)
    expect(await send()).toMatchObject({ isSent: true })
  },
)
