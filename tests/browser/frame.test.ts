import { describe, expect, test } from 'vitest'
import { business } from '../../site/content.ts'
import { message } from '../../site/messages.ts'
import { overThePage, withoutLine } from '../harness/looks.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { sample } from '../harness/sample.ts'

const { visit } = withBrowser()

const languages = [
  {
    lang: 'nl',
    menu: 'Hoofdmenu',
    links: { Home: '/', Pakketten: '/pakketten', 'Over ons': '/over-ons', Blog: '/blog', Contact: '/contact' },
    below: { '/starter-pakket': 'Pakketten', '/blog/zorg': 'Blog' },
    article: '/blog/vijf-redenen-om-werkorders-te-automatiseren',
    skip: 'Naar de inhoud',
    chat: message('cta.chat', 'nl'),
    greeting: 'Hallo! Ik heb een vraag over jullie pakketten.',
  },
  {
    lang: 'en',
    menu: 'Main menu',
    links: { Home: '/en', Plans: '/en/plans', About: '/en/about', Blog: '/en/blog', Contact: '/en/contact' },
    below: { '/en/starter-plan': 'Plans', '/en/blog/healthcare': 'Blog' },
    article: '/en/blog/five-reasons-to-automate-work-orders',
    skip: 'Skip to content',
    chat: message('cta.chat', 'en'),
    greeting: 'Hello! I have a question about your plans.',
  },
] as const

describe.each(sample(languages.toReversed()))(
  'in $lang',
  ({ lang, menu, links, below, article, skip, chat, greeting }) => {
    test('the menu has the five links, and marks the page that is shown', async () => {
      for (const [current, url] of Object.entries(links)) {
        const page = await visit(url)
        const found = await page.getByRole('navigation', { name: menu }).getByRole('link').all()
        const texts = await Promise.all(found.map((link) => link.textContent()))
        const marks = await Promise.all(found.map((link) => link.getAttribute('aria-current')))
        expect(texts).toEqual(Object.keys(links))
        expect(marks).toEqual(texts.map((text) => (text === current ? 'page' : null)))
        expect(await found[0]?.isVisible()).toBe(true)
      }
    })

    test('a page below a link of the menu marks that link too, as the part of the site it belongs to', async () => {
      for (const [url, name] of Object.entries({ ...below, [article]: 'Blog' })) {
        const page = await visit(url)
        const marked = page.getByRole('navigation', { name: menu }).locator('[aria-current="true"]')
        expect(await marked.allTextContents()).toEqual([name])
      }
    })

    test('the first thing the keyboard reaches is a link that skips to the content', async () => {
      const page = await visit(links.Home)
      await page.keyboard.press('Tab')
      const link = page.getByRole('link', { name: skip })
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
      expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
    })

    test('the chat link opens a message to the business phone with a greeting filled in', async () => {
      const page = await visit(links.Blog)
      const link = page.getByRole('link', { name: new RegExp(`^${chat}`) })
      const phone = business.contact.phone.replace(/[^0-9]/g, '')
      expect(await link.getAttribute('href')).toBe(`https://wa.me/${phone}?text=${encodeURIComponent(greeting)}`)
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    })

    test('the language of the page is remembered', async () => {
      const page = await visit(article)
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(lang)
    })
  },
)

test('the language that is remembered follows the visitor, and never redirects them', async () => {
  const page = await visit('/en/about')
  await page.goto('/over-ons')
  expect(await page.evaluate(() => [location.pathname, localStorage.getItem('language')])).toEqual(['/over-ons', 'nl'])
})

test('the language of the browser does not decide: the address does', async () => {
  const page = await visit('/pakketten', { locale: 'en-GB' })
  expect(new URL(page.url()).pathname).toBe('/pakketten')
  expect(await page.locator('html').getAttribute('lang')).toBe('nl')
})

test('a page also works where the browser keeps nothing', async () => {
  const page = await visit('/', {
    script: `Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })`,
  })
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test('every social link of the footer opens a new tab', async () => {
  const page = await visit('/')
  for (const url of Object.values(business.social)) {
    const link = page.getByRole('contentinfo').locator(`a[href="${url}"]`)
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await link.textContent()).toContain('(opent in een nieuw tabblad)')
  }
})

test.each([360, 1440])(
  'in forced colours every button has a line around it, and so do the bars of the menu, at %i',
  async (width) => {
    const page = await visit('/', { width, forcedColors: 'active' })
    for (const url of ['/', '/faq', '/contact', '/pakketten', '/zoeken']) {
      await page.goto(url)
      expect({ url, bare: await page.evaluate(withoutLine) }).toEqual({ url, bare: [] })
    }
    const bars = await page.locator('.menu-button span').evaluate((bar) => getComputedStyle(bar).backgroundColor)
    expect(bars).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  },
)

test.each([
  [640, 450],
  [320, 256],
  [740, 360],
])('at %i by %i nothing stands over the page, and what did stands at its end', async (width, height) => {
  const page = await visit('/', { width, height })
  expect(await page.locator('#consent').isVisible()).toBe(true)
  expect(await page.evaluate(overThePage)).toEqual([])
  for (const url of ['/diensten', '/faq', '/zoeken']) {
    await page.goto(url)
    expect({ url, over: await page.evaluate(overThePage) }).toEqual({ url, over: [] })
  }
  await page.locator('#consent button').first().click()
  await expect.poll(() => page.locator('#consent').isVisible()).toBe(false)
  await page.locator('.chat').scrollIntoViewIfNeeded()
  const chat = await page.locator('.chat').boundingBox()
  expect(chat && chat.x >= 0 && chat.x + chat.width <= width).toBe(true)
})

test('where no style unfolds what is folded, it opens for the printer and closes after it', async () => {
  const page = await visit('/voorwaarden', {
    script: `const supports = CSS.supports.bind(CSS)
      CSS.supports = (...all) => all[0] !== 'selector(::details-content)' && supports(...all)`,
  })
  const folded = () => page.locator('details:not([open])').count()
  const all = await folded()
  expect(all).toBeGreaterThan(3)
  await page.locator('summary').first().click()
  await page.evaluate(`addEventListener('beforeprint', () => {
    window.onPaper = document.querySelectorAll('details:not([open])').length
  })`)
  await page.pdf()
  expect(await page.evaluate('window.onPaper')).toBe(0)
  await expect.poll(folded).toBe(all - 1)
})

test('the menu of a low screen hangs below the header, also when the page was moved', async () => {
  const page = await visit('/', { width: 640, height: 360 })
  await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }))
  await page.locator('.menu-button').click()
  const menu = await page.locator('#menu').boundingBox()
  // The line of the language offer goes as the menu opens, and the header takes its place.
  const below = async () => {
    const header = await page.locator('.header').boundingBox()
    return (header?.y ?? 0) + (header?.height ?? 0)
  }
  await expect.poll(below).toBe(menu?.y)
})
