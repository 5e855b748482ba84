import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { type Place, placeIn } from '../../../scripts/build/publish/place.ts'
import { type Command, kill, startCommand } from '../command.ts'
import { digestOf } from '../project.ts'

type Environment = Readonly<Record<string, string>>

/** Two versions of the site, which differ in what the environment says. */
export const versions = [{}, { SITE_CONTACT_PHONE: '+31 20 222 22 22' }] as const satisfies Environment[]

/** Loads a module of the harness before a program. As an address: a path may hold spaces, and options may not. */
export const before = (module: string): Environment => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, module)).href}`,
})

export const startBuild = (folder: string, env: Environment = {}, args: readonly string[] = []): Command =>
  startCommand(folder, 'build', args, env)

/** Where a build with these options goes. */
const placeFor = (folder: string, args: readonly string[]): Place =>
  placeIn(folder, args.includes('--preview') ? 'preview' : 'dist')

/** Builds and waits: what it said, how it ended, and what its place holds then, if anything is there. */
export async function build(folder: string, env: Environment = {}, args: readonly string[] = []) {
  const command = startBuild(folder, env, args)
  const code = await command.ended
  const { site } = placeFor(folder, args)
  return { code, said: command.said(), digest: existsSync(site) ? digestOf(site) : '' }
}

/** Builds what must pass. */
export async function mustBuild(folder: string, env: Environment = {}, args: readonly string[] = []) {
  const { code, ...built } = await build(folder, env, args)
  if (code !== 0) throw new Error(`The build ended with ${code}: ${built.said}`)
  return built
}

/** Starts a build that stands still as soon as it is the one at work, so that others find it so. `goOn` lets it end. */
export async function startHeld(folder: string, env: Environment = {}, args: readonly string[] = []) {
  const command = startBuild(folder, { ...env, ...before('held.mjs') }, args)
  onTestFinished(() => kill(command))
  const place = placeFor(folder, args)
  const sites = join(place.folder, 'sites')
  const isAtWork = () =>
    existsSync(sites) && readdirSync(sites).some((name) => name.endsWith(`-${command.process.pid}`))
  while (!isAtWork() && command.process.exitCode === null) await wait(20)
  return {
    ...command,
    goOn: async () => {
      command.process.kill('SIGCONT')
      const code = await command.ended
      return { code, said: command.said(), digest: digestOf(place.site) }
    },
  }
}
