import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject } from '../../tests/harness/project.ts'
import { print } from '../check/print.ts'
import { buildContent, examine } from './build-content.ts'

const file = 'content/nl/blog/five-reasons.mdx'

test('an unsaved text is checked and collected in place of its file, which stays as it is', async () => {
  const { folder, remove } = copyProject()
  try {
    const saved = readFileSync(join(folder, file), 'utf8')
    const overlay = new Map([[file, saved.replace(/^title: .*$/m, 'title: Nog niet opgeslagen')]])
    const { built } = await buildContent({ root: folder, env: {}, mode: 'desk', overlay })
    expect(built?.content.posts.nl.map(({ title }) => title)).toContain('Nog niet opgeslagen')
    expect(readFileSync(join(folder, file), 'utf8')).toBe(saved)
    const wrong = new Map([[file, saved.replace(/^title: .*$/m, 'title: x')]])
    const { problems } = await examine({ root: folder, env: {}, overlay: wrong })
    expect(problems.map((problem) => problem.file)).toEqual([file])
    expect((await examine({ root: folder, env: {} })).problems).toEqual([])
  } finally {
    remove()
  }
})

test('an unsaved text that has no file yet is an entry, and its missing twin is named', async () => {
  const { folder, remove } = copyProject()
  try {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/^id: .*$/m, 'id: 900')
      .replace(/^slug: .*$/m, 'slug: nieuw')
    const overlay = new Map([['content/nl/blog/new-one.mdx', text]])
    const { problems, entries } = await examine({ root: folder, env: {}, overlay })
    expect(entries.map(({ name }) => name)).toContain('new-one')
    expect(problems.map(print).join()).toContain('content/en/blog/new-one.mdx is missing')
  } finally {
    remove()
  }
})

test('unsaved facts are what texts are checked with, and a mended file no longer counts as unreadable', async () => {
  const { folder, remove } = copyProject()
  try {
    const facts = readFileSync(join(folder, 'content/business.yaml'), 'utf8')
    const overlay = new Map([['content/business.yaml', facts.replace(/^( {2}monthly): \d+ euro/m, '$1: 977 euro')]])
    const { site } = await examine({ root: folder, env: {}, overlay })
    expect(site.facts.nl['starter.monthly']).toContain('977')
    const saved = readFileSync(join(folder, file))
    writeFileSync(join(folder, file), Buffer.from([0xff, 0xfe, 0x41]))
    expect((await examine({ root: folder, env: {}, overlay })).problems.length).toBeGreaterThan(0)
    const mended = new Map([[file, saved.toString('utf8')]])
    expect((await examine({ root: folder, env: {}, overlay: mended })).problems).toEqual([])
  } finally {
    remove()
  }
})

test('unsaved lists of words are what texts are checked and searched with', async () => {
  const { folder, remove } = copyProject()
  try {
    const overlay = new Map([
      ['content/terms.yaml', 'nl:\n  - use: rekening\n    not: [factuur]\nen: []\n'],
      ['content/nl/search.yaml', '\ufeffgroups:\r\n  - [prijs, prijs]\r\n'],
    ])
    const { problems, advice } = await examine({ root: folder, env: {}, overlay })
    expect(problems.map(print)).toEqual([])
    expect(advice.map(print).join('\n')).toContain('We do not write "factuur" but "rekening"')
    const wrong = new Map([['content/nl/search.yaml', 'groups: 1\n']])
    expect((await examine({ root: folder, env: {}, overlay: wrong })).problems.map(({ file }) => file)).toEqual([
      'content/nl/search.yaml',
    ])
  } finally {
    remove()
  }
})
