import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pc from 'picocolors'

/** The outcome of a step: of tests each counts, and anything else counts as one. */
export interface Outcome {
  passed: number
  failed: number
  /** Printed when it is done. */
  output?: string
}

const total = { passed: 0, failed: 0 }
const lines: string[] = []

/** Does a step; that it throws is a failure as well. Returns whether it passed. */
export async function step(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const start = performance.now()
  const { passed, failed, output } = await work().catch(
    (error: Error): Outcome => ({ passed: 0, failed: 1, output: error.message }),
  )
  const line = `${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`
  lines.push(failed ? pc.red(`✗ ${line}`) : pc.green(`✓ ${line}`))
  console.log(`${output ? `${output.trim()}\n` : ''}${lines.at(-1)}\n`)
  total.passed += passed
  total.failed += failed
  return failed === 0
}

/** Runs a script of package.json as a step. What it says is printed when it is done, so several can be under way at once. */
export function runScript(name: string, ...args: string[]): Promise<boolean> {
  return step(`npm run ${[name, ...args].join(' ')}`, async () => {
    const child = spawn('npm', ['run', '--silent', name, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      // Of npm, Windows has a batch file.
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const channel of [child.stdout, child.stderr])
      channel.on('data', (chunk) => {
        output += String(chunk)
      })
    const [code] = await once(child, 'close')
    return { passed: Number(code === 0), failed: Number(code !== 0), output }
  })
}

/** Prints each step with its time, and as the last line the sum. */
export function end() {
  console.log(`${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed ? 1 : 0
}
