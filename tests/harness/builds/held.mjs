// Loaded before a build: once it is the one at work, it stands still until it is told to go on.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { mkdirSync } = fs
fs.mkdirSync = (path, ...rest) => {
  const made = mkdirSync(path, ...rest)
  if (/\/sites\/\d+-\d+$/.test(path)) process.kill(process.pid, 'SIGSTOP')
  return made
}
syncBuiltinESMExports()
