import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { base } from '../../site/base.ts'
import { locales } from '../../site/locales.ts'
import type { Built } from '../build-content.ts'
import { type Cache, digest } from '../cache.ts'
import { listFiles } from '../files.ts'
import type { Entry } from './entry.ts'
import { placed } from './placed.ts'
import { keptBody, keptParts } from './read-entries.ts'
import { inputsOfSearch, listFound, searchedIn } from './search.ts'
import { makeIndex } from './search-index.ts'

const types = `import type { Content } from '../scripts/content/collect'\nexport const content: Content\n`

/** The module that gives the collections. As JSON, those of ten thousand posts are read in a quarter of the time. */
const loader = (collections: string) => `// ${digest([collections])}
import { readFileSync } from 'node:fs'
export const content = JSON.parse(readFileSync(new URL('content.json', import.meta.url), 'utf8'))
`

/** Writes checked content to .content/ below a root. */
export function writeCollections(root: string, { content, entries }: Built, cache: Cache) {
  const folder = join(root, '.content')
  const partsOf = (entry: Entry) => keptParts(entry, cache)
  const collections = JSON.stringify(content)
  // The module is the last to change: who watches it finds the rest in order.
  const files = new Map<string, string>([['content.json', collections]])
  mkdirSync(folder, { recursive: true })
  const before = new Set(listFiles(folder))
  for (const entry of entries) {
    if (!entry.kept || !entry.hasBody) continue
    // The name of a text says what is in it: one that is there is the same.
    const path = `bodies/${entry.kept.digest}.json`
    if (!before.delete(path)) writeWhole(join(folder, path), JSON.stringify(keptBody(entry, cache)))
  }
  for (const locale of locales) {
    const searched = searchedIn({ content, entries }, locale)
    const inputs = ['search', base, ...inputsOfSearch(searched)]
    const known = cache.find(inputs)
    const found = known ?? JSON.stringify(makeIndex(listFound(searched, partsOf), locale), placed)
    if (typeof found === 'string') cache.keep(inputs, Buffer.from(found))
    files.set(`search/${locale}.json`, String(found))
  }
  files.set('index.d.ts', types).set('index.js', loader(collections))
  for (const [name, text] of files) {
    before.delete(name)
    writeChanged(join(folder, name), text)
  }
  for (const name of before) rmSync(join(folder, name), { force: true })
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
function writeWhole(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, text)
  renameSync(temporary, path)
}
