import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentSettings } from '../../scripts/content/settings.ts'
import { repositoryCopy } from '../../tests/harness/desk/repository-copy.ts'
import { nightly } from '../../tests/harness/sample.ts'
import type { Changes, Conflicting, Overview } from '../protocol.ts'
import { answer, type Desk } from './api.ts'
import { openContent } from './content.ts'
import { propose } from './git/propose.ts'
import { openHistory } from './history.ts'
import { createQueue } from './turns.ts'

const [file, other] = ['content/nl/faq/costs.mdx', 'content/nl/faq/support.mdx']

function openDesk(root: string): Desk {
  const settings = contentSettings({}, 'desk')
  const enqueue = createQueue()
  const history = openHistory(root, enqueue)
  return { root, content: openContent(root, settings), settings, enqueue, history, formerSlugs: new Map() }
}

/** Sends a request to a desk. */
function callOf(desk: Desk) {
  // Safe cast: the protocol defines the answer to each request.
  return <T>(name: string, sent: object = {}) =>
    answer(desk, name, new URLSearchParams(), Buffer.from(JSON.stringify(sent))) as Promise<T>
}

/** Delays each git command, to imitate a busy machine. */
function slowGit(seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'slow-'))
  const search = process.env.PATH ?? ''
  writeFileSync(join(folder, 'git'), `#!/bin/sh\nsleep ${seconds}\nPATH='${search}' exec git "$@"\n`)
  chmodSync(join(folder, 'git'), 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${search}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
}

test('each window gets the news of all fetches, until the writer closes it', async () => {
  const { root, publish } = repositoryCopy()
  const call = callOf(openDesk(root))
  const fetchChange = async (name: string) => {
    writeFileSync(join(root, name), readFileSync(join(root, name), 'utf8').replace(/^title: /m, 'title: Mijn '))
    publish({ [name]: (text) => `${text}\nVan een ander.\n` })
    await call('newest', { isStart: true })
  }
  const merged = async () => (await call<Overview>('overview')).news?.merged
  publish({ 'content/nl/faq/packages.mdx': (text) => `${text}\nVan een ander.\n` })
  await call('newest', { isStart: true })
  expect(await merged()).toEqual([])
  await call('close-news')
  expect(await merged()).toBeUndefined()
  await fetchChange(file)
  // A reload also fetches, and finds nothing new.
  await call('newest', { isStart: true })
  expect(await merged()).toEqual(['faq/costs'])
  await fetchChange(other)
  expect(await merged()).toEqual(['faq/costs', 'faq/support'])
  await call('close-news')
  expect(await merged()).toBeUndefined()
})

test.runIf(nightly)('the lists of changed and sent texts are never from halfway through a merge', async () => {
  const { root, publish } = repositoryCopy()
  const edit = (name: string, sentence: string) =>
    writeFileSync(join(root, name), `${readFileSync(join(root, name), 'utf8')}\n${sentence}\n`)
  for (const name of [file, other]) edit(name, 'Van mij.')
  await propose(root, { titles: ['A'], keys: ['faq/costs', 'faq/support'], settings: contentSettings({}) })
  const added = (text: string) => `${text}\nVan een ander.\n`
  publish({ [file]: added, 'content/nl/legal/terms.mdx': added, 'content/nl/legal/privacy.mdx': added })
  const call = callOf(openDesk(root))
  const { conflicts } = await call<{ conflicts: Conflicting[] }>('newest')
  const chosen = Object.fromEntries(conflicts.map((one) => [one.file, { ...one, text: one.mine }]))
  slowGit(0.03)
  let isDone = false
  const seen = new Set<string>()
  const moving = call('newest', { chosen }).finally(() => {
    isDone = true
  })
  const look = async () => {
    while (!isDone) {
      const { states } = await call<Overview>('overview')
      const { texts } = await call<Changes>('changes')
      seen.add(`${states.changed}; ${states.sent}`).add(`${texts.map(({ key }) => key)}`)
    }
  }
  await Promise.all([moving, look(), look(), look()])
  const expected = ['; faq/costs,faq/support', 'faq/costs; faq/support', '', 'faq/costs']
  expect([...seen].filter((one) => !expected.includes(one))).toEqual([])
})
