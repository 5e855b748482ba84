import type { Page } from 'playwright-core'

/** Delays matching requests until the returned function is called. */
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
