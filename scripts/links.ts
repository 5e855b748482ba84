import { LinkChecker, LinkState } from 'linkinator'
import { builtSite } from './build/publish/publish.ts'
import { linksCommand } from './commands.ts'
import { readFacts } from './content/facts.ts'
import { readProject } from './content/project.ts'
import { contentSettings } from './content/settings.ts'
import { listFiles } from './lib/files.ts'

// Not part of npm test: broken external links must not block publishing.
const root = process.cwd()
const site = builtSite(linksCommand.args[0])
const { business } = readFacts(readProject(root, contentSettings(process.env)))
const ownOrigin = business?.brand.origin ?? ''
const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/
const isOutside = (link: string) =>
  /^https?:\/\//.test(link) && !local.test(link) && !(ownOrigin && link.startsWith(ownOrigin))

const { links } = await new LinkChecker().check({
  path: listFiles(site).filter((file) => file.endsWith('.html')),
  serverRoot: site,
  linksToSkip: async (link) => !isOutside(link) && !(local.test(link) && link.endsWith('.html')),
  concurrency: 10,
  timeout: 30_000,
  retry: true,
  retryErrors: true,
})

const broken = new Map<string, { status: number; pages: Set<string> }>()
for (const { url, status = 0, state, parent = '' } of links) {
  if (state !== LinkState.BROKEN || !isOutside(url)) continue
  const brokenLink = broken.get(url) ?? { status, pages: new Set() }
  brokenLink.pages.add(new URL(parent, 'http://site').pathname)
  broken.set(url, brokenLink)
}
for (const [url, { status, pages }] of broken)
  console.log(
    `- ${url} ${status ? `answers ${status}` : 'does not answer'}. It is on ${[...pages].sort().slice(0, 5).join(', ')}.`,
  )
if (broken.size > 0) process.exitCode = 1
else console.log(`All ${links.filter((link) => isOutside(link.url)).length} external addresses answer.`)
