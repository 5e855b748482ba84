import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Checked, kindOf, type Overview, type Proposed, type Side, type Texts } from '../../../editor/protocol.ts'
import { print } from '../../../scripts/content/problem.ts'
import { cloneCheckout } from '../clone.ts'
import { kill, spawnCommand, waitForOutput } from '../command.ts'
import { gitIn } from './repository.ts'

// Walks through the desk in a fresh clone, up to a proposal. Runs on every system and Node version:
// node --import tsx tests/harness/desk/walk.ts [FOLDER …]
// Shares the named folders with the clone, such as .cache/site, which takes half a minute to build.

// Resolve Windows short names (8.3).
const work = mkdtempSync(join(realpathSync.native(tmpdir()), 'walk desk '))
const clone = join(work, 'clone')
mkdirSync(clone)
cloneCheckout(clone, process.argv.slice(2))
gitIn(work, 'init', '--quiet', '--bare', 'forge')
const git = (...args: string[]) => gitIn(clone, ...args)
git('config', 'user.name', 'Writer')
git('config', 'user.email', 'writer@example.org')
git('remote', 'add', 'origin', join(work, 'forge'))
git('push', '--quiet', '--set-upstream', 'origin', 'main')

const start = performance.now()
const command = spawnCommand(clone, 'edit', ['--port', '0', '--no-open'])
try {
  await walk(new URL(await waitForOutput(command, /The desk is running at (\S+)/)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error, command.said())
  process.exitCode = 1
} finally {
  kill(command)
  await command.ended
  rmSync(work, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

async function walk(desk: URL) {
  const opened = await fetch(desk, { redirect: 'manual' })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const ask = async (path: string, body?: unknown) => {
    const method = body === undefined ? 'GET' : 'POST'
    const answer = await fetch(new URL(path, desk), { method, headers: { cookie }, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 400)}`)
    return text
  }
  const api = async <T>(name: string, body?: unknown): Promise<T> => JSON.parse(await ask(`/__desk/api/${name}`, body))
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1)

  const pages = [ask('/__desk/'), ask('/__desk/desk.js')]
  const { entries, help } = await api<Overview>('overview')
  await Promise.all(pages)
  const { node } = process.versions
  console.log(`Node ${node} on ${process.platform}: ${entries.length} texts after ${seconds()} s`)
  expect(worked() <= 10, `who opens the desk for the first time waits ten seconds at most: ${worked()} s of work`)
  expect(help.pages.nl.length > 0 && help.components.length > 0, 'the help names pages and components')

  const key = entries.find((one) => kindOf(one.key) === 'blog')?.key ?? ''
  const texts = await api<Side[]>(`entry?key=${key}`)
  const line = 'Walked by.'
  const sides = texts.map(({ file, text }) => ({ file, text: `${text?.trimEnd()}\n\n${line}\n`, base: text }))
  const files = Object.fromEntries(sides.map(({ file, ...kept }) => [file, kept]))
  const written = await api<Texts>('write', { key, files })
  expect(Object.keys(written).length === 0, 'what is written is no conflict')
  const { problems, addresses } = await api<Checked>(`check?key=${key}`)
  const errors = problems.filter(({ isAdvice, isForReview }) => !isAdvice && !isForReview)
  expect(errors.length === 0, `the check finds no mistake: ${errors.map(print).join('\n')}`)
  console.log(`Checked ${key} after ${seconds()} s`)

  for (const address of Object.values(addresses))
    expect((await ask(address ?? '')).includes(line), `${address} shows what was typed`)
  console.log(`Its pages after ${seconds()} s`)

  const names = sides.map(({ file }) => file)
  expect(git('diff', '--name-only') === [...names].sort().join('\n'), 'what was saved alone is edited')
  expect(/^\+\n\+Walked by\.$/m.test(git('diff', '--unified=0')), 'and nothing in it but what was typed')
  const sent = await api<Proposed>('propose', { titles: ['A walk'], keys: [key] })
  const branch = 'branch' in sent && sent.isSent ? sent.branch : ''
  expect(branch !== '', `the proposal is sent: ${JSON.stringify(sent)}`)
  const there = gitIn(join(work, 'forge'), 'diff', '--name-only', 'main', branch)
  expect(there === [...names].sort().join('\n'), `the branch has what was saved: ${there}`)
  console.log(`Proposed as ${branch} after ${seconds()} s`)
}

/**
 * CPU time of the desk and its children in seconds, fields 14 to 17 of proc(5); 0 where unavailable. Wall time says
 * little on a busy machine.
 */
function worked(): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${command.process.pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / 100
}

function expect(holds: boolean, sentence: string) {
  if (!holds) throw new Error(`This is not true: ${sentence}`)
}
