import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pc from 'picocolors'
import type { Manifest } from '../builder/publish/manifest.ts'
import { readBusinessFile } from '../engine/schema/facts.ts'
import { checks } from '../hosting/conformance/checks.ts'
import { asking } from '../hosting/conformance/http-client.ts'
import { type HostName, notOffered, traits } from '../hosting/conformance/traits.ts'
import { readForm } from '../hosting/form/read.ts'
import { mark, sendMarked } from '../hosting/form/send.ts'
import { withBase } from '../site/base.ts'
import { defaultLocale } from '../site/locales.ts'
import { href } from '../site/routes.ts'
import { outsideOf } from '../site/third-parties.ts'
import { givenTo, Misuse } from './command.ts'

const root = process.cwd()
const { options, args } = givenTo('smoke')
const [address = ''] = args
const host = (Object.keys(traits) as HostName[]).find((name) => name === options.host)

if (!URL.canParse(address) || !(host || options.form)) {
  const names = Object.keys(traits).join(', ')
  throw new Misuse(
    `Write npm run smoke -- <url> --host <name>, with one of ${names}; or npm run smoke -- <url> --form.`,
  )
}
const url = new URL(address)
// The path of the address is where the site stands.
process.env.BASE = url.pathname
const business = readBusinessFile(root, process.env)
const faults = host && !options.form ? await smoke(host) : await smokeForm()
if (faults > 0) process.exitCode = 1

/** Prints a line for each check and returns how many faults there are. */
async function smoke(host: HostName): Promise<number> {
  const { files }: Manifest = JSON.parse(readFileSync(join(root, '.build/build.json'), 'utf8'))
  const outside = 'business' in business ? outsideOf(business.business) : { forms: [], analytics: false }
  const subject = { ask: asking(url.origin), traits: traits[host], files, outside }
  let total = 0
  for (const [sentence, check] of Object.entries(checks)) {
    const faults = await check(subject).catch((error: Error) => [error.message])
    total += faults.length
    tell(sentence, faults)
  }
  for (const trait of notOffered(host)) console.log(pc.dim(`- not offered by ${host}: ${trait}`))
  return total
}

/** Sends a marked request through the contact form of a live site, says what came of it, and returns how many faults there are. */
async function smokeForm(): Promise<number> {
  const page = new URL(withBase(href('contact', defaultLocale)), url)
  const response = await fetch(page, { signal: AbortSignal.timeout(15_000) })
  const form = response.ok ? readForm(await response.text(), page) : undefined
  if (!form) {
    console.log(`${pc.red('✗')} ${page.href} answers ${response.status} and holds no contact form.`)
    return 1
  }
  const email = options.email ?? ('business' in business ? business.business.contact.email : '')
  const { faults, answer } = await sendMarked(form, page, email, new Date())
  tell(`A request marked ${mark} went to ${form.action.href}`, faults)
  if (answer) console.log(pc.dim(`    The provider answered: ${answer}`))
  console.log(`  Whether it arrived cannot be read from here: look for ${mark} at the provider and in the mailbox.`)
  return faults.length
}

/** Prints a sentence, and what is wrong with it. */
function tell(sentence: string, faults: readonly string[]) {
  console.log(`${faults.length === 0 ? pc.green('✓') : pc.red('✗')} ${sentence}`)
  for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`)
  if (faults.length > 10) console.log(`    and ${faults.length - 10} more`)
}
