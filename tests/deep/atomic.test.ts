import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { before, build, versions } from '../harness/build.ts'
import { killBuilds } from '../harness/kills.ts'
import { copyProject } from '../harness/project.ts'

let project: ReturnType<typeof copyProject>
const digests: string[] = []

beforeAll(async () => {
  project = copyProject()
  for (const version of versions) digests.push((await build(project.folder, version)).digest)
})

afterAll(() => project?.remove())

const kills = Number(process.env.KILLS ?? 200)

test(`${kills} builds that are killed at random moments leave one whole version each`, async () => {
  expect(await killBuilds(project.folder, digests, kills)).toEqual([])
})

test('a disk that is full from any write on leaves what was there', async () => {
  const full = (at: number) => ({ ...before('full-disk.mjs'), FULL_AT: String(at) })
  await build(project.folder, versions[0])
  const { said } = await build(project.folder, { ...versions[0], ...full(0) })
  const writes = Number(/Writes: (\d+)/.exec(said)?.[1])
  const faults: string[] = []
  for (let at = 1; at < writes; at += Math.ceil(writes / 40)) {
    const result = await build(project.folder, { ...versions[1], ...full(at) })
    if (result.code !== 1 || result.digest !== digests[0] || !result.said.includes('ENOSPC'))
      faults.push(`Write ${at} of ${writes}: exit ${result.code}. ${result.said.slice(-300)}`)
  }
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
