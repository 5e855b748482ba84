import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The process that holds a lock. The start time tells a process from a later one that got the same number. */
interface Owner {
  pid: number
  started: string
  since: string
}

/**
 * Takes the lock that is kept in `folder` and returns what gives it back, or says who has it. The lock of a process that
 * is gone counts as free.
 *
 * Each owner is a numbered file and the highest number holds the lock. To take it is to create the next number, which
 * the file system grants to one process only; the highest is never removed, so nobody can start to count anew.
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
      // The numbers that were read are out of date: a later process has the lock.
      rmSync(mine, { force: true })
      continue
    }
    for (const number of numbers) if (number <= last) rmSync(join(folder, String(number)), { force: true })
    // A file that names nobody is free. Emptied, it needs no room, which a full disk would not have.
    return () => truncateSync(mine)
  }
}

/** Takes the lock of a project, one for all its places as they share folders. `again` is what to do when it is free. */
export function lockProject(root: string, again: string): () => void {
  const lock = takeLock(join(root, '.build/lock'))
  if (typeof lock === 'function') return lock
  throw new Error(
    `Another build is at work here: process ${lock.pid}, since ${lock.since}.
Wait until it is done, or stop it (kill ${lock.pid}) and ${again} again.`,
  )
}

/** Makes this process the owner that a file names; not where the file is there already. */
function create(path: string): boolean {
  const own: Owner = { pid: process.pid, started: statOf(process.pid)?.started ?? '', since: new Date().toISOString() }
  const draft = join(dirname(path), `draft-${process.pid}`)
  // Under its name only when it is whole: who reads it reads an owner.
  writeFileSync(draft, JSON.stringify(own))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
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

/** The owner that a file names; nothing when it was given back, is gone, or cannot be read. */
function ownerIn(path: string): Owner | undefined {
  try {
    const owner: Partial<Owner> = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof owner.pid === 'number') return { pid: owner.pid, started: owner.started ?? '', since: owner.since ?? '' }
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It runs, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const found = statOf(pid)
  // One that was killed stays listed until its parent has looked at it, which in a container may be never.
  return !found || (found.started === started && !/[ZX]/.test(found.state))
}

/** Returns the state of a process, and its start in ticks since the machine began; nothing where the system has no /proc. */
function statOf(pid: number): { state: string; started: string } | undefined {
  try {
    // Fields 3 and 22, counted from behind the name, which may hold spaces and brackets. proc(5)
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return undefined
  }
}
