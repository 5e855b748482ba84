import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../site/locales.ts'
import { articles, postName } from './bench/article.ts'
import { measure } from './bench/measure.ts'
import { benchCommand } from './commands.ts'
import { checkout } from './lib/checkout.ts'
import { listFiles } from './lib/files.ts'

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
  try {
    await measure(['scripts/run.mjs', 'check', '--quiet'], folder)
    await measure(['--import', 'tsx', 'scripts/bench/pictures.ts'], folder)
    const [cold, warm] = [[] as Numbers[], [] as Numbers[]]
    for (let run = 0; run < runs; run++) {
      forgetBuilds(folder)
      cold.push(await build(folder))
      appendFileSync(join(folder, `content/nl/blog/${postName(0)}.mdx`), '\nEr komt een zin bij.\n')
      warm.push(await build(folder))
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
    for (const { name, text } of articles(posts / locales.length, locale, content.join('\n')))
      writeFileSync(join(own, 'blog', `${name}.mdx`), text)
  }
  return folder
}

/** Removes the output and caches of earlier builds, except drawn pictures. */
function forgetBuilds(folder: string) {
  for (const name of ['.build', '.cache', '.content', 'dist'])
    rmSync(join(folder, name), { recursive: true, force: true })
  cpSync(join(folder, '.local/pictures'), join(folder, '.cache/pictures'), { recursive: true })
}

type Numbers = Record<string, number>

async function build(folder: string): Promise<Numbers> {
  const { said: _, ...cost } = await measure(['scripts/run.mjs', 'build'], folder)
  return cost
}

/** Median of each number. Of two middle values, takes the higher one. */
function medians(all: readonly Numbers[]): Numbers {
  const middle = (name: string) => all.map((run) => run[name] ?? 0).sort((a, b) => a - b)[all.length >> 1] ?? 0
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, Number(middle(name).toPrecision(4))]))
}
