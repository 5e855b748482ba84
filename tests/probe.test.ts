import { test } from 'vitest'
import { useBrowser } from './harness/browser.ts'

const { visit, takeComplaints } = useBrowser()
test('x', async () => {
  const page = await visit('/')
  console.log(await page.evaluate(() => [document.title, localStorage.getItem('language')]))
  console.log(await page.evaluate('document.title'))
  console.log(takeComplaints())
  await page.hover('a[href="/pakketten"] >> nth=0')
  await page.waitForTimeout(800)
  console.log(await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name)))
  console.log(takeComplaints())
  await page.click('a[href="/pakketten"] >> nth=0')
  await page.waitForTimeout(500)
  console.log(page.url(), takeComplaints())
  console.log(
    await page.evaluate(() => JSON.stringify([(performance.getEntriesByType('navigation')[0] as any).activationStart])),
  )
  const nf = await visit('/en/nope')
  console.log(nf.url(), takeComplaints())
  const off = await visit('/en/nope', { javaScriptEnabled: false })
  console.log(await off.evaluate('document.title'), takeComplaints())
})
