import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fuse from 'fuse.js'
import { base, rebaseData, withBase } from '../../../site/base.ts'
import { type Locale, type Localized, locales, localize, type Path } from '../../../site/locales.ts'
import {
  fieldKeys,
  fieldNormWeight,
  fieldOf,
  type IndexFields,
  type SearchData,
  type SearchIndex,
  searchFile,
} from '../../../site/search/data.ts'
import { searchLanguages } from '../../../site/search/languages.ts'
import { type Cache, digest } from '../../lib/cache.ts'
import type { Collected } from '../collections.ts'
import { cachedParts, documentNames, listDocuments, searchedIn } from './documents.ts'
import { lines, searchProgram, stemsOf, stopWords } from './vocabulary.ts'

export function searchIndex(built: Collected, locale: Locale, cache: Cache): string {
  const searched = localize((one) => searchedIn(built, one))
  const twins = locales.filter((other) => other !== locale).map((other) => documentNames(searched[other]))
  const { entries, ...own } = searched[locale]
  // The summary of a post contains the digest of its text.
  const texts = entries.map(({ collection, name, fields, body }) => [collection, name, fields.keywords, body?.digest])
  const inputs = ['search', searchProgram(), base(), JSON.stringify([twins, own, texts])]
  const stored = cache.get(inputs)
  if (stored) return String(stored)
  const documents = listDocuments(searched[locale], (entry) => cachedParts(entry, cache), twins)
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
    same: own.vocabulary.groups.map((group) => stemsOf(group.join(' '), locale, true).join(' ')).join('\n'),
  }
  const json = JSON.stringify(index, rebaseData)
  cache.set(inputs, Buffer.from(json))
  return json
}

export function readSearchFiles(folder: string) {
  return searchFiles(localize((locale) => readFileSync(join(folder, `search/${locale}.json`), 'utf8')))
}

/** Returns the index files: two per language with a hash in the name, and one that lists them. */
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

/** Joins blocks into one line, separated by a dot. Drops repeated cells. */
export function onOneLine(text: string): string {
  return text
    .replace(/^(.+)(?:\n\1)+$/gm, '$1')
    .replace(/(?<=[.?!:;,])\n/g, ' ')
    .replaceAll('\n', ' · ')
}
