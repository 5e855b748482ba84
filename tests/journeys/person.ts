import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { parse } from 'yaml'
import { plainEnvironment } from '../harness/environment.ts'

// Journeys speak of what a person types, sees and gets. So this file starts programs, reads files and asks addresses; it
// imports no module of the project.
const checkout = join(import.meta.dirname, '../..')

/** Whether this is the nightly run, which takes the parts of a day that take long. */
export const nightly = process.env.DEEP === '1'

type Environment = Readonly<Record<string, string>>

export interface Answer {
  status: number
  says: string
}

export interface Running {
  says(): string
  /** Waits until it has said something, and returns what the pattern caught. */
  hears(pattern: RegExp, seconds?: number): Promise<string>
  /** Presses Ctrl+C, and waits until it has ended. */
  interrupt(): Promise<void>
  /** Cuts it off, as a power cut does. */
  kill(): Promise<void>
}

export interface Started extends Running {
  /** Its exit code, when it has ended. */
  ended: Promise<number>
  /** Presses keys, where it reads any. */
  presses(keys: string): void
}

/**
 * A person with a fresh copy of the project, in a folder whose path has a space. It is removed after the file's tests.
 * Nightly the packages are installed before the day begins, unless the person does that.
 */
export type Person = ReturnType<typeof person>

export function person(name = 'Anna de Vries', { installs = true } = {}) {
  const above = mkdtempSync(join(tmpdir(), 'journey '))
  const folder = join(above, 'the site')
  const running = new Set<Running>()
  copyCheckout(folder)
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: plainEnvironment(), encoding: 'utf8' }).trimEnd()
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', name)
  git('config', 'user.email', 'person@example.org')
  // Its objects are not worth packing tightly, or waiting for the disk.
  git('config', 'core.compression', '0')
  git('config', 'core.fsync', 'none')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The site')

  if (nightly && installs)
    beforeAll(() => {
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, env: plainEnvironment(), stdio: 'pipe' })
    })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const one of running) console.log(one.says())
  })
  afterAll(async () => {
    for (const one of running) await one.kill()
    rmSync(above, { recursive: true, force: true })
  })

  /** Types a line in the shell. It goes on until it ends by itself, or Ctrl+C is pressed. */
  function starts(line: string, env: Environment = {}, canAnswer = false): Started {
    // In one stream, as on a terminal: of two nobody knows which line came first.
    const child = spawn('/bin/sh', ['-c', `exec 2>&1\n${withoutNpm(folder, line)}`], {
      cwd: folder,
      env: plainEnvironment(env),
      stdio: [canAnswer ? 'pipe' : 'ignore', 'pipe', 'inherit'],
      // A group of its own, which Ctrl+C reaches as a whole.
      detached: true,
    })
    let text = ''
    child.stdout?.on('data', (chunk) => {
      text += String(chunk)
    })
    const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
    const signal = async (name: NodeJS.Signals) => {
      sendTo(child, name)
      await ended
      running.delete(own)
    }
    const own = {
      says: () => text,
      ended,
      presses: (keys: string) => void child.stdin?.write(keys),
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
      interrupt: () => signal('SIGINT'),
      kill: () => signal('SIGKILL'),
    }
    running.add(own)
    return own
  }

  return {
    /** The folder of the copy, and the one it stands in. */
    folder,
    above,
    git,
    starts,
    /** Types a line in a real terminal, where a program can ask something. */
    startsInTerminal(line: string, env: Environment = {}) {
      const typed = `stty columns 120 rows 40; ${line}`.replaceAll("'", "'\\''")
      // The script of util-linux, and that of a Mac.
      const linux = `exec script --quiet --return --flush --command '${typed}' /dev/null`
      return starts(process.platform === 'linux' ? linux : `exec script -q /dev/null sh -c '${typed}'`, env, true)
    },
    /** Types a line in the shell and waits for its end. */
    async types(line: string, env: Environment = {}): Promise<Answer> {
      const command = starts(line, env)
      const status = await command.ended
      running.delete(command)
      return { status, says: command.says() }
    },
    has: (file: string) => existsSync(join(folder, file)),
    /** The files below a folder. */
    lists: (path: string) =>
      readdirSync(resolve(folder, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(resolve(folder, path), join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    reads: (file: string) => readFileSync(join(folder, file), 'utf8'),
    writes(file: string, content: string | Uint8Array) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    },
    removes: (file: string) => rmSync(join(folder, file)),
    /** Replaces a text in a file, which must be there. */
    edits(file: string, from: string | RegExp, to: string) {
      const before = readFileSync(join(folder, file), 'utf8')
      const after = before.replace(from, (found) => to.replace('$&', () => found))
      if (after === before) throw new Error(`${file} does not have ${from}.`)
      writeFileSync(join(folder, file), after)
    },
    /** The fields at the top of a text, or of a file of fields. */
    fields(file: string) {
      const text = readFileSync(join(folder, file), 'utf8')
      const head = file.endsWith('.yaml') ? text : (/^---\r?\n([\s\S]*?)^---\r?$/m.exec(text)?.[1] ?? '')
      return parse(head, { logLevel: 'silent' })
    },
  }
}

/**
 * A line with what npm would run, as package.json says it: npm takes a seventh of a second to say so itself. Nightly the
 * line is typed as it stands.
 */
function withoutNpm(folder: string, line: string): string {
  if (nightly) return line
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const typed = /\bnpm run (?:--silent )?([\w:]+)(?: --(?= )|(?=$|;))/g
  return line.replace(typed, (whole, name) => scripts[name] ?? whole)
}

/** Copies what git would have: the files of this checkout that it does not ignore. The packages are linked. */
function copyCheckout(folder: string) {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
  })
  const files = listed.split('\0').filter((name) => name && existsSync(join(checkout, name)))
  for (const place of new Set(files.map(dirname))) mkdirSync(join(folder, place), { recursive: true })
  for (const file of files) copyFileSync(join(checkout, file), join(folder, file))
  if (nightly) return
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'), 'junction')
  // What this checkout has made before need not be made again; what a fresh copy costs is tried nightly.
  for (const entry of cached()) {
    const place = join(folder, '.cache', relative(join(checkout, '.cache'), entry))
    mkdirSync(dirname(place), { recursive: true })
    shareFile(entry, place)
  }
}

/** The files that this checkout keeps of earlier builds. */
function cached(): string[] {
  const cache = join(checkout, '.cache')
  if (!existsSync(cache)) return []
  return readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Links a file of a cache, which nobody writes a second time. What the compiler writes again, and on another disk, is copied. */
function shareFile(from: string, to: string) {
  try {
    if (from.endsWith('.tsbuildinfo')) copyFileSync(from, to)
    else linkSync(from, to)
  } catch {
    // Another run may have cleared it away meanwhile.
    if (existsSync(from)) copyFileSync(from, to)
  }
}

function sendTo({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** Finds a port that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
