import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categories } from '../../../site/categories.ts'
import { browsers, killableDesk, newProfile } from '../../harness/desk/killable.ts'
import { withRemote } from '../../harness/desk/repository.ts'
import { copyProject } from '../../harness/project.ts'

const file = 'content/nl/blog/five-reasons.mdx'
const folder = 'public/images/blog'
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${colour}" d="M0 0h16v9H0z"/></svg>`

let copy: ReturnType<typeof copyProject>
let remote: ReturnType<typeof withRemote>
let desk: ReturnType<typeof killableDesk>
let address: URL
beforeAll(async () => {
  copy = copyProject()
  remote = withRemote(copy.folder)
  desk = killableDesk(copy.folder)
  address = await desk.start()
})
afterAll(async () => {
  await desk.kill()
  remote.remove()
  copy.remove()
})

test.each(browsers)('in %s a dropped picture lands where it was dropped, not at the cursor', async (name, start) => {
  const browser = await start(newProfile())
  try {
    const tab = await browser.openTab(address.origin)
    await tab.goto(`${address.href}#blog/five-reasons`)
    /** Drops on the second paragraph, with the cursor in the first line. */
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
    const text = () => readFileSync(join(copy.folder, file), 'utf8')
    await expect.poll(text, { timeout: 20_000 }).toContain(`${line}\n\n![Een plek in ${name}](`)
  } finally {
    await browser.kill()
  }
})

test.each(browsers)('in %s a category is chosen once, for both languages', async (_, start) => {
  const browser = await start(newProfile())
  try {
    const tab = await browser.openTab(address.origin)
    await tab.goto(`${address.href}#blog/five-reasons`)
    const choose = (at: number) => {
      const select = document.querySelector<HTMLSelectElement>('[data-shared] [data-path="category"] select')
      if (!select || !document.querySelector('[data-phase="idle"]')) return false
      select.selectedIndex = at
      select.dispatchEvent(new Event('change', { bubbles: true }))
      return true
    }
    const read = (locale: string) => readFileSync(join(copy.folder, `content/${locale}/blog/five-reasons.mdx`), 'utf8')
    const before = ['nl', 'en'].map(read)
    const index = Object.values(categories).findIndex(({ slug }) => before[0]?.includes(`category: ${slug.nl}`))
    for (const at of [index === 0 ? 1 : 0, index]) {
      await expect.poll(() => tab.run(choose, at), { timeout: 60_000 }).toBe(true)
      const { slug } = Object.values(categories)[at] ?? { slug: { nl: '', en: '' } }
      for (const locale of ['nl', 'en'] as const)
        await expect.poll(() => read(locale), { timeout: 20_000 }).toContain(`category: ${slug[locale]}\n`)
    }
    await expect.poll(() => ['nl', 'en'].map(read), { timeout: 20_000 }).toEqual(before)
  } finally {
    await browser.kill()
  }
})

test.each(browsers)(
  'in %s a dropped picture and the one of a colleague by the same name both stay',
  async (name, start) => {
    const browser = await start(newProfile())
    try {
      const tab = await browser.openTab(address.origin)
      await tab.goto(`${address.href}#blog/five-reasons`)
      const drop = (side: string, text: string) => {
        const body =
          document.querySelector(`[data-phase="idle"]`) && document.querySelector(`[data-file="${side}"] .cm-content`)
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], 'image.svg', { type: 'image/svg+xml' }))
        body?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
        return document.querySelector('dialog textarea') !== null
      }
      const own = svg(name)
      await expect.poll(() => tab.run(drop, file, own), { timeout: 60_000 }).toBe(true)
      await tab.run(() => document.querySelector<HTMLElement>('dialog textarea')?.focus())
      await tab.type(`Een vlak in ${name}`)
      await tab.run(() => document.querySelector<HTMLElement>('dialog button.main')?.click())
      const pasted = () =>
        new RegExp(`Een vlak in ${name}\\]\\(/images/blog/(five-reasons-[0-9a-f]{6}\\.svg)`).exec(
          readFileSync(join(copy.folder, file), 'utf8'),
        )?.[1] ?? ''
      await expect.poll(pasted, { timeout: 20_000 }).not.toBe('')
      remote.publish({ [`${folder}/image.svg`]: svg(`theirs-${name}`) })
      await tab.run(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('header button')]
        buttons.find(({ textContent }) => /Get latest|Haal het nieuwste/.test(textContent))?.click()
      })
      const there = (picture: string) =>
        readdirSync(join(copy.folder, folder)).includes(picture) &&
        readFileSync(join(copy.folder, folder, picture), 'utf8')
      await expect.poll(() => there('image.svg'), { timeout: 20_000 }).toBe(svg(`theirs-${name}`))
      expect(there(pasted())).toBe(own)
    } finally {
      await browser.kill()
    }
  },
)
