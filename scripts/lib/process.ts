import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { programFile } from './checkout.ts'

interface Options {
  cwd: string
  /** Variables added to the environment of this process. */
  env?: Readonly<Record<string, string>>
  node?: readonly string[]
  signal?: AbortSignal
}

/**
 * Runs a project file in a child process, which releases its memory and isolates its globals. `program` is the path
 * from the root, without .ts. For example, Vite sets NODE_ENV, which selects the React build.
 * @throws with the output of a failed process, after it has ended.
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
    await ended
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string }
    throw new Error(`${stdout}\n${stderr}`.trim() || message, { cause: error })
  }
}
