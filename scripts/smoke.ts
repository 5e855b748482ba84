import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { withBase } from '../site/base.ts'
import { releaseFile } from '../site/files.ts'
import { externalOrigins } from '../site/headers.ts'
import { defaultLocale } from '../site/locales.ts'
import { href } from '../site/routes.ts'
import { releaseDir } from './build/publish/publish.ts'
import { describeRelease, manifestOf, parseRelease, type Release } from './build/publish/release.ts'
import { smokeCommand } from './commands.ts'
import { readFacts } from './content/facts.ts'
import { readProject } from './content/project.ts'
import { contentSettings } from './content/settings.ts'
import { type SmokeHost, smokeHosts } from './hosting/hosts.ts'
import { isFolderHost } from './hosting/settings/write.ts'
import { checkFolder, releaseIn } from './hosting/smoke/folder.ts'
import { marker, readForm, sendMarked } from './hosting/smoke/form.ts'
import { checks, createClient, requestRelease } from './hosting/smoke/live-site.ts'

const root = process.cwd()
const options = smokeCommand.opts()
const { host } = options
const [address = ''] = smokeCommand.args

if (options.dir === undefined && (!URL.canParse(address) || !(host || options.form))) {
  smokeCommand.error(
    `Write npm run smoke -- <url> --host <name>, with one of ${smokeHosts.join(', ')}; npm run smoke -- <url> --form; or npm run smoke -- --dir <folder>.`,
  )
}
if (options.dir === undefined) {
  const url = new URL(address)
  // The path in the site's address is its base path.
  process.env.BASE = url.pathname
  await (host && !options.form ? smokeSite(url, host) : smokeForm(url))
} else smokeFolder(options.dir)

async function smokeSite(url: URL, host: SmokeHost) {
  const request = createClient(url.origin)
  const { live, refusal } = options.own ? await requestRelease(request) : {}
  if (options.own && !live) throw new Error(`${refusal} Remove --own to compare with a build.`)
  const release = live ?? builtRelease(host)
  const { business } = readFacts(readProject(root, contentSettings(process.env)))
  const outside = business ? externalOrigins(business) : { forms: [], analytics: false }
  const site = { request, host, release, older: olderFiles(release), outside }
  if (live) tellOwn(live)
  for (const [result, check] of Object.entries(checks))
    tell(result, await check(site).catch((error: Error) => [error.message]))
}

function smokeFolder(folder: string) {
  const ownRelease = options.own ? releaseIn(folder)?.release : undefined
  if (ownRelease) tellOwn(ownRelease)
  const release = ownRelease ?? builtRelease(host)
  tell(
    `${folder} holds the ${release.files.length + 1} files of the site, and nothing else`,
    checkFolder(folder, release),
  )
}

function tellOwn(release: Release) {
  console.log(styleText('dim', `release.json says: ${describeRelease(release)}, ${release.files.length} files.`))
}

async function smokeForm(url: URL) {
  const page = new URL(withBase(href('contact', defaultLocale)), url)
  const response = await fetch(page, { signal: AbortSignal.timeout(15_000) })
  const form = response.ok ? readForm(await response.text(), page) : undefined
  if (!form) {
    console.log(
      `${styleText('red', '✗')} ${page.href} ${response.ok ? `answered ${response.status}, but has no contact form` : `answered ${response.status}`}.`,
    )
    process.exitCode = 1
    return
  }
  const email = readFacts(readProject(root, contentSettings(process.env))).business?.contact.email ?? ''
  if (form.readable && options.unlessReadable)
    return tell(`The contact page itself reads the answer of ${form.action.origin}, so nothing was sent.`, [])
  const { faults, answer } = await sendMarked(form, page, email, new Date())
  tell(`A request marked ${marker} was sent to ${form.action.href}`, faults)
  if (answer) console.log(styleText('dim', `    The provider answered: ${answer}`))
  console.log(
    `  This command cannot see whether the request arrived: look for ${marker} in the provider’s list of requests and in the mailbox.`,
  )
}

/**
 * Returns the release of the current build. A folder host has its own release; all others share the release of the
 * built site. Reads the copies outside the site, which later changes to the site do not affect.
 * @throws if there is no build, or none for that host.
 */
function builtRelease(host?: SmokeHost): Release {
  const { folder } = releaseDir(root, host === 'start' ? 'start' : 'dist')
  if (host && isFolderHost(host)) {
    const path = join(folder, 'hosts', host, releaseFile)
    const release = existsSync(path) ? parseRelease(readFileSync(path, 'utf8')) : undefined
    if (release) return release
    throw new Error(`There is no build for ${host} here. ${howTo(`npm run build -- --host ${host} --out _site`)}`)
  }
  const manifest = manifestOf(folder)
  if (!manifest) throw new Error(`There is no build here. ${howTo(host === 'start' ? 'npm start' : 'npm run build')}`)
  return { ...manifest, files: manifest.files.filter(({ path }) => `/${path}` !== releaseFile) }
}

function howTo(build: string): string {
  return `Run ${build}, or add --own to compare the site with its own release.json.`
}

function olderFiles({ base, files }: Release): string[] {
  const sites = join(releaseDir(root, 'dist').folder, 'sites')
  const kept = existsSync(sites) ? readdirSync(sites).map((name) => manifestOf(join(sites, name))) : []
  const currentPaths = new Set([...files.map(({ path }) => path), releaseFile.slice(1)])
  const older = kept.flatMap((manifest) => (manifest?.base === base ? manifest.files : []))
  return [...new Set(older.map(({ path }) => path))].filter((path) => !currentPaths.has(path)).sort()
}

function tell(result: string, faults: readonly string[]) {
  if (faults.length > 0) process.exitCode = 1
  console.log(`${faults.length === 0 ? styleText('green', '✓') : styleText('red', '✗')} ${result}`)
  for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`)
  if (faults.length > 10) console.log(`    and ${faults.length - 10} more`)
}
