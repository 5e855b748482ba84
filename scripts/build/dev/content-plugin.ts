import type { Plugin } from 'vite'
import { rebaseData } from '../../../site/base.ts'
import { locales } from '../../../site/locales.ts'
import { languages } from '../../../site/search/languages.ts'
import { searchWords } from '../../../site/search-words.ts'

/** Joins the content to Vite. While developing, it is read again at every change (dev.ts). */
export function contentPlugin(root: string): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    // A program that renders reads the content as it starts: only so it stays the same when the content changes.
    resolveId(id) {
      if (id.startsWith(wordsName)) return id
      if (id !== '#content' || this.environment.mode === 'dev') return
      if (this.environment.name === 'client')
        this.error('The browser would get all content. Pass what it needs as props.')
      return { id, external: true }
    },
    load: wordsOf,
    configureServer: async (server) => (await import('./dev.ts')).develop(server, root),
  }
}

const wordsName = 'virtual:search-words/'

/** Returns the module that search needs of one language: messages and stems. So no other page carries them. */
function wordsOf(id: string): string | undefined {
  const locale = locales.find((known) => id === wordsName + known)
  const words = locale && `export default ${JSON.stringify(searchWords(locale), rebaseData)}`
  return words && `${words}\nexport { stem } from '${languages[locale].from}'`
}
