import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { base } from '../../../site/base.ts'
import { releaseFile } from '../../../site/files.ts'
import { describeFolder, printRelease, type Revision, releaseOf } from '../../build/publish/release.ts'
import { listFiles } from '../../lib/files.ts'
import { caddySite } from './caddy.ts'
import type { Deployment } from './deployment.ts'
import { cloudflareRedirects, headersFile, netlifyRedirects } from './netlify.ts'
import { nginxFile } from './nginx.ts'
import { joinNotFound } from './single-404.ts'

type Prepare = (site: string, top: string, deployment: Deployment) => void

function withFiles(redirects: () => string): Prepare {
  return (_site, top, deployment) => {
    write(top, '_headers', headersFile(deployment))
    write(top, '_redirects', redirects())
  }
}

/** Hosts that take a folder, and what each wants in it besides the site. Server programs take dist/ as it is. */
export const hosts = {
  plain: () => {},
  netlify: withFiles(netlifyRedirects),
  cloudflare: withFiles(cloudflareRedirects),
  'github-pages': (site) => {
    joinNotFound(site)
    // /faq is faq.html there, and /faq/ only faq/index.html: with both files both forms answer, without a redirect.
    for (const file of listFiles(site)) {
      if (!file.endsWith('.html') || /(^|\/)(404|index)\.html$/.test(file)) continue
      cpSync(join(site, file), join(site, file.replace(/\.html$/, '/index.html')), { preserveTimestamps: true })
    }
    write(site, '.nojekyll', '')
  },
} as const satisfies Record<string, Prepare>

export type Host = keyof typeof hosts

/** Reads the name of a host; nothing for one that is not known. */
export function hostNamed(name: string): Host | undefined {
  return (Object.keys(hosts) as Host[]).find((host) => host === name)
}

/** Hosts that publish the folder as what stands below the base, rather than as the whole of the host. */
const mounted: readonly Host[] = ['plain', 'github-pages']

/**
 * Writes a built site to a plain folder, ready for a host. Its release.json describes that folder, and is kept in the
 * folder of settings too: `npm run smoke` compares the live site with it.
 */
export function writeForHost(
  site: string,
  out: string,
  host: Host,
  { revision, ...deployment }: Deployment & { revision: Revision },
  settings: string,
) {
  writeFolder(out, (top) => {
    const below = mounted.includes(host) ? top : join(top, base())
    cpSync(site, below, { recursive: true, dereference: true, preserveTimestamps: true })
    hosts[host](below, top, deployment)
    const release = printRelease(releaseOf(revision, describeFolder(below, top)))
    write(below, releaseFile, release)
    write(settings, join(host, releaseFile), release)
  })
}

/** Makes a plain folder anew, for programs that do not follow links. `fill` gets an empty folder to write to. */
export function writeFolder(out: string, fill: (folder: string) => void) {
  if (!mayReplace(out)) throw new Error(`${out} holds something else than a built site. Give --out another folder.`)
  const fresh = `${out}.new-${process.pid}`
  const old = `${out}.old-${process.pid}`
  try {
    mkdirSync(fresh, { recursive: true })
    chmodSync(fresh, 0o755)
    fill(fresh)
    if (existsSync(out)) renameSync(out, old)
    renameSync(fresh, out)
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  }
}

/** A folder that is not there, is empty, or is a site that was put there before. */
function mayReplace(out: string): boolean {
  const names = existsSync(out) ? readdirSync(out) : []
  return (
    names.length === 0 || names.includes('_headers') || (names.includes('index.html') && names.includes('404.html'))
  )
}

/** Writes the settings of server programs beside a build. */
export function writeServerSettings(folder: string, deployment: Deployment) {
  const { hostname } = new URL(deployment.origin)
  write(folder, 'nginx.conf', nginxFile(deployment))
  write(folder, 'Caddyfile', caddySite(deployment, { root: `/srv/${hostname}/dist`, address: hostname }))
}

function write(folder: string, name: string, text: string) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  // Whatever the umask: a host reads it as another user.
  chmodSync(path, 0o644)
}
