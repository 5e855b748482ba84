import { beforeAll, expect, test } from 'vitest'
import { browsers, newProfile, withKillableDesk } from '../../harness/desk/killable.ts'

const file = 'content/nl/blog/five-reasons.mdx'
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${colour}" d="M0 0h16v9H0z"/></svg>`

const desk = withKillableDesk()
let address: URL
beforeAll(async () => {
  address = await desk.start()
})

test.each(browsers)('in %s a dropped picture lands where it was dropped, not at the cursor', async (name, start) => {
  const browser = await start(newProfile())
  try {
    const tab = await browser.openTab(address.origin)
    await tab.goto(`${address.href}#blog/five-reasons`)
    /** Drops a picture on the second long line, while the cursor is in the first line. */
    const drop = (side: string, text: string) => {
      const isIdle = document.querySelector('[data-phase="idle"]')
      const body = isIdle && document.querySelector<HTMLElement>(`[data-file="${side}"] .cm-content`)
      const lines = [...(body?.querySelectorAll('.cm-line') ?? [])].filter(
        (line) => (line.textContent ?? '').length > 40,
      )
      const line = lines[1]
      if (!body || !line) return ''
      body.focus()
      line.scrollIntoView({ block: 'center' })
      const { left, top } = line.getBoundingClientRect()
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'image.svg', { type: 'image/svg+xml' }))
      const place = { clientX: left + 90, clientY: top + 12 }
      line.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }))
      return line.textContent ?? ''
    }
    let line = ''
    await expect
      .poll(async () => (line = await tab.run(drop, file, svg(`place-${name}`))), { timeout: 60_000 })
      .not.toBe('')
    await expect
      .poll(() => tab.run(() => document.querySelector('dialog textarea') !== null), { timeout: 20_000 })
      .toBe(true)
    await tab.run(() => document.querySelector<HTMLElement>('dialog textarea')?.focus())
    await tab.type(`Een plek in ${name}`)
    await tab.run(() => document.querySelector<HTMLElement>('dialog button.main')?.click())
    const text = () => desk.read(file)
    await expect.poll(text, { timeout: 20_000 }).toContain(`${line}\n\n![Een plek in ${name}](`)
  } finally {
    await browser.kill()
  }
})

test.each(browsers)('in %s, typing goes on below a picture from the button of the text', async (name, start) => {
  const browser = await start(newProfile())
  try {
    const tab = await browser.openTab(address.origin)
    await tab.goto(`${address.href}#blog/five-reasons`)
    /** Runs in the page: presses the button for a picture, once the text is there. */
    const pressButton = (side: string) => {
      const isIdle = document.querySelector('[data-phase="idle"]')
      const body = isIdle && document.querySelector(`[data-file="${side}"] .body`)
      const bar = body?.querySelector('[role="toolbar"]')
      const button = [...(bar?.querySelectorAll('button') ?? [])].find(({ ariaLabel, textContent, title }) =>
        [ariaLabel, textContent, title].some((words) => /^(Picture|Afbeelding)/.test(words ?? '')),
      )
      button?.focus()
      button?.click()
      return button !== undefined
    }
    await expect.poll(() => tab.run(pressButton, file), { timeout: 60_000 }).toBe(true)
    const choose = () => {
      document.querySelector<HTMLElement>('dialog [name="picture"]')?.click()
      document.querySelector<HTMLElement>('dialog textarea')?.focus()
      return document.querySelector('dialog [name="picture"]') !== null
    }
    await expect.poll(() => tab.run(choose), { timeout: 20_000 }).toBe(true)
    await tab.type(` Foto in ${name}`)
    await tab.run(() => document.querySelector<HTMLElement>('dialog button.main')?.click())
    await expect.poll(() => tab.run(() => document.querySelector('dialog') === null)).toBe(true)
    await tab.type(`Onder de foto in ${name}.`)
    const text = () => desk.read(file)
    await expect
      .poll(text, { timeout: 20_000 })
      .toMatch(new RegExp(`Foto in ${name}\\]\\(.*\\)\\n\\nOnder de foto in ${name}\\.`))
  } finally {
    await browser.kill()
  }
})
