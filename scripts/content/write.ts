import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { base, rebaseData } from '../../site/base.ts'
import { type Locale, locales, localize } from '../../site/locales.ts'
import type { Cache } from '../lib/cache.ts'
import { listFiles } from '../lib/files.ts'
import { replaceFile } from '../lib/replace.ts'
import type { Built } from './collect.ts'
import { program } from './program.ts'
import { htmlOf } from './read-entries.ts'
import { listFound, namesIn } from './search/documents.ts'
import { makeIndex } from './search/make-index.ts'
import { cachedParts } from './search/parts.ts'
import { inputsOfSearch, searchedIn } from './search/searched.ts'

const types = `import type { Content } from '../scripts/content/collect'\nexport const content: Content\n/** Where the texts of posts and the search indexes stand. */
export const folder: URL\n`

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
export const content = JSON.parse(readFileSync(new URL('content.json', folder), 'utf8'))
`

/** Where the collections of a mode stand: content.json, the texts of posts in bodies/, the search indexes in search/. */
export function collectionsIn(root: string, mode: Mode): string {
  return join(root, '.content', mode)
}

/** Writes checked content to .content/<mode>/ below a root. */
export function writeCollections(root: string, mode: Mode, built: Built, cache: Cache) {
  const folder = collectionsIn(root, mode)
  mkdirSync(folder, { recursive: true })
  const before = new Set(listFiles(folder))
  const write = (name: string, text: string) => {
    before.delete(name)
    writeChanged(join(folder, name), text)
  }
  for (const entry of built.entries) {
    if (entry.collection !== 'blog' || !entry.hasBody || !entry.body) continue
    // The name of a text says what is in it: one that is there is the same.
    const path = `bodies/${entry.body.digest}.html`
    if (!before.delete(path)) writeWhole(join(folder, path), htmlOf(entry.body, cache))
  }
  // Who writes waits for the page alone; the desk makes an index when somebody searches.
  if (mode !== 'desk') for (const locale of locales) write(`search/${locale}.json`, searchIndex(built, locale, cache))
  write('content.json', JSON.stringify(built.content))
  for (const name of before) rmSync(join(folder, name), { force: true })
  writeDoor(root)
}

/** What the search of one language reads, as JSON. */
export function searchIndex(built: Built, locale: Locale, cache: Cache): string {
  const searched = localize((one) => searchedIn(built, one))
  const twins = locales.filter((other) => other !== locale).map((other) => namesIn(searched[other]))
  const inputs = ['search', program(), base(), JSON.stringify(twins), ...inputsOfSearch(searched[locale])]
  const stored = cache.get(inputs)
  if (stored) return String(stored)
  const found = listFound(searched[locale], (entry) => cachedParts(entry, cache), twins)
  const index = JSON.stringify(makeIndex(found, locale, searched[locale].vocabulary.groups), rebaseData)
  cache.set(inputs, Buffer.from(index))
  return index
}

/** Writes what #content is in a project. It is the same whoever writes it. */
export function writeDoor(root: string) {
  writeChanged(join(root, '.content/index.d.ts'), types)
  writeChanged(join(root, '.content/index.js'), loader)
}

/** Leaves an unchanged file alone, so that nobody who watches it starts to work. */
function writeChanged(path: string, text: string) {
  try {
    if (readFileSync(path, 'utf8') === text) return
  } catch {
    // It is not there yet.
  }
  writeWhole(path, text)
}

/** Writes a file that nobody can find half written. */
function writeWhole(path: string, text: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, text)
  replaceFile(temporary, path)
}
