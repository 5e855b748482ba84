import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromFolder, listFiles } from '../../../scripts/lib/files.ts'

/** Imports and asset URLs of a module. Ignores type imports. */
const named =
  /(?:\b(?:import|export)\s+(?!type\b)[^'"`;()]*?\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*(?=['"`]\.)|@import\s+)['"`](\.[^'"`$\n]+)/g

const modules = /\.(tsx?|mjs|css)$/

/** Lists the entries and all files that they import, sorted, except for the modules in `excluded`. */
export function reach(root: string, entries: readonly string[], excluded: readonly string[] = []): string[] {
  const files = new Set<string>()
  const visit = (path: string) => {
    const file = fromFolder(root, path)
    if (files.has(file) || excluded.includes(file)) return
    files.add(file)
    if (!modules.test(path)) return
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(named))
      filesAt(join(dirname(path), name.replace(/\?\w+$/, ''))).forEach(visit)
  }
  for (const entry of entries) filesAt(join(root, entry)).forEach(visit)
  return [...files].sort()
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) throw new Error(`${path} is imported but does not exist.`)
  if (!statSync(path).isDirectory()) return [path]
  return listFiles(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => join(path, name))
}
