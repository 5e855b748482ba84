import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A program of scripts/ at work in a project. */
export interface Command {
  process: ChildProcess
  /** What it has said so far, on both channels. */
  said(): string
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

type Environment = Readonly<Record<string, string>>

/** Starts a program of scripts/ in a project, as its npm script does. */
export function startCommand(
  cwd: string,
  script: string,
  args: readonly string[] = [],
  env: Environment = {},
): Command {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  return startNode(cwd, ['--import', tsx, join(cwd, 'scripts', script), ...args], env)
}

/** Starts Node in a project. Which collections these tests run on is no business of what it runs. */
export function startNode(cwd: string, args: readonly string[], env: Environment = {}): Command {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, CONTENT: '', NODE_ENV: '', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which can be ended as a whole.
    detached: true,
  })
  let text = ''
  for (const channel of [child.stdout, child.stderr])
    channel?.on('data', (chunk) => {
      text += String(chunk)
    })
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? '')),
  )
  return { process: child, said: () => text, ended }
}

/** Ends a program and everything it started, without a chance to tidy up. */
export function kill({ process: child }: Command) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Waits until a program has said something, and returns what the pattern caught. */
export async function heard(command: Command, pattern: RegExp, seconds = 300): Promise<string> {
  for (let tries = 0; tries < seconds * 20; tries++) {
    const found = pattern.exec(command.said())
    if (found) return found[1] ?? found[0]
    if (command.process.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`It never said ${pattern}: ${command.said()}`)
}
