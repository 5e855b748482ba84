import Fuse from 'fuse.js'
import { base, rebaseData } from '../../../site/base.ts'
import { type Locale, locales, localize } from '../../../site/locales.ts'
import { type Fields, fieldKeys, fieldNormWeight, fieldOf, type SearchIndex } from '../../../site/search/data.ts'
import { languages } from '../../../site/search/languages.ts'
import type { Cache } from '../../lib/cache.ts'
import type { Built } from '../collect.ts'
import { program } from '../program.ts'
import { type Indexed, listFound, namesIn } from './documents.ts'
import { cachedParts, stemsOf } from './parts.ts'
import { inputsOfSearch, searchedIn } from './searched.ts'
import { lines, onOneLine } from './sections.ts'
import { stopWords } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'

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

/** Makes the index of one language. */
function makeIndex(documents: readonly Indexed[], locale: Locale, groups: Vocabulary['groups']): SearchIndex {
  const fields = documents.map(
    ({ heading, keywords, intro = '', title, section, twin, body = '', stems = [] }): Fields => {
      const page = lines([title, section].filter((name) => name !== heading))
      return {
        // In a heading or keyword, a small word may be all there is: "Over ons".
        heading: fieldOf(stemsOf(heading, locale, true)),
        keywords: fieldOf(stemsOf(keywords, locale, true)),
        intro: fieldOf(stemsOf(intro, locale)),
        page: fieldOf(stemsOf(page, locale)),
        twin: fieldOf(stemsOf(twin, locale)),
        body: fieldOf([...stemsOf(body, locale), ...stems]),
      }
    },
  )
  return {
    index: Fuse.createIndex(fieldKeys, fields, { fieldNormWeight }).toJSON(),
    titles: documents.map(({ url, kind, title, section }) => ({ url, kind, title, section })),
    texts: documents.map(({ text = '' }) => onOneLine(text)),
    stop: [...stopWords[locale]].join(' '),
    compounds: languages[locale].compounds,
    same: groups.map((group) => stemsOf(group.join(' '), locale, true).join(' ')).join('\n'),
  }
}
