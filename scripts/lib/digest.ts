import { createHash } from 'node:crypto'

export type Inputs = readonly (string | Uint8Array)[]

/** Returns a key for inputs: 32 hexadecimal digits. */
export function digest(inputs: Inputs): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:`).update(input)
  return hash.digest('hex').slice(0, 32)
}

/** Returns the first 32 hexadecimal digits of the SHA-256 of some bytes. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
