import { existsSync } from 'node:fs'
import { listFiles } from '../files.ts'
import { readStages, type Times, typical } from './numbers.ts'
import { type Cost, measure } from './processes.ts'

/** Something that builds a site of the generated posts. */
export interface Tool {
  name: string
  folder: string
  command: readonly string[]
  env?: Readonly<Record<string, string>>
  /** The folder that it writes. */
  output: string
  /** Removes its output and its caches, as on a machine that never built the site. */
  clean(): void
  /** Changes a sentence of one post, each time to another. */
  change(time: number): void
}

export interface Runs extends Times {
  /** What the build itself says of its stages, in ms. */
  stages: { cold: Record<string, number>; warm: Record<string, number> }
}

/** Builds with every tool in turn, cold and then warm, and does that so many times. The medians, by name. */
export async function inTurn(tools: readonly Tool[], rounds: number, posts: number, say: (line: string) => void) {
  const found = new Map(tools.map(({ name }) => [name, { cold: [] as Said[], warm: [] as Said[] }]))
  for (let round = 1; round <= rounds; round++) {
    for (const tool of tools) {
      tool.clean()
      for (const kind of ['cold', 'warm'] as const) {
        if (kind === 'warm') tool.change(round)
        const cost = await measure(tool.command, tool)
        mustHave(tool, posts)
        found.get(tool.name)?.[kind].push(cost)
        say(
          `${tool.name}, ${kind}, run ${round}: ${cost.wall.toFixed(1)} s, ${cost.cpu.toFixed(1)} CPU s, ${Math.round(cost.memory)} MB`,
        )
      }
    }
  }
  return new Map([...found].map(([name, runs]) => [name, summary(runs)]))
}

type Said = Cost & { said: string }

function summary({ cold, warm }: { cold: Said[]; warm: Said[] }): Runs {
  const stages = (runs: Said[]) => readStages(runs.at(-1)?.said ?? '')
  return { cold: typical(cold), warm: typical(warm), stages: { cold: stages(cold), warm: stages(warm) } }
}

/** A tool that leaves posts out is fast for no reason. */
function mustHave({ name, output }: Tool, posts: number) {
  const pages = existsSync(output) ? listFiles(output).filter((file) => file.endsWith('.html')).length : 0
  if (pages < posts) throw new Error(`${name} wrote ${pages} pages for ${posts} posts.`)
}
