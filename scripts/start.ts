import { spawnSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { basePath } from '../site/base.ts'
import { externalOrigins } from '../site/headers.ts'
import { releaseDir } from './build/publish/publish.ts'
import { startCommand } from './commands.ts'
import { readFacts } from './content/facts.ts'
import { readProject } from './content/project.ts'
import { contentSettings } from './content/settings.ts'
import { FormSink } from './hosting/form-sink.ts'
import { siteHandler } from './hosting/server.ts'
import { listen } from './lib/process.ts'

// Builds in a separate folder, because a server on this machine may serve dist/. If PORT is in use, uses the next free
// port.
const { host } = startCommand.opts()
const root = process.cwd()
console.log('Checking the content and building the site…')
const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, BUILD_PLACE: 'start' },
})
if (status === 0) await serve()
else process.exitCode = 1

async function serve() {
  const { business } = readFacts(readProject(root, contentSettings(process.env)))
  const outside = business && externalOrigins(business)
  const formSink = new FormSink(join(root, '.local'), console.log)
  const wanted = Number(process.env.PORT || 4173)
  const { port } = await listen(siteHandler(releaseDir(root, 'start').site, outside, formSink), wanted, host)
  if (port !== wanted && wanted !== 0)
    console.log(styleText('yellow', `Port ${wanted} is in use; using ${port} instead. Set PORT to choose another.`))
  const origin = `http://localhost:${port}`
  const url = origin + basePath().slice(0, -1)
  console.log(`\n  ${styleText('bold', 'The site is running at')} ${styleText('cyan', url)}   (Ctrl+C stops it)`)
  if (host === '0.0.0.0') console.log(`  ${styleText('yellow', networkNotice(port))}`)
  console.log(`  Sent forms appear here and at ${styleText('cyan', `${origin}/__forms`)}\n`)
}

function networkNotice(port: number): string {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const open = all.filter(({ internal, family }) => !internal && family === 'IPv4')
  const addresses = open.map(({ address }) => `http://${address}:${port}`).join(' and ')
  return `The site is open to the network: anyone who can reach this machine can read the site and the sent forms${addresses && `, at ${addresses}`}.`
}
