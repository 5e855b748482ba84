import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { before, build, mustBuild, startBuild, versions } from '../harness/builds/build.ts'
import { kill } from '../harness/command.ts'
import { copyProject, folderDigest } from '../harness/project.ts'

// Interrupts builds of two versions. dist/ must always be one of the two, complete.

let project: ReturnType<typeof copyProject>
let digests: string[]
let duration: number
const at = (file: string) => join(project.folder, file)

beforeAll(async () => {
  project = copyProject({ cache: 'own' })
  const other = await mustBuild(project.folder, versions[1])
  const started = performance.now()
  const first = await mustBuild(project.folder, versions[0])
  duration = performance.now() - started
  digests = [first.digest, other.digest]
})
afterAll(() => project?.remove())

const kills = 60

test(`${kills} builds are killed at random moments, with and without programs that were made before; the next needs no cleaning`, async () => {
  const [programs, aside] = [at('.cache/site'), at('.local/programs')]
  cpSync(programs, aside, { recursive: true })
  for (let time = 1; time <= kills; time++) {
    const isCold = time % 2 === 0
    if (isCold) rmSync(programs, { recursive: true, force: true })
    // A build without cached bundles takes about five times as long.
    const moment = Math.random() * duration * (isCold ? 5 : 1.05)
    const command = startBuild(project.folder, versions[time % 2])
    await Promise.race([wait(moment), command.ended])
    kill(command)
    await command.ended
    if (isCold) cpSync(aside, programs, { recursive: true })
    const where = `kill ${time}, after ${Math.round(moment)} of ${Math.round(duration)} ms: ${command.said()}`
    expect(digests, where).toContain(folderDigest(at('dist')))
    expect(command.said()).not.toContain('Another build')
  }
  for (const version of [1, 0])
    expect(await build(project.folder, versions[version])).toMatchObject({ code: 0, digest: digests[version] })
})

/**
 * Simulates a full disk from the nth write on, and logs the number of writes at the end. With 0, only counts the
 * writes.
 */
const fullAt = (nth: number) =>
  before(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  let writes = 0
  const count = () => {
    writes++
    if (${nth} > 0 && writes >= ${nth})
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  }
  const counted = (room, name) => {
    const original = room[name]
    room[name] = (...args) => (count(), original(...args))
  }
  const inSync = ['writeFileSync', 'mkdirSync', 'symlinkSync', 'copyFileSync', 'cpSync', 'linkSync', 'writeSync']
  for (const name of inSync) counted(fs, name)
  for (const name of ['writeFile', 'mkdir', 'copyFile']) {
    const original = fs.promises[name]
    fs.promises[name] = async (...args) => (count(), original(...args))
  }
  syncBuiltinESMExports()
  process.on('exit', () => console.error('Writes: ' + writes))`)

test('a disk that is full from any write on leaves the previous build', async () => {
  const { said } = await mustBuild(project.folder, { ...versions[0], ...fullAt(0) })
  const writes = Number(/Writes: (\d+)/.exec(said)?.[1])
  expect(writes).toBeGreaterThan(20)
  // Go from last to first, because a failed build leaves files in .content/ that the next one does not write again.
  for (let nth = writes - 1; nth > 0; nth -= Math.ceil(writes / 40)) {
    const { code, digest, said } = await build(project.folder, { ...versions[1], ...fullAt(nth) })
    expect({ nth, code, digest, said }).toEqual({
      nth,
      code: 1,
      digest: digests[0],
      said: expect.stringContaining('ENOSPC'),
    })
  }
  expect(await build(project.folder, versions[1])).toMatchObject({ code: 0, digest: digests[1] })
})
