import Fuse from 'fuse.js'
import type { Locale } from '../../../site/locales.ts'
import type { SearchIndex } from '../../../site/search/data.ts'
import { type Fields, fieldNormWeight, fieldOf, keys } from '../../../site/search/fields.ts'
import { languages } from '../../../site/search/languages.ts'
import type { Indexed } from './documents.ts'
import { stemsOf } from './parts.ts'
import { lines } from './sections.ts'
import { stopWords } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Makes the index of one language. */
export function makeIndex(
  documents: readonly Indexed[],
  locale: Locale,
  groups: Vocabulary['groups'] = [],
): SearchIndex {
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
    index: Fuse.createIndex(keys, fields, { fieldNormWeight }).toJSON(),
    titles: documents.map(({ url, kind, title, section }) => ({ url, kind, title, section })),
    texts: documents.map(({ text = '' }) => text),
    stop: [...stopWords[locale]].join(' '),
    compounds: languages[locale].compounds,
    same: groups.map((group) => stemsOf(group.join(' '), locale, true).join(' ')).join('\n'),
  }
}
