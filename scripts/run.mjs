// Starts a command: node scripts/run.mjs check --fix. Plain JavaScript, so that an outdated Node can report missing
// requirements.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(engines.node) || []
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)

const wanting = wantingHere()

/** Returns a message if no command can work here; undefined otherwise. */
function wantingHere() {
  if (ownMajor < Number(major) || (ownMajor === Number(major) && ownMinor < Number(minor)))
    return `This project needs Node ${major}.${minor} or later, but this is Node ${process.versions.node}. Install a newer version: https://nodejs.org/en/download`
  // Vite and Vike treat paths as URLs, in which these characters have a meaning.
  const [sign] = /[#?%]/.exec(root) || []
  if (sign)
    return `No command works in a folder with ${sign} in its path: ${root}. Rename that folder, or move the project.`
  if (!existsSync(join(root, 'node_modules/esbuild'))) return 'The packages are not installed. Run npm ci first.'
}

if (wanting) {
  console.error(wanting)
  process.exitCode = 2
} else {
  process.chdir(root)
  // Selects React's production build. Vite would set NODE_ENV too late, and a process would load both builds. npm run
  // dev and the tests override the value.
  process.env.NODE_ENV = 'production'
  if (process.env.DEBUG) process.setSourceMapsEnabled(true)
  // A reader such as `head` may close the pipe before all output is written.
  process.stdout.on('error', (error) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
  const { programsIn } = await import('./lib/programs.mjs')
  try {
    await import(pathToFileURL(join(await programsIn(root), 'scripts/cli.js')).href)
  } catch (error) {
    // Only a syntax error in a source ends up here: commands report their own errors.
    console.error(error.message)
    process.exitCode = 1
  }
}
