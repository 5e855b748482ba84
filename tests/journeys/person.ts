import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'
import { parse } from 'yaml'
import { swap } from '../harness/builds/changes.ts'
import { cloneCheckout } from '../harness/clone.ts'
import { kill, start, waitForOutput } from '../harness/command.ts'
import { gitIn } from '../harness/desk/repository.ts'

// A journey types commands, reads files and opens addresses. It imports no module of the project.

type Environment = Readonly<Record<string, string>>

/** A person with a fresh clone in a folder with a space in its path. */
export function person() {
  const above = mkdtempSync(join(tmpdir(), 'journey '))
  const folder = join(above, 'the site')
  mkdirSync(folder)
  cloneCheckout(folder, ['.cache'])
  const running = new Set<ReturnType<typeof starts>>()

  afterEach(({ task }) => {
    if (task.result?.state === 'fail') for (const one of running) console.log(one.says())
  })
  afterAll(async () => {
    for (const one of running) await one.kill()
  })

  /** Starts a shell command without waiting for it to finish. */
  function starts(line: string, env: Environment = {}) {
    const command = start(folder, '/bin/sh', ['-c', `exec 2>&1\n${line}`], env)
    const end = async (signal: NodeJS.Signals) => {
      kill(command, signal)
      await command.ended
      running.delete(own)
    }
    const own = {
      says: command.said,
      ended: command.ended,
      presses: (keys: string) => void command.process.stdin.write(keys),
      hears: (pattern: RegExp) => waitForOutput(command, pattern, 360),
      interrupt: () => end('SIGINT'),
      kill: () => end('SIGKILL'),
    }
    running.add(own)
    return own
  }

  return {
    folder,
    above,
    starts,
    git: (...args: string[]) => gitIn(folder, ...args),
    /** Starts a shell command in a pseudo-terminal, for prompts. */
    startsInTerminal(line: string) {
      const typed = `stty columns 120 rows 40; ${line}`.replaceAll("'", "'\\''")
      const linux = `exec script --quiet --return --flush --command '${typed}' /dev/null`
      return starts(process.platform === 'linux' ? linux : `exec script -q /dev/null sh -c '${typed}'`)
    },
    async types(line: string, env: Environment = {}) {
      const command = starts(line, env)
      const status = await command.ended
      running.delete(command)
      return { status, says: command.says() }
    },
    /** Runs tests, and expects all of them to pass. */
    async passes(names = '') {
      const { says } = await this.types(`npm test -- ${names}`)
      const failed = new Set(says.match(/^.*\bFAIL\b.*$|^✗ .*$/gm))
      expect([...failed, says.trim().split('\n').at(-1)]).toEqual([expect.stringMatching(/^\d+ passed, 0 failed$/)])
    },
    has: (file: string) => existsSync(join(folder, file)),
    lists: (path: string) =>
      readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(join(folder, path), join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    reads: (file: string) => readFileSync(join(folder, file), 'utf8'),
    writes(file: string, content: string | Uint8Array) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    },
    removes: (file: string) => rmSync(join(folder, file)),
    edits: (file: string, from: string | RegExp, to: string) => swap(file, from, to)(folder),
    /** Front matter of a text, or the fields of a YAML file. */
    fields(file: string) {
      const text = readFileSync(join(folder, file), 'utf8')
      const head = file.endsWith('.yaml') ? text : (/^---\r?\n([\s\S]*?)^---\r?$/m.exec(text)?.[1] ?? '')
      return parse(head, { logLevel: 'silent' })
    },
  }
}
