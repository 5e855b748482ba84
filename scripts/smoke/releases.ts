import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBase } from '../../site/base.ts'
import { releaseFile } from '../../site/files.ts'
import { releaseDir } from '../build/publish/publish.ts'
import { manifestOf, parseRelease, type Release } from '../build/publish/release.ts'
import type { Ask } from '../hosting/conformance/http-client.ts'
import type { HostName } from '../hosting/conformance/traits.ts'
import { isFolderHost } from '../hosting/settings/write.ts'

/**
 * Returns the release that the newest build here made: of the folder for a host that takes one, or of dist/. Both stand
 * outside the published folder, where nothing changes them.
 *
 * @throws where there is no build here, or none for that host.
 */
export function builtRelease(root: string, host?: HostName): Release {
  // npm start serves a build of its own.
  const { folder } = releaseDir(root, host === 'start' ? 'start' : 'dist')
  if (host && isFolderHost(host)) {
    const path = join(folder, 'hosts', host, releaseFile)
    const release = existsSync(path) ? parseRelease(readFileSync(path, 'utf8')) : undefined
    if (release) return release
    throw new Error(`There is no build for ${host} here. ${howTo(`npm run build -- --host ${host} --out _site`)}`)
  }
  const manifest = manifestOf(folder)
  if (!manifest) throw new Error(`There is no build here. ${howTo(host === 'start' ? 'npm start' : 'npm run build')}`)
  const { commit, time, base, files } = manifest
  return { commit, time, base, files: files.filter(({ path }) => `/${path}` !== releaseFile) }
}

function howTo(build: string): string {
  return `Run ${build}, or add --own to compare the site with its own release.json.`
}

/**
 * Asks a live site for its release.
 *
 * @throws where it has none.
 */
export async function liveRelease(ask: Ask): Promise<Release> {
  const { status, body } = await ask(withBase(releaseFile))
  const release = status === 200 ? parseRelease(body.toString()) : undefined
  if (release) return release
  throw new Error(
    `${withBase(releaseFile)} answers ${status} and is no release. Leave out --own to compare with a build.`,
  )
}

/** Returns the files of builds that are kept here, for the same base, that a release has not. */
export function olderFiles(root: string, { base, files }: Release): string[] {
  const sites = join(releaseDir(root, 'dist').folder, 'sites')
  const kept = existsSync(sites) ? readdirSync(sites).map((name) => manifestOf(join(sites, name))) : []
  const own = new Set([...files.map(({ path }) => path), releaseFile.slice(1)])
  const older = kept.flatMap((manifest) => (manifest?.base === base ? manifest.files : []))
  return [...new Set(older.map(({ path }) => path))].filter((path) => !own.has(path)).sort()
}
