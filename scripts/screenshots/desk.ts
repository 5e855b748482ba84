import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { listDrafts } from '../../editor/server/drafts.ts'
import { startDesk } from '../../editor/server/server.ts'
import { locales } from '../../site/locales.ts'
import { startBrowser } from '../lib/browser.ts'

/** Writes the pictures of the desk that the guides show, small, to docs/: the list and an entry, in each language. */
export async function pictureDesk(root: string): Promise<number> {
  if (listDrafts(root).length > 0)
    throw new Error('There are texts that are not saved yet. Save them or throw them away first.')
  const desk = await startDesk({ root, port: 0, env: process.env })
  const browser = await startBrowser()
  try {
    for (const language of locales) {
      const context = await browser.newContext({ viewport: { width: 1360, height: 850 }, locale: language })
      await context.addInitScript(
        `if (location.protocol === 'http:') localStorage.setItem('desk-language', '${language}')`,
      )
      const page = await context.newPage()
      await page.goto(desk.address)
      await page.locator('.entries').first().waitFor()
      await write(page, join(root, `docs/desk-list-${language}.png`))
      await page.locator('.entries a').first().click()
      await page.locator('iframe[data-front="true"]').waitFor({ timeout: 300_000 })
      // Once more: then the font of the page in the third column is there at its first paint.
      await page.reload()
      await page.locator('iframe[data-front="true"]').waitFor({ timeout: 300_000 })
      await page.locator('.entry-bar [data-phase="idle"]').waitFor()
      await page.waitForTimeout(1000)
      await write(page, join(root, `docs/desk-${language}.png`))
      await context.close()
    }
  } finally {
    await browser.close()
    await desk.stop()
  }
  return 2 * locales.length
}

async function write(page: Page, path: string) {
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(path)
}
