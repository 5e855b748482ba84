import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { post, project, readFolder } from '../../tests/harness/content.ts'
import { gitIn } from '../../tests/harness/desk/repository.ts'
import { noFiles, type ProjectSource, readProject, readRevision, reportLinks } from './project.ts'
import { contentSettings } from './settings.ts'

const settings = contentSettings({ BUILD_NOW: '2026-11-21 12:00' })
const picture = '/images/blog/five-reasons.svg'
const file = 'content/nl/blog/kosten.mdx'

/** Returns the compiler's input without its stamp, which differs between disk and git. */
function valuesOf({ stamp: _, isPublic, ...values }: ProjectSource) {
  const addresses = [picture, '/images', '/favicon.svg', '/link.txt', '/nowhere.pdf']
  return { ...values, public: addresses.filter(isPublic) }
}

function commit(root: string) {
  gitIn(root, 'init', '-q')
  // Stores files with Windows line endings unchanged.
  gitIn(root, '-c', 'core.autocrlf=false', 'add', '-A', 'content', 'public')
  gitIn(root, 'commit', '-qm', 'Publish')
}

test("a revision is read from git's objects with the same result as from disk, and no file is written", () => {
  const root = project(post({ image: picture }, `Een tekst.\n\n![Niets](/images/weg.png)`))
  const text = readFileSync(join(root, file), 'utf8')
  writeFileSync(join(root, file), `\ufeff${text.replaceAll('\n', '\r\n')}`)
  writeFileSync(join(root, 'content/nl/blog/Wrong Name.mdx'), 'Tekst')
  writeFileSync(join(root, 'content/terms.yaml'), Buffer.from([0xff]))
  symlinkSync('/etc/passwd', join(root, 'public/link.txt'))
  symlinkSync('kosten.mdx', join(root, 'content/nl/blog/link.mdx'))
  commit(root)
  const before = readFolder(join(root, 'content'))
  const revision = readRevision(root, 'HEAD', settings)
  expect(valuesOf(revision)).toEqual(valuesOf(readProject(root, settings)))
  expect(readFolder(join(root, 'content'))).toEqual(before)
  expect(revision.sources.find((source) => source.file === file)?.text).toBe(text)
  expect(reportLinks(revision, []).map((problem) => problem.file)).toEqual(revision.links)
})

test('a project in a folder of its repository is read from that folder, not from the work tree', () => {
  const above = project({})
  const root = join(above, 'site')
  mkdirSync(root)
  for (const name of ['content', 'public']) renameSync(join(above, name), join(root, name))
  gitIn(above, 'init', '-q')
  gitIn(above, 'add', 'site')
  gitIn(above, 'commit', '-qm', 'Publish')
  const expected = valuesOf(readProject(root, settings))
  rmSync(join(root, 'content'), { recursive: true })
  expect(valuesOf(readRevision(root, 'HEAD', settings))).toEqual(expected)
})

test.each([
  ['git does not know', (root: string) => commit(root), 'nowhere'],
  ['a repository without commits lacks', (root: string) => gitIn(root, 'init', '-q'), 'HEAD'],
  ['a folder without git lacks', () => '', 'HEAD'],
  ['looks like an option', (root: string) => commit(root), '--all'],
])('a revision that %s is refused by name', (_, prepare, revision) => {
  const root = project({})
  prepare(root)
  expect(() => readRevision(root, revision, settings)).toThrow(
    `There is no revision ${revision} here. Name one with --against, such as --against HEAD.`,
  )
})

test('a second reading reuses the unchanged files, and measures a changed picture again', () => {
  const root = project(post({ image: picture }, 'Een tekst.'))
  const known = noFiles()
  const first = readProject(root, settings, known)
  expect(readProject(root, settings, known)).toMatchObject({ stamp: first.stamp, pictures: first.pictures })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"></svg>'
  writeFileSync(join(root, `public${picture}`), drawing)
  const second = readProject(root, settings, known)
  expect(second.pictures[picture]).toEqual({ width: 7, height: 5 })
  expect(second.stamp).not.toBe(first.stamp)
  expect(second.sources).toEqual(first.sources)
  rmSync(join(root, `public${picture}`))
  expect(readProject(root, settings, known).pictures[picture]).toHaveProperty('en')
})
