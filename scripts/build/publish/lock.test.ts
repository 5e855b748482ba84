import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { plainEnvironment } from '../../../tests/harness/environment.ts'
import { takeLock } from './lock.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Takes the lock, which nobody may have. */
function take() {
  const lock = takeLock(folder)
  if (typeof lock !== 'function') throw new Error(`${lock.pid} has it.`)
  return lock
}

test('who asks for a lock that is taken hears who has it', () => {
  const release = take()
  expect(takeLock(folder)).toMatchObject({ pid: process.pid })
  release()
})

test('a lock that was given back can be taken again, as often as one likes', () => {
  for (let time = 0; time < 5; time++) take()()
  expect(readdirSync(folder)).toHaveLength(1)
})

test('the lock of a process that is gone is free', () => {
  const { pid } = spawnSync('true')
  writeFileSync(join(folder, '1'), JSON.stringify({ pid, started: '1', since: '' }))
  take()
})

test('a process that has the number of one that is gone is not taken for it', () => {
  writeFileSync(join(folder, '1'), JSON.stringify({ pid: process.ppid, started: '1', since: '' }))
  take()
})

test('what is no lock is free: an owner that was cut off as it was written', () => {
  writeFileSync(join(folder, '7'), '{"pid": 12')
  take()
  expect(readdirSync(folder)).toEqual(['8'])
})

test.runIf(existsSync('/proc/self/stat'))(
  'a process that has ended, and that nobody looked at, holds nothing',
  async () => {
    const child = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { env: plainEnvironment() })
    onTestFinished(() => void child.kill())
    const pid = Number(await new Promise((resolve) => child.stdout.once('data', resolve)))
    const stat = () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
    await expect.poll(() => stat()[0]).toBe('Z')
    writeFileSync(join(folder, '1'), JSON.stringify({ pid, started: stat()[19], since: '' }))
    expect(takeLock(folder)).toBeTypeOf('function')
  },
)

test('of processes that ask at the same moment, one at a time has it, also when the last owner is gone', async () => {
  const { pid } = spawnSync('true')
  writeFileSync(join(folder, '1'), JSON.stringify({ pid, started: '1', since: '' }))
  const log = join(folder, 'log')
  const program = `
    import { appendFileSync } from 'node:fs'
    import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
    for (let done = 0; done < 25; ) {
      const lock = takeLock(${JSON.stringify(folder)})
      if (typeof lock !== 'function') continue
      appendFileSync(${JSON.stringify(log)}, 'in\\n')
      appendFileSync(${JSON.stringify(log)}, 'out\\n')
      lock()
      done++
    }`
  const runs = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      env: plainEnvironment(),
    })
    return new Promise<number | null>((resolve) => child.on('close', resolve))
  })
  expect(await Promise.all(runs)).toEqual([0, 0, 0, 0])
  expect(readFileSync(log, 'utf8')).toBe('in\nout\n'.repeat(100))
}, 60_000)
