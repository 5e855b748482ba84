import { expect, test } from 'vitest'
import { measure } from './measure.ts'

test('a program is measured with those that it starts', async () => {
  const busy = 'const b = Buffer.alloc(150e6, 1); const t = Date.now(); while (Date.now() - t < 700);'
  const program = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  const { wall, cpu, memory } = await measure(['-e', program], process.cwd())
  expect(cpu).toBeGreaterThan(0.3)
  expect(wall).toBeGreaterThan(0.7)
  expect(memory).toBeGreaterThan(190)
})

test('a program that fails says what it said', async () => {
  const failing = measure(['-e', 'console.error("no such thing"); process.exit(3)'], process.cwd())
  await expect(failing).rejects.toThrow(/ended with 3:\nno such thing/)
})
