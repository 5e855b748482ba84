import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { programsIn } from './programs.mjs'

/** Root folder of the checkout, found from the sources or from a bundle in .cache/. */
export const checkout = above(import.meta.dirname)

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder))
}

/** Bundle that this code runs from; `undefined` when run from the sources. */
const [bundle] = /^.*[/\\]\.cache[/\\]commands[/\\][\w-]+/.exec(import.meta.dirname) ?? []

/** Returns the file of a program for a thread or child process, such as `scripts/build/render`. */
export async function programFile(program: string): Promise<string> {
  return join(bundle ?? (await programsIn(checkout)), `${program}.js`)
}

interface Options {
  cwd: string
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

export async function listen(
  handler: RequestListener,
  port: number,
  host = '127.0.0.1',
): Promise<{ server: Server; port: number }> {
  for (let next = port; ; next++) {
    const server = createServer(handler).listen(next, host)
    try {
      await once(server, 'listening')
      return { server, port: (server.address() as AddressInfo).port }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || next - port >= 20) throw error
    }
  }
}
