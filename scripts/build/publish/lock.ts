import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Process that holds a lock. `started` distinguishes it from a later process with the same id. */
interface Owner {
  pid: number
  started: string
  since: string
}

/**
 * Takes the lock in `folder`. Returns a function that releases the lock or, if another process holds it, the owner. The
 * lock of a dead process counts as free. Each owner has a numbered file, and the highest number holds the lock.
 * Exclusive file creation grants the next number to one process. The highest file is never removed, so the count cannot
 * restart.
 */
export function takeLock(folder: string): (() => void) | Owner {
  mkdirSync(folder, { recursive: true })
  for (;;) {
    const last = numbersIn(folder).at(-1) ?? 0
    const holder = ownerIn(join(folder, String(last)))
    if (holder && isAlive(holder)) return holder
    const mine = join(folder, String(last + 1))
    if (!create(mine)) continue
    const numbers = numbersIn(folder)
    if (numbers.at(-1) !== last + 1) {
      rmSync(mine, { force: true })
      continue
    }
    for (const number of numbers) if (number <= last) rmSync(join(folder, String(number)), { force: true })
    // An empty file marks a free lock. Truncating works even on a full disk.
    return () => truncateSync(mine)
  }
}

/**
 * Locks a project, because its builds share files. `again` is the verb in the error that tells the user to try again,
 * such as `build`.
 */
export function lockProject(root: string, again: string): () => void {
  const lock = takeLock(join(root, '.build/lock'))
  if (typeof lock === 'function') return lock
  throw new Error(
    `Another build is running here: process ${lock.pid}, since ${lock.since}.
Wait until it ends, or stop it with kill ${lock.pid}. Then ${again} again.`,
  )
}

function create(path: string): boolean {
  const owner: Owner = {
    pid: process.pid,
    started: statOf(process.pid)?.started ?? '',
    since: new Date().toISOString(),
  }
  const draft = join(dirname(path), `draft-${process.pid}`)
  // Links a complete file into place, so readers never see a partly written one.
  writeFileSync(draft, JSON.stringify(owner))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .map(Number)
    .filter((number) => number > 0)
    .sort((a, b) => a - b)
}

function ownerIn(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // There is no file, the lock is free, or a power failure damaged the file.
    return undefined
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const stat = statOf(pid)
  // A zombie counts as dead, because its parent may never reap it, for example in a container.
  return !stat || (stat.started === started && !/[ZX]/.test(stat.state))
}

/** Returns a process's state, and its start in ticks since boot; `undefined` without /proc. */
function statOf(pid: number): { state: string; started: string } | undefined {
  try {
    // Reads fields 3 and 22 of /proc/<pid>/stat. Strips the preceding process name, which may contain spaces and parentheses.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return undefined
  }
}
