import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { project, repository } from '../tests/harness/content.ts'
import { plainEnvironment } from '../tests/harness/environment.ts'

// Prompts require a terminal; util-linux's `script` provides one.
const terminal = '/usr/bin/script'
const here = process.platform === 'linux' && existsSync(terminal)
if (!here) console.log(`Skipped: ${terminal} is not on this machine, so the questions of npm run new are not asked.`)

const program = [
  process.execPath,
  join(repository, 'node_modules/tsx/dist/cli.mjs'),
  '--tsconfig',
  join(repository, 'tsconfig.json'),
  join(repository, 'scripts/cli.ts'),
  'new',
]

/** Runs npm run new in a terminal. Presses keys as soon as their question appears. */
function answer(root: string, answers: readonly (readonly [question: string, keys: string])[]) {
  // A terminal of `script` has no width, so prompts would wrap after each letter.
  const command = `stty cols 120 rows 40 && exec ${program.map((part) => `'${part}'`).join(' ')}`
  const child = spawn(terminal, ['-qec', command, '/dev/null'], { cwd: root, env: plainEnvironment() })
  let said = ''
  const waiting = [...answers]
  child.stdout.on('data', (text) => {
    said += String(text)
    const [next] = waiting
    if (!next || !said.includes(next[0])) return
    waiting.shift()
    // The prompt appears before it accepts input.
    setTimeout(() => child.stdin.write(next[1]), 100)
  })
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, said })),
  )
}

const filesOf = (root: string) =>
  readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path} ${readFileSync(path, 'utf8')}`)

const enter = '\r'
const cancel = '\u0003'
const titles = [
  ['Title in Dutch', `Wat kost wachten?${enter}`],
  ['Title in English', `What does waiting cost?${enter}`],
] as const

describe.runIf(here)('npm run new in a terminal', () => {
  test.each([
    ['the first question', [['What do you want to write?', cancel]]],
    ['the last', [['What do you want to write?', enter], ...titles, ['Which category?', cancel]]],
  ] as const)(
    'who cancels at %s leaves nothing',
    async (_, answers) => {
      const root = project({})
      const before = filesOf(root)
      const { code, said } = await answer(root, answers)
      expect({ code, nothing: said.includes('Nothing was written.') }).toEqual({ code: 1, nothing: true })
      expect(filesOf(root)).toEqual(before)
    },
    40_000,
  )
})
