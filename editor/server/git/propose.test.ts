import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { print } from '../../../scripts/content/problem.ts'
import { project } from '../../../tests/harness/content.ts'
import { gitIn, withRemote } from '../../../tests/harness/desk/repository.ts'
import { editedFiles, hasGit } from './git.ts'
import { openProposals } from './proposals.ts'
import { messageOf, propose } from './propose.ts'

const author = { name: 'Anna', mail: 'anna@example.com' }
const file = 'content/nl/faq/costs.mdx'
const twin = 'content/en/faq/costs.mdx'

function begin() {
  const root = project({})
  const remote = withRemote(root)
  onTestFinished(remote.remove)
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const edit = (name: string, change: (text: string) => string) => writeFileSync(join(root, name), change(read(name)))
  const send = async (titles: string[] = ['Kosten'], files?: string[]) => {
    const wish = { titles, files: files ?? (await editedFiles(root)), author, env: {} }
    const result = await propose(root, wish)
    if ('problems' in result) throw new Error(result.problems.map(print).join('\n'))
    return result
  }
  return { root, ...remote, read, edit, send, branches: () => gitIn(remote.remote, 'branch', '--list', 'desk/*') }
}

test('a proposal goes to the remote with a name and a mail that are given; without git there is none', async () => {
  expect(await hasGit(mkdtempSync(join(tmpdir(), 'plain-')))).toBe(false)
  const { root, remote, edit, send } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  edit('content/nl/faq/support.mdx', (text) => text.replace('title: ', 'title: Over '))
  const state = () => [
    gitIn(root, 'status', '--porcelain'),
    gitIn(root, 'rev-parse', 'HEAD'),
    gitIn(root, 'ls-files', '-s'),
  ]
  const before = state()
  const { branch, pushed, compare, isUpdate } = await send(['Kosten', 'Support'])
  expect([pushed, compare, isUpdate]).toEqual([true, undefined, false])
  expect(gitIn(remote, 'log', '-1', '--format=%an %ae %s', branch)).toBe('Anna anna@example.com Kosten (+1)')
  expect(gitIn(root, 'diff', '--name-only', 'main', branch).split('\n')).toEqual([file, 'content/nl/faq/support.mdx'])
  expect(state()).toEqual(before)
  expect(messageOf(['Een'])).toBe('Een\n')
})

test('a proposal with mistakes is refused with each of them, and nothing is written', async () => {
  const { root, edit, branches } = begin()
  edit(file, (text) => text.replace(/^title: .*/m, 'title: K'))
  edit('content/nl/legal/terms.mdx', (text) => `${text}\n[weg](/weg)\n`)
  const files = await editedFiles(root)
  const result = await propose(root, { titles: ['Kosten'], files, env: {} })
  expect('problems' in result && result.problems.map((problem) => problem.file)).toEqual([
    'content/nl/faq/costs.mdx',
    'content/nl/legal/terms.mdx',
  ])
  expect([branches(), gitIn(root, 'branch', '--list', 'desk/*'), openProposals(root)]).toEqual(['', '', []])
  expect(readdirSync(join(root, '.local/desk'))).toEqual([])
})

test('a legal text can be proposed without a new number, which whoever runs the site gives it', async () => {
  const { edit, send } = begin()
  const terms = 'content/nl/legal/terms.mdx'
  edit(terms, (text) => text.replace(/^version: .*/m, '$&\nprinted: v0000000'))
  expect((await send(['Voorwaarden'], [terms])).pushed).toBe(true)
})

test('the check looks at what is proposed, and not at what else lies in the folder', async () => {
  const { root, edit, send } = begin()
  edit('content/nl/legal/terms.mdx', (text) => `${text}\n[weg](/weg)\n`)
  edit(file, (text) => `${text}\nEen zin.\n`)
  expect((await send(['Kosten'], [file])).pushed).toBe(true)
  // The remote lacks a picture that exists only here.
  const post = 'content/nl/blog/five-reasons.mdx'
  edit(post, (text) => text.replace(/^image: .*/m, 'image: /images/blog/here-alone.svg'))
  const result = await propose(root, { titles: ['Foto'], files: [post], env: {} })
  expect('problems' in result && result.problems.map(({ file }) => file)).toEqual([post])
})

test('proposing the same again gives the branch that is there the new texts', async () => {
  const { root, remote, edit, send, branches } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  const first = await send()
  edit(file, (text) => `${text}\nNog een zin.\n`)
  edit(twin, (text) => `${text}\nOne more.\n`)
  const second = await send(['Kosten', 'Costs'])
  expect(second).toEqual({ ...first, isUpdate: true })
  expect(branches().split('\n')).toHaveLength(1)
  expect(gitIn(remote, 'show', `${first.branch}:${file}`)).toContain('Nog een zin.')
  expect(gitIn(remote, 'rev-list', '--count', `main..${first.branch}`)).toBe('1')
  edit('content/nl/legal/terms.mdx', (text) => `${text}\nIets anders.\n`)
  const other = await send(['Voorwaarden'], ['content/nl/legal/terms.mdx'])
  expect([other.isUpdate, openProposals(root).length]).toEqual([false, 2])
})

test('what a reviewer added to the branch stays in it, and comes into the texts', async () => {
  const { remote, publish, read, edit, send } = begin()
  edit(file, (text) => text.replace('Je betaalt vooraf.', 'Je betaalt altijd vooraf.'))
  const { branch } = await send()
  publish({ [file]: (text) => text.replace('altijd', 'steeds'), [twin]: (text) => `${text}\nReviewed.\n` }, branch)
  edit(file, (text) => `${text}\nEen zin.\n`)
  expect(await send()).toMatchObject({ branch, isUpdate: true, pushed: true })
  expect(read(file)).toMatch(/Je betaalt steeds vooraf.*\nEen zin\.\n$/s)
  edit(file, (text) => `${text}\nNog een zin.\n`)
  expect(await send()).toMatchObject({ branch, isUpdate: true, pushed: true })
  expect(gitIn(remote, 'show', `${branch}:${file}`)).toBe(read(file).trim())
  expect(gitIn(remote, 'show', `${branch}:${twin}`)).toContain('Reviewed.')
})

test('where a reviewer and the writer changed the same line, nothing is proposed', async () => {
  const { remote, publish, read, edit, send } = begin()
  edit(file, (text) => text.replace('Je betaalt vooraf.', 'Je betaalt altijd vooraf.'))
  const { branch } = await send()
  publish({ [file]: (text) => text.replace('altijd', 'steeds') }, branch)
  edit(file, (text) => text.replace('altijd', 'wel altijd'))
  const mine = read(file)
  await expect(send()).rejects.toThrow(file)
  expect(read(file)).toBe(mine)
  expect(gitIn(remote, 'show', `${branch}:${file}`)).toContain('Je betaalt steeds vooraf.')
})

test('a proposal whose branch was closed on the remote is begun anew', async () => {
  const { remote, edit, send } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  const first = await send()
  gitIn(remote, 'branch', '-D', first.branch)
  edit(file, (text) => `${text}\nNog een zin.\n`)
  const second = await send()
  expect([second.isUpdate, second.branch === first.branch]).toEqual([false, false])
})

test('a proposal that cannot be sent says why, stays here, and is sent with the next one', async () => {
  const { root, remote, edit, send } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  const away = `${remote}.away`
  renameSync(remote, away)
  const first = await send()
  expect(first.pushed).toBe(false)
  expect(first.trouble?.line).toMatch(/^fatal: .*does not appear to be a git repository$/)
  expect(gitIn(root, 'branch', '--list', 'desk/*')).toContain(first.branch)
  renameSync(away, remote)
  expect(await send()).toMatchObject({ branch: first.branch, pushed: true, isUpdate: true })
  expect(existsSync(join(root, '.git/index.lock'))).toBe(false)
})

test('a branch that somebody works on in this folder is left alone', async () => {
  const { root, edit, send } = begin()
  edit(file, (text) => `${text}\nEen zin.\n`)
  const first = await send()
  gitIn(root, 'stash', '-q')
  gitIn(root, 'switch', '-q', first.branch)
  edit(file, (text) => `${text}\nNog een zin.\n`)
  expect((await send()).branch).not.toBe(first.branch)
  expect(gitIn(root, 'rev-list', '--count', `main..${first.branch}`)).toBe('1')
})
