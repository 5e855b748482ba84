import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, mustBuild, versions } from '../harness/builds/build.ts'
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
})

afterAll(() => project?.remove())

const kills = Number(process.env.KILLS ?? 200)

test(`${kills} builds that are killed at random moments leave one whole version each`, async () => {
  const kinds = Array.from({ length: kills }, (_, time) => (time % 2 ? 'warm' : 'cold'))
  expect(await killBuilds({ ...project, digests, duration }, kinds)).toEqual([])
  expect(await build(project.folder, versions[1])).toMatchObject({ code: 0, digest: digests[1] })
})

test('a disk that is full from any write on leaves what was there', async () => {
  const { said } = await mustBuild(project.folder, { ...versions[0], ...full(0) })
  const writes = writesOf(said)
  const faults: string[] = []
  // The last first: what one that failed wrote to .content/, the next has not to write.
  for (let at = writes - 1; at > 0; at -= Math.ceil(writes / 40))
    faults.push(...(await buildOnFullDisk(project.folder, digests[0] ?? '', at)))
  expect(faults).toEqual([])
  expect(await build(project.folder, versions[1])).toMatchObject({ code: 0, digest: digests[1] })
})

test('a disk that is really full leaves what was there', async ({ skip }) => {
  const disk = join(project.folder, '.build')
  const mount = (size: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]).status === 0
  if (!mount('64m')) return skip('A small disk cannot be mounted here.')
  try {
    expect(await build(project.folder, versions[0])).toMatchObject({ code: 0, digest: digests[0] })
    // A build needs room for what changed: here every page, and none of the pictures.
    const { blocks, bfree, bsize } = statfsSync(disk)
    const used = ((blocks - bfree) * bsize) / 1024
    for (const share of [0.05, 0.15, 0.25, 0.35]) {
      const size = `${Math.ceil(used * (1 + share))}k`
      expect(spawnSync('mount', ['-o', `remount,size=${size}`, disk]).status).toBe(0)
      const result = await build(project.folder, versions[1])
      expect({ size, code: result.code, digest: result.digest }).toEqual({ size, code: 1, digest: digests[0] })
    }
    spawnSync('mount', ['-o', 'remount,size=64m', disk])
    expect(await build(project.folder, versions[1])).toMatchObject({ code: 0, digest: digests[1] })
  } finally {
    spawnSync('umount', [disk])
  }
})
