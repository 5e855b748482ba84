import type { Plugin } from 'vite'
import { rebaseData } from '../../site/base.ts'
import { locales } from '../../site/locales.ts'
import { searchLanguages, searchWords } from '../../site/search/languages.ts'

export function contentPlugin(root: string): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    // The renderer reads content at startup, so its bundle does not depend on it.
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

/** Returns the search module of a language: messages and stems. Other pages do not load it. */
function wordsOf(id: string): string | undefined {
  const locale = locales.find((known) => id === wordsName + known)
  const words = locale && `export default ${JSON.stringify(searchWords(locale), rebaseData)}`
  return words && `${words}\nexport { stem } from '${searchLanguages[locale].from}'`
}
