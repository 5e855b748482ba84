import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { type Engine, engines } from '../../site/browsers.ts'

// 20 MB of JSON, which an import would make a program of first where a bundler reads it, as in the tests.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The oldest version of each engine; infinite where no version has it whole, without a prefix or a setting. */
export type Versions = Record<Engine, number>

/** A place in the data that says which browsers have it. */
export interface Supported {
  path: string
  since: Versions
}

/** What the data says at a path such as css.selectors.has. An error where it has no such path. */
export function supportAt(path: string): Supported {
  const { __compat: statement } = placeAt(path) ?? {}
  if (!statement) throw new Error(`@mdn/browser-compat-data has no ${path}.`)
  return { path, since: versionsOf(statement) }
}

/** What stands in the data below a path and says which browsers have it, to a depth, by name. */
export function supportBelow(path: string, depth: number): Map<string, Supported[]> {
  const top = placeAt(path)
  const found = new Map<string, Supported[]>()
  const walk = (place: Identifier, at: string, left: number) => {
    for (const key of Object.keys(place)) {
      const value = place[key]
      if (key === '__compat' || !value) continue
      const name = key.replace(/_(static|function)$/, '')
      if (value.__compat) {
        const all = found.get(name) ?? []
        found.set(name, all)
        all.push({ path: `${at}.${key}`, since: versionsOf(value.__compat) })
      }
      if (left > 1) walk(value, `${at}.${key}`, left - 1)
    }
  }
  if (top) walk(top, path, depth)
  return found
}

/** The newest of some versions, engine by engine: the oldest browser that has all of it. */
export function newestOf(all: readonly Versions[]): Versions {
  const newest = (engine: Engine) => Math.max(...all.map((versions) => versions[engine]))
  return { chrome: newest('chrome'), firefox: newest('firefox'), safari: newest('safari') }
}

/** Whether one of the engines has it later than the browsers given. */
export function isNewer(since: Versions, oldest: Versions): boolean {
  return engines.some((engine) => since[engine] > oldest[engine])
}

function placeAt(path: string): Identifier | undefined {
  let place: Identifier | undefined = data as unknown as Identifier // Its top has no type that can be walked.
  for (const key of path.split('.')) place = place?.[key]
  return place
}

/** By what a version has a feature only in part, or no longer. */
const but = ['version_removed', 'prefix', 'alternative_name', 'flags', 'partial_implementation'] as const

function versionsOf({ support }: CompatStatement): Versions {
  const since = (engine: Engine) => {
    const all = [support[engine] ?? []].flat()
    const whole = all.find((one) => one.version_added && !but.some((flaw) => one[flaw]))
    const version = Number(String(whole?.version_added ?? '').replace('≤', '') || Number.NaN)
    return Number.isNaN(version) ? Number.POSITIVE_INFINITY : version
  }
  return { chrome: since('chrome'), firefox: since('firefox'), safari: since('safari') }
}
