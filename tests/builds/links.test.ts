import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, mustBuild } from '../harness/builds/build.ts'
import { startDev } from '../harness/builds/dev.ts'
import { copyProject } from '../harness/project.ts'

// A repository with links in it: what they lead to, on whatever machine builds it, is not published.
let project: ReturnType<typeof copyProject>
const links = {
  'content/nl/blog/x.mdx': '/etc/passwd',
  'public/images/foreign': 'elsewhere',
  'public/link.txt': '/etc/passwd',
}
const at = (file: string) => join(project.folder, file)

const link = () => {
  for (const [file, target] of Object.entries(links))
    symlinkSync(target.startsWith('/') ? target : at(target), at(file))
}

beforeAll(async () => {
  project = copyProject()
  mkdirSync(at('elsewhere'))
  writeFileSync(at('elsewhere/x.txt'), 'secret')
})
afterAll(() => project?.remove())

test('dev follows no link, by whatever address it is asked for', async () => {
  const dev = await startDev(project.folder, {})
  try {
    link()
    const addresses = {
      '/link.txt': 'public/link.txt',
      '/link.txt?raw': 'public/link.txt',
      '/%6cink.txt': 'public/link.txt',
      '/images/foreign/x.txt': 'public/images/foreign',
      '/public/link.txt': 'public/link.txt',
      '/content/nl/blog/x.mdx': 'content/nl/blog/x.mdx',
      [`/@fs${at('public/link.txt')}?import&raw`]: 'public/link.txt',
    }
    for (const [address, file] of Object.entries(addresses))
      expect(await dev.read(address), address).toBe(
        `${file} is a link to another place. Put the file or folder itself there.\n`,
      )
  } finally {
    await dev.stop()
  }
})

test('nor does a build, which leaves dist/ as it was; which files it names: scripts/content/read/links.test.ts', async () => {
  for (const file of Object.keys(links)) rmSync(at(file))
  const before = await mustBuild(project.folder)
  link()
  const { code, said, digest } = await build(project.folder)
  expect({ code, digest }).toEqual({ code: 1, digest: before.digest })
  for (const file of Object.keys(links)) expect(said).toContain(`${file}:1:1  This is a link to another place.`)
})
