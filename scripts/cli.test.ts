import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { plainEnvironment } from '../tests/harness/environment.ts'
import { sample } from '../tests/harness/sample.ts'
import { editCommand, npmScripts, program } from './commands.ts'

const root = join(import.meta.dirname, '..')
const descriptions: Record<string, string> = {
  ...Object.fromEntries(program.commands.map((command) => [command.name(), command.description()])),
  ...npmScripts,
  help: 'lists all commands',
}

async function run(line: string, options: { cwd?: string; env?: NodeJS.ProcessEnv; file?: string } = {}) {
  const { cwd = root, env = {}, file = join(root, 'scripts/run.mjs') } = options
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...line.split(' ')], {
    cwd,
    env: plainEnvironment(env),
  }).then(
    (said) => ({ code: 0, ...said }),
    (error) => error,
  )
  return { code, stdout, stderr: stderr.trim() }
}

test.each([
  ['chek', "unknown command 'chek'\n(Did you mean check?)\nnpm run help lists all commands."],
  ['check --fx', "unknown option '--fx'\n(Did you mean --fix?)\nnpm run check -- --help lists its options."],
  ['check --explain typed-prise', 'There is no rule typed-prise. Did you mean typed-price?'],
  ['build --out --strict', "option '--out <folder>' is followed by --strict, not by a value"],
])('what a user got wrong in %s is said in a sentence, and ends with 2', async (line, sentence) => {
  const { code, stderr } = await run(line)
  expect(code).toBe(2)
  expect(stderr).toContain(sentence)
})

test("the desk's port comes from its option, then from PORT, and an error about it mentions its source", async () => {
  const portOf = (line: string[], PORT: string) => {
    vi.stubEnv('PORT', PORT)
    return editCommand.parse(line, { from: 'user' }).opts().port
  }
  expect(portOf([], '')).toBe(4710)
  expect(portOf([], '4800')).toBe(4800)
  expect(portOf(['--port', '0'], '4800')).toBe(0)
  vi.unstubAllEnvs()
  const { code, stderr } = await run('edit --no-open', { env: { PORT: 'desk' } })
  expect(code).toBe(2)
  expect(stderr).toMatch(/value 'desk' from env 'PORT' is invalid\. Write a number from 0 to 65535, such as 4710\./)
})

test('a reader that closes the pipe early, as head does, gets no error', async () => {
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'help'], { env: plainEnvironment() })
  child.stdout.destroy()
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(stderr).toBe('')
})

test('an option that npm consumed is reported', async () => {
  const { code, stderr } = await run('check', { env: { npm_config_fix: 'true' } })
  expect(code).toBe(2)
  expect(stderr).toContain('npm took --fix as its own option. Write npm run check -- --fix, with -- before the option.')
})

test.each(sample(['report --against none', 'review --against none', 'twin accept none']))(
  'what goes wrong in %s is said without a trace of the program',
  async (line) => {
    const { code, stderr } = await run(line)
    expect(code).toBe(1)
    expect(stderr).toMatch(/\bnone\b/)
    expect(stderr).not.toMatch(/^\s+at /m)
  },
)

test('a command works from any folder', async () => {
  expect(await run('twin', { cwd: join(root, 'docs') })).toMatchObject({ code: 0, stderr: '' })
})

test.each(['a#b', 'a?b', 'a%25b'])('in a folder named %s every command says that none works there', async (name) => {
  const copy = join(mkdtempSync(join(tmpdir(), 'named-')), name)
  cpSync(join(root, 'package.json'), join(copy, 'package.json'))
  cpSync(join(root, 'scripts/run.mjs'), join(copy, 'scripts/run.mjs'))
  const { code, stdout, stderr } = await run('check', { cwd: copy, file: join(copy, 'scripts/run.mjs') })
  const sentence = `No command works in a folder with ${name.charAt(1)} in its path: ${copy}. Rename that folder, or move the project.`
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: sentence })
})

test('before npm ci, it asks for npm ci', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'))
  mkdirSync(join(folder, 'scripts'))
  for (const file of ['package.json', 'scripts/run.mjs']) cpSync(join(root, file), join(folder, file))
  expect(await run('check', { file: join(folder, 'scripts/run.mjs') })).toMatchObject({
    code: 2,
    stderr: 'The packages are not installed. Run npm ci first.',
  })
})

test('every script of package.json is a command, and every command a script', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const lines = Object.entries<string>(manifest.scripts)
  const started = lines.map(([name, line]) => /^node scripts\/run\.mjs ([\w:-]+)/.exec(line)?.[1] ?? name)
  expect([...new Set(started)].sort()).toEqual(Object.keys(descriptions).sort())
})

test('the README describes every command as its help does', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const rows = Object.entries(descriptions).map(
    ([name, description]) => `| \`${['test', 'start'].includes(name) ? 'npm' : 'npm run'} ${name}\` | ${description} |`,
  )
  expect(rows.filter((row) => !readme.includes(row))).toEqual([])
})
