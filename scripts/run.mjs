// Starts a command of scripts/: node scripts/run.mjs check --fix. It is plain JavaScript, which every Node can read, so it
// can say what is missing: a newer Node, or the packages. `npm run NAME -- …` comes here from whatever folder.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(engines.node) || []
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)

const wanting =
  ownMajor < Number(major) || (ownMajor === Number(major) && ownMinor < Number(minor))
    ? `This needs Node ${major}.${minor} or later, and this is ${process.versions.node}. Install a newer one: https://nodejs.org/en/download`
    : !existsSync(join(root, 'node_modules/esbuild')) && 'The packages are not installed. Run npm ci first.'

if (wanting) {
  console.error(wanting)
  process.exitCode = 2
} else {
  process.chdir(root)
  // Which React is loaded follows from it, and Vite sets it where nobody did: said first, one process never loads both.
  // Of what a command starts, npm run dev and the tests have another.
  process.env.NODE_ENV = 'production'
  // Where a line comes from is of use to a developer alone.
  if (process.env.DEBUG) process.setSourceMapsEnabled(true)
  const { programsIn } = await import('./lib/programs.mjs')
  try {
    await import(pathToFileURL(join(await programsIn(root), 'scripts/cli.js')).href)
  } catch (error) {
    // A source that is no TypeScript; what a command itself throws, it tells.
    console.error(error.message)
    process.exitCode = 1
  }
}
