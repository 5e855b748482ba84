import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Returns the hash of a program: its sources without tests in folders, all package versions, and Node's version.
 * @param {readonly string[]} paths From the root.
 * @param {string} root The folder of the project.
 */
export function hashSources(paths, root) {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['package-lock.json', ...paths.flatMap((path) => filesAt(root, path))]) {
    const bytes = readFileSync(join(root, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}

/**
 * @param {string} root
 * @param {string} path
 */
function filesAt(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
}
