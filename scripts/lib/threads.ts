import { pathToFileURL } from 'node:url'
import type { ResourceLimits } from 'node:worker_threads'

/** Items per batch, as each message to a thread has a cost. */
const batch = 16

interface Options<Task> {
  /** Module that the threads run. Its default export takes a task and yields a result for each item. */
  worker: string
  threads: number
  memory: ResourceLimits
  toTask: (from: number, to: number) => Task
}

/**
 * Distributes `count` items over threads. With 0 threads, runs all in this one, as each thread must load all modules.
 * Yields each result as soon as it exists, to hold none in memory.
 */
export async function inThreads<Task, Result>(
  count: number,
  { worker, threads, memory, toTask }: Options<Task>,
  give: (result: Result, at: number) => void,
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
