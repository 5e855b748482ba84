import { checkout } from './checkout.ts'
import { hashSources } from './hash-sources.mjs'
import { memoize } from './memoize.ts'

const hashOf = memoize((paths: string) => hashSources(paths.split(' '), checkout))

export function programHash(...paths: string[]): string {
  return hashOf(paths.join(' '))
}
