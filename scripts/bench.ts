import { parseArgs } from 'node:util'
import pc from 'picocolors'
import { besidePages } from './bench/beside.ts'
import { ratio, short, table } from './bench/numbers.ts'
import type { Cost } from './bench/processes.ts'
import { copyWithPosts, prepare } from './bench/project.ts'
import { type Beside, disturbance, keep, loadNow, type Results } from './bench/results.ts'
import { inTurn } from './bench/tool.ts'
import { type Weight, weigh } from './bench/weights.ts'

// npm run bench [-- --posts 12,1000,10000 --runs 3]: what building the site costs with so many posts more, cold and after
// one of them changed, and what its pages weigh. It builds copies in the folder for temporary files, and writes
// bench/results.json and docs/images/build-cost.svg.
// --pictures draws the pictures of all posts for shared links before it measures, instead of using one for all.
// --no-weights leaves the pages out, and --no-beside pictures and compression. --keep leaves the copies where they are.
const { values: options } = parseArgs({
  options: {
    posts: { type: 'string', default: '12,1000,10000' },
    runs: { type: 'string', default: '1' },
    pictures: { type: 'boolean', default: false },
    weights: { type: 'boolean', default: true },
    beside: { type: 'boolean', default: true },
    keep: { type: 'boolean', default: false },
  },
  allowNegative: true,
})
const counts = options.posts
  .split(',')
  .map(Number)
  .sort((a, b) => a - b)
const runs = Number(options.runs)
const wrong =
  [...counts, runs].some((number) => !Number.isInteger(number) || number < 1) || counts.some((count) => count % 2)
if (wrong) {
  console.error(pc.red('--posts takes even numbers, like 12,1000: half of them are Dutch. --runs takes a number.'))
  process.exit(1)
}
const load = loadNow()
const busy = disturbance(load)
if (busy) console.log(pc.yellow(busy))

const ours: Results['ours'] = {}
try {
  for (const [at, count] of counts.entries()) ours[count] = await bench(count, options.beside && at === 0)
} catch (error) {
  console.error(pc.red(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
}
const measured = Object.keys(ours).map(Number)
for (const [at, count] of measured.slice(1).entries()) {
  const before = measured[at] ?? count
  const [few, many] = [ours[before], ours[count]]
  if (few && many)
    growth(
      `${before.toLocaleString('en')} to ${count.toLocaleString('en')} posts`,
      ratio(many.cold, few.cold),
      ratio(many.warm, few.warm),
    )
}

async function bench(count: number, beside: boolean): Promise<Results['ours'][string]> {
  const tool = await copyWithPosts(count)
  try {
    console.log(pc.bold(`\n${count.toLocaleString('en')} posts, in ${tool.folder}`))
    await prepare(tool, options.pictures)
    const one = (await inTurn([tool], runs, count, console.log)).get(tool.name)
    if (!one) throw new Error('Nothing was measured.')
    console.log(table([['', 'wall s', 'CPU s', 'peak MB'], line('cold', one.cold), line('warm', one.warm)]))
    console.log(
      options.pictures
        ? '  Pictures for shared links were drawn before, one for each page.'
        : '  Pictures for shared links came from the cache, one picture for all pages: the peers draw none.',
    )
    for (const [kind, stages] of Object.entries(one.stages)) {
      const said = Object.entries(stages).map(([name, ms]) => `${name} ${short(ms)}`)
      if (said.length > 0) console.log(`  stages ${kind}, ms: ${said.join(', ')}`)
    }
    const weights = options.weights ? await weigh(tool.output) : undefined
    if (weights)
      console.log(
        table([['', 'requests', 'brotli kB', 'gzip kB', 'script kB'], ...Object.entries(weights).map(weight)]),
      )
    const found = { ...one, runs, load, weights }
    keep({ ours: { [count]: found }, beside: beside ? await measureBeside(count) : undefined })
    return found
  } finally {
    if (!options.keep) tool.remove()
  }
}

/** In a copy of its own, whose pictures are all drawn while it is measured. */
async function measureBeside(count: number): Promise<Beside> {
  const tool = await copyWithPosts(count)
  try {
    const found = await besidePages(tool)
    console.log(`  a picture for shared links: ${short(found.socialPicture)} ms of CPU a page`)
    console.log(
      `  compression: ${short(found.compression)} ms of CPU a page; again, ${short(found.compressedAgain.wall)} s in all`,
    )
    return found
  } finally {
    if (!options.keep) tool.remove()
  }
}

function line(name: string, { wall, cpu, memory }: Cost): string[] {
  return [name, wall.toFixed(1), cpu.toFixed(1), String(Math.round(memory))]
}

function weight([kind, { requests, brotli, gzip, script }]: [string, Weight]): string[] {
  return [kind, String(requests), ...[brotli, gzip, script].map((bytes) => (bytes / 1000).toFixed(1))]
}

function growth(name: string, cold: Cost, warm: Cost) {
  const of = ({ wall, cpu, memory }: Cost) => `wall ×${short(wall)}, CPU ×${short(cpu)}, memory ×${short(memory)}`
  console.log(`\n${name}: cold ${of(cold)}; warm ${of(warm)}`)
}
