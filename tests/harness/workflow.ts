import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parse } from 'yaml'
import { plainEnvironment } from './environment.ts'
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

/** Answers as the program gh does, from files: what is asked of it stands in the file asked, a line each. */
const gh = `#!/bin/bash
echo "$*" >> "$GH_FOLDER/asked"
words="$1 $2"; run=$3
while [ $# -gt 0 ]; do
  case "$1" in --jq) filter=$2 ;; --dir) dir=$2 ;; --name) name=$2 ;; --body-file) cp "$2" "$GH_FOLDER/body" ;; esac
  shift
done
case "$words" in
  'run list') jq -r "$filter" "$GH_FOLDER/runs.json" ;;
  'issue list') jq -r "$filter" "$GH_FOLDER/issues.json" ;;
  'run download') [ -d "$GH_FOLDER/runs/$run/$name" ] && mkdir -p "$dir" && cp -r "$GH_FOLDER/runs/$run/$name/." "$dir" ;;
esac
`

/** Runs the commands of steps in a folder of their own, as a runner does, with a stand-in for GitHub. */
export function openRunner() {
  const work = mkdtempSync(join(tmpdir(), 'runner '))
  const github = join(work, 'github')
  const write = (file: string, text: string) => {
    mkdirSync(join(work, file, '..'), { recursive: true })
    writeFileSync(join(work, file), text)
  }
  const read = (file: string) => readFileSync(join(work, file), 'utf8')
  write('bin/gh', gh)
  chmodSync(join(work, 'bin/gh'), 0o755)
  for (const file of ['output', 'env', 'github/asked', 'github/body']) write(file, '')
  for (const file of ['runs', 'issues']) write(`github/${file}.json`, '[]')
  return {
    work,
    write,
    read,
    /** A program of a name that does what a script says. */
    program(name: string, script: string) {
      write(`bin/${name}`, `#!/bin/bash\n${script}\n`)
      chmodSync(join(work, 'bin', name), 0o755)
    },
    run(commands: string, env: Readonly<Record<string, string>> = {}) {
      const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', commands], {
        cwd: work,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: plainEnvironment({
          PATH: [join(work, 'bin'), process.env.PATH].join(delimiter),
          GH_FOLDER: github,
          GITHUB_OUTPUT: join(work, 'output'),
          GITHUB_ENV: join(work, 'env'),
          GITHUB_SERVER_URL: 'https://github.example',
          GITHUB_REPOSITORY: 'anna/site',
          GITHUB_RUN_ID: '9',
          GITHUB_SHA: 'bad',
          ...env,
        }),
      })
      return { status, said: stdout + stderr }
    },
    /** What was asked of GitHub, besides lists and downloads. */
    asked: () =>
      read('github/asked')
        .split('\n')
        .filter((line) => line && !/^(run|issue) (list|download)/.test(line)),
    remove: () => rmSync(work, { recursive: true, force: true }),
  }
}

/** Whether what the commands use is on this machine, as it is on every runner. */
export const canRun = ['bash', 'jq', 'tar'].every(
  (name) => spawnSync(name, ['--version'], { env: plainEnvironment() }).status === 0,
)
