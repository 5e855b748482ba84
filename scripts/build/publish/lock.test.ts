import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { plainEnvironment } from '../../../tests/harness/environment.ts'
import { takeLock } from './lock.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})

test('a lock that is held identifies its owner, and can be taken again after its release', () => {
  for (let time = 0; time < 3; time++) {
    const unlock = takeLock(folder)
    expect(takeLock(folder)).toMatchObject({ pid: process.pid })
    if (typeof unlock === 'function') unlock()
  }
  expect(readdirSync(folder)).toHaveLength(1)
})

const owner = (pid: number) => JSON.stringify({ pid, started: '1', since: '' })

test.each([
  ['of a process that is gone', owner(spawnSync('true').pid)],
  ['of a process whose number another one has now', owner(process.ppid)],
  ['that was cut off as it was written', '{"pid": 12'],
])('a lock %s is free', (_, text) => {
  writeFileSync(join(folder, '7'), text)
  expect(takeLock(folder)).toBeTypeOf('function')
  expect(readdirSync(folder)).toEqual(['8'])
})

test.runIf(existsSync('/proc/self/stat'))('the lock of a process that ended and is still listed is free', async () => {
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
})

test('if processes request the lock at the same time, only one of them gets it', async () => {
  writeFileSync(join(folder, '1'), owner(spawnSync('true').pid))
  const log = join(folder, 'log')
  const program = `
    import { appendFileSync } from 'node:fs'
    import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
    // Ends the program if a lock is never released.
    const end = Date.now() + 60_000
    for (let done = 0; done < 25 && Date.now() < end; ) {
      const lock = takeLock(${JSON.stringify(folder)})
      if (typeof lock !== 'function') continue
      appendFileSync(${JSON.stringify(log)}, 'in\\n')
      // Gives another process time to take the lock.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
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
})
