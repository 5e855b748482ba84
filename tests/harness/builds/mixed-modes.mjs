// Loaded before a build: where its pages read the collections, they find those of a preview.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'

const { readFileSync } = fs
fs.readFileSync = (path, ...rest) => {
  const name = path instanceof URL ? fileURLToPath(path) : path
  return readFileSync(typeof name === 'string' ? name.replace('/.content/build/', '/.content/preview/') : name, ...rest)
}
syncBuiltinESMExports()
