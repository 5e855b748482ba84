import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, mustBuild, startHeld, versions } from '../harness/builds/build.ts'
import { buildOnFullDisk, full, writesOf } from '../harness/builds/full-disk.ts'
import { killBuilds } from '../harness/builds/kills.ts'
import { copyProject } from '../harness/project.ts'

let project: ReturnType<typeof copyProject>
let digests: string[]
let duration: number

beforeAll(async () => {
  project = copyProject({ cache: 'own' })
  const other = await mustBuild(project.folder, versions[1])
  const started = performance.now()
  const first = await mustBuild(project.folder, versions[0])
  duration = performance.now() - started
  digests = [first.digest, other.digest]
  expect(new Set(digests).size).toBe(2)
})

afterAll(() => project?.remove())

// The same 200 times, and with the disk full at 40 moments: npm run test:nightly.
test('a build that is killed leaves one whole version, and the next one needs no cleaning', async () => {
  expect(await killBuilds({ ...project, digests, duration }, ['warm'])).toEqual([])
  expect(await build(project.folder, versions[1])).toMatchObject({ code: 0, digest: digests[1] })
})

test('a build whose disk is full leaves what was there', async () => {
  const writes = writesOf((await mustBuild(project.folder, { ...versions[0], ...full(0) })).said)
  expect(writes).toBeGreaterThan(100)
  expect(await buildOnFullDisk(project.folder, digests[0] ?? '', Math.round(writes / 2))).toEqual([])
})

test('of two builds at the same time one is refused, and says who is at work', async () => {
  const held = await startHeld(project.folder, versions[1])
  const refused = await build(project.folder, versions[1])
  expect(refused).toMatchObject({ code: 1, digest: digests[0] })
  expect(refused.said).toMatch(/^Another build is at work here: process \d+, since 2\d{3}-\d\d-\d\dT/m)
  expect(refused.said).toMatch(/^Wait until it is done, or stop it \(kill \d+\) and build again\.$/m)
  expect(refused.said).toContain(`kill ${held.process.pid}`)
  expect(await held.goOn()).toMatchObject({ code: 0, digest: digests[1] })
})
