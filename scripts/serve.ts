import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pc from 'picocolors'
import { businessFile, readBusiness } from './content/facts.ts'
import { listen, siteHandler } from './server.ts'

// npm start: builds the site and serves it on this machine. PORT sets the port; the next free one is taken when busy.
const root = process.cwd()
console.log('Checking the content and building the site…')
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
if (status === 0) await serve()
else process.exitCode = 1

async function serve() {
  const business = readBusiness(readFileSync(join(root, businessFile), 'utf8'), process.env)
  const targets = Array.isArray(business)
    ? []
    : Object.values(business.business.forms).filter((value) => value?.startsWith('https://'))
  const wanted = Number(process.env.PORT || 4173)
  const { port } = await listen(
    siteHandler(
      join(root, 'dist'),
      targets.map((url) => new URL(url ?? '').origin),
    ),
    wanted,
  )
  if (port !== wanted)
    console.log(pc.yellow(`Port ${wanted} is in use; using ${port} instead. Set PORT to choose another.`))
  console.log(`\n  ${pc.bold('The site is on')} ${pc.cyan(`http://localhost:${port}`)}   (Ctrl+C stops it)\n`)
}
