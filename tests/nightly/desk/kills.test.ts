import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { browsers, type Killable, newProfile, withKillableDesk } from '../../harness/desk/killable.ts'
import { diceOf } from '../../harness/random.ts'
import { nightly } from '../../harness/sample.ts'

const file = 'content/nl/faq/costs.mdx'
/** Parts that are killed or closed, in order. The writer keeps typing in between. */
const crashes = ['desk', 'desk, then window closed', 'desk, then browser', 'browser', 'both'] as const
const kills = nightly ? 30 : 5
/** Maximum typing time that may be lost, in ms. */
const allowedMs = 1000

const desk = withKillableDesk()

test.each(browsers)(
  `%s and the desk are killed ${kills} times: at most the last second of typing is lost`,
  async (_, start) => {
    const dice = diceOf(5)
    const profile = newProfile()
    const onDisk = () => desk.read(file)
    let address = await desk.start()
    let browser = await start(profile)
    try {
      for (let round = 0; round < kills; round++) {
        const crash = crashes[round % crashes.length] ?? 'desk'
        const tab = await browser.openTab(address.origin)
        await open(tab, address)
        await tab.run((side) => document.querySelector<HTMLElement>(`[data-file="${side}"] .cm-content`)?.focus(), file)
        const typed: { word: string; time: number }[] = []
        const typeFor = async (ms: number) => {
          for (const until = Date.now() + ms; Date.now() < until; ) {
            const word = `r${round}w${typed.length}`
            await tab.type(`${word} `)
            typed.push({ word, time: Date.now() })
          }
        }
        await typeFor(dice.upTo(2500))
        const isDeskFirst = crash.startsWith('desk')
        if (isDeskFirst || crash === 'both') await desk.kill()
        if (isDeskFirst) await typeFor(1000 + dice.upTo(2000))
        const end = Date.now()
        if (crash.endsWith('closed')) await tab.close?.()
        if (crash.endsWith('browser') || crash === 'both') {
          await browser.kill()
          browser = await start(profile)
        }
        if (!desk.isRunning()) address = await desk.start()
        const last = crash === 'desk' ? tab : await browser.openTab(address.origin)
        if (last !== tab) await putIn(last, address)
        const safe = typed.filter(({ time }) => time < end - allowedMs).map(({ word }) => word)
        const lost = async () => {
          // Accepts the offer on each attempt, because under load it takes a while to appear.
          await last.run(acceptOffer)
          return safe.filter((word) => !onDisk().includes(`${word} `))
        }
        await expect.poll(lost, { message: `kill ${round + 1}, of ${crash}`, timeout: 30_000 }).toEqual([])
        await last.close?.()
      }
    } finally {
      await browser.kill()
      await desk.kill()
    }
  },
)

type DeskTab = Awaited<ReturnType<Killable['openTab']>>

async function open(tab: DeskTab, address: URL) {
  await tab.goto(`${address.href}#faq/costs`)
  const isReady = () =>
    document.querySelector('[data-phase="idle"]') !== null && document.querySelector('dialog') === null
  await expect.poll(() => tab.run(isReady), { timeout: 60_000 }).toBe(true)
}

/** Runs in the page: accepts an offer, if there is one. False while the page loads. */
function acceptOffer(): boolean {
  document.querySelector<HTMLElement>('dialog button.main')?.click()
  return document.querySelector('main ul') !== null || document.querySelector('[data-phase="idle"]') !== null
}

/** Opens the desk and accepts the text that it offers. */
async function putIn(tab: DeskTab, address: URL) {
  await tab.goto(address.href)
  await expect.poll(() => tab.run(acceptOffer), { timeout: 60_000 }).toBe(true)
  // The offer appears after the list.
  for (let time = 0; time < 20; time++) {
    await tab.run(acceptOffer)
    await wait(100)
  }
}
