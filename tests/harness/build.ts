import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Command, startCommand } from './command.ts'
import { digestOf } from './project.ts'

/** Two versions of the site, which differ in what the environment says. */
export const versions = [
  { SITE_CONTACT_PHONE: '+31 20 111 11 11' },
  { SITE_CONTACT_PHONE: '+31 20 222 22 22' },
] as const

/** Loads a module of the harness before a program. As an address: a path may hold spaces, and options may not. */
export const before = (module: string) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, module)).href}`,
})

export const startBuild = (folder: string, env: Readonly<Record<string, string>> = {}, args: string[] = []): Command =>
  startCommand(folder, 'build.ts', args, env)

/** Builds and waits: what it said, how it ended, and what dist/ holds then. */
export async function build(folder: string, env: Readonly<Record<string, string>> = {}, args: string[] = []) {
  const command = startBuild(folder, env, args)
  const code = await command.ended
  return { code, said: command.said(), digest: digestOf(join(folder, 'dist')) }
}
