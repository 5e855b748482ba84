import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDrafts } from '../../editor/server/drafts.ts'
import { killableBrowser, killableDesk } from '../harness/desk/killable.ts'
import { copyProject } from '../harness/project.ts'
import { nightly } from '../harness/sample.ts'

const file = 'content/nl/faq/costs.mdx'
const kills = nightly ? 20 : 2

let project: ReturnType<typeof copyProject>
let desk: ReturnType<typeof killableDesk>
let browser: ReturnType<typeof killableBrowser>
beforeAll(() => {
  project = copyProject()
  desk = killableDesk(project.folder)
  browser = killableBrowser()
})
afterAll(async () => {
  await browser?.kill()
  await desk?.kill()
  browser?.remove()
  project?.remove()
})

const kept = () => listDrafts(project.folder, 'faq/costs')[0]?.files[file]?.text ?? ''
const titleIn = (page: Page) => page.getByRole('region', { name: 'Nederlands' }).getByLabel('Titel')

/** Opens the entry and types numbers until it is stopped; `typedBefore` says which were there a second before then. */
async function typeOn(address: string) {
  const page = await browser.start()
  await page.goto(`${address}#faq/costs`)
  const title = titleIn(page)
  await title.fill('Begin')
  await title.press('End')
  const times: number[] = []
  let isStopped = false
  const typing = (async () => {
    while (!isStopped) {
      await page.keyboard.insertText(` w${times.length}`)
      times.push(Date.now())
      await wait(40)
    }
  })().catch(() => {})
  return {
    page,
    async stop() {
      isStopped = true
      await typing
    },
    /** The words that had been there for a second. */
    wordsBefore: (time: number) => times.flatMap((at, word) => (at <= time - 1000 ? [`w${word}`] : [])),
    words: () => times.map((_, word) => `w${word}`),
  }
}

const missing = (words: readonly string[], text: string) =>
  words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text))

test(`a browser that is killed ${kills} times while somebody types loses at most the last second`, async () => {
  const address = await desk.start()
  for (let time = 0; time < kills; time++) {
    const writer = await typeOn(address)
    await wait(1500 + Math.random() * 2500)
    const killed = Date.now()
    await browser.kill()
    await writer.stop()
    expect(writer.wordsBefore(killed).length).toBeGreaterThan(3)
    const again = await browser.start()
    await again.goto(`${address}#faq/costs`)
    await again.getByText('Niet-opgeslagen tekst van').waitFor()
    expect(missing(writer.wordsBefore(killed), await titleIn(again).inputValue()), `kill ${time + 1}`).toEqual([])
    await browser.kill()
  }
  await desk.kill()
})

test(`a desk that is killed ${kills} times while somebody types is said to be gone, and gets all of it when it is back`, async () => {
  for (let time = 0; time < kills; time++) {
    const writer = await typeOn(await desk.start())
    await wait(500 + Math.random() * 1500)
    await desk.kill()
    await writer.page.getByText('De redactie antwoordt niet.').waitFor()
    await wait(500)
    await writer.stop()
    await desk.start()
    await expect.poll(() => missing(writer.words(), kept()), { timeout: 20_000 }).toEqual([])
    await writer.page.getByText('De redactie antwoordt niet.').waitFor({ state: 'detached' })
    await browser.kill()
    await desk.kill()
  }
})
