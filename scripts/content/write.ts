import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { locales } from '../../site/locales.ts'
import type { Cache } from '../lib/cache.ts'
import { listFiles, replaceFile } from '../lib/files.ts'
import type { Collected } from './collections.ts'
import { bodyOf } from './entry.ts'
import { searchIndex } from './search/index.ts'

const types = `import type { Content } from '../scripts/content/collections'
export type { Content, PostSummary, SitePage } from '../scripts/content/collections'
export const content: Content
/** Folder of the texts of posts and the search indexes. */
export const folder: URL
/** Reads the collections again, then calls the functions given to onReload. */
export function reload(): void
export function onReload(follow: () => void): void
`

/** Each mode has its own folder, so that no process reads unfinished files or publishes drafts of another. */
export type Mode = 'check' | 'dev' | 'build' | 'preview' | 'desk'

/** Reads the collections of the mode in CONTENT. JSON, because it loads four times as fast as a module. */
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

/** Returns the folder of a mode: content.json, the texts of posts in bodies/, the indexes in search/. */
export function collectionsIn(root: string, mode: Mode): string {
  return join(root, '.content', mode)
}

export function writeCollections(
  { root, cache }: { root: string; cache: Cache },
  collected: Collected,
  mode: Mode = 'check',
) {
  const folder = collectionsIn(root, mode)
  mkdirSync(folder, { recursive: true })
  const before = new Set(listFiles(folder))
  const write = (name: string, text: string) => {
    before.delete(name)
    writeChanged(join(folder, name), text)
  }
  for (const entry of collected.entries) {
    if (entry.collection !== 'blog' || !entry.hasBody || !entry.body) continue
    // The digest names the content, so an existing file is already right.
    const path = `bodies/${entry.body.digest}.html`
    if (!before.delete(path)) writeAtomically(join(folder, path), bodyOf(entry.body, cache).html)
  }
  // The desk builds an index on the first search, so that saving stays fast.
  if (mode !== 'desk')
    for (const locale of locales) write(`search/${locale}.json`, searchIndex(collected, locale, cache))
  write('content.json', JSON.stringify(collected.content))
  for (const name of before) rmSync(join(folder, name), { force: true })
  writeEntryModule(root)
}

export function writeEntryModule(root: string) {
  writeChanged(join(root, '.content/index.d.ts'), types)
  writeChanged(join(root, '.content/index.js'), loader)
}

/** Skips an unchanged file, so that watchers do not run. */
function writeChanged(path: string, text: string) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeAtomically(path, text)
}

function writeAtomically(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, text)
  replaceFile(temporary, path)
}
