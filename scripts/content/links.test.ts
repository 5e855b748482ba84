import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../../tests/harness/content.ts'
import { checkProject } from '../check/run.ts'
import { print } from './problem.ts'
import { contentSettings } from './settings.ts'

async function problemsWith(links: Record<string, string>): Promise<string[]> {
  const root = project({})
  mkdirSync(join(root, 'elsewhere'))
  writeFileSync(join(root, 'elsewhere/x.mdx'), 'never-read')
  for (const [file, target] of Object.entries(links)) {
    rmSync(join(root, file), { recursive: true, force: true })
    symlinkSync(target.startsWith('/') ? target : join(root, target), join(root, file))
  }
  const { problems, entries } = await checkProject(root, contentSettings({}))
  expect(problems).not.toEqual([])
  expect(JSON.stringify(entries)).not.toContain('never-read')
  return problems.map(print)
}

const refused = (file: string) => `${file}:1:1  This is a symbolic link. Replace it with the file or folder itself.`

test('every link below content/ and public/ is a problem: to a file, a folder or nothing, under any name', async () => {
  const links = {
    'content/nl/blog/x.mdx': 'elsewhere/x.mdx',
    'content/nl/blog/.hidden': '/etc/passwd',
    'content/nl/faq/folder': 'elsewhere',
    'public/images/blog/foreign': 'elsewhere',
    'public/link.txt': '/etc/passwd',
    'public/nothing': 'nowhere',
  }
  expect(await problemsWith(links)).toEqual(Object.keys(links).sort().map(refused))
})

test.each(['content/business.yaml', 'content/terms.yaml', 'content/nl/search.yaml'])(
  '%s is not read through a link, also not one to nothing',
  async (file) => {
    expect(await problemsWith({ [file]: 'elsewhere/x.mdx' })).toContain(refused(file))
    const problems = await problemsWith({ [file]: 'nowhere' })
    expect(problems.filter((problem) => problem.startsWith(file))).toEqual([refused(file)])
  },
)

test.each(['content', 'public', 'content/nl', 'public/images/blog'])(
  '%s is not read where it is a link itself, and nothing below it is asked for',
  async (folder) => {
    const root = project({})
    renameSync(join(root, folder), join(root, 'elsewhere'))
    symlinkSync(join(root, 'elsewhere'), join(root, folder))
    const { problems, entries } = await checkProject(root, contentSettings({}))
    expect(problems.filter(({ file }) => file.startsWith(folder)).map(print)).toEqual([refused(folder)])
    expect(entries.filter(({ file }) => file.startsWith(`${folder}/`))).toEqual([])
    if (folder === 'content') expect(problems).toHaveLength(1)
  },
)
