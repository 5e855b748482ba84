import { pathToFileURL } from 'node:url'
import type { ResourceLimits } from 'node:worker_threads'

/** How many things a thread gets at a time: handing them out costs time too. */
const batch = 16

interface Options<Task> {
  /** The file that the threads run: a module whose default export takes a task, and gives a result for each thing in it. */
  worker: string
  threads: number
  memory: ResourceLimits
  /** What is set in the environment of the threads, beside what is in that of this process. */
  env?: Readonly<Record<string, string>>
  /** The task for some of the things. */
  toTask: (from: number, to: number) => Task
}

/**
 * Hands `count` things out to threads; where one is enough it is this one, as another has to load all that the work needs.
 * Each result is given as soon as it is there: nothing is held until the end.
 */
export async function inThreads<Task, Result>(
  count: number,
  { worker, threads, memory, env, toTask }: Options<Task>,
  give: (result: Result, at: number) => void,
) {
  const starts = Array.from({ length: Math.ceil(count / batch) }, (_, index) => index * batch)
  const handOut = async (start: number, run: (task: Task) => Promise<Result[]>) => {
    const results = await run(toTask(start, Math.min(start + batch, count)))
    for (const [offset, result] of results.entries()) give(result, start + offset)
  }
  if (threads === 1) {
    Object.assign(process.env, env)
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
    // Of an environment only strings are ever set.
    env: { ...(process.env as Record<string, string>), ...env },
    execArgv: [],
  })
  try {
    await Promise.all(starts.map((start) => handOut(start, (task) => pool.run(task))))
  } finally {
    await pool.destroy()
  }
}
