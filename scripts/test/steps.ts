import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pc from 'picocolors'

/** How many tests, or steps, passed and failed. */
export interface Count {
  passed: number
  failed: number
}

/** A result, with what is printed when the step is done. */
export type Said<T> = T & { said?: unknown }

/** The steps of a run of tests. Each says what it did when it is done, so several can be under way at once. */
export function openSteps(root: string) {
  const total: Count = { passed: 0, failed: 0 }
  const times: string[] = []

  /** Does a step that is there or throws; what it returns is printed. Says whether it passed. */
  async function run(name: string, work: () => unknown): Promise<boolean> {
    const { failed } = await counted(name, async () => {
      const said = await work()
      return { passed: 1, failed: 0, said }
    })
    return failed === 0
  }

  /** Runs tests, which say what they do while they run. */
  async function tests(name: string, work: () => Promise<Said<Count>>) {
    await counted(name, work)
  }

  async function counted(name: string, work: () => Promise<Said<Count>>): Promise<Count> {
    const start = performance.now()
    const count: Said<Count> = await work().catch((error: Error) => ({
      passed: 0,
      failed: 1,
      said: error.message,
    }))
    const line = `${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`
    if (count.said) console.log(String(count.said).trim())
    console.log(count.failed ? pc.red(`✗ ${line}\n`) : pc.green(`✓ ${line}\n`))
    times.push(line)
    total.passed += count.passed
    total.failed += count.failed
    return count
  }

  return {
    run,
    tests: (name: string, work: () => Promise<Said<Count>> | Count) => tests(name, async () => work()),
    /** Runs a command of this project. */
    npm: (name: string, command: string) => run(name, () => node(root, ['scripts/run.mjs', command])),
    /** Runs the program of an installed package. */
    command: (name: string, from: string, program: string, args: string[]) =>
      run(name, () => node(root, [programOf(from, program), ...args])),
    /** Says how long each step took, and the sum. */
    end() {
      console.log(times.join('\n'))
      console.log(`\n${total.passed} passed, ${total.failed} failed`)
      process.exitCode = total.failed ? 1 : 0
    },
  }
}

/** Runs Node on a file with its arguments, without a shell: paths may hold spaces. Gives what it said; that it failed is thrown. */
function node(cwd: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...inColour },
  })
  const said = allSaid(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => (code === 0 ? resolve(said()) : reject(new Error(said()))))
  })
}

/** What a program is told that says its lines to this one, where they end in a terminal. */
export const inColour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** All that a program has said so far, on the channels that come here. */
export function allSaid({ stdout, stderr }: ChildProcess): () => string {
  let said = ''
  for (const channel of [stdout, stderr])
    channel?.on('data', (chunk) => {
      said += String(chunk)
    })
  return () => said
}

/** Where the program of an installed package is; also of one that does not export its package.json. */
export function programOf(name: string, program: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  const manifest = folders.map((folder) => join(folder, name, 'package.json')).find((file) => existsSync(file))
  if (!manifest) throw new Error(`The package ${name} is not installed. Run npm ci.`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[program])
}
