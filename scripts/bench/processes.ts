import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What a command took. CPU is user and system time of all its processes; memory is the most they held at one moment. */
export interface Cost {
  wall: number
  cpu: number
  /** In MB. What processes share is counted in each of them. */
  memory: number
}

/** One process at one moment. */
export interface Sample {
  pid: number
  group: number
  /** In seconds, of this process alone. */
  cpu: number
  /** Resident, in bytes. */
  memory: number
}

// Linux counts in hundredths of a second to programs, whatever the kernel does.
const ticks = 100
const interval = 100

/**
 * Runs a command and measures it with all its processes, which form a group of their own. Fails with what the command
 * said when it fails. `sh` and its `times` are of POSIX: macOS and Linux have them.
 */
export async function measure(
  command: readonly string[],
  options: { folder: string; env?: Readonly<Record<string, string>> },
): Promise<Cost & { said: string }> {
  const start = performance.now()
  const child = spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd: options.folder,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const said: string[] = []
  const spent: string[] = []
  child.stdout?.on('data', (data) => said.push(String(data)))
  child.stderr?.on('data', (data) => said.push(String(data)))
  child.stdio[3]?.on('data', (data) => spent.push(String(data)))
  const seen = new Map<number, number>()
  let memory = 0
  const timer = setInterval(() => {
    const own = samples().filter((sample) => sample.group === child.pid)
    for (const sample of own) seen.set(sample.pid, sample.cpu)
    memory = Math.max(memory, sum(own.map((sample) => sample.memory)))
  }, interval)
  const stop = () => child.pid && process.kill(-child.pid)
  process.once('SIGINT', stop)
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearInterval(timer)
  process.off('SIGINT', stop)
  const wall = (performance.now() - start) / 1000
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${said.join('').slice(-4000)}`)
  // `times` knows what was waited for, to the millisecond; a process that nobody waited for is known from the samples.
  const cpu = Math.max(readTimes(spent.join('')), sum([...seen.values()]))
  return { wall, cpu, memory: memory / 1e6, said: said.join('') }
}

/** The seconds in what `times` prints: a line for the shell, a line for its children, user and system time in each. */
export function readTimes(text: string): number {
  return sum(
    [...text.matchAll(/(\d+)m([\d.,]+)s/g)].map(
      ([, minutes, seconds = '']) => 60 * Number(minutes) + Number(seconds.replace(',', '.')),
    ),
  )
}

/** A line of /proc/<pid>/stat. The name of the program stands in parentheses and may hold spaces and parentheses. */
export function readStat(line: string, pageSize: number): Sample {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const at = (field: number) => fields[field - 3] ?? 0
  return { pid: Number.parseInt(line, 10), group: at(5), cpu: (at(14) + at(15)) / ticks, memory: at(24) * pageSize }
}

/** What `ps -o pid=,pgid=,rss=` prints: a line for each process, memory in KiB. It does not tell the time finely. */
export function readPs(text: string): Sample[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, group, rss]) =>
      pid && group && rss !== undefined ? [{ pid, group, cpu: 0, memory: 1024 * rss }] : [],
    )
}

let size: number | undefined

function samples(): Sample[] {
  if (process.platform !== 'linux')
    return readPs(execFileSync('ps', ['-A', '-o', 'pid=,pgid=,rss='], { encoding: 'utf8' }))
  size ??= Number(execFileSync('getconf', ['PAGESIZE'], { encoding: 'utf8' }))
  const pageSize = size
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'), pageSize)]
      } catch {
        // It has ended since.
        return []
      }
    })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
