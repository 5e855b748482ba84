import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { basePath, withoutBase } from '../../../site/base.ts'
import { releaseFile } from '../../../site/files.ts'
import { cspHash, type Outside } from '../../../site/headers.ts'
import type { Path } from '../../../site/locales.ts'
import { hashFiles, printRelease, type Revision, releaseOf } from '../../build/publish/release.ts'
import { listFiles } from '../../lib/files.ts'
import type { FolderHost } from '../hosts.ts'
import { cloudflareRedirects, headersFile, listNotFoundPages, netlifyRedirects } from './header-files.ts'
import { caddySite, nginxFile } from './servers.ts'

const hosts = {
  plain: () => ({}),
  netlify: (outside) => ({ _headers: headersFile(outside), _redirects: netlifyRedirects() }),
  cloudflare: (outside) => ({ _headers: headersFile(outside), _redirects: cloudflareRedirects() }),
  'github-pages': () => ({ '.nojekyll': '' }),
} as const satisfies Record<FolderHost, (outside: Outside) => Record<string, string>>

export function isFolderHost(name: string): name is FolderHost {
  return Object.hasOwn(hosts, name)
}

/**
 * Writes a built site to a folder for a host. Also writes that folder's release.json to `settings`, where `npm run
 * smoke` finds it.
 */
export function writeForHost(
  site: string,
  out: string,
  host: FolderHost,
  outside: Outside,
  revision: Revision,
  settings: string,
) {
  writeFolder(out, (top) => {
    const below = host === 'netlify' || host === 'cloudflare' ? join(top, basePath()) : top
    cpSync(site, below, { recursive: true, dereference: true, preserveTimestamps: true })
    if (host === 'github-pages') prepareForGitHubPages(below)
    for (const [name, text] of Object.entries<string>(hosts[host](outside))) write(top, name, text)
    const release = printRelease(releaseOf(revision, hashFiles(below, top)))
    write(below, releaseFile, release)
    write(settings, join(host, releaseFile), release)
  })
}

function prepareForGitHubPages(site: string) {
  joinNotFound(site)
  // GitHub Pages serves faq.html at /faq, and faq/index.html at /faq/. Writing both avoids a redirect.
  for (const file of listFiles(site)) {
    if (!file.endsWith('.html') || /(^|\/)(404|index)\.html$/.test(file)) continue
    cpSync(join(site, file), join(site, file.replace(/\.html$/, '/index.html')), { preserveTimestamps: true })
  }
}

const program = /<script [^>]*type="module"[^>]*><\/script>/

/**
 * Joins the not-found pages into one 404.html, because GitHub Pages allows only one. Without scripts, the page is in
 * the default language.
 */
function joinNotFound(site: string) {
  const { main, others } = listNotFoundPages()
  const pathOf = (file: Path) => join(site, withoutBase(file) ?? file)
  const page = readFileSync(pathOf(main.file), 'utf8')
  const templates = others.map(({ locale, file }) => {
    const html = readFileSync(pathOf(file), 'utf8')
    const title = partOf(html, /(?<=<title>)[^<]*/).replaceAll('"', '&quot;')
    const body = partOf(html, /(?<=<body>)[\s\S]*(?=<\/body>)/).replace(program, '')
    return `<template lang="${locale}" title="${title}">${body}</template>`
  })
  const chooser = `(()=>{for(const other of document.querySelectorAll('template[lang]')){if(location.pathname.split('/')[${basePath().split('/').length - 1}]!==other.lang)continue;document.documentElement.lang=other.lang;document.title=other.title;document.body.replaceChildren(...other.content.childNodes);break}})()`
  // Without `async`, the page's script runs after the whole document is parsed, by which time the page has been chosen.
  const end = `${templates.join('')}<script>${chooser}</script>${partOf(page, program).replace(/ async(="")?/, '')}</body>`
  const joined = page
    .replace(program, '')
    .replace('</body>', () => end)
    .replace(/(?<=http-equiv="Content-Security-Policy"[^>]*script-src )/, `${cspHash(chooser)} `)
  writeFileSync(pathOf(main.file), joined)
}

function partOf(html: string, pattern: RegExp): string {
  const [part] = pattern.exec(html) ?? []
  if (part === undefined) throw new Error(`The not-found page does not match ${pattern}.`)
  return part
}

/** Replaces a folder with one that `fill` writes. `fill` must not write links, which some programs do not follow. */
export function writeFolder(out: string, fill: (folder: string) => void) {
  const names = existsSync(out) ? readdirSync(out) : []
  const isSite = names.includes('_headers') || (names.includes('index.html') && names.includes('404.html'))
  if (names.length > 0 && !isSite)
    throw new Error(`${out} contains files that do not belong to a built site. Choose another folder for --out.`)
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

export function writeServerSettings(folder: string, origin: string, outside: Outside) {
  const { hostname } = new URL(origin)
  write(folder, 'nginx.conf', nginxFile(hostname, outside))
  write(folder, 'Caddyfile', caddySite(`/srv/${hostname}/dist`, hostname, outside))
}

function write(folder: string, name: string, text: string) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  // A server may run as another user, so the mode must not depend on the umask.
  chmodSync(path, 0o644)
}
