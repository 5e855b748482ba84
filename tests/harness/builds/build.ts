import { existsSync } from 'node:fs'
import { releaseDir } from '../../../scripts/build/publish/publish.ts'
import { type Command, spawnCommand } from '../command.ts'
import { folderDigest } from '../project.ts'

type Environment = Readonly<Record<string, string>>

/** Environments whose builds give two versions of the site that tests can tell apart. */
export const versions = [{}, { SITE_CONTACT_PHONE: '+31 20 222 22 22' }] as const satisfies Environment[]

/** Environment that runs a short script before a command. */
export const before = (program: string): Environment => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}`,
})

export const startBuild = (folder: string, env: Environment = {}, args: readonly string[] = []): Command =>
  spawnCommand(folder, 'build', args, env)

export async function build(folder: string, env: Environment = {}, args: readonly string[] = []) {
  const command = startBuild(folder, env, args)
  const code = await command.ended
  const { site } = releaseDir(folder, args.includes('--preview') ? 'preview' : 'dist')
  return { code, said: command.said(), digest: existsSync(site) ? folderDigest(site) : '' }
}

export async function mustBuild(folder: string, env: Environment = {}, args: readonly string[] = []) {
  const { code, ...built } = await build(folder, env, args)
  if (code !== 0) throw new Error(`The build ended with ${code}: ${built.said}`)
  return built
}
