import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { before, build, versions } from '../harness/build.ts'
import { killBuilds } from '../harness/kills.ts'
import { copyProject, digestOf } from '../harness/project.ts'

let project: ReturnType<typeof copyProject>
const digests: string[] = []

beforeAll(async () => {
  project = copyProject()
  for (const version of versions) {
    const { code, said, digest } = await build(project.folder, version)
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' })
    digests.push(digest)
  }
  expect(digests[0]).not.toBe(digests[1])
}, 240_000)

afterAll(() => project?.remove())

// The same 200 times: npm run test:deep.
test('a build that is killed leaves one whole version, and the next one needs no cleaning', async () => {
  expect(await killBuilds(project.folder, digests, 2)).toEqual([])
}, 240_000)

test('a build whose disk is full leaves what was there', async () => {
  const full = (at: number) => ({ ...before('full-disk.mjs'), FULL_AT: String(at) })
  await build(project.folder, versions[0])
  const { said } = await build(project.folder, { ...versions[0], ...full(0) })
  const writes = Number(/Writes: (\d+)/.exec(said)?.[1])
  expect(writes).toBeGreaterThan(100)
  for (const at of [Math.round(writes / 2), writes - 1]) {
    const result = await build(project.folder, { ...versions[1], ...full(at) })
    expect(result).toMatchObject({ code: 1, digest: digests[0] })
    expect(result.said).toContain('ENOSPC')
  }
  expect(await build(project.folder, versions[1])).toMatchObject({ code: 0, digest: digests[1] })
}, 240_000)

test('of two builds at the same time one is refused, and says who is at work', async () => {
  const results = await Promise.all([build(project.folder, versions[0]), build(project.folder, versions[0])])
  const refused = results.find(({ code }) => code === 1)
  expect(results.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(refused?.said).toMatch(/^Another build is at work here: process \d+, since 2\d{3}-\d\d-\d\dT/m)
  expect(refused?.said).toMatch(/^Wait until it is done, or stop it \(kill \d+\) and build again\.$/m)
  expect(digestOf(join(project.folder, 'dist'))).toBe(digests[0])
}, 240_000)
