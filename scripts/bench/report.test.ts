import { expect, test } from 'vitest'
import { describe, withMeasured } from './report.ts'
import type { Results } from './results.ts'

const cost = (cpu: number) => ({ wall: cpu / 2, cpu, memory: 1500 })
const runs = (cold: number, warm: number) => ({ cold: cost(cold), warm: cost(warm), stages: { cold: {}, warm: {} } })
const results: Results = {
  machine: { cores: 2, node: 'v20.20.2', system: 'linux x64' },
  ours: { 1000: { ...runs(20, 4), runs: 3, load: 0.2 }, 10000: { ...runs(200, 6), runs: 1, load: 0.2 } },
  peers: { 1000: { runs: 3, load: 4, tools: { ours: runs(20, 4), astro: runs(40, 32) } } },
}

test('the document says how cost grows from one number of posts to the next', () => {
  expect(describe(results)).toContain('| 1,000, cold | 10.0 | 20.0 | 1,500 |  |  | 3 | 0.2 |')
  expect(describe(results)).toContain('| 10,000, cold | 100.0 | 200.0 | 1,500 | 10.00 | 10.00 | 1 | 0.2 |')
})

test('the document divides ours by each peer, and shows no table of what was not measured', () => {
  expect(describe(results)).toContain('| astro, warm | 16.0 | 32.0 | 1,500 | 0.13 | 0.13 | 1.00 |')
  expect(describe(results)).not.toContain('### A first visit')
})

test('what was measured before is replaced, and the words around it stay', () => {
  const marks = ['<!-- measured: npm run bench and npm run bench:peers write this part -->', '<!-- /measured -->']
  const written = withMeasured(`# Performance\n\n${marks.join('\nlast year\n')}\n\nMore.\n`, results)
  expect(written).toMatch(/^# Performance\n\n<!-- measured/)
  expect(written).toMatch(/<!-- \/measured -->\n\nMore\.\n$/)
  expect(written).not.toContain('last year')
  expect(withMeasured(written, results)).toBe(written)
})

test('the document says when a machine was busy with other work', () => {
  expect(describe(results)).toContain('Medians of 3 runs, in turn, on a machine that was busy before (load 4.0)')
  const alone = describe({ ...results, peers: { 1000: { runs: 1, load: 0.3, tools: {} } } })
  expect(alone).toContain('One run, in turn. The last')
})
