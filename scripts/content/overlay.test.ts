import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../../tests/harness/content.ts'
import { buildContent, checkContent } from '../check/run.ts'
import { print } from './problem.ts'

const file = 'content/nl/blog/five-reasons.mdx'

function open() {
  const root = project({})
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const check = (unsaved: Record<string, string>) =>
    checkContent({ root, env: {}, overlay: new Map(Object.entries(unsaved)) })
  return { root, saved: read(file), read, check }
}

test('an unsaved text is checked and collected in place of its file, which stays as it is', async () => {
  const { root, saved, read, check } = open()
  const overlay = new Map([[file, saved.replace(/^title: .*$/m, 'title: Nog niet opgeslagen')]])
  const { built } = await buildContent({ root, env: {}, mode: 'desk', overlay })
  expect(built?.content.posts.nl.map(({ title }) => title)).toContain('Nog niet opgeslagen')
  expect(read(file)).toBe(saved)
  const { problems } = await check({ [file]: saved.replace(/^title: .*$/m, 'title: x') })
  expect(problems.map((problem) => problem.file)).toEqual([file])
  expect((await check({})).problems).toEqual([])
})

test('an unsaved text that has no file yet is an entry, and its missing twin is named', async () => {
  const { saved, check } = open()
  const text = saved.replace(/^id: .*$/m, 'id: 900').replace(/^slug: .*$/m, 'slug: nieuw')
  const { problems, entries } = await check({ 'content/nl/blog/new-one.mdx': text })
  expect(entries.map(({ name }) => name)).toContain('new-one')
  expect(problems.map(print).join()).toContain('content/en/blog/new-one.mdx is missing')
})

test('unsaved facts and lists of words are what texts are checked with', async () => {
  const { saved, read, check } = open()
  const facts = read('content/business.yaml').replace(/^( {2}monthly): \d+ euro/m, '$1: 977 euro')
  expect((await check({ 'content/business.yaml': facts })).site.facts.nl['starter.monthly']).toContain('977')
  const { problems, advice } = await check({
    [file]: `${saved}\nEen factuur.\n`,
    'content/terms.yaml': 'nl:\n  - use: rekening\n    not: [factuur]\nen: []\n',
    'content/nl/search.yaml': '\ufeffgroups:\r\n  - [prijs, prijs]\r\n',
  })
  expect(problems.map(print)).toEqual([])
  expect(advice.map(print).join('\n')).toContain('We do not write "factuur" but "rekening"')
  const wrong = await check({ 'content/nl/search.yaml': 'groups: 1\n' })
  expect(wrong.problems.map((problem) => problem.file)).toEqual(['content/nl/search.yaml'])
})

test('an unsaved text mends a file that cannot be read', async () => {
  const { root, saved, check } = open()
  writeFileSync(join(root, file), Buffer.from([0xff, 0xfe, 0x41]))
  expect((await check({})).problems.length).toBeGreaterThan(0)
  expect((await check({ [file]: saved })).problems).toEqual([])
})
