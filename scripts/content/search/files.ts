import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBase } from '../../../site/base.ts'
import { type Localized, locales, localize, type Path } from '../../../site/locales.ts'
import { type SearchData, type SearchIndex, searchFile } from '../../../site/search/data.ts'
import { digest } from '../../lib/digest.ts'

interface File {
  path: Path
  bytes: Buffer
}

/** Returns the files that browsers load, of the indexes in a folder of collections. */
export function readSearchFiles(folder: string): File[] {
  return searchFiles(localize((locale) => readFileSync(join(folder, `search/${locale}.json`), 'utf8')))
}

/** Returns those of indexes, each as JSON: of each language two, with a hash in their names, and one that names them. */
export function searchFiles(json: Localized<string>): File[] {
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

function file(path: Path, value: unknown): File {
  return { path, bytes: Buffer.from(JSON.stringify(value)) }
}
