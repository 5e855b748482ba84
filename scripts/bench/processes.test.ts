import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { measure, readPs, readStat, readTimes } from './processes.ts'

test('a process is read from Linux, also when its name holds spaces and parentheses', () => {
  const line = `4242 (node (a) b) S 1 4200 4200 0 -1 4194304 900 0 0 0 150 25 7 7 20 0 11 0 5000 1000000 300 18446744073709551615`
  expect(readStat(line, 4096)).toEqual({ pid: 4242, group: 4200, cpu: 1.75, memory: 300 * 4096 })
})

test('processes are read from ps, and empty lines are none', () => {
  expect(readPs('  10   10  2048\n  11   10     0\n\n')).toEqual([
    { pid: 10, group: 10, cpu: 0, memory: 2048 * 1024 },
    { pid: 11, group: 10, cpu: 0, memory: 0 },
  ])
})

test('the time of a command is that of the shell and of all it started', () => {
  expect(readTimes('0m0.010000s 0m0.020000s\n1m2.500000s 0m0.250000s\n')).toBeCloseTo(62.78)
  expect(readTimes('0m0,010s 0m0,020s\n2m0,500s 0m0,000s\n')).toBeCloseTo(120.53)
})

test('a command is measured with the programs that it starts', async () => {
  const busy = 'const b = Buffer.alloc(150e6, 1); const t = Date.now(); while (Date.now() - t < 700);'
  const program = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  const cost = await measure([process.execPath, '-e', program], { folder: tmpdir() })
  expect(cost.cpu).toBeGreaterThan(0.3)
  expect(cost.wall).toBeGreaterThan(0.7)
  expect(cost.memory).toBeGreaterThan(190)
})

test('a command that fails says what it said', async () => {
  const failing = measure([process.execPath, '-e', 'console.error("no such thing"); process.exit(3)'], {
    folder: tmpdir(),
  })
  await expect(failing).rejects.toThrow(/ended with 3:\nno such thing/)
})
