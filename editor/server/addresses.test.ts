import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyFixes } from '../../scripts/check/fix.ts'
import { checkProject } from '../../scripts/check/run.ts'
import { contentSettings } from '../../scripts/content/settings.ts'
import { repositoryCopy } from '../../tests/harness/desk/repository-copy.ts'
import { removeAt, setValue } from '../text/edit-fields.ts'
import { keepAddress, lostAddresses, writeWithAliases } from './addresses.ts'
import { answer } from './api.ts'
import { openContent } from './content.ts'
import { propose } from './git/propose.ts'
import { openHistory } from './history.ts'
import { createQueue } from './turns.ts'

test('a changed slug keeps the old address of an online post, and none that was never online', () => {
  const file = 'content/nl/blog/a.mdx'
  const text = '---\ntitle: A\nslug: oud\n---\n\nTekst\n'
  const next = text.replace('slug: oud', 'slug: nieuw')
  const keptAs = (slug: string) => next.replace('---\n\n', `aliases: [${slug}]\n---\n\n`)
  expect(keepAddress(file, text, next)).toBe(keptAs('oud'))
  expect(keepAddress(file, text.replace('slug: oud\n', ''), next)).toBe(keptAs('a'))
  expect(keepAddress(file, text, next, ['oud'])).toBe(next)
  const more = text.replace('Tekst', 'Meer')
  expect(keepAddress(file, text, more)).toBe(more)
  for (const hidden of ['draft: true', 'publishAt: 2999-01-01'])
    expect(keepAddress(file, text.replace('slug', `${hidden}\nslug`), next)).toBe(next)
  expect(keepAddress(file, null, next)).toBe(next)
  const twice = text.replace('oud\n', 'oud\naliases: [ouder, ouder]\n')
  expect(keepAddress(file, twice, twice.replace('Tekst', 'Meer'))).toBe(twice.replace('Tekst', 'Meer'))
  const before = text.replace('oud\n', 'oud\naliases: [ouder] # van vroeger\n')
  for (const online of [
    text,
    before,
    before.replace('[ouder', '[oudst, ouder'),
    text.replace('slug: oud', 'aliases: []'),
  ])
    for (const way of [['nieuw'], ['nieuw', 'nieuwer'], ['ouder'], ['oudst'], ['nieuw', 'oudst']]) {
      let now = online
      for (const slug of [...way, /slug: (.*)/.exec(online)?.[1] ?? '']) {
        const typed = setValue(file, now, ['slug'], slug)
        now = keepAddress(file, online, slug ? typed : removeAt(file, typed, ['slug']))
        expect(now).not.toMatch(/aliases: .*nieuw/)
      }
      expect(now).toBe(online)
    }
})

const post = 'content/nl/blog/five-reasons.mdx'

function begin() {
  const { root } = repositoryCopy()
  const online = readFileSync(join(root, post), 'utf8')
  const examined = () => checkProject(root, contentSettings({}))
  return {
    root,
    online,
    examined,
    old: /^slug: (.*)/m.exec(online)?.[1],
    read: () => readFileSync(join(root, post), 'utf8'),
    write: (text: string, base: string) => writeWithAliases(root, { [post]: { text, base } }, examined),
  }
}

test('a post keeps its old address from the first write, even if the window never gets the answer', async () => {
  const { online, old, read, write } = begin()
  const typed = ['n', 'nieuw', 'nieuwer'].map((slug) => online.replace(/^slug: .*/m, `slug: ${slug}`))
  const kept = typed.map((text) => text.replace('\n---\n\n', `\naliases: [${old}]\n---\n\n`))
  const [first = '', second = '', last = ''] = typed
  expect(await write(first, online)).toEqual({ [post]: kept[0] })
  // A closing window sends this before it has the first answer.
  expect(await write(second, first)).toEqual({ [post]: kept[1] })
  expect(await write(last, kept[1] ?? '')).toEqual({ [post]: kept[2] })
  expect(read()).toBe(kept[2])
  expect(await write(second, online)).toEqual({ [post]: kept[2] })
  expect(await write(kept[2]?.replace('slug: nieuwer', `slug: ${old}`) ?? '', kept[2] ?? '')).toEqual({
    [post]: online,
  })
  expect(read()).toBe(online)
})

test('a reloaded window reads what it sent when it closed, even if the write takes a while', async () => {
  const { root, online, old } = begin()
  const settings = contentSettings({}, 'desk')
  const enqueue = createQueue()
  const history = openHistory(root, enqueue)
  const desk = { root, content: openContent(root, settings), settings, enqueue, history, formerSlugs: new Map() }
  const key = 'blog/five-reasons'
  const text = online.replace(/^slug: .*/m, 'slug: nieuw')
  const body = Buffer.from(JSON.stringify({ key, files: { [post]: { text, base: online } } }))
  const written = answer(desk, 'write', new URLSearchParams(), body)
  const opened = await answer(desk, 'entry', new URLSearchParams({ key }), Buffer.from(''))
  const kept = text.replace('\n---\n\n', `\naliases: [${old}]\n---\n\n`)
  expect(opened).toContainEqual(expect.objectContaining({ file: post, text: kept }))
  expect(await written).toEqual({ [post]: kept })
})

test('an address that another program removed is a mistake with a correction, and is not proposed', async () => {
  const { root, online, old, read, examined } = begin()
  const next = online.replace(/^slug: .*/m, 'slug: nieuw')
  writeFileSync(join(root, post), next)
  const sent = await propose(root, { titles: ['Adres'], keys: ['blog/five-reasons'], settings: contentSettings({}) })
  const [problem, ...others] = 'problems' in sent ? sent.problems : []
  expect([problem?.ruleId, problem?.isAdvice, others]).toEqual(['gone-address', undefined, []])
  const fixed = applyFixes(read(), problem ? [problem] : []).text
  expect(fixed).toBe(next.replace('\n---\n\n', `\naliases: [${old}]\n---\n\n`))
  writeFileSync(join(root, post), fixed)
  expect(await lostAddresses(root, 'HEAD', [post], await examined())).toEqual([])
  writeFileSync(join(root, post), next.replace('slug', 'draft: true\nslug'))
  expect(await lostAddresses(root, 'HEAD', [post], await examined())).toEqual([])
})
