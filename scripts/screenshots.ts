import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtSite } from './build/publish/publish.ts'
import { screenshotsCommand } from './commands.ts'
import { siteHandler } from './hosting/server.ts'
import { startBrowser } from './lib/browser.ts'
import { listFiles } from './lib/files.ts'
import { listen } from './lib/process.ts'

const values = screenshotsCommand.opts()
const [folder] = screenshotsCommand.args
const out = '.local/screenshots'
const site = builtSite(folder)
const pages = listFiles(site).filter((path) => path.endsWith('.html') && new RegExp(values.only).test(path))
const { server, port } = await listen(siteHandler(site), 4300)
const browser = await startBrowser()
mkdirSync(out, { recursive: true })
for (const scheme of values.scheme) {
  for (const width of values.width.map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 780 : 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const path of pages) {
      await page.goto(`http://localhost:${port}/${path}`)
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager'
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
      })
      const name = `${path.replace('.html', '').replaceAll('/', '_')}-${width}-${scheme}.png`
      await page.screenshot({ path: join(out, name), fullPage: true })
    }
    await context.close()
  }
}
await browser.close()
server.close()
console.log(`${pages.length * values.width.length * values.scheme.length} pictures in ${out}`)
