import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { program } from '../../scripts/commands.ts'
import { root } from '../harness/site.ts'

type Names = Record<string, unknown>
type Step = { run?: string }
type Job = Names & { 'timeout-minutes'?: number; steps?: Step[] }

const folder = join(root, '.github/workflows')
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'))
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const workflow = (name: string): { on: Names; permissions?: Names; jobs: Record<string, Job> } => parse(textOf(name))
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps)

describe.each(names)('%s', (name) => {
  test('pins every action to a commit, with its version next to it', () => {
    const uses = textOf(name).match(/^.*\buses: .*$/gm) ?? []
    const pinned = /uses: [\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$|uses: \.\//
    expect(uses.filter((line) => !pinned.test(line))).toEqual([])
  })

  test('may only read, unless a job states what it writes; and every job has a time limit', () => {
    const { permissions, jobs } = workflow(name)
    expect([{ contents: 'read' }, {}]).toContainEqual(permissions)
    for (const [job, { 'timeout-minutes': minutes, uses }] of Object.entries(jobs))
      expect({ job, limited: Boolean(uses) || (minutes ?? 0) > 0 }).toEqual({ job, limited: true })
  })

  test('runs commands and options that exist', () => {
    const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const run = [...textOf(name).matchAll(/npm run (?:--silent )?([\w:]+)([^\n|;&]*)/g)]
    const faults = run.flatMap(([line, command = '', rest = '']) => {
      if (!(command in scripts)) return [line]
      const known = program.commands.find((one) => one.name() === command)?.options.map(({ long }) => long) ?? []
      return [...rest.matchAll(/ (--[\w-]+)/g)].filter(([, option]) => !known.includes(option)).map(() => line)
    })
    expect(faults).toEqual([])
  })

  test('puts no external text into a command', () => {
    // Expressions that GitHub computes are safe; others must be passed in environment variables.
    const open = /\$\{\{(?! github\.run_id \}\})/
    expect(stepsOf(name).filter(({ run = '' }) => open.test(run))).toEqual([])
  })
})

const ofStrangers = names.filter((name) => ['pull_request', 'workflow_run'].some((event) => event in workflow(name).on))
test.each(ofStrangers)('no secret reaches %s, which runs code from strangers', (name) => {
  expect(textOf(name)).not.toMatch(/\$\{\{[^}]*\bsecrets|secrets: inherit|site-values/)
})
