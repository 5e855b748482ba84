import { renameSync } from 'node:fs'

/** Windows reports these errors while another program, such as a virus scanner, has a file open. */
const busy = ['EPERM', 'EACCES', 'EBUSY']

const waits = [10, 20, 40, 80, 160, 320, 640]

/**
 * Replaces a file atomically. Retries on Windows, which refuses while another process reads either file. Other systems
 * fail immediately.
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
