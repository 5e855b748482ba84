import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { plot } from './plot.ts'
import type { Cost } from './processes.ts'
import { withMeasured } from './report.ts'
import type { Runs } from './tool.ts'
import type { Kind, Weight } from './weights.ts'

/** What was measured last, as bench/results.json keeps it. Seconds, MB, and milliseconds where a name says so. */
export interface Results {
  machine: { cores: number; node: string; system: string }
  /** By number of posts. */
  ours: Record<string, Runs & Circumstances & { weights?: Record<Kind, Weight> }>
  beside?: Beside
  /** By number of posts, then by name: ours and the peers, measured in turn. */
  peers: Record<string, Circumstances & { tools: Record<string, Runs> }>
}

/** How many runs the numbers are medians of, and the load of the machine before the first. */
export interface Circumstances {
  runs: number
  load: number
}

/** What the build makes beside pages, in ms of CPU for each page. */
export interface Beside {
  pages: number
  socialPicture: number
  compression: number
  /** What compressing takes when nothing changed, in seconds in all. */
  compressedAgain: Cost
}

const root = join(import.meta.dirname, '../..')
const file = join(root, 'bench/results.json')
const picture = join(root, 'docs/images/build-cost.svg')
const page = join(root, 'docs/performance.md')

/**
 * Puts new results among the kept ones, draws them all, and writes them in docs/performance.md. A size that was measured
 * again replaces its old numbers.
 */
export function keep(fresh: Partial<Omit<Results, 'machine'>>) {
  const old: Partial<Results> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const results: Results = {
    machine: { cores: availableParallelism(), node: process.version, system: `${process.platform} ${process.arch}` },
    ours: { ...old.ours, ...fresh.ours },
    beside: fresh.beside ?? old.beside,
    peers: { ...old.peers, ...fresh.peers },
  }
  const rounded = JSON.stringify(
    results,
    (_, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value),
    2,
  )
  write(file, `${rounded}\n`)
  write(picture, plot(results))
  write(page, withMeasured(readFileSync(page, 'utf8'), results))
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** How busy the machine is, by its own count of the last minute. */
export function loadNow(): number {
  return loadavg()[0] ?? 0
}

/** A sentence when other work may disturb what is measured. */
export function disturbance(load: number): string | undefined {
  return load > 1 ? `This machine is busy (load ${load.toFixed(1)}): the times may be too long.` : undefined
}
