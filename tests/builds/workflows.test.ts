import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../harness/site.ts'

interface Workflow {
  permissions?: Record<string, string>
  jobs: Record<string, { 'timeout-minutes'?: number; steps?: { uses?: string; run?: string }[]; uses?: string }>
}

const folder = join(root, '.github/workflows')
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

test.each(names)('%s names every action by a commit, with its version beside it', (name) => {
  const uses = read(name).match(/^.*\buses: .*$/gm) ?? []
  expect(uses.filter((line) => !/uses: [\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$|uses: \.\//.test(line))).toEqual(
    [],
  )
})

test.each(names)('%s may only read, where a job does not say what it writes; and no job runs for ever', (name) => {
  const { permissions, jobs }: Workflow = parse(read(name))
  expect([{ contents: 'read' }, {}]).toContainEqual(permissions)
  for (const [job, { 'timeout-minutes': minutes, uses }] of Object.entries(jobs))
    expect({ job, limited: Boolean(uses) || (minutes ?? 0) > 0 }).toEqual({ job, limited: true })
})

test.each(names)('%s runs programs that package.json has', (name) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const run = [...read(name).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, script = '']) => script)
  expect(run.filter((script) => !(script in scripts))).toEqual([])
})

test.each(names)('%s puts no text from outside into a command', (name) => {
  const { jobs }: Workflow = parse(read(name))
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []))
  // Only what GitHub itself counts out; anything else goes through the environment.
  expect(commands.filter((run) => /\$\{\{(?! github\.run_id \}\})/.test(run))).toEqual([])
})
