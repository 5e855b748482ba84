import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach } from 'vitest'
import { parse } from 'yaml'
import { cloneCheckout } from '../harness/clone.ts'
import { gitIn } from '../harness/desk/repository.ts'
import { plainEnvironment } from '../harness/environment.ts'

// A journey types commands, reads files and opens addresses. It imports no module of the project.

type Environment = Readonly<Record<string, string>>

export type Person = ReturnType<typeof person>

/** A person with a fresh clone in a folder with a space in its path. Removed after the file's tests. */
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
    rmSync(above, { recursive: true, force: true })
  })

  /** Starts a shell command without waiting for its end. */
  function starts(line: string, env: Environment = {}) {
    const child = spawn('/bin/sh', ['-c', `exec 2>&1\n${line}`], {
      cwd: folder,
      env: plainEnvironment(env),
      stdio: ['pipe', 'pipe', 'inherit'],
      // Own process group, so that Ctrl+C reaches all of it.
      detached: true,
    })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += String(chunk)
    })
    const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
    const end = async (signal: NodeJS.Signals) => {
      sendTo(child, signal)
      await ended
      running.delete(own)
    }
    const own = {
      says: () => text,
      ended,
      presses: (keys: string) => void child.stdin.write(keys),
      /** Waits for output that matches, and returns the captured group. */
      async hears(pattern: RegExp, seconds = 120) {
        const until = Date.now() + seconds * 1000
        while (Date.now() < until) {
          const found = pattern.exec(text)
          if (found) return found[1] ?? found[0]
          if (child.exitCode !== null) break
          await wait(50)
        }
        throw new Error(`${line} never said ${pattern}: ${text}`)
      },
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
    /** Replaces a text in a file. Throws if it is missing. */
    edits(file: string, from: string | RegExp, to: string) {
      const before = readFileSync(join(folder, file), 'utf8')
      const after = before.replace(from, (found) => to.replace('$&', () => found))
      if (after === before) throw new Error(`${file} does not have ${from}.`)
      writeFileSync(join(folder, file), after)
    },
    /** Front matter of a text, or the fields of a YAML file. */
    fields(file: string) {
      const text = readFileSync(join(folder, file), 'utf8')
      const head = file.endsWith('.yaml') ? text : (/^---\r?\n([\s\S]*?)^---\r?$/m.exec(text)?.[1] ?? '')
      return parse(head, { logLevel: 'silent' })
    },
  }
}

function sendTo({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // Already ended.
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
