import pc from 'picocolors'
import { withBase } from '../site/base.ts'
import { defaultLocale } from '../site/locales.ts'
import { href } from '../site/routes.ts'
import { outsideOf } from '../site/third-parties.ts'
import type { Release } from './build/publish/release.ts'
import { givenTo, Misuse } from './command.ts'
import { subjectOf } from './hosting/conformance/built-site.ts'
import { checks } from './hosting/conformance/checks.ts'
import { titleOf } from './hosting/conformance/content.ts'
import { checkFolder, releaseIn } from './hosting/conformance/folder.ts'
import { asking } from './hosting/conformance/http-client.ts'
import { type HostName, traits } from './hosting/conformance/traits.ts'
import { readForm } from './hosting/form/read.ts'
import { mark, sendMarked } from './hosting/form/send.ts'
import { builtRelease, liveRelease, olderFiles } from './smoke/releases.ts'

const root = process.cwd()
const { options, args } = givenTo('smoke')
const [address = ''] = args
const host = options.host as HostName | undefined

if (options.dir === undefined && (!URL.canParse(address) || !(host || options.form))) {
  const names = Object.keys(traits).join(', ')
  throw new Misuse(
    `Write npm run smoke -- <url> --host <name>, with one of ${names}; npm run smoke -- <url> --form; or npm run smoke -- --dir <folder>.`,
  )
}
const faults = options.dir === undefined ? await smokeSite(new URL(address)) : smokeFolder(options.dir)
if (faults > 0) process.exitCode = 1

async function smokeSite(url: URL): Promise<number> {
  // The path of the address is where the site stands.
  process.env.BASE = url.pathname
  return host && !options.form ? smoke(url, host) : smokeForm(url)
}

/** Prints a line for each check and returns how many faults there are. */
async function smoke(url: URL, host: HostName): Promise<number> {
  const ask = asking(url.origin)
  const release = options.own ? await liveRelease(ask) : builtRelease(root, host)
  const business = await readBusiness()
  const outside = business ? outsideOf(business) : { forms: [], analytics: false }
  const subject = subjectOf(release, { ask, traits: traits[host], older: olderFiles(root, release), outside })
  if (options.own) tellOwn(release)
  let total = 0
  for (const [sentence, check] of Object.entries(checks)) {
    const faults = await check(subject).catch((error: Error) => [error.message])
    total += faults.length
    tell(sentence, faults)
  }
  return total
}

/** Compares a folder with the build, or with its own release.json, and returns how many faults there are. */
function smokeFolder(folder: string): number {
  const own = releaseIn(folder)?.release
  if (options.own && own) tellOwn(own)
  const release = options.own && own ? own : builtRelease(root, host)
  const faults = checkFolder(folder, release)
  tell(`${folder} holds the ${release.files.length + 1} files of the site, and nothing else`, faults)
  return faults.length
}

function tellOwn(release: Release) {
  console.log(pc.dim(`release.json says: ${titleOf(release)}, ${release.files.length} files.`))
}

/** Sends a marked request through the contact form of a live site, says what came of it, and returns how many faults there are. */
async function smokeForm(url: URL): Promise<number> {
  const page = new URL(withBase(href('contact', defaultLocale)), url)
  const response = await fetch(page, { signal: AbortSignal.timeout(15_000) })
  const form = response.ok ? readForm(await response.text(), page) : undefined
  if (!form) {
    console.log(`${pc.red('✗')} ${page.href} answers ${response.status} and holds no contact form.`)
    return 1
  }
  const email = (await readBusiness())?.contact.email ?? ''
  if (form.readable && options['unless-readable']) {
    console.log(`${pc.green('✓')} The contact form reads what ${form.action.origin} answers, so nothing was sent.`)
    return 0
  }
  const { faults, answer } = await sendMarked(form, page, email, new Date())
  tell(`A request marked ${mark} went to ${form.action.href}`, faults)
  if (answer) console.log(pc.dim(`    The provider answered: ${answer}`))
  console.log(`  Whether it arrived cannot be read from here: look for ${mark} at the provider and in the mailbox.`)
  return faults.length
}

/** The facts, where they can be read; a folder is compared without them. */
async function readBusiness() {
  const { readBusinessFile } = await import('./content/schema/facts.ts')
  const read = readBusinessFile(root, process.env)
  return 'business' in read ? read.business : undefined
}

/** Prints a sentence, and what is wrong with it. */
function tell(sentence: string, faults: readonly string[]) {
  console.log(`${faults.length === 0 ? pc.green('✓') : pc.red('✗')} ${sentence}`)
  for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`)
  if (faults.length > 10) console.log(`    and ${faults.length - 10} more`)
}
