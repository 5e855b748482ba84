import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBase } from '../../site/base.ts'
import { locales, type Path } from '../../site/locales.ts'
import { searchFile } from '../../site/search/data.ts'
import { digest } from '../../system/cache.ts'

/** The search index of each language, from the folder of the collections, under a name that says what is in it, and the file that tells the names. */
export function searchFiles(folder: string): { path: Path; bytes: Buffer }[] {
  const indexes = locales.map((locale) => {
    const bytes = readFileSync(join(folder, `search/${locale}.json`))
    const path: Path = `/assets/search/${locale}.${digest([bytes]).slice(0, 8)}.json`
    return { locale, path, bytes }
  })
  const names = Object.fromEntries(indexes.map(({ locale, path }) => [locale, withBase(path)]))
  return [...indexes, { path: searchFile, bytes: Buffer.from(`${JSON.stringify(names)}\n`) }]
}
