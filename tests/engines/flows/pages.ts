import { expect } from 'vitest'
import { locales } from '../../../site/locales.ts'
import { routes } from '../../../site/routes.ts'
import type { Tab } from '../../harness/engines/engine.ts'
import { addressOf, arrive, arrived, become, countOf, type Flow } from '../../harness/engines/flow.ts'
import { nightly, spread } from '../../harness/sample.ts'
import { pages } from '../../harness/site.ts'

/** One page of each route, in alternating languages. */
const oneOfEach = Object.keys(routes).flatMap(
  (route, index) => pages.find((page) => page.route === route && page.locale === locales[index % locales.length]) ?? [],
)

export const pageFlows: Flow[] = [
  {
    name: 'pages come without a fault, and none is wider than the window',
    walk: ({ tab }) => openEach(tab, nightly ? pages : spread(oneOfEach, 3)),
  },
  {
    name: 'on a desk, too, pages come without a fault, and none is wider than the window',
    size: { width: 1440, height: 900 },
    walk: ({ tab }) => openEach(tab, pages),
  },
  {
    name: 'the menu opens, closes with Escape and leads on; the language switch leads to the twin',
    async walk({ tab }) {
      await arrive(tab, '/')
      await tab.click('[popovertarget=menu]')
      await become(tab, true, () => document.querySelector('#menu')?.matches(':popover-open'))
      await tab.press('Escape')
      await become(tab, false, () => document.querySelector('#menu')?.matches(':popover-open'))
      await tab.click('[popovertarget=menu]')
      await tab.click('#menu nav a[href="/over-ons"]')
      await arrived(tab, '/over-ons')
      await tab.click('[popovertarget=menu]')
      await tab.click('#menu a[lang="en"]')
      await become(tab, '/en/about', addressOf)
    },
  },
  {
    name: 'an address that names a clause or a question opens it',
    async walk({ tab }) {
      await arrive(tab, '/voorwaarden')
      const clause = await tab.run(() => document.querySelectorAll('summary h2')[1]?.id ?? '')
      await tab.goto('/')
      await tab.goto(`/voorwaarden#${clause}`)
      await become(tab, true, () => document.querySelector(':target')?.closest('details')?.open)
      await tab.goto('/faq')
      const question = await tab.run(() => document.querySelectorAll('main [id]:has(> h3 > button)')[2]?.id ?? '')
      await tab.goto('/')
      await tab.goto(`/faq#${question}`)
      await become(tab, 'true', () => document.querySelector(':target [aria-expanded]')?.getAttribute('aria-expanded'))
    },
  },
  {
    name: 'the link of a heading copies its address and says so',
    async walk({ tab }) {
      await arrive(tab, '/blog/vijf-redenen-om-werkorders-te-automatiseren')
      const id = await tab.run(() => document.querySelector('[data-copied]')?.parentElement?.id ?? '')
      await tab.click(`#${id} [data-copied]`)
      await become(tab, 1, countOf, `#${id} [data-done]`)
      expect(await tab.run(() => location.hash)).toBe(`#${id}`)
      const copied = await tab.run(() => location.href)
      await arrive(tab, '/zoeken')
      await tab.click('main input[name=q]')
      await tab.press('Control+v')
      await become(tab, copied, () => document.querySelector<HTMLInputElement>('main input[name=q]')?.value)
    },
  },
  {
    name: 'Back brings a page as it was left, and forward the next',
    async walk({ tab }) {
      await arrive(tab, '/faq')
      await tab.click('main h3 button')
      await become(tab, 1, countOf, '[role=region]')
      await tab.run(() => document.documentElement.setAttribute('data-left', ''))
      await tab.run(() => scrollTo({ top: 200, behavior: 'instant' }))
      await tab.click('body > footer a[href="/over-ons"]')
      await arrived(tab, '/over-ons')
      await tab.back()
      await arrived(tab, '/faq')
      await become(tab, true, () => scrollY > 0)
      // The document was kept, not loaded again.
      expect(await tab.run(() => document.documentElement.hasAttribute('data-left'))).toBe(true)
      await tab.run(() => history.forward())
      await arrived(tab, '/over-ons')
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

async function openEach(tab: Tab, all: Readonly<typeof pages>) {
  for (const { url } of all) {
    await tab.goto(url)
    const wide = await tab.run(() => document.documentElement.scrollWidth - innerWidth)
    expect({ url, wide: Math.max(wide, 0) }).toEqual({ url, wide: 0 })
  }
}
