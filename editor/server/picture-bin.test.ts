import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSettings } from '../../scripts/content/settings.ts'
import { gitIn } from '../../tests/harness/desk/repository.ts'
import { repositoryCopy } from '../../tests/harness/desk/repository-copy.ts'
import { removeEntry, restoreEntry } from './bin.ts'
import { writeTexts } from './files.ts'
import { takeNewest } from './git/newest.ts'
import { propose } from './git/propose.ts'
import { fetchUpstream } from './git/upstream.ts'
import { keepPicture } from './picture.ts'
import { binUnusedPictures, followTexts, removePicture, restorePicture } from './picture-bin.ts'

const key = 'blog/five-reasons'
const [post, twin] = ['content/nl/blog/five-reasons.mdx', 'content/en/blog/five-reasons.mdx']
const svg = (words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="16" height="9"><title>${words}</title></svg>`

function begin() {
  const { root, ...remote } = repositoryCopy()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    root,
    ...remote,
    read,
    /** Inserts a picture, as the desk does. */
    keep: (words: string, own: typeof key | 'faq/costs' = key) =>
      keepPicture(root, own, { ending: 'svg', bytes: Buffer.from(svg(words)) }).src,
    write: async (file: string, change: (text: string) => string) => {
      const base = read(file)
      const written = { [file]: { text: change(base), base } }
      expect(writeTexts(root, written)).toEqual({})
      await followTexts(root, written)
    },
    pictures: () => readdirSync(join(root, 'public/images/blog')).filter((name) => /-[0-9a-f]{6}\.|^image/.test(name)),
    newest: async () => takeNewest(root, await fetchUpstream(root)),
    send: () => propose(root, { titles: ['Redenen'], keys: [key], settings: contentSettings({}) }),
  }
}

const show = (src: string) => (text: string) => `${text}\n![Een vlak](${src})\n`
const takeOut = (text: string) => text.replace(/\n!\[Een vlak\]\(.*\)\n/, '')

test('a picture is named after its text and its bytes, so the same picture twice is one file', () => {
  const { keep, pictures } = begin()
  const src = keep('een')
  expect(src).toMatch(/^\/images\/blog\/five-reasons-[0-9a-f]{6}\.svg$/)
  expect([keep('een'), keep('twee') === src, pictures().length]).toEqual([src, false, 2])
  expect(keep('een', 'faq/costs')).toMatch(/^\/images\/faq\/costs-/)
})

test('a picture whose name is already used for other bytes gets a longer name', () => {
  const { root, keep } = begin()
  const src = keep('een')
  writeFileSync(join(root, `public${src}`), svg('edited'))
  expect(keep('een')).toMatch(/-[0-9a-f]{7}\.svg$/)
})

test('a picture that is removed from its last text goes to the bin, and an undo restores its bytes', async () => {
  const { root, keep, write, pictures, read } = begin()
  const src = keep('een')
  await write(post, show(src))
  await write(twin, show(src))
  await write(post, takeOut)
  expect(pictures()).toHaveLength(1)
  await write(twin, takeOut)
  expect([pictures(), gitIn(root, 'status', '--porcelain')]).toEqual([[], ''])
  await write(twin, show(src))
  expect(read(`public${src}`)).toBe(svg('een'))
})

test('a text goes to the bin and comes back with its pictures', async () => {
  const { root, keep, write, pictures } = begin()
  const src = keep('een')
  await write(post, show(src))
  const { from } = removeEntry(root, key, '2026-11-22T10:00:00.000Z')
  await binUnusedPictures(root, [src])
  expect(pictures()).toEqual([])
  await restoreEntry(root, key, from)
  expect(pictures()).toHaveLength(1)
})

test('a picture stays if it is online, or was put in the folder by hand', async () => {
  const { root, keep, write, publish, newest, pictures } = begin()
  const src = keep('een')
  await write(post, show(src))
  writeFileSync(join(root, 'public/images/blog/image.svg'), svg('by hand'))
  publish({ [`public${src}`]: svg('een') })
  await newest()
  await write(post, takeOut)
  await binUnusedPictures(root, ['/images/blog/image.svg'])
  expect(pictures()).toEqual([src.slice('/images/blog/'.length), 'image.svg'])
})

test('a picture that was never in a text stays until it is removed, and keeps its name when restored', async () => {
  const { root, keep, write, newest, send, pictures, read } = begin()
  const src = keep('een')
  writeFileSync(join(root, 'public/images/blog/image.svg'), svg('by hand'))
  await write(post, (text) => `${text}\nEen zin.\n`)
  await newest()
  await send()
  expect(pictures()).toHaveLength(2)
  for (const one of [src, '/images/blog/image.svg']) {
    const before = read(`public${one}`)
    const { from } = await removePicture(root, one)
    expect(existsSync(join(root, `public${one}`))).toBe(false)
    restorePicture(root, one, from)
    expect(read(`public${one}`)).toBe(before)
  }
})

test('a picture that a text uses cannot be removed, nor one that is online', async () => {
  const { root, keep, write, pictures, publish, newest } = begin()
  const src = keep('een')
  await write(twin, show(src))
  await expect(removePicture(root, src)).rejects.toThrow(
    'A text uses this picture. Choose another picture in that text first.',
  )
  publish({ 'public/images/blog/image.svg': svg('theirs') })
  await newest()
  const online = '/images/blog/image.svg'
  await expect(removePicture(root, online)).rejects.toThrow('This picture is online, so you cannot remove it.')
  expect(pictures()).toHaveLength(2)
})

test('if a colleague published a different picture under the same name, both texts keep their own', async () => {
  const { read, write, publish, newest, send, take, remote, root, pictures } = begin()
  const src = '/images/blog/image.svg'
  const file = `public${src}`
  // Earlier versions of the desk named pasted pictures like this.
  writeFileSync(join(root, file), svg('mine'))
  await write(post, show(src))
  const sent = await send()
  const other = 'content/nl/faq/costs.mdx'
  publish({ [file]: svg('theirs'), [other]: show(src) })
  expect(await newest()).toMatchObject({ isNew: true })
  expect([read(file), read(other)]).toEqual([svg('theirs'), expect.stringContaining(src)])
  const [, own = ''] = /!\[Een vlak\]\((.*)\)/.exec(read(post)) ?? []
  expect(own).toMatch(/^\/images\/blog\/five-reasons-[0-9a-f]{6}\.svg$/)
  expect(read(`public${own}`)).toBe(svg('mine'))
  // A proposal that was sent with the old name no longer conflicts.
  expect(await send()).toMatchObject({ isSent: true })
  const branch = 'branch' in sent ? sent.branch : ''
  expect(gitIn(remote, 'show', `${branch}:${file}`)).toBe(svg('theirs'))
  take(branch, 'squash')
  await newest()
  expect([gitIn(root, 'status', '--porcelain'), pictures().length]).toEqual(['', 2])
})

test('a leftover picture that no text uses never blocks an update, and is kept in the bin', async () => {
  const { root, read, publish, newest } = begin()
  const file = 'public/images/blog/image.svg'
  writeFileSync(join(root, file), svg('left over'))
  publish({ [file]: svg('theirs') })
  expect(await newest()).toMatchObject({ isNew: true })
  expect(read(file)).toBe(svg('theirs'))
  const [kept = ''] = readdirSync(join(root, '.local/desk/pictures/images/blog'))
  expect(read(`.local/desk/pictures/images/blog/${kept}`)).toBe(svg('left over'))
})

test('a picture that was sent and then removed from the text leaves the proposal too', async () => {
  const { remote, root, keep, write, send, take, newest } = begin()
  const src = keep('een')
  await write(post, show(src))
  const sent = await send()
  const branch = 'branch' in sent ? sent.branch : ''
  const there = () => gitIn(remote, 'ls-tree', '-r', '--name-only', branch).split('\n')
  expect(there()).toContain(`public${src}`)
  await write(post, takeOut)
  await write(post, (text) => `${text}\nEen zin.\n`)
  await send()
  expect(there()).not.toContain(`public${src}`)
  take(branch, 'merge')
  await newest()
  expect([gitIn(root, 'status', '--porcelain'), existsSync(join(root, `public${src}`))]).toEqual(['', false])
})
