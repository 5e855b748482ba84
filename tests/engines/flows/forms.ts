import { expect } from 'vitest'
import {
  addressOf,
  arrive,
  arrived,
  become,
  countOf,
  type Flow,
  fill,
  textOf,
  typedIn,
} from '../../harness/engines/flow.ts'
import { filledIn, sentParts } from '../../harness/pages/contact.ts'

const { MMERGE7: _, ...typed } = filledIn
const send = 'main form button[type=submit]'
const kind = () => [...document.querySelectorAll('[data-sonner-toast]')].map((each) => each.getAttribute('data-type'))

export const formFlows: Flow[] = [
  {
    name: 'the contact form asks for what is missing, arrives whole and once, and rests',
    short: true,
    async walk({ tab, site }) {
      await arrive(tab, '/contact?plan=professional')
      await tab.click(send)
      await become(tab, 3, countOf, '.field-error')
      await become(tab, ['error'], kind)
      await fill(tab, typed)
      await tab.click(send)
      await become(tab, ['success'], kind)
      await tab.click(send)
      await become(tab, '', typedIn, '[name=FNAME]')
      expect(await tab.run(countOf, '.field-error')).toBe(0)
      const parts = site.recorder.received.map((post) => post.parts.filter(([name]) => name !== 'MMERGE7'))
      expect(parts).toEqual([sentParts.filter(([name]) => name !== 'MMERGE7')])
    },
  },
  {
    name: 'where the provider drops the connection all stays, and a second try works',
    async walk({ tab, site }) {
      site.recorder.mode = 'fail'
      await arrive(tab, '/contact')
      await fill(tab, typed)
      await tab.click(send)
      await become(tab, ['error'], kind)
      expect(await tab.run(typedIn, '[name=FNAME]')).toBe(filledIn.FNAME)
      site.recorder.mode = 'ok'
      await tab.press('Enter')
      await become(tab, ['success'], kind)
      expect(site.recorder.received).toHaveLength(1)
    },
  },
  {
    name: 'where the provider never answers the form says so in the end, keeps all, and a second try works',
    async walk({ tab, site }) {
      site.recorder.mode = 'hang'
      await arrive(tab, '/contact')
      await fill(tab, typed)
      await tab.click(send)
      await become(tab, ['error'], kind)
      expect(await tab.run(typedIn, '[name=MMERGE2]')).toBe(filledIn.MMERGE2)
      site.recorder.mode = 'ok'
      await tab.click(send)
      await become(tab, ['success'], kind)
      expect(site.recorder.received).toHaveLength(1)
    },
  },
  {
    name: 'while the provider is slow the button says so; what was typed is there on Back',
    async walk({ tab, site }) {
      site.recorder.mode = 'slow'
      await arrive(tab, '/contact')
      const label = await tab.run(textOf, send)
      await fill(tab, typed)
      await tab.run(() => dispatchEvent(new Event('pagehide')))
      await tab.click('.header .wordmark')
      await arrived(tab, '/')
      await tab.back()
      await arrived(tab, '/contact')
      await become(tab, filledIn.FNAME, typedIn, '[name=FNAME]')
      await tab.click(send)
      await become(
        tab,
        true,
        (before: string, at: string) => document.querySelector(at)?.textContent !== before,
        label,
        send,
      )
      await become(tab, ['success'], kind)
    },
  },
  {
    name: 'the newsletter takes an address with the keyboard alone, and thanks for it',
    async walk({ tab, site }) {
      await arrive(tab, '/blog')
      await tab.click('main form [name=EMAIL]')
      await tab.press('Enter')
      await become(tab, 1, countOf, '.field-error')
      await tab.type('anna@bedrijf.nl')
      await tab.press('Enter')
      await become(tab, 1, countOf, '.thanks')
      await become(tab, ['success'], kind)
      expect(site.recorder.received.map((post) => post.form)).toEqual(['newsletter'])
    },
  },
  {
    name: 'a page that is kept open over another deployment works on: questions show, search opens as a page, forms post by themselves',
    expected: /404|could not start|could not load/,
    async walk({ tab, site }) {
      await arrive(tab, '/pakketten')
      site.redeploy()
      await tab.click('main h3 button')
      await become(tab, true, () => [...document.querySelectorAll('.answer')].every((each) => each.checkVisibility()))
      await tab.click('.search-open button')
      await become(tab, '/zoeken', () => location.pathname)
      await arrived(tab, await tab.run(addressOf))
      await tab.click('main input[name=q]')
      await tab.type('starter')
      await become(tab, true, () => document.querySelectorAll('#search a[href^="/"]').length > 1)
      await arrive(tab, '/faq')
      site.redeploy()
      await tab.click('main input[type=search]')
      await tab.type('starter')
      await tab.press('Enter')
      await become(tab, ['/faq?q=starter', true], () => [location.pathname + location.search, CSS.highlights?.size > 0])
      await arrive(tab, '/contact')
      site.redeploy()
      await fill(tab, { ...typed, PHONE: '' })
      await tab.click(send)
      await become(tab, '/__forms/contact', addressOf)
      await arrive(tab, '/blog')
      site.redeploy()
      await fill(tab, { EMAIL: filledIn.EMAIL })
      await tab.click(send)
      await become(tab, '/__forms/newsletter', addressOf)
      expect(site.recorder.received.map(({ form }) => form)).toEqual(['contact', 'newsletter'])
    },
  },
]
