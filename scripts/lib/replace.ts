import { renameSync } from 'node:fs'

/** Windows says so where another program, such as a virus scanner, has one of the two open. */
const busy = ['EPERM', 'EACCES', 'EBUSY']

/** The time before each new try, in milliseconds. */
const waits = [10, 20, 40, 80, 160, 320, 640]

/**
 * Moves a file to its place, over the one that is there: at every moment that is the old or the new one. Windows refuses
 * while somebody reads either, which is over in a moment; elsewhere a refusal is meant, and is given at once.
 */
export function replaceFile(
  from: string,
  to: string,
  rename: (from: string, to: string) => void = renameSync,
  platform = process.platform,
) {
  for (let tries = 0; ; tries++)
    try {
      return rename(from, to)
    } catch (error) {
      const wait = waits[tries]
      const { code = '' } = error as NodeJS.ErrnoException
      if (platform !== 'win32' || !busy.includes(code) || wait === undefined) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
    }
}
