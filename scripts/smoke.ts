import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pc from 'picocolors'
import type { Manifest } from '../builder/publish/manifest.ts'
import { readBusinessFile } from '../engine/schema/facts.ts'
import { checks } from '../hosting/conformance/checks.ts'
import { asking } from '../hosting/conformance/http-client.ts'
import { type HostName, notOffered, traits } from '../hosting/conformance/traits.ts'
import { outsideOf } from '../site/third-parties.ts'
import { givenTo } from './command.ts'

// npm run smoke -- <url> --host <name>: whether a live site is the one that was built here, and is served as it should.
const root = process.cwd()
const { options, args } = givenTo('smoke')
const [address = ''] = args
const host = (Object.keys(traits) as HostName[]).find((name) => name === options.host)

if (host && URL.canParse(address)) process.exitCode = (await smoke(new URL(address), host)) > 0 ? 1 : 0
else {
  console.error(pc.red(`Write npm run smoke -- <url> --host <name>, with one of ${Object.keys(traits).join(', ')}.`))
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
