import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mustBuild, startBuild } from '../harness/builds/build.ts'
import { startDev } from '../harness/builds/dev.ts'
import { startCommand } from '../harness/command.ts'
import { copyProject, digestOf } from '../harness/project.ts'

// A repository with links in it: what they lead to, on whatever machine builds it, is not published.
let project: ReturnType<typeof copyProject>
const links = {
  'content/nl/blog/x.mdx': '/etc/passwd',
  'public/images/foreign': 'elsewhere',
  'public/link.txt': '/etc/passwd',
}
const at = (file: string) => join(project.folder, file)

beforeAll(async () => {
  project = copyProject()
  await mustBuild(project.folder)
  mkdirSync(at('elsewhere'))
  writeFileSync(at('elsewhere/x.txt'), 'secret')
  for (const [file, target] of Object.entries(links))
    symlinkSync(target.startsWith('/') ? target : at(target), at(file))
})
afterAll(() => project?.remove())

const refused = Object.keys(links).map(
  (file) => `${file}:1:1  This is a link to another place. Put the file or folder itself here.`,
)

test('the check and the build name every link, and dist/ is left as it was', async () => {
  const before = digestOf(at('dist'))
  for (const command of [startCommand(project.folder, 'check'), startBuild(project.folder)]) {
    expect(await command.ended).toBe(1)
    expect(command.said().split('\n')).toEqual(expect.arrayContaining(refused))
  }
  expect(digestOf(at('dist'))).toBe(before)
})

test('dev follows no link, by whatever address it is asked for', async () => {
  for (const file of Object.keys(links)) rmSync(at(file))
  const dev = await startDev(project.folder, {})
  try {
    for (const [file, target] of Object.entries(links))
      symlinkSync(target.startsWith('/') ? target : at(target), at(file))
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
