import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceFile } from '../lib/replace.ts'

const types = `import type { Content } from '../scripts/content/collect'\nexport const content: Content\n/** Where the texts of posts and the search indexes stand. */
export const folder: URL
/** Reads the collections again, and then calls what has to follow them. */
export function reload(): void
export function onReload(follow: () => void): void\n`

/**
 * Who writes collections. Each has a folder of its own below .content/, so none reads what another may be writing, and
 * drafts that one shows are never what another publishes. Builds of a project wait for each other (scripts/build/publish/lock.ts).
 */
export type Mode = 'check' | 'dev' | 'build' | 'preview' | 'desk'

/**
 * The module that gives the collections: those of the mode that CONTENT names, or of the folder. As JSON, those of ten
 * thousand posts are read in a quarter of the time.
 */
const loader = `import { readFileSync } from 'node:fs'
export const folder = new URL(\`\${process.env.CONTENT || 'check'}/\`, import.meta.url)
const read = () => JSON.parse(readFileSync(new URL('content.json', folder), 'utf8'))
const followers = []
export let content = read()
export const onReload = (follow) => followers.push(follow)
export const reload = () => {
  content = read()
  for (const follow of followers) follow()
}
`

/** Where the collections of a mode stand: content.json, the texts of posts in bodies/, the search indexes in search/. */
export function collectionsIn(root: string, mode: Mode): string {
  return join(root, '.content', mode)
}

/** Writes what #content is in a project. It is the same whoever writes it. */
export function writeDoor(root: string) {
  writeChanged(join(root, '.content/index.d.ts'), types)
  writeChanged(join(root, '.content/index.js'), loader)
}

/** Leaves an unchanged file alone, so that nobody who watches it starts to work. */
export function writeChanged(path: string, text: string) {
  try {
    if (readFileSync(path, 'utf8') === text) return
  } catch {
    // It is not there yet.
  }
  writeWhole(path, text)
}

/** Writes a file that nobody can find half written. */
export function writeWhole(path: string, text: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, text)
  replaceFile(temporary, path)
}
