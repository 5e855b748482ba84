import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/**
 * Measures a program and its process group: seconds, and peak memory in MB, sampled every 100 ms. Shared memory counts
 * in each process.
 * @throws when the program fails.
 */
export async function measure(program: readonly string[], folder: string) {
  const start = performance.now()
  // `times` prints user and system time of the shell and its finished children.
  const shell = ['-c', '"$@" 2>&1; code=$?; times; exit $code', 'sh', process.execPath, ...program]
  const env = { ...process.env, LC_ALL: 'C' }
  const child = spawn('sh', shell, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const stop = () => child.pid && process.kill(-child.pid)
  process.once('SIGINT', stop)
  let memory = 0
  const look = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid))
  }, 100)
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  clearInterval(look)
  process.off('SIGINT', stop)
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${code}:\n${said.slice(-4000)}`)
  const times = [...said.matchAll(/(\d+)m([\d.]+)s/g)].slice(-4)
  const cpu = times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
  return { wall: (performance.now() - start) / 1000, cpu, memory, said }
}

function memoryOf(group: number | undefined): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' }).split('\n')
  const own = lines.map((line) => line.trim().split(/\s+/)).filter(([of]) => of === String(group))
  return own.reduce((sum, [, kilobytes]) => sum + (1024 * Number(kilobytes)) / 1e6, 0)
}
