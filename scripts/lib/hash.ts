import { createHash } from 'node:crypto'
import { checkout } from './process.ts'
import { hashSources } from './programs.mjs'

export type Inputs = readonly (string | Uint8Array)[]

export function digest(inputs: Inputs): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:`).update(input)
  return hash.digest('hex').slice(0, 32)
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

const programs = new Map<string, string>()

export function programHash(...paths: string[]): string {
  const key = paths.join(' ')
  const hash = programs.get(key) ?? hashSources(paths, checkout)
  programs.set(key, hash)
  return hash
}
