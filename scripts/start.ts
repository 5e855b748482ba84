import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pc from 'picocolors'
import { readBusinessFile } from '../engine/schema/facts.ts'
import { Recorder } from '../hosting/recorder.ts'
import { listen, siteHandler } from '../hosting/server.ts'
import { base } from '../site/base.ts'
import { outsideOf } from '../site/third-parties.ts'

// PORT sets the port; the next free one is taken when it is busy.
const root = process.cwd()
console.log('Checking the content and building the site…')
const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit' })
if (status === 0) await serve()
else process.exitCode = 1

async function serve() {
  const read = readBusinessFile(root, process.env)
  const outside = 'business' in read ? outsideOf(read.business) : undefined
  const recorder = new Recorder(join(root, '.local'), console.log)
  const wanted = Number(process.env.PORT || 4173)
  const { port } = await listen(siteHandler(join(root, 'dist'), outside, recorder), wanted)
  if (port !== wanted && wanted !== 0)
    console.log(pc.yellow(`Port ${wanted} is in use; using ${port} instead. Set PORT to choose another.`))
  const origin = `http://localhost:${port}`
  const url = origin + base().slice(0, -1)
  console.log(`\n  ${pc.bold('The site is on')} ${pc.cyan(url)}   (Ctrl+C stops it)`)
  console.log(`  What its forms send shows here and on ${pc.cyan(`${origin}/__forms`)}\n`)
}
