import { parseArgs } from 'node:util'
import pc from 'picocolors'
import { ratio, short, table } from './bench/numbers.ts'
import { type PeerName, peers, setUp } from './bench/peers.ts'
import { copyWithPosts, prepare } from './bench/project.ts'
import { disturbance, keep, loadNow } from './bench/results.ts'
import { inTurn } from './bench/tool.ts'

// npm run bench:peers [-- --posts 1000 --runs 3 --only astro,next]: the same posts built by this site and by other tools,
// in turn, cold and after one post changed. Writes bench/results.json and docs/images/build-cost.svg, as npm run bench does.
// The peers are in bench/peers; what they depend on is installed in the folder for temporary files, from the npm registry.
const { values: options } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(peers).join(',') },
  },
})
const [posts, runs] = [Number(options.posts), Number(options.runs)]
const names = options.only.split(',').filter((name): name is PeerName => name in peers)
const unknown = options.only.split(',').filter((name) => !(name in peers))
if (!Number.isInteger(posts / 2) || posts < 2 || !Number.isInteger(runs) || runs < 1 || unknown.length > 0) {
  console.error(
    pc.red(`--posts takes an even number, --runs a number, and --only some of ${Object.keys(peers).join(', ')}.`),
  )
  process.exit(1)
}
const load = loadNow()
const busy = disturbance(load)
if (busy) console.log(pc.yellow(busy))

const ours = await copyWithPosts(posts)
try {
  // Their own pages, lists, feeds and checks come with ours: it builds more than the peers, of the same posts.
  await prepare(ours, false)
  const tools = [ours, ...names.map((name) => setUp(name, posts))]
  const found = await inTurn(tools, runs, posts, console.log)
  keep({ peers: { [posts]: { runs, load, tools: Object.fromEntries(found) } } })
  const own = found.get(ours.name)
  console.log(
    pc.bold(`\n${posts.toLocaleString('en')} posts, medians of ${runs}, wall s / CPU s / peak MB; ours divided by it`),
  )
  const rows = [...found].flatMap(([name, times]) =>
    (['cold', 'warm'] as const).map((kind) => {
      const { wall, cpu, memory } = times[kind]
      const by = own && name !== ours.name ? ratio(own[kind], times[kind]) : undefined
      const ratios = by ? [by.wall, by.cpu, by.memory].map((value) => value.toFixed(2)) : ['', '', '']
      return [`${name} ${kind}`, short(wall), short(cpu), short(memory), ...ratios]
    }),
  )
  console.log(table([['', 'wall', 'CPU', 'memory', '÷ wall', '÷ CPU', '÷ memory'], ...rows]))
} catch (error) {
  console.error(pc.red(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
} finally {
  ours.remove()
}
