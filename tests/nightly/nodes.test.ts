import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { walkDesk } from '../harness/desk/walked.ts'
import { plainEnvironment } from '../harness/environment.ts'
import { root } from '../harness/site.ts'

/** The oldest Node that package.json admits, and those that are in use. */
const versions = ['20.19', '22', '24']

/** Who opens the desk for the first time waits no longer for the list, in seconds. */
const longest = 10

/** A Node of npm's package `node`, which is kept. */
function nodeOf(version: string): string | undefined {
  const folder = join(root, '.local/nodes', version)
  const program = join(folder, 'node_modules/node/bin/node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  try {
    const line = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--silent', `node@${version}`]
    execFileSync('npm', line, { cwd: folder, env: plainEnvironment(), stdio: 'pipe' })
  } catch {
    return undefined
  }
  return existsSync(program) ? program : undefined
}

test.for(versions)(
  `with Node %s the desk of a fresh clone shows its list within ${longest} s, and all else works`,
  async (version, { skip }) => {
    const node = nodeOf(version)
    if (!node) return skip(`npm gives no Node ${version} here.`)
    const { code, said, seconds } = await walkDesk(node)
    console.log(said)
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`Node ${version}.`) })
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(longest)
  },
)
