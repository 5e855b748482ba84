import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { base } from '../../site/base.ts'
import { locales } from '../../site/locales.ts'
import type { Built } from '../build-content.ts'
import type { Cache } from '../cache.ts'
import type { Entry } from './entry.ts'
import { placed } from './placed.ts'
import { keptBody, keptParts } from './read-entries.ts'
import { listFound } from './search.ts'
import { makeIndex } from './search-index.ts'

const types = `import type { Content } from '../scripts/content/collect'\nexport const content: Content\n`

/** Writes checked content to .content/ below a root. */
export function writeCollections(root: string, { content, entries }: Built, cache: Cache) {
  const folder = join(root, '.content')
  const partsOf = (entry: Entry) => keptParts(entry, cache)
  const bodies = new Set<string>()
  const index = `export const content = ${JSON.stringify(content, null, 1)}\n`
  const files = new Map<string, string>([
    ['index.js', index],
    ['index.d.ts', types],
  ])
  for (const entry of entries) {
    if (!entry.kept || !entry.hasBody) continue
    // The name of a text says what is in it: one that is there is the same.
    const path = `bodies/${entry.kept.digest}.json`
    if (!existsSync(join(folder, path))) writeWhole(join(folder, path), JSON.stringify(keptBody(entry, cache)))
    bodies.add(path)
  }
  // Texts of posts are named in the index; of others the search reads what the index does not hold.
  const more = JSON.stringify(entries.map(({ fields, body }) => [fields.keywords, body?.text]))
  for (const locale of locales) {
    const inputs = ['search', base, locale, index, more]
    const known = cache.find(inputs)
    const found = known ?? JSON.stringify(makeIndex(listFound({ content, entries }, locale, partsOf), locale), placed)
    if (typeof found === 'string') cache.keep(inputs, Buffer.from(found))
    files.set(`search/${locale}.json`, String(found))
  }
  for (const [name, text] of files) writeChanged(join(folder, name), text)
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(name.parentPath, name.name)
    const own = path.slice(folder.length + 1).replaceAll('\\', '/')
    if (name.isFile() && !files.has(own) && !bodies.has(own)) rmSync(path)
  }
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
