import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { cloneCheckout } from './clone.ts'
import { plainEnvironment } from './environment.ts'

/** A repository copied from this checkout, shared by the tests of a file. */
export function withCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))

  beforeAll(() => cloneCheckout(folder, ['.cache']))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: plainEnvironment(),
      maxBuffer: 1 << 26,
    })
    return { status, stdout, said: stdout + stderr }
  }

  const runTests = (...names: string[]) => {
    const { status, stdout, said } = run('npm', 'test', '--', ...names)
    if (status !== 0) console.error(said.slice(-8000))
    const failed = status === 0 ? [] : [...new Set(said.match(/^.*\bFAIL\b.*$|^✗ .*$/gm))]
    return { status, last: stdout.trim().split('\n').at(-1), failed }
  }
  return { folder, run, runTests }
}
