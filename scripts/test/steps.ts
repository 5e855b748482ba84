import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pc from 'picocolors'

/** What came of a step: of tests each counts, and anything else counts as one. */
export interface Outcome {
  passed: number
  failed: number
  /** What is printed when it is done. */
  said?: string
}

/** The steps of a run of tests. Each says what it did when it is done, so several can be under way at once. */
export function openSteps() {
  const total: Outcome = { passed: 0, failed: 0 }
  const times: string[] = []
  return {
    /** Does a step; that it throws is a failure as well. Says whether it passed. */
    async run(name: string, work: () => Promise<Outcome>): Promise<boolean> {
      const start = performance.now()
      const { passed, failed, said } = await work().catch(
        (error: Error): Outcome => ({ passed: 0, failed: 1, said: error.message }),
      )
      const line = `${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`
      if (said) console.log(said.trim())
      console.log(failed ? pc.red(`✗ ${line}\n`) : pc.green(`✓ ${line}\n`))
      times.push(line)
      total.passed += passed
      total.failed += failed
      return failed === 0
    },
    /** Says how long each step took, and the sum. */
    end() {
      console.log(times.join('\n'))
      console.log(`\n${total.passed} passed, ${total.failed} failed`)
      process.exitCode = total.failed ? 1 : 0
    },
  }
}

interface Options {
  /** Shows what it says while it runs, and lets it read the keys; else that is said at the end. */
  live?: boolean
  env?: Readonly<Record<string, string>>
}

/** Runs Node on a file of the project with its arguments, without a shell: paths may hold spaces. */
export async function node(cwd: string, args: readonly string[], { live, env }: Options = {}): Promise<Outcome> {
  const colour = !live && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, ...env },
  })
  let said = ''
  for (const channel of [child.stdout, child.stderr])
    channel?.on('data', (chunk) => {
      said += String(chunk)
    })
  const [code] = await once(child, 'close')
  return { passed: Number(code === 0), failed: Number(code !== 0), said }
}

/** Where the program of an installed package is; also of one that does not export its package.json. */
export function programOf(name: string, program: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const manifest = folders.map((folder) => join(folder, name, 'package.json')).find((file) => existsSync(file))
  if (!manifest) throw new Error(`The package ${name} is not installed. Run npm ci.`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[program])
}
