import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { ResourceLimits } from 'node:worker_threads'
import { programsIn } from './programs.mjs'

/** Root folder of the checkout, found from this source file or from a bundle in .cache/. */
export const checkout = above(import.meta.dirname)

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder))
}

/** Returns the number of the first line that contains `text` in a source file of this program. */
export function lineInProgram(file: string, text: string): number {
  const lines = readFileSync(join(checkout, file), 'utf8').split('\n')
  return lines.findIndex((line) => line.includes(text)) + 1
}

/** Folder of the bundle that contains this code; `undefined` if it runs from the sources. */
const [bundle] = /^.*[/\\]\.cache[/\\]commands[/\\][\w-]+/.exec(import.meta.dirname) ?? []

/** Returns the file that a thread or child process runs for a program such as `scripts/build/render`. */
export async function programFile(program: string): Promise<string> {
  return join(bundle ?? (await programsIn(checkout)), `${program}.js`)
}

interface ChildOptions {
  cwd: string
  env?: Readonly<Record<string, string>>
  node?: readonly string[]
  signal?: AbortSignal
}

/** Calls the default export of a file with arguments. Prints an error's message, without its stack. */
const starter = `const [, file, ...args] = process.argv
import(file).then((program) => program.default(...args)).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})`

/**
 * Runs the default export of a project file in a child process, to release its memory and isolate its globals. For
 * example, Vite sets NODE_ENV, which selects the React build. `program` is the path from the root, without .ts.
 * @throws with the output of a failed process, after it has ended.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, node = [], signal }: ChildOptions,
): Promise<void> {
  const file = pathToFileURL(await programFile(program)).href
  const line = [...node, '--eval', starter, '--', file, ...args]
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

/** Items per batch. Smaller batches would take more time, because each message to a thread has a cost. */
const batch = 16

interface ThreadOptions<Task> {
  /** Module that the threads run. Its default export takes a task and returns a result for each of its items. */
  worker: string
  threads: number
  memory: ResourceLimits
  toTask: (from: number, to: number) => Task
}

/**
 * Distributes `count` items over threads. With 0 threads, runs in the current thread: starting others costs time,
 * because each must load all modules. Passes each result to `give` immediately, so that results do not fill the memory.
 */
export async function inThreads<Task, Result>(
  count: number,
  { worker, threads, memory, toTask }: ThreadOptions<Task>,
  give: (result: Result, index: number) => void,
) {
  const starts = Array.from({ length: Math.ceil(count / batch) }, (_, index) => index * batch)
  const handOut = async (start: number, run: (task: Task) => Promise<Result[]>) => {
    const results = await run(toTask(start, Math.min(start + batch, count)))
    for (const [offset, result] of results.entries()) give(result, start + offset)
  }
  if (threads === 0) {
    const { default: run } = await import(pathToFileURL(worker).href)
    for (const start of starts) await handOut(start, run)
    return
  }
  const { Tinypool } = await import('tinypool')
  const pool = new Tinypool({
    filename: worker,
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: memory,
    execArgv: [],
  })
  try {
    await Promise.all(starts.map((start) => handOut(start, (task) => pool.run(task))))
  } finally {
    await pool.destroy()
  }
}

export async function listen(handler: RequestListener, port: number, host = '127.0.0.1') {
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
