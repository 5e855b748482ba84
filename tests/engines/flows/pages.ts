import { expect } from 'vitest'
import { addressOf, arrive, arrived, become, countOf, type Flow } from '../../harness/engines/flow.ts'
import { pages } from '../../harness/site.ts'

/** Every kind of page, in one language and the other. */
const kinds = [...new Map(pages.map((page) => [`${page.route} ${page.locale}`, page.url])).values()]

export const pageFlows: Flow[] = [
  {
    name: 'pages of every kind come without a fault, and none is wider than the window',
    short: true,
    async walk({ tab }) {
      for (const url of kinds) {
        await tab.goto(url)
        const wide = await tab.run(() => document.documentElement.scrollWidth - innerWidth)
        expect({ url, wide: Math.max(wide, 0) }).toEqual({ url, wide: 0 })
      }
    },
  },
  {
    name: 'the menu opens, closes with Escape and leads on; the language switch leads to the twin',
    short: true,
    async walk({ tab }) {
      await arrive(tab, '/')
      await tab.click('.menu-button')
      await become(tab, true, () => document.querySelector('#menu')?.matches(':popover-open'))
      await tab.press('Escape')
      await become(tab, false, () => document.querySelector('#menu')?.matches(':popover-open'))
      await tab.click('.menu-button')
      await tab.click('#menu nav a[href="/over-ons"]')
      await arrived(tab, '/over-ons')
      await tab.click('.menu-button')
      await tab.click('#menu .language a[lang="en"]')
      await become(tab, '/en/about', addressOf)
    },
  },
  {
    name: 'an address that is not there says so, in the language of its path',
    async walk({ tab }) {
      for (const [url, lang] of [
        ['/bestaat-niet', 'nl'],
        ['/en/does-not-exist', 'en'],
      ] as const) {
        await tab.goto(url)
        await become(tab, lang, () => document.documentElement.lang)
        expect(await tab.run(countOf, 'main h1')).toBe(1)
      }
    },
  },
  {
    name: 'an address that names a clause or a question opens it',
    short: true,
    async walk({ tab }) {
      await arrive(tab, '/voorwaarden')
      const clause = await tab.run(() => document.querySelectorAll('summary h2')[1]?.id ?? '')
      await tab.goto('/')
      await tab.goto(`/voorwaarden#${clause}`)
      await become(tab, true, () => document.querySelector(':target')?.closest('details')?.open)
      await tab.goto('/faq')
      const question = await tab.run(() => document.querySelectorAll('.questions [id]:has(> h3)')[2]?.id ?? '')
      await tab.goto('/')
      await tab.goto(`/faq#${question}`)
      await become(tab, 'true', () => document.querySelector(':target [aria-expanded]')?.getAttribute('aria-expanded'))
    },
  },
  {
    name: 'the link of a heading says that its address was copied',
    async walk({ tab }) {
      await arrive(tab, '/blog/vijf-redenen-om-werkorders-te-automatiseren')
      const id = await tab.run(() => document.querySelector('.anchor')?.parentElement?.id ?? '')
      await tab.click(`#${id} .anchor`)
      await become(tab, 1, countOf, `#${id} [data-done]`)
      expect(await tab.run(() => location.hash)).toBe(`#${id}`)
    },
  },
  {
    name: 'every collapsed part is on paper',
    prints: true,
    async walk({ tab }) {
      if (!tab.print) throw new Error('This engine prints nothing.')
      for (const url of ['/voorwaarden', '/faq', '/pakketten']) {
        await tab.goto(url)
        const closed = await tab.print()
        await tab.run(() => {
          for (const part of document.querySelectorAll('details')) part.open = true
          for (const answer of document.querySelectorAll('.answer')) answer.setAttribute('data-state', 'open')
        })
        const open = await tab.print()
        expect({ url, of: Math.round((closed.length / open.length) * 20) / 20 }).toEqual({ url, of: 1 })
      }
    },
  },
  {
    name: 'the keyboard goes through home and the list of articles, and what it is on can be seen',
    async walk({ tab, engine }) {
      await arrive(tab, '/')
      await tab.press('Tab')
      expect(await tab.run(() => document.activeElement?.className)).toBe('skip')
      // In WebKit under a screen that is only memory no window has the focus, so it shows none.
      if (engine !== 'WebKit')
        await become(tab, true, () => (document.querySelector('.skip')?.getBoundingClientRect().top ?? -1) >= 0)
      await tab.press('Enter')
      await become(tab, '/#main', addressOf)
      for (const url of ['/', '/en/blog']) {
        await arrive(tab, url)
        const hidden: unknown[] = []
        let stops = 0
        for (; stops < 80; stops++) {
          await tab.press('Tab')
          const at = await tab.run(lookedAt)
          if (!at) break
          if (!at.seen && !at.what.includes('"skip"')) hidden.push(at.what)
        }
        expect({ url, hidden }).toEqual({ url, hidden: [] })
        expect(stops).toBeGreaterThan(15)
      }
    },
  },
]

/** What has the focus, and whether it is in view; nothing where it has left the page. */
async function lookedAt() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const within = () => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  // Some engines scroll a moment later.
  for (let tries = 0; tries < 10 && !within(); tries++) await new Promise((resolve) => setTimeout(resolve, 50))
  return { what: element.outerHTML.slice(0, 80), seen: within() }
}
