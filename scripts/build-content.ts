import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { locales } from '../site/locales.ts'
import { searchWords } from '../site/search-words.ts'
import { openCache } from './content/cache.ts'
import { type Content, collect } from './content/collect.ts'
import { type Entry, type Known, readEntry } from './content/entry.ts'
import { readBusinessFile } from './content/facts.ts'
import { picturesIn } from './content/pictures.ts'
import { checkPosts } from './content/posts.ts'
import { type Problem, sortProblems } from './content/problem.ts'
import { readContent } from './content/read.ts'
import { listFound } from './content/search.ts'
import { makeIndex } from './content/search-index.ts'
import { checkTwins } from './content/twins.ts'

export interface Options {
  /** The folder with content/; results go to .content/ below it. */
  root: string
  env: NodeJS.ProcessEnv
}

export interface Built {
  content: Content
  entries: Entry[]
  /** Values of business.yaml that are still to be filled in. */
  placeholders: string[]
}

/** Checks all content: the collections, or every problem of every file, sorted. Writes nothing but its cache. */
export async function readAll({ root, env }: Options): Promise<Built | Problem[]> {
  const business = readBusinessFile(root, env)
  const { sources, files, problems } = readContent(root)
  const cache = openCache(join(root, '.cache/content'), join(import.meta.dirname, '..'))
  const entries: Known[] = []
  for (const source of sources) {
    const checked = await readEntry(source, business.facts[source.locale], picturesIn(source.text, root), cache)
    problems.push(...checked.problems)
    if (checked.known) entries.push(checked.known)
  }
  problems.push(...checkTwins(entries, files), ...checkPosts(entries))
  if ('problems' in business) problems.push(...business.problems)
  if ('problems' in business || problems.length > 0) return sortProblems(problems)
  // Without a problem every entry is complete.
  const complete = entries.filter((entry): entry is Entry => entry.body !== undefined)
  return { content: collect(business, complete), entries: complete, placeholders: business.placeholders }
}

/** Checks all content and writes it as typed collections to .content/. With any problem nothing is written. */
export async function buildContent(options: Options): Promise<Built | Problem[]> {
  const built = await readAll(options)
  if (!Array.isArray(built)) write(join(options.root, '.content'), built)
  return built
}

const types = `import type { Content } from '../scripts/content/collect'\nexport const content: Content\n`

function write(folder: string, { content, entries }: Built) {
  const files = new Map<string, string>([
    ['index.js', `export const content = ${JSON.stringify(content, null, 1)}\n`],
    ['index.d.ts', types],
  ])
  for (const { collection, locale, name, hasBody, body } of entries) {
    if (collection === 'blog' && hasBody) files.set(`bodies/${locale}/${name}.json`, JSON.stringify(body))
  }
  for (const locale of locales) {
    files.set(`search/${locale}.json`, JSON.stringify(makeIndex(listFound({ content, entries }, locale), locale)))
    files.set(`search/words/${locale}.json`, JSON.stringify(searchWords(locale)))
  }
  for (const [name, text] of files) writeChanged(join(folder, name), text)
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(name.parentPath, name.name)
    if (name.isFile() && !files.has(path.slice(folder.length + 1).replaceAll('\\', '/'))) rmSync(path)
  }
}

/** Leaves an unchanged file alone, so that nobody who watches it starts to work. */
function writeChanged(path: string, text: string) {
  try {
    if (readFileSync(path, 'utf8') === text) return
  } catch {
    mkdirSync(dirname(path), { recursive: true })
  }
  writeFileSync(path, text)
}
