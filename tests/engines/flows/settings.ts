import { expect } from 'vitest'
import type { Tab } from '../../harness/engines/engine.ts'
import { addressOf, arrived, become, countOf, type Flow } from '../../harness/engines/flow.ts'
import { filledIn } from '../../harness/pages/contact.ts'

const { MMERGE7: _, ...typed } = filledIn
const send = 'main form button[type=submit]'

export const settingFlows: Flow[] = [
  {
    name: 'without scripts the menu, the other language, questions, plans, search and both forms work',
    noScripts: true,
    async walk({ tab, site }) {
      await tab.goto('/')
      expect(await tab.run(countOf, '#consent, aside[lang], [data-play]')).toBe(0)
      await tab.click('[popovertarget=menu]')
      await become(tab, true, () => document.querySelector('#menu')?.matches(':popover-open'))
      await tab.click('#menu nav a[href="/over-ons"]')
      await arrived(tab, '/over-ons')
      await tab.click('[popovertarget=menu]')
      await tab.click('#menu a[lang="en"]')
      await arrived(tab, '/en/about')
      for (const url of ['/faq', '/pakketten']) {
        await tab.goto(url)
        expect({ url, folded: await tab.run(foldedAnswers) }).toEqual({ url, folded: 0 })
      }
      await tab.goto('/voorwaarden')
      await tab.click('summary')
      await become(tab, 1, countOf, 'details[open]')
      await tab.goto('/')
      await tab.click('header form button')
      await become(tab, '/zoeken', () => location.pathname)
      expect(await tab.run(countOf, 'main li a')).toBeGreaterThan(20)
      await tab.goto('/contact?plan=professional')
      await tab.click(send)
      expect(await tab.run(addressOf)).toBe('/contact?plan=professional')
      await fill(tab, { ...typed, PHONE: '' })
      await tab.click(send)
      await become(tab, '/__forms/contact', addressOf)
      await tab.goto('/blog')
      await fill(tab, { EMAIL: filledIn.EMAIL })
      await tab.click(send)
      await become(tab, '/__forms/newsletter', addressOf)
      expect(site.formSink.received.map(({ form }) => form)).toEqual(['contact', 'newsletter'])
    },
  },
  {
    name: 'every collapsed part is on paper',
    async walk({ tab }) {
      // WebKit's driver cannot print.
      if (!tab.print) return
      for (const url of ['/voorwaarden', '/faq', '/pakketten']) {
        await tab.goto(url)
        const closed = await tab.print()
        await tab.run(() => {
          for (const part of document.querySelectorAll('details')) part.open = true
          for (const answer of document.querySelectorAll('[role=region]')) answer.setAttribute('data-state', 'open')
        })
        const open = await tab.print()
        expect({ url, of: Math.round((closed.length / open.length) * 20) / 20 }).toEqual({ url, of: 1 })
      }
    },
  },
]

async function fill(tab: Tab, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await tab.click(`main form [name="${name}"]`)
    await tab.type(value)
  }
}

const foldedAnswers = () =>
  [...document.querySelectorAll('[role=region]')].filter((each) => !each.checkVisibility()).length
