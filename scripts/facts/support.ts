import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import type { Engine } from '../../site/browsers.ts'

// 20 MB of JSON, which an import would make a program of first where a bundler reads it, as in the tests.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The oldest version of each engine; infinite where no version has it whole, without a prefix or a setting. */
export type Versions = Record<Engine, number>

/** Returns the versions that have what stands at a path of the data, such as css.selectors.has. */
export function supportAt(path: string): Versions {
  const { __compat: statement } = identifierAt(path) ?? {}
  if (!statement) throw new Error(`@mdn/browser-compat-data has no ${path}.`)
  return versionsOf(statement)
}

/** Returns the newest of some versions, engine by engine: the oldest browser that has all of it. */
export function newestOf(all: readonly Versions[]): Versions {
  const newest = (engine: Engine) => Math.max(...all.map((versions) => versions[engine]))
  return { chrome: newest('chrome'), firefox: newest('firefox'), safari: newest('safari') }
}

/** Returns the statements and the parts that the data has at a path. */
export function identifierAt(path: string): Identifier | undefined {
  let found: Identifier | undefined = data as unknown as Identifier // Its top has no type that can be walked.
  for (const key of path.split('.')) found = found?.[key]
  return found
}

/** Fields of a version that has a feature only in part, or no longer. */
const but = ['version_removed', 'prefix', 'alternative_name', 'flags', 'partial_implementation'] as const

export function versionsOf({ support }: CompatStatement): Versions {
  const since = (engine: Engine) => {
    const all = [support[engine] ?? []].flat()
    const whole = all.find((one) => one.version_added && !but.some((flaw) => one[flaw]))
    const version = Number(String(whole?.version_added ?? '').replace('≤', '') || Number.NaN)
    return Number.isNaN(version) ? Number.POSITIVE_INFINITY : version
  }
  return { chrome: since('chrome'), firefox: since('firefox'), safari: since('safari') }
}
