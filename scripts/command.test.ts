import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { plainEnvironment } from '../tests/harness/environment.ts'
import { sample } from '../tests/harness/sample.ts'
import { audiences, commands, scripts } from './commands.ts'

const root = join(import.meta.dirname, '..')
const names = Object.keys(commands) as (keyof typeof commands)[]

/** How a command ends, and what it says. */
async function run(line: string, options: { cwd?: string; env?: NodeJS.ProcessEnv; program?: string } = {}) {
  const { cwd = root, env = {}, program = join(root, 'scripts/run.mjs') } = options
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...line.split(' ')], {
    cwd,
    env: plainEnvironment(env),
  }).then(
    (said) => ({ code: 0, ...said }),
    (error) => error,
  )
  return { code, stdout, stderr: stderr.trim() }
}

describe('what a user got wrong is said in a sentence, and ends with 2', () => {
  test.each([
    ['chek', 'chek is no command. Did you mean check? npm run help lists them all.'],
    ['check --fx', "Unknown option '--fx'. Did you mean --fix? npm run check -- --help says what check takes."],
    ['check all', "Unexpected argument 'all'. npm run check -- --help says what check takes."],
    ['check --format', "Option '--format <value>' argument missing. npm run check -- --help says what check takes."],
    ['check --format xml', '--format "xml" is not known. Write one of text, github, json.'],
    [
      'build --strict=yes',
      "Option '--strict' does not take an argument. npm run build -- --help says what build takes.",
    ],
    ['rollback --hlp', "Unknown option '--hlp'. npm run rollback -- --help says what rollback takes."],
  ])('%s', async (line, sentence) => {
    expect(await run(line)).toMatchObject({ code: 2, stderr: sentence })
  })

  test('an option that npm kept for itself is named', async () => {
    expect(await run('check', { env: { npm_config_fix: 'true' } })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'npm kept --fix for itself. Write npm run check -- --fix, with -- before it.',
    })
  })
})

test.each(['report --against none', 'twin accept none'])(
  'what goes wrong in %s is said without a trace of the program',
  async (line) => {
    const { code, stderr } = await run(line)
    expect(code).toBe(1)
    expect(stderr).toMatch(/\bnone\b/)
    expect(stderr).not.toMatch(/^\s+at /m)
  },
)

test.each(sample(names, 3))('npm run %s -- --help says what it does, and does nothing', async (name) => {
  const { code, stdout } = await run(`${name} --help`)
  expect(code).toBe(0)
  expect(stdout).toContain(`${commands[name].does}.`)
  for (const option of Object.keys(commands[name].options)) expect(stdout).toContain(`--${option}`)
})

test('npm run help lists every command, for whom it is, and what npm runs by itself', async () => {
  const { stdout } = await run('help')
  const [, writers = '', developers = '', operators = ''] = stdout.split(/^For (?:writers|developers|operators)$/m)
  for (const [group, text] of [
    [audiences.writers, writers],
    [{ ...audiences.developers, ...scripts }, developers],
    [audiences.operators, operators],
  ] as const)
    for (const name of Object.keys(group)) expect(text).toMatch(new RegExp(`^ {2}npm run ${name} +\\S`, 'm'))
})

test('a command works from any folder', async () => {
  expect(await run('report --help', { cwd: join(root, 'content/nl') })).toMatchObject({ code: 0 })
  expect(await run('twin', { cwd: join(root, 'docs') })).toMatchObject({ code: 0, stderr: '' })
})

test('before npm ci it says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scripts'))
  for (const file of ['package.json', 'scripts/run.mjs']) cpSync(join(root, file), join(folder, file))
  expect(await run('check', { program: join(folder, 'scripts/run.mjs') })).toMatchObject({
    code: 2,
    stderr: 'The packages are not installed. Run npm ci first.',
  })
})

test('every script of package.json is in the tables, and what is in the tables a script', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const lines = Object.entries<string>(manifest.scripts)
  const started = lines.map(([name, line]) => /^node scripts\/run\.mjs ([\w:-]+)/.exec(line)?.[1] ?? name)
  expect([...new Set(started)].sort()).toEqual([...names, ...Object.keys(scripts)].sort())
})

test('the README says of every command what the tables say', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const rows = names.map(
    (name) => `| \`${['test', 'start'].includes(name) ? 'npm' : 'npm run'} ${name}\` | ${commands[name].does} |`,
  )
  rows.push(...Object.entries(scripts).map(([name, does]) => `| \`npm run ${name}\` | ${does} |`))
  expect(rows.filter((row) => !readme.includes(row))).toEqual([])
})
