import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from './site.ts'

/** A step of a job, as its workflow says it. */
export interface Step {
  id?: string
  name?: string
  if?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, unknown>
}

export interface Job {
  if?: string
  needs?: string | string[]
  permissions?: Record<string, string>
  outputs?: Record<string, string>
  'timeout-minutes'?: number
  steps?: Step[]
  uses?: string
  with?: Record<string, string>
  secrets?: string
}

export interface Workflow {
  on: Record<string, unknown>
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const folder = join(root, '.github/workflows')

export const workflowNames = readdirSync(folder).filter((name) => name.endsWith('.yml'))

export const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

export const workflow = (name: string): Workflow => parse(textOf(name))

/** The step of a workflow with a name or id. */
export function stepOf(name: string, step: string): Step {
  const found = Object.values(workflow(name).jobs)
    .flatMap(({ steps = [] }) => steps)
    .find(({ id, name }) => id === step || name === step)
  if (!found) throw new Error(`${name} has no step ${step}.`)
  return found
}
