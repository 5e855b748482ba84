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
import { givenTo } from './command.ts'

// npm run smoke -- <url> --host <name>: whether a live site is the one that was built here, and is served as it should.
// npm run smoke -- <url> --form: sends one marked request through its contact form.
const root = process.cwd()
const { options, args } = givenTo('smoke')
const [address = ''] = args
const host = (Object.keys(traits) as HostName[]).find((name) => name === options.host)

if (options.form && URL.canParse(address)) process.exitCode = (await smokeForm(new URL(address))) > 0 ? 1 : 0
else if (host && URL.canParse(address)) process.exitCode = (await smoke(new URL(address), host)) > 0 ? 1 : 0
else {
  const names = Object.keys(traits).join(', ')
  console.error(
    pc.red(`Write npm run smoke -- <url> --host <name>, with one of ${names}; or npm run smoke -- <url> --form.`),
  )
  process.exitCode = 1
}

/** Prints a line for each check and returns how many faults there are. */
async function smoke(url: URL, host: HostName): Promise<number> {
  // The path of the address is where the site stands.
  process.env.BASE = url.pathname
  const { files }: Manifest = JSON.parse(readFileSync(join(root, '.build/build.json'), 'utf8'))
  const business = readBusinessFile(root, process.env)
  const outside = 'business' in business ? outsideOf(business.business) : { forms: [], analytics: false }
  const subject = { ask: asking(url.origin), traits: traits[host], files, outside }
  let total = 0
  for (const [sentence, check] of Object.entries(checks)) {
    const faults = await check(subject).catch((error: Error) => [error.message])
    total += faults.length
    console.log(`${faults.length === 0 ? pc.green('✓') : pc.red('✗')} ${sentence}`)
    for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`)
    if (faults.length > 10) console.log(`    and ${faults.length - 10} more`)
  }
  for (const trait of notOffered(host)) console.log(pc.dim(`- not offered by ${host}: ${trait}`))
  return total
}

/** Sends a marked request through the contact form of a live site, says what came of it, and returns how many faults there are. */
async function smokeForm(url: URL): Promise<number> {
  process.env.BASE = url.pathname
  const page = new URL(withBase(href('contact', defaultLocale)), url)
  const response = await fetch(page, { signal: AbortSignal.timeout(15_000) })
  const form = response.ok ? readForm(await response.text(), page) : undefined
  if (!form) {
    console.log(`${pc.red('✗')} ${page.href} answers ${response.status} and holds no contact form.`)
    return 1
  }
  const business = readBusinessFile(root, process.env)
  const email = options.email ?? ('business' in business ? business.business.contact.email : '')
  const { faults, answer } = await sendMarked(form, page, email, new Date())
  console.log(
    `${faults.length === 0 ? pc.green('✓') : pc.red('✗')} A request marked ${mark} went to ${form.action.href}`,
  )
  for (const fault of faults) console.log(`    ${fault}`)
  if (answer) console.log(pc.dim(`    The provider answered: ${answer}`))
  console.log(`  Whether it arrived cannot be read from here: look for ${mark} at the provider and in the mailbox.`)
  return faults.length
}
