import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { browsers, newProfile, withKillableDesk } from '../../harness/desk/killable.ts'
import { nightly } from '../../harness/sample.ts'

const file = 'content/nl/faq/costs.mdx'
const rounds = nightly ? 20 : 4

const desk = withKillableDesk()

test.each(browsers)(
  'in %s, a window that closes during typing saves it all, and the next one offers nothing',
  async (_, start) => {
    const { origin, href } = await desk.start()
    const browser = await start(newProfile())
    const openEntry = async () => {
      const tab = await browser.openTab(origin)
      await tab.goto(`${href}#faq/costs`)
      const isReady = () => document.querySelector('[data-phase="idle"]') !== null
      await expect.poll(() => tab.run(isReady), { timeout: 60_000 }).toBe(true)
      // An offer appears after the text.
      await wait(1000)
      return tab
    }
    try {
      let tab = await openEntry()
      for (let round = 0; round < rounds; round++) {
        await tab.run((side) => document.querySelector<HTMLElement>(`[data-file="${side}"] .cm-content`)?.focus(), file)
        // Varies the typing time, so that some windows close during a write.
        const word = `Sluit${round}${'t'.repeat(round % 7)} `
        for (const letter of word) {
          await tab.type(letter)
          await wait(50 + ((round * 37) % 60))
        }
        await tab.close?.()
        tab = await openEntry()
        const offer = await tab.run(() => document.querySelector('dialog')?.textContent ?? '')
        expect([offer, desk.read(file)]).toEqual(['', expect.stringContaining(word)])
      }
      await tab.close?.()
    } finally {
      await browser.kill()
      await desk.kill()
    }
  },
)
