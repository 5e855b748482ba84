import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { locales } from '../site/locales.ts'
import { articles, postName } from './bench/article.ts'
import { benchCommand } from './commands.ts'
import { listFiles } from './lib/files.ts'
import { checkout } from './lib/process.ts'

const left = /^(node_modules|dist|\.git|\.build|\.local|\.content|\.cache|coverage)$/

// Builds copies in the temporary folder and prints medians.
const values = benchCommand.opts()
const counts = values.posts.split(',').map(Number)
const runs = Number(values.runs)
if ([...counts.map((count) => count / 2), runs].some((number) => !Number.isInteger(number) || number < 1))
  benchCommand.error('--posts takes even numbers, like 12,1000: half of them are Dutch. --runs takes a number.')
console.log(`${availableParallelism()} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} (best below 1)`)
for (const count of counts) await bench(count)

async function bench(count: number) {
  const folder = copyWithPosts(count)
  const build = ['scripts/run.mjs', 'build']
  try {
    await measure(['scripts/run.mjs', 'check', '--quiet'], folder)
    await measure(['--import', 'tsx', 'scripts/bench/pictures.ts'], folder)
    const [cold, warm] = [[] as Numbers[], [] as Numbers[]]
    for (let run = 0; run < runs; run++) {
      forgetBuilds(folder)
      cold.push(await measure(build, folder))
      appendFileSync(join(folder, `content/nl/blog/${postName(0)}.mdx`), '\nEr komt een zin bij.\n')
      warm.push(await measure(build, folder))
    }
    console.log(`\n${count} posts: seconds, MB`)
    console.table({ cold: medians(cold), warm: medians(warm) })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function copyWithPosts(posts: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  cpSync(checkout, folder, { recursive: true, filter: (from) => !left.test(from.slice(checkout.length + 1)) })
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const locale of locales) {
    const own = join(folder, 'content', locale)
    const content = listFiles(own).map((file) => readFileSync(join(own, file), 'utf8'))
    for (const post of articles(posts / locales.length, locale, content.join('\n')))
      writeFileSync(join(own, 'blog', `${post.name}.mdx`), post.text)
  }
  return folder
}

function forgetBuilds(folder: string) {
  for (const name of ['.build', '.cache', '.content', 'dist'])
    rmSync(join(folder, name), { recursive: true, force: true })
  cpSync(join(folder, '.local/pictures'), join(folder, '.cache/pictures'), { recursive: true })
}

type Numbers = Record<string, number>

function medians(all: readonly Numbers[]): Numbers {
  const middle = (name: string) => all.map((run) => run[name] ?? 0).sort((a, b) => a - b)[all.length >> 1] ?? 0
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, Number(middle(name).toPrecision(4))]))
}

/**
 * Measures a program and its process group: seconds, and peak memory in MB, sampled every 100 ms. Shared memory counts
 * in each process.
 * @throws when the program fails.
 */
async function measure(program: readonly string[], folder: string): Promise<Numbers> {
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
  return { wall: (performance.now() - start) / 1000, cpu, memory }
}

function memoryOf(group: number | undefined): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' }).split('\n')
  const own = lines.map((line) => line.trim().split(/\s+/)).filter(([of]) => of === String(group))
  return own.reduce((sum, [, kilobytes]) => sum + (1024 * Number(kilobytes)) / 1e6, 0)
}
