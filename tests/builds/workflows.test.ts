import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type CommandName, commands } from '../../scripts/commands.ts'
import { root } from '../harness/site.ts'
import { workflowNames as names, stepOf, textOf, workflow } from '../harness/workflow.ts'

test.each(names)('%s names every action by a commit, with its version beside it', (name) => {
  const uses = textOf(name).match(/^.*\buses: .*$/gm) ?? []
  expect(uses.filter((line) => !/uses: [\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$|uses: \.\//.test(line))).toEqual(
    [],
  )
})

test.each(names)('%s may only read, where a job does not say what it writes; and no job runs for ever', (name) => {
  const { permissions, jobs } = workflow(name)
  expect([{ contents: 'read' }, {}]).toContainEqual(permissions)
  for (const [job, { 'timeout-minutes': minutes, uses }] of Object.entries(jobs))
    expect({ job, limited: Boolean(uses) || (minutes ?? 0) > 0 }).toEqual({ job, limited: true })
})

test.each(names)('%s runs commands and options that there are', (name) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const run = [...textOf(name).matchAll(/npm run (?:--silent )?([\w:]+)([^\n|;&]*)/g)]
  const faults = run.flatMap(([line, command = '', rest = '']) => {
    if (!(command in scripts)) return [line]
    const known = Object.keys(commands[command as CommandName]?.options ?? {})
    return [...rest.matchAll(/ --([\w-]+)/g)].filter(([, option = '']) => !known.includes(option)).map(() => line)
  })
  expect(faults).toEqual([])
})

test.each(names)('%s puts no text from outside into a command', (name) => {
  const commands = Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []))
  // Only what GitHub itself counts out; anything else goes through the environment.
  expect(commands.filter((run) => /\$\{\{(?! github\.run_id \}\})/.test(run))).toEqual([])
})

describe('the values of a deployment, SITE_… of the repository,', () => {
  const hands = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps)

  test.each(['publish.yml', 'form.yml', 'links.yml'])('are there before %s builds or asks', (name) => {
    for (const { steps = [], uses } of Object.values(workflow(name).jobs)) {
      const at = (pattern: RegExp) => steps.findIndex(({ run = '' }) => pattern.test(run))
      const used = at(/npm run (--silent )?(test|build|smoke|links)/)
      if (uses || used < 0) continue
      const values = at(/^bash \.github\/site-values\.sh$/)
      expect(steps[values]?.env).toEqual({ VARIABLES: '${{ toJSON(vars) }}', SECRETS: '${{ toJSON(secrets) }}' })
      expect(values).toBeLessThan(used)
    }
  })

  test('reach a workflow that another one calls', () => {
    const { secrets, uses } = workflow('publish.yml').jobs.form ?? {}
    expect({ secrets, uses }).toEqual({ secrets: 'inherit', uses: './.github/workflows/form.yml' })
  })

  test.each(names.filter((name) => ['pull_request', 'workflow_run'].some((event) => event in workflow(name).on)))(
    'do not reach %s, which runs what strangers wrote',
    (name) => {
      expect(textOf(name)).not.toMatch(/\$\{\{[^}]*\bsecrets|secrets: inherit|site-values/)
      expect(hands(name).length).toBeGreaterThan(0)
    },
  )
})

describe('publishing', () => {
  const { jobs } = workflow('publish.yml')

  test('is of main alone, however it is started', () => {
    expect(workflow('publish.yml').on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null })
    expect(jobs.build?.if).toBe("github.ref == 'refs/heads/main'")
    // A job is skipped with what it needs, unless a condition of its own says otherwise.
    for (const [name, { needs = [], if: condition }] of Object.entries(jobs))
      if (name !== 'build' && name !== 'roll-back')
        expect({ name, needs: [needs].flat().includes('build'), condition }).toEqual({ name, needs: true })
  })

  test('deploys what this attempt built, and keeps it to go back to', () => {
    const upload = jobs.build?.steps?.find(({ uses }) => uses?.includes('upload-pages-artifact'))
    expect(upload?.with).toMatchObject({ name: jobs.build?.outputs?.artifact, 'retention-days': 90 })
    expect(stepOf('publish.yml', 'deployment').with).toEqual({ artifact_name: '${{ needs.build.outputs.artifact }}' })
  })

  test('goes back where smoke found faults, and only there, and may do no more than that', () => {
    expect(jobs.smoke?.outputs?.outcome).toBe('${{ steps.smoke.outcome }}')
    expect(jobs['roll-back']).toMatchObject({
      needs: ['build', 'deploy', 'smoke'],
      if: "${{ !cancelled() && needs.smoke.outputs.outcome == 'failure' }}",
      permissions: { actions: 'read', issues: 'write', pages: 'write', 'id-token': 'write' },
    })
    // The site before is uploaded under the name by which it is deployed, and no step runs our programs.
    const steps = jobs['roll-back']?.steps ?? []
    const [upload, deploy] = steps.filter(({ uses }) => uses)
    expect(upload?.with?.name).toBe(deploy?.with?.artifact_name)
    expect([upload?.if, deploy?.if]).toEqual(Array(2).fill('steps.before.outputs.run'))
    expect(steps.filter(({ run = '' }) => /\bnpm\b/.test(run))).toEqual([])
  })

  test('sends a marked request where the page cannot read the answer, once the site is right', () => {
    expect(jobs.form).toMatchObject({
      needs: ['build', 'smoke'],
      with: { published: '${{ needs.build.outputs.url }}/' },
    })
  })
})

test('a schedule needs no packages and no checkout to find that nothing is due', () => {
  const { steps = [] } = workflow('scheduled.yml').jobs['publish-when-due'] ?? {}
  expect(steps.map(({ uses, run = '' }) => uses ?? (/\b(npm|node|git)\b/.test(run) ? run : 'shell'))).toEqual(['shell'])
})

describe('on a pull request', () => {
  const { steps = [] } = workflow('pull-request.yml').jobs.check ?? {}
  const asks = (name: string) => stepOf('pull-request.yml', name).if

  test.each(['Tests', 'Report', 'Preview'])('%s needs the packages alone, whatever failed before', (name) => {
    expect(asks(name)).toBe("${{ !cancelled() && steps.packages.outcome == 'success' }}")
  })

  test.each(['report', 'preview'])('%s is kept where it was made', (name) => {
    const upload = steps.find(({ uses, with: given }) => uses?.includes('upload-artifact') && given?.name === name)
    expect(upload?.if).toBe(`\${{ !cancelled() && steps.${name}.outcome == 'success' }}`)
  })

  test('sizes are of a build of its own, for the path of the published site', () => {
    expect(stepOf('pull-request.yml', 'Report').run).toMatch(/^BASE="\$\{base:-\/\}" npm run build \|\| echo/m)
  })
})
