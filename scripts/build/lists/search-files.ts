import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBase } from '../../../site/base.ts'
import { type Locale, type Localized, locales, localize, type Path } from '../../../site/locales.ts'
import { type SearchData, type SearchIndex, type Segment, searchFile } from '../../../site/search/data.ts'
import { digest } from '../../lib/digest.ts'

interface File {
  path: Path
  bytes: Buffer
}

/** Up to so many documents, the words and the titles of all come at once, and their texts in one file. */
const few = 500

/** Above that, what a file holds: characters of words and their places, and documents. */
const perFile = { characters: 8000, documents: 10 }

/**
 * The search index of each language, under names that say what is in them, and the file that tells the names. `folder`
 * is that of the collections.
 */
export function searchFiles(folder: string): File[] {
  return cutAll(localize((locale) => readFileSync(join(folder, `search/${locale}.json`), 'utf8')))
}

/** The same of indexes that stand in no folder, each as JSON. */
export function cutAll(json: Localized<string>): File[] {
  const indexes = locales.map((locale) => {
    const index: SearchIndex = JSON.parse(json[locale])
    return { locale, ...cut(index, locale) }
  })
  const names = Object.fromEntries(indexes.map(({ locale, first }) => [locale, withBase(first.path)]))
  const all = indexes.flatMap(({ first, others }) => [first, ...others])
  return [...all, { path: searchFile, bytes: Buffer.from(`${JSON.stringify(names)}\n`) }]
}

/** Cuts an index into the file that is loaded first, and those that are read when a query needs them. */
export function cut(index: SearchIndex, locale: Locale, most = few): { first: File; others: File[] } {
  const { documents, words, places, ...known } = index
  const isLarge = documents.length > most
  const place: Path = `/assets/search/${locale}.${digest([Buffer.from(JSON.stringify(index))]).slice(0, 8)}`
  const segments = isLarge ? segmentsOf({ words, places }) : [{ words, places }]
  const blockSize = isLarge ? perFile.documents : most
  const data: SearchData = {
    ...known,
    count: documents.length,
    starts: segments.map((segment) => segment.words.split(' ', 1)[0]).join(' '),
    words: isLarge ? undefined : segments[0],
    titles: isLarge ? undefined : documents.map(({ text: _, ...one }) => one),
    folder: withBase(`${place}/`),
    blockSize,
  }
  const beside = (name: string) => (value: unknown, at: number) => file(`${place}/${name}${at}.json`, value)
  const texts = blocksOf(documents, blockSize).map(beside('texts'))
  return { first: file(`${place}.json`, data), others: [...texts, ...(isLarge ? segments.map(beside('words')) : [])] }
}

function file(path: Path, value: unknown): File {
  return { path, bytes: Buffer.from(JSON.stringify(value)) }
}

function segmentsOf({ words, places }: Segment): Segment[] {
  const all = places.split(' ')
  const segments: { words: string[]; places: string[] }[] = []
  let room = 0
  for (const [at, word] of words.split(' ').entries()) {
    const place = all[at] ?? ''
    if (room <= 0) {
      segments.push({ words: [], places: [] })
      room = perFile.characters
    }
    room -= word.length + place.length
    segments.at(-1)?.words.push(word)
    segments.at(-1)?.places.push(place)
  }
  return segments.map((one) => ({ words: one.words.join(' '), places: one.places.join(' ') }))
}

function blocksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
}
