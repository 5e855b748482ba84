import { afterAll, expect, test } from 'vitest'
import { before, build } from '../harness/build.ts'
import { copyProject } from '../harness/project.ts'

const projects: ReturnType<typeof copyProject>[] = []
afterAll(() => {
  for (const project of projects) project.remove()
})

test('two builds are the same to the byte: in any folder, time zone, language, umask, and at any time', async () => {
  // Each makes everything itself.
  const here = copyProject('project', ['.cache'])
  const elsewhere = copyProject('één map met spaties', ['.cache'])
  projects.push(here, elsewhere)
  const first = await build(here.folder, { TZ: 'Europe/Amsterdam', LC_ALL: 'C' })
  const umask = process.umask(0o077)
  const second = await build(elsewhere.folder, {
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'tr_TR.UTF-8',
    LANG: 'tr_TR.UTF-8',
    ...before('other-clock.mjs'),
  })
  process.umask(umask)
  expect({ code: first.code, said: first.code === 0 ? '' : first.said }).toEqual({ code: 0, said: '' })
  expect({ code: second.code, said: second.code === 0 ? '' : second.said }).toEqual({ code: 0, said: '' })
  expect(second.digest).toBe(first.digest)
}, 240_000)
