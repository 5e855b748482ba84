import type { Cost } from './processes.ts'

/** How one tool builds the same posts. */
export interface Times {
  cold: Cost
  /** Again, after one post changed. */
  warm: Cost
}

const parts = ['wall', 'cpu', 'memory'] as const

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** The medians of some runs, each part by itself. */
export function typical(runs: readonly Cost[]): Cost {
  const of = (part: (typeof parts)[number]) => median(runs.map((run) => run[part]))
  return { wall: of('wall'), cpu: of('cpu'), memory: of('memory') }
}

/** How many times as much the first costs as the second: ours beside a peer, or many posts beside few. */
export function ratio(one: Cost, other: Cost): Cost {
  return { wall: one.wall / other.wall, cpu: one.cpu / other.cpu, memory: one.memory / other.memory }
}

/** The stages that `npm run build -- --profile` prints as `<stage>: <n> ms`, in its order; one that comes again adds up. */
export function readStages(said: string): Record<string, number> {
  const stages: Record<string, number> = {}
  for (const [, name = '', time] of said.matchAll(/^\s*([^\n:]+):\s+([\d.]+) ms\b/gm))
    stages[name] = (stages[name] ?? 0) + Number(time)
  return stages
}

/** 1,234 · 12.3 · 0.12: three digits say enough of a measurement. */
export function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value.toFixed(value >= 10 ? 1 : 2)
}

/** Rows of text under each other, the first column to the left and the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const pad = (text: string, at: number) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))
  return rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd()).join('\n')
}
