import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { programFile } from './checkout.ts'

interface Options {
  cwd: string
  /** Variables, besides those of this process. */
  env?: Readonly<Record<string, string>>
  /** Options of Node itself. */
  node?: readonly string[]
  /** Stops it. */
  signal?: AbortSignal
}

/**
 * Runs a program of this project in a process of its own: its memory is free again when it is done, and what it sets or
 * loads stays there. `program` is its file from the root, without .ts. Vite sets NODE_ENV, and with it which React is loaded from then on.
 *
 * @throws when it has ended, with what it said.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, node = [], signal }: Options,
): Promise<void> {
  const line = [...node, await programFile(program), ...args]
  const running = promisify(execFile)(process.execPath, line, { cwd, env: { ...process.env, ...env }, signal })
  const ended = once(running.child, 'close')
  try {
    await running
  } catch (error) {
    // One that was told to stop may still be writing.
    await ended
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string }
    throw new Error(`${stdout}\n${stderr}`.trim() || message, { cause: error })
  }
}
