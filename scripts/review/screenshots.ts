import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { siteHandler } from '../hosting/server.ts'
import { startBrowser } from '../lib/browser.ts'
import { listFiles } from '../lib/files.ts'
import { listen } from '../lib/process.ts'
import { openPage, preparePage, type View } from './pictures.ts'

const out = '.local/screenshots'

/** Saves screenshots of the pages of a built site whose file names match a pattern. */
export async function saveScreenshots(site: string, pattern: string, views: readonly View[]) {
  const pages = listFiles(site).filter((path) => path.endsWith('.html') && new RegExp(pattern).test(path))
  const { server, port } = await listen(siteHandler(site), 4300)
  const browser = await startBrowser()
  mkdirSync(out, { recursive: true })
  for (const view of views) {
    const page = await openPage(browser, view)
    for (const path of pages) {
      await page.goto(`http://localhost:${port}/${path}`)
      await preparePage(page)
      const name = `${path.replace('.html', '').replaceAll('/', '_')}-${view.width}-${view.scheme}.png`
      await page.screenshot({ path: join(out, name), fullPage: true })
    }
    await page.context().close()
  }
  await browser.close()
  server.close()
  console.log(`${pages.length * views.length} screenshots in ${out}`)
}
