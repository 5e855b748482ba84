// Loaded before a build: where it reads its collections, it finds those of a preview.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'

const { readFileSync } = fs
fs.readFileSync = (path, ...rest) => {
  const name = path instanceof URL ? fileURLToPath(path) : path
  return readFileSync(typeof name === 'string' ? name.replace('/.content/build/', '/.content/preview/') : name, ...rest)
}
syncBuiltinESMExports()
