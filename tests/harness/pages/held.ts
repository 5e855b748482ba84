import type { Page } from 'playwright-core'

/** Holds back what a page asks of some addresses, until it is let go. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(addresses, async (route) => {
    await gate
    await route.continue()
  })
  return () => letGo()
}
