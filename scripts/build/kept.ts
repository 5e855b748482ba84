import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that are slow to make, kept by what they were made of. A damaged one counts as absent. */
export interface Kept {
  get(inputs: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer>
  /** How many were made since it was opened. */
  readonly made: number
}

export function openKept(folder: string): Kept {
  mkdirSync(folder, { recursive: true })
  let made = 0
  return {
    get made() {
      return made
    },
    async get(inputs, make) {
      const digest = createHash('sha256')
      for (const input of inputs) digest.update(`${input.length}:`).update(input)
      const path = join(folder, digest.digest('hex').slice(0, 32))
      const known = readSealed(path)
      if (known) return known
      const bytes = await make()
      made++
      // Under its name only when it is whole: a build that is stopped leaves no half picture.
      const temporary = `${path}.${process.pid}`
      writeFileSync(temporary, Buffer.concat([sealOf(bytes), bytes]))
      renameSync(temporary, path)
      return bytes
    },
  }
}

/** A file whose first bytes are the seal of the others; nothing when it is absent, cut off or changed. */
function readSealed(path: string): Buffer | undefined {
  try {
    const file = readFileSync(path)
    const bytes = file.subarray(sealLength)
    return file.subarray(0, sealLength).equals(sealOf(bytes)) ? bytes : undefined
  } catch {
    return undefined
  }
}

const sealLength = 16

function sealOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, sealLength)
}
