import { existsSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mustBuild, startHeld } from '../harness/builds/build.ts'
import { startNode } from '../harness/command.ts'
import { copyProject, digestOf } from '../harness/project.ts'

// What an operator does when a build turns out to be wrong.
let project: ReturnType<typeof copyProject>
beforeAll(() => {
  project = copyProject()
})
afterAll(() => project?.remove())

/** Builds a site that differs by its phone number, and says by which name it is kept and what dist/ holds. */
async function release(number: number) {
  const { digest } = await mustBuild(project.folder, { SITE_CONTACT_PHONE: `+31 20 ${number}00 00 00` })
  return { digest, name: basename(readlinkSync(join(project.folder, '.build/current'))) }
}

/** How a rollback ends, what it says, and what dist/ holds then. */
async function rollback(...args: string[]) {
  const command = startNode(project.folder, [join(project.folder, 'scripts/run.mjs'), 'rollback', ...args])
  const code = await command.ended
  const dist = join(project.folder, 'dist')
  return { code, said: command.said(), digest: existsSync(dist) ? digestOf(dist) : '' }
}

/** A line of the list: name, time, commit, how it stands. */
const line = (name: string, state = '') =>
  new RegExp(`^${name}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  no commit${state && `  ${state}`}$`, 'm')

test('before anything is published there is nothing to go back to', async () => {
  expect(await rollback()).toEqual({
    code: 1,
    said: 'Nothing was published here yet. Run npm run build first.\n',
    digest: '',
  })
})

test('a good build, a bad one, back, another bad one, back: the good one is live both times', async () => {
  const good = await release(111)
  expect((await rollback()).said).toMatch(
    new RegExp(`^No build was live before ${good.name}\\. These are kept:\n${good.name}  .*  live\nName one: npm run`),
  )
  const bad = await release(222)
  expect(await rollback()).toMatchObject({ code: 0, digest: good.digest })
  const worse = await release(333)
  expect(worse.digest).not.toBe(bad.digest)
  const { code, said, digest } = await rollback()
  expect({ code, digest }).toEqual({ code: 0, digest: good.digest })
  expect(said).toContain(`dist/ is the build ${good.name} again. These are kept:\n${worse.name}  `)
  expect(said).toMatch(line(good.name, 'live'))
  expect(said).toMatch(line(bad.name, 'rolled back'))
  expect(said).toMatch(line(worse.name, 'rolled back'))

  const { said: refused, ...ended } = await rollback('20260101')
  expect(ended).toEqual({ code: 2, digest: good.digest })
  expect(refused).toContain(`20260101 is no build that is kept. These are kept:\n${worse.name}  `)
  expect((await rollback(good.name)).said).toContain(`${good.name} is live already. These are kept:\n`)

  expect(await rollback(bad.name)).toMatchObject({ code: 0, digest: bad.digest })
  expect((await rollback('--list')).said).toMatch(line(bad.name, 'live'))
  expect(await rollback()).toMatchObject({ code: 0, digest: good.digest })
})

test('a rollback beside a build is refused, and says who is at work', async () => {
  const held = await startHeld(project.folder)
  const { code, said } = await rollback()
  expect(code).toBe(1)
  expect(said).toMatch(/^Another build is at work here: process \d+, since 2\d{3}-/)
  expect(said).toContain(`Wait until it is done, or stop it (kill ${held.process.pid}) and roll back again.`)
  expect(await held.goOn()).toMatchObject({ code: 0 })
})
