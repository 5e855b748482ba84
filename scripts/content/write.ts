import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Fuse from 'fuse.js'
import { basePath, rebaseData, withBase } from '../../site/base.ts'
import { type Locale, type Localized, locales, localize, type Path } from '../../site/locales.ts'
import {
  fieldKeys,
  fieldNormWeight,
  fieldOf,
  type IndexFields,
  type SearchData,
  type SearchIndex,
  searchFile,
} from '../../site/search/data.ts'
import { searchLanguages } from '../../site/search/languages.ts'
import { type Cache, digest } from '../lib/cache.ts'
import { listFiles, replaceFile } from '../lib/files.ts'
import type { Collections } from './collections.ts'
import { bodyOf } from './entry.ts'
import { cachedParts, documentNames, listDocuments } from './search/documents.ts'
import { lines, searchProgram, stemsOf, stopWords } from './search/vocabulary.ts'
import type { Mode } from './settings.ts'

const types = `import type { Content } from '../scripts/content/collections'
export type { Content, PostSummary, SitePage } from '../scripts/content/collections'
export const content: Content
/** Folder of the texts of posts and the search indexes. */
export const folder: URL
/** Reads the collections again, then calls the functions given to onReload. */
export function reload(): void
export function onReload(follow: () => void): void
`

/** Reads the collections of the mode in CONTENT. They are JSON, which loads four times as fast as a module. */
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

/** Returns the folder of a mode. It has content.json, the texts of posts in bodies/, and the indexes in search/. */
export function collectionsIn(root: string, mode: Mode): string {
  return join(root, '.content', mode)
}

/** Makes this process, its threads and its children read the collections of a mode as #content. */
export function selectCollections(mode: Mode) {
  process.env.CONTENT = mode
}

export function writeCollections(root: string, mode: Mode, collected: Collections, cache: Cache) {
  const folder = collectionsIn(root, mode)
  mkdirSync(folder, { recursive: true })
  const before = new Set(listFiles(folder))
  const write = (name: string, text: string) => {
    before.delete(name)
    writeChanged(join(folder, name), text)
  }
  for (const entry of collected.entries) {
    if (entry.collection !== 'blog' || !entry.hasBody || !entry.body) continue
    // The file name is the digest of the content, so an existing file is up to date.
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

export function searchIndex(built: Collections, locale: Locale, cache: Cache): string {
  const twins = locales.filter((other) => other !== locale).map((other) => documentNames(built, other))
  const searchVocabulary = built.searchVocabularies[locale]
  const localeContent = Object.values(built.content).map((part) => Object(part)[locale] ?? part)
  const entries = built.entries.filter((entry) => entry.locale === locale)
  // Adds the inputs that `localeContent` lacks: the keywords of posts, and all texts, as digests.
  const texts = entries.map(({ collection, name, fields, body }) => [collection, name, fields.keywords, body?.digest])
  const inputs = [
    'search',
    searchProgram(),
    basePath(),
    JSON.stringify([twins, searchVocabulary, localeContent, texts]),
  ]
  const stored = cache.get(inputs)
  if (stored) return String(stored)
  const documents = listDocuments(built, locale, (entry) => cachedParts(entry, cache), twins)
  const fields = documents.map(
    ({ heading, keywords, intro = '', title, section, twin, body = '', stems = [] }): IndexFields => {
      const page = lines([title, section].filter((name) => name !== heading))
      return {
        // Keeps stop words, because a heading can consist of them: "Over ons".
        heading: fieldOf(stemsOf(heading, locale, true)),
        keywords: fieldOf(stemsOf(keywords, locale, true)),
        intro: fieldOf(stemsOf(intro, locale)),
        page: fieldOf(stemsOf(page, locale)),
        twin: fieldOf(stemsOf(twin, locale)),
        body: fieldOf([...stemsOf(body, locale), ...stems]),
      }
    },
  )
  const index: SearchIndex = {
    index: Fuse.createIndex(fieldKeys, fields, { fieldNormWeight }).toJSON(),
    titles: documents.map(({ url, kind, title, section }) => ({ url, kind, title, section })),
    texts: documents.map(({ text = '' }) => onOneLine(text)),
    stop: [...stopWords[locale]].join(' '),
    compounds: searchLanguages[locale].compounds,
    same: searchVocabulary.groups.map((group) => stemsOf(group.join(' '), locale, true).join(' ')).join('\n'),
  }
  const json = JSON.stringify(index, rebaseData)
  cache.set(inputs, Buffer.from(json))
  return json
}

export function readSearchFiles(folder: string) {
  return searchFiles(localize((locale) => readFileSync(join(folder, `search/${locale}.json`), 'utf8')))
}

/** Returns the index files: two per language, with a hash in their path, and one with the addresses by language. */
export function searchFiles(json: Localized<string>) {
  const indexes = locales.map((locale) => {
    const { texts, ...index }: SearchIndex = JSON.parse(json[locale])
    const place: Path = `/assets/search/${locale}.${digest([Buffer.from(json[locale])]).slice(0, 8)}`
    const second = file(`${place}/texts.json`, texts)
    const first = file(`${place}.json`, { ...index, texts: withBase(second.path) } satisfies SearchData)
    return { locale, first, second }
  })
  const names = Object.fromEntries(indexes.map(({ locale, first }) => [locale, withBase(first.path)]))
  return [...indexes.flatMap(({ first, second }) => [first, second]), file(searchFile, names)]
}

function file(path: Path, value: unknown) {
  return { path, bytes: Buffer.from(JSON.stringify(value)) }
}

/** Joins lines: with a space after punctuation, otherwise with ` · `. Drops repeated lines. */
export function onOneLine(text: string): string {
  return text
    .replace(/^(.+)(?:\n\1)+$/gm, '$1')
    .replace(/(?<=[.?!:;,])\n/g, ' ')
    .replaceAll('\n', ' · ')
}
