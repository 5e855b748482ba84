import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { plainEnvironment } from './environment.ts'

/** A program at work in a project. */
export interface Command {
  process: ChildProcess
  /** What it has said so far, on both channels. */
  said(): string
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

const onWindows = process.platform === 'win32'

type Environment = Readonly<Record<string, string | undefined>>

/** Starts a command of package.json in a project, as npm run does and in half its time. */
export function startCommand(cwd: string, name: string, args: readonly string[] = [], env: Environment = {}): Command {
  return startNode(cwd, [join(cwd, 'scripts/run.mjs'), name, ...args], env)
}

/** Starts a program of this project that is no command. */
export function startProgram(cwd: string, file: string, args: readonly string[] = [], env: Environment = {}): Command {
  return startNode(cwd, ['--import', import.meta.resolve('tsx'), file, ...args], env)
}

/** Starts Node in a project, in the environment of who types it. */
export function startNode(cwd: string, args: readonly string[], env: Environment = {}): Command {
  const child = spawn(process.execPath, args, {
    cwd,
    env: plainEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which can be ended as a whole; Windows has none.
    detached: !onWindows,
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
    if (!child.pid) return
    if (onWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    else process.kill(-child.pid, 'SIGKILL')
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
