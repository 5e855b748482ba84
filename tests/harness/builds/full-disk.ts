import { before, build, versions } from './build.ts'

/** What makes the disk full at the nth write of a build; 0 only counts. */
export const full = (at: number) => ({ ...before('full-disk.mjs'), FULL_AT: String(at) })

/** How often a build writes to the disk. */
export const writesOf = (said: string): number => Number(/Writes: (\d+)/.exec(said)?.[1])

/** Builds the second version over the first, which has this digest, with a disk that is full from a write on. Says what went wrong. */
export async function buildOnFullDisk(folder: string, digest: string, at: number): Promise<string[]> {
  const result = await build(folder, { ...versions[1], ...full(at) })
  const asExpected = result.code === 1 && result.digest === digest && result.said.includes('ENOSPC')
  return asExpected ? [] : [`Write ${at}: exit ${result.code}. ${result.said.slice(-300)}`]
}
