import { expect } from 'vitest'
import { become, countOf, type Flow } from '../../harness/engines/flow.ts'

const stored = () => localStorage.getItem('cookie-consent')

export const consentFlows: Flow[] = [
  {
    name: 'a choice about cookies holds in the other window at once, and can be changed from the footer',
    // The page may not ask for Google's program here (tests/harness/engines/watched-site.ts).
    expected: /googletagmanager/,
    async walk({ tab }) {
      await tab.goto('/')
      await become(tab, 1, countOf, '#consent')
      const other = await tab.another()
      await other.goto('/over-ons')
      await become(other, 1, countOf, '#consent')
      await other.click('[data-consent=functional]')
      await become(other, 0, countOf, '#consent')
      await become(tab, 0, countOf, '#consent')
      expect(await tab.run(stored)).toBe('{"functional":true,"analytical":false,"marketing":false}')
      await tab.click('footer [data-consent=settings]')
      await become(tab, 1, countOf, '#consent-settings[open]')
      await tab.click('#consent-settings [name=analytical]')
      await tab.click('#consent-settings button[value=save]')
      await become(tab, '{"functional":true,"analytical":true,"marketing":false}', stored)
    },
  },
]
