import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { message } from '../../site/messages.ts'
import { withBrowser } from '../harness/pages/browser.ts'

const { visit } = withBrowser()

const phone = { width: 360, height: 740, hasTouch: true } as const

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Menu' })
const menuOf = (page: Page) => page.locator('#menu')

async function openedMenu(url = '/', options = {}) {
  const page = await visit(url, { ...phone, ...options })
  expect(await menuOf(page).isVisible()).toBe(false)
  await buttonOf(page).tap()
  expect(await menuOf(page).isVisible()).toBe(true)
  return page
}

/** Cancels navigation by links, so that the menu can still be inspected. */
async function stayOn(page: Page) {
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }),
  )
}

async function saysExpanded(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const wanted = { nodeId: root.nodeId, role: 'button', accessibleName: 'Menu' }
  const { nodes } = await session.send('Accessibility.queryAXTree', wanted)
  return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

test('on a wide screen the menu is a row, without a button', async () => {
  const page = await visit('/')
  expect(await menuOf(page).isVisible()).toBe(true)
  expect(await page.locator('[popovertarget=menu]').isVisible()).toBe(false)
})

describe('the menu on a phone', () => {
  test('opens and closes with its button, which announces it; closes with Escape or a tap outside', async () => {
    const page = await openedMenu()
    expect(await saysExpanded(page)).toBe(true)
    await buttonOf(page).tap()
    expect(await menuOf(page).isVisible()).toBe(false)
    expect(await saysExpanded(page)).toBe(false)

    await buttonOf(page).tap()
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Blog' }).focus()
    await page.keyboard.press('Escape')
    expect(await menuOf(page).isVisible()).toBe(false)
    expect(await focused(page)).toBe('Menu')

    await buttonOf(page).tap()
    expect(await menuOf(page).isVisible()).toBe(true)
    await page.touchscreen.tap(8, 725)
    expect(await menuOf(page).isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('closes when one of its links or its language switch is used', async () => {
    const page = await openedMenu()
    await stayOn(page)
    const link = (name: string) => menuOf(page).getByRole('link', { name })
    const others = [link(message('cta.demo', 'nl')), menuOf(page).locator('a[data-language="en"]')]
    await link('Pakketten').tap()
    await menuOf(page).waitFor({ state: 'hidden' })
    for (const other of others) {
      await buttonOf(page).tap()
      await other.tap()
      await menuOf(page).waitFor({ state: 'hidden' })
    }
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('works with only the keyboard', async () => {
    const page = await visit('/', phone)
    for (let steps = 0; steps < 8 && (await focused(page)) !== 'Menu'; steps++) await page.keyboard.press('Tab')
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      expect(await menuOf(page).isVisible()).toBe(true)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Home')
      await page.keyboard.press('Escape')
      expect(await focused(page)).toBe('Menu')
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/pakketten')
  })

  test('has links and a button that are large enough to tap', async () => {
    const page = await openedMenu()
    for (const target of [buttonOf(page), ...(await menuOf(page).getByRole('link').all())]) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })

  test('opens and closes without scripts', async () => {
    const page = await openedMenu('/en', { javaScriptEnabled: false })
    await page.keyboard.press('Escape')
    expect(await menuOf(page).isVisible()).toBe(false)
    await buttonOf(page).tap()
    await menuOf(page).getByRole('link', { name: 'About' }).tap()
    await page.waitForURL('**/en/about')
  })
})
