import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Place } from './place.ts'

/** A time that a build was made live. One that was gone back from is left: going back does not lead to it again. */
interface Publication {
  build: string
  /** An ISO time. */
  time: string
  left?: true
}

/** Returns the name of the build that is live; nothing before the first. */
export function liveAt({ folder }: Place): string | undefined {
  try {
    return basename(readlinkSync(join(folder, 'current')))
  } catch {
    return undefined
  }
}

/**
 * Returns the publications of builds that are still whole, in their order. The link is the truth, and the log follows
 * it: what stands above the live build was not reached, or was gone back from. Where the log cannot be read, every whole
 * build counts as published, in the order in which they were begun.
 */
export function publicationsAt(place: Place): Publication[] {
  const whole = wholeAt(place)
  const logged = readLog(place)?.filter(({ build }) => whole.includes(build))
  const all: Publication[] = logged ?? whole.map((build) => ({ build, time: timeOf(place, build) }))
  const live = liveAt(place)
  if (live === undefined || !whole.includes(live)) return all
  const top = all.findLastIndex(({ build, left }) => build === live && !left)
  if (top < 0) return [...all, { build: live, time: timeOf(place, live) }]
  return all.map((publication, at) => (at > top ? { ...publication, left: true } : publication))
}

/** Returns the build that was live before this one, and is whole: going back leads to it. */
export function previousAt(place: Place): string | undefined {
  const live = liveAt(place)
  return publicationsAt(place).findLast(({ build, left }) => !left && build !== live)?.build
}

/** Returns the publications of the builds to keep: the live one, the one before it, and of the others the newest. */
export function keep(publications: readonly Publication[], most: number): Publication[] {
  const reached = publications.filter(({ left }) => !left).map(({ build }) => build)
  const live = reached.at(-1)
  const before = reached.findLast((build) => build !== live)
  const newest = publications.map(({ build }) => build).reverse()
  const names = [...new Set([live, before, ...newest])].filter((build) => build !== undefined).slice(0, most)
  return publications.filter(({ build }) => names.includes(build))
}

/** Writes the log, whole or not at all. */
export function writeLog({ folder }: Place, publications: readonly Publication[]) {
  const draft = join(folder, 'publications.new')
  writeFileSync(draft, `${JSON.stringify(publications, null, 1)}\n`)
  renameSync(draft, join(folder, 'publications.json'))
}

function readLog({ folder }: Place): Publication[] | undefined {
  try {
    const log: unknown = JSON.parse(readFileSync(join(folder, 'publications.json'), 'utf8'))
    return Array.isArray(log) && log.every(isPublication) ? log : undefined
  } catch {
    return undefined
  }
}

function isPublication(value: unknown): value is Publication {
  const { build, time }: Partial<Record<string, unknown>> = value ?? {}
  return typeof build === 'string' && typeof time === 'string' && !Number.isNaN(Date.parse(time))
}

/** Lists the builds that were made to the end: build.json is written last. */
function wholeAt({ folder }: Place): string[] {
  const sites = join(folder, 'sites')
  const names = existsSync(sites) ? readdirSync(sites) : []
  return names.filter((name) => existsSync(join(sites, name, 'build.json'))).sort()
}

function timeOf({ folder }: Place, build: string): string {
  return statSync(join(folder, 'sites', build, 'build.json')).mtime.toISOString()
}
