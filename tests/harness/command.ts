import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { programsIn } from '../../scripts/lib/programs.mjs'
import { plainEnvironment } from './environment.ts'

export interface Command {
  process: ChildProcessWithoutNullStreams
  /** Output so far, stdout and stderr. */
  said(): string
  /** Output so far, only stdout. */
  printed(): string
  /** Exit code, or the signal. */
  ended: Promise<number | string>
}

const onWindows = process.platform === 'win32'

type Environment = Readonly<Record<string, string | undefined>>

/** Starts a package.json script without npm, which halves the time. */
export function spawnCommand(cwd: string, name: string, args: readonly string[] = [], env: Environment = {}): Command {
  return start(cwd, process.execPath, [join(cwd, 'scripts/run.mjs'), name, ...args], env)
}

/** Starts a command of this checkout in the folder of another project. */
export async function startElsewhere(cwd: string, args: readonly string[], env: Environment = {}): Promise<Command> {
  const programs = await programsIn(join(import.meta.dirname, '../..'))
  return start(cwd, process.execPath, [join(programs, 'scripts/cli.js'), ...args], env)
}

/** Starts a script that is not in package.json. */
export function startProgram(cwd: string, file: string, args: readonly string[] = [], env: Environment = {}): Command {
  return start(cwd, process.execPath, ['--import', import.meta.resolve('tsx'), file, ...args], env)
}

/** Starts a program with a user's environment. */
export function start(cwd: string, program: string, args: readonly string[], env: Environment = {}): Command {
  const child = spawn(program, args, {
    cwd,
    env: plainEnvironment(env),
    // Uses a new process group, so that a signal reaches the command and its children. Windows has no process groups.
    detached: !onWindows,
  })
  let text = ''
  let printed = ''
  child.stdout.on('data', (chunk) => {
    text += String(chunk)
    printed += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    text += String(chunk)
  })
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? '')),
  )
  return { process: child, said: () => text, printed: () => printed, ended }
}

/** Sends a signal to a command and its children. */
export function kill({ process: child }: Command, signal: NodeJS.Signals = 'SIGKILL') {
  try {
    if (!child.pid) return
    if (onWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    else process.kill(-child.pid, signal)
  } catch {
    // Already ended.
  }
}

export async function waitForOutput(command: Command, pattern: RegExp, seconds = 900): Promise<string> {
  for (let tries = 0; tries < seconds * 20; tries++) {
    const found = pattern.exec(command.said())
    if (found) return found[1] ?? found[0]
    if (command.process.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The output has no ${pattern}: ${command.said()}`)
}
