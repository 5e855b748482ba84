import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { program } from '../../scripts/commands.ts'
import { root } from '../harness/site.ts'

type Names = Record<string, unknown>
type Step = Partial<Record<'id' | 'uses' | 'run' | 'if', string>> & { env?: Names; with?: Names }
type Job = Names & { 'timeout-minutes'?: number; outputs?: Names; steps?: Step[] }

const folder = join(root, '.github/workflows')
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'))
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const workflow = (name: string): { on: Names; permissions?: Names; jobs: Record<string, Job> } => parse(textOf(name))
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps)

describe.each(names)('%s', (name) => {
  test('names every action by a commit, with its version beside it', () => {
    const uses = textOf(name).match(/^.*\buses: .*$/gm) ?? []
    const pinned = /uses: [\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$|uses: \.\//
    expect(uses.filter((line) => !pinned.test(line))).toEqual([])
  })

  test('may only read, where a job does not say what it writes; and no job runs for ever', () => {
    const { permissions, jobs } = workflow(name)
    expect([{ contents: 'read' }, {}]).toContainEqual(permissions)
    for (const [job, { 'timeout-minutes': minutes, uses }] of Object.entries(jobs))
      expect({ job, limited: Boolean(uses) || (minutes ?? 0) > 0 }).toEqual({ job, limited: true })
  })

  test('runs commands and options that there are', () => {
    const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const run = [...textOf(name).matchAll(/npm run (?:--silent )?([\w:]+)([^\n|;&]*)/g)]
    const faults = run.flatMap(([line, command = '', rest = '']) => {
      if (!(command in scripts)) return [line]
      const known = program.commands.find((one) => one.name() === command)?.options.map(({ long }) => long) ?? []
      return [...rest.matchAll(/ (--[\w-]+)/g)].filter(([, option]) => !known.includes(option)).map(() => line)
    })
    expect(faults).toEqual([])
  })

  test('puts no text from outside into a command', () => {
    // Only what GitHub itself counts out; anything else goes through the environment.
    const open = /\$\{\{(?! github\.run_id \}\})/
    expect(stepsOf(name).filter(({ run = '' }) => open.test(run))).toEqual([])
  })
})

describe('the values of a deployment, SITE_… of the repository,', () => {
  test.each(['publish.yml', 'form.yml', 'links.yml'])('are there before %s builds or asks', (name) => {
    for (const { steps = [] } of Object.values(workflow(name).jobs)) {
      const at = (pattern: RegExp) => steps.findIndex(({ run = '' }) => pattern.test(run))
      const used = at(/npm run (--silent )?(test|build|smoke|links)/)
      if (used < 0) continue
      const values = at(/^bash \.github\/site-values\.sh$/)
      expect(steps[values]?.env).toEqual({ VARIABLES: '${{ toJSON(vars) }}', SECRETS: '${{ toJSON(secrets) }}' })
      expect(values).toBeLessThan(used)
    }
  })

  test('reach a workflow that another one calls', () => {
    const { secrets, uses } = workflow('publish.yml').jobs.form ?? {}
    expect({ secrets, uses }).toEqual({ secrets: 'inherit', uses: './.github/workflows/form.yml' })
  })

  const ofStrangers = names.filter((name) =>
    ['pull_request', 'workflow_run'].some((event) => event in workflow(name).on),
  )
  test.each(ofStrangers)('do not reach %s, which runs what strangers wrote', (name) => {
    expect(textOf(name)).not.toMatch(/\$\{\{[^}]*\bsecrets|secrets: inherit|site-values/)
  })
})

describe('publishing', () => {
  const { on, jobs } = workflow('publish.yml')

  test('is of main alone, however it is started', () => {
    expect(on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null })
    expect(jobs.build?.if).toBe("github.ref == 'refs/heads/main'")
    // A job is skipped with what it needs, unless a condition of its own says otherwise.
    for (const [name, { needs = [], if: condition }] of Object.entries(jobs))
      if (name !== 'build' && name !== 'roll-back')
        expect({ name, needs: [needs].flat().includes('build'), condition }).toEqual({ name, needs: true })
  })

  test('goes back where smoke found faults, and only there, to a site under the name by which it is deployed', () => {
    expect(jobs.smoke?.outputs?.outcome).toBe('${{ steps.smoke.outcome }}')
    expect(jobs['roll-back']).toMatchObject({
      needs: ['build', 'deploy', 'smoke'],
      if: "${{ !cancelled() && needs.smoke.outputs.outcome == 'failure' }}",
      permissions: { actions: 'read', issues: 'write', pages: 'write', 'id-token': 'write' },
    })
    const steps = jobs['roll-back']?.steps ?? []
    const [upload, deploy] = steps.filter(({ uses }) => uses)
    expect(upload?.with?.name).toBe(deploy?.with?.artifact_name)
    // No step runs our programs.
    expect(steps.filter(({ run = '' }) => /\bnpm\b/.test(run))).toEqual([])
  })
})

test('a schedule needs no packages and no checkout to find that nothing is due', () => {
  expect(stepsOf('scheduled.yml').filter(({ uses, run = '' }) => uses || /\b(npm|node|git)\b/.test(run))).toEqual([])
})

test('on a pull request the report and the preview are made and kept, whatever failed before', () => {
  for (const name of ['report', 'preview']) {
    const steps = stepsOf('pull-request.yml')
    const upload = steps.find(({ uses, with: given }) => uses?.includes('upload-artifact') && given?.name === name)
    expect(steps.find(({ id }) => id === name)?.if).toBe("${{ !cancelled() && steps.packages.outcome == 'success' }}")
    expect(upload?.if).toBe(`\${{ !cancelled() && steps.${name}.outcome == 'success' }}`)
  }
})
