import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { total } from './weights.ts'

test('a page weighs what is sent: text compressed, and what does not get smaller as it is', () => {
  const page = { file: 'index.html', bytes: Buffer.from('<p>Werkorders</p>'.repeat(200)) }
  const font = { file: 'assets/font.woff2', bytes: randomBytes(3000) }
  const weight = total([page, font])
  expect(weight.requests).toBe(2)
  expect(weight.brotli).toBeGreaterThan(3000)
  expect(weight.brotli).toBeLessThan(3100)
  expect(weight.gzip).toBeGreaterThanOrEqual(weight.brotli)
  expect(weight.script).toBe(0)
})

test('the scripts of a page are counted by themselves as well', () => {
  const program = { file: 'assets/entry.js', bytes: randomBytes(500) }
  expect(total([program])).toEqual({ requests: 1, brotli: 500, gzip: 500, script: 500 })
})
