import { withBase } from '../../../site/base.ts'
import { releaseFile } from '../../../site/files.ts'
import type { Path } from '../../../site/locales.ts'
import { parseRelease, type Release } from '../../build/publish/release.ts'
import { addressOf, type Check, differs, differsFrom, each, served } from './built-site.ts'

export const sameRelease: Check = async ({ ask, release }) => {
  const path = withBase(releaseFile)
  const { status, body } = await ask(path)
  const live = status === 200 ? parseRelease(body.toString()) : undefined
  if (!live) return [`${path} answers ${status} and is no release.`]
  const differ = (['commit', 'time', 'base'] as const).some((name) => live[name] !== release[name])
  return differ ? [`${path} is that of ${titleOf(live)}, not of ${titleOf(release)}.`] : []
}

/** Names a release in a sentence. */
export function titleOf({ commit, time, base }: Release): string {
  const revision = commit ? `commit ${commit} of ${time}` : 'no known commit'
  return base === '/' ? revision : `${revision}, built for ${base}`
}

export const everyFile: Check = (subject) =>
  each(served(subject), async ({ file, path }) => {
    const { status, body } = await subject.ask(path, { headers: { 'Accept-Encoding': 'identity' } })
    return status === 200 ? differsFrom(file, path, body) : differs(path, 'the status', status, 200)
  })

/** Paths under which servers have published what is nobody's business. */
const secrets: readonly Path[] = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.env.local',
  '/.npmrc',
  '/.htpasswd',
  '/.DS_Store',
  '/.ssh/id_rsa',
  '/package.json',
  '/package-lock.json',
  '/node_modules/vite/package.json',
  '/content/business.yaml',
  '/build.json',
  '/backup.sql',
  '/dump.sql',
  '/database.sql',
  '/backup.zip',
  '/backup.tar.gz',
  '/dist.zip',
  '/index.html.bak',
]

export const noSecrets: Check = ({ ask }) =>
  each(secrets, async (secret) => {
    const path = withBase(secret)
    return stillThere(path, (await ask(path)).status)
  })

export const noLeftovers: Check = ({ ask, older, traits }) =>
  each(older, async (file) => {
    const path = addressOf(file)
    const { status, headers } = await ask(path)
    // Cloudflare marks the copies that it keeps for a week after a file is gone.
    if (!traits.forgets && headers['x-robots-tag'] === 'noindex') return []
    return stillThere(path, status)
  })

function stillThere(path: string, status: number): string[] {
  return [400, 403, 404, 410].includes(status) ? [] : [`${path} answers ${status}, and should not be there.`]
}
