import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { root } from './site.ts'

/** A copy of this checkout as a repository of its own, for the tests of one file: its folder, and how to run a command in it. */
export function withCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))

  beforeAll(() => {
    const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    for (const file of files.split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(root, file), join(folder, file), { force: true })
    }
    for (const name of ['node_modules', '.cache']) symlinkSync(join(root, name), join(folder, name), 'junction')
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', ...args], { cwd: folder })
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all', '.')
    git('commit', '--quiet', '--message', 'The site')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs a command as a person does. DEEP is of this run, and not of theirs, and so are the values of a deployment. */
  const run = (command: string, ...args: string[]) => {
    const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SITE_')))
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...own, DEEP: '', CONTENT: '', NO_COLOR: '1', NODE_ENV: '', VITEST: '' },
      maxBuffer: 1 << 26,
    })
    return { status, stdout, said: stdout + stderr }
  }

  /** How a run of the tests ended, and what failed in it. */
  const runTests = (...names: string[]) => {
    const { status, stdout, said } = run('npm', 'test', '--', ...names)
    if (status !== 0) console.error(said.slice(-8000))
    const failed = status === 0 ? [] : [...new Set(said.match(/^.*\bFAIL\b.*$|^✗ .*$/gm))]
    return { status, last: stdout.trim().split('\n').at(-1), failed }
  }
  return { folder, run, runTests }
}
