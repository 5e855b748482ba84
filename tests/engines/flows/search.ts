import { addressOf, arrive, become, countOf, type Flow, typedIn } from '../../harness/engines/flow.ts'

export const searchFlows: Flow[] = [
  {
    name: 'search opens with its button and its key, finds, and leads to what it found',
    short: true,
    async walk({ tab }) {
      await arrive(tab, '/')
      await tab.click('.search-open button')
      await become(tab, 1, countOf, '.search-dialog[open]')
      await tab.press('Escape')
      await become(tab, 0, countOf, '.search-dialog[open]')
      await tab.press('/')
      await become(tab, 1, countOf, '.search-dialog[open]')
      await tab.type('starter')
      await become(tab, true, () => document.querySelectorAll('.search-dialog a[href^="/"]').length > 1)
      await tab.click('.search-dialog a[href^="/"]')
      await become(tab, 0, countOf, '.search-dialog[open]')
      await become(tab, true, () => location.pathname !== '/')
    },
  },
  {
    name: 'the search page keeps its words on Back, in its address and in its field',
    async walk({ tab }) {
      await arrive(tab, '/zoeken')
      await tab.click('main input[name=q]')
      await tab.type('starter')
      await become(tab, '/zoeken?q=starter', addressOf)
      await become(tab, true, () => document.querySelectorAll('#search a[href^="/"]').length > 1)
      await tab.click('#search a[href^="/"]')
      await become(tab, true, () => location.pathname !== '/zoeken')
      await tab.back()
      await become(tab, '/zoeken?q=starter', addressOf)
      await become(tab, true, () => document.querySelectorAll('#search a[href^="/"]').length > 1)
      await become(tab, 'starter', typedIn, 'main input[name=q]')
    },
  },
]
