import { expect } from 'vitest'
import { addressOf, arrive, become, type Flow } from '../../harness/engines/flow.ts'

export const keyboardFlows: Flow[] = [
  {
    name: 'the keyboard goes through home, the list of articles and the contact page, and what it is on can be seen',
    async walk({ tab, engine }) {
      await arrive(tab, '/')
      await tab.press('Tab')
      expect(await tab.run(() => document.activeElement?.getAttribute('href'))).toBe('#main')
      // On a virtual display, WebKit windows get no focus, so no focus style appears.
      if (engine !== 'WebKit')
        await become(
          tab,
          true,
          () => (document.querySelector('[href="#main"]')?.getBoundingClientRect().top ?? -1) >= 0,
        )
      await tab.press('Enter')
      await become(tab, '/#main', addressOf)
      for (const url of ['/', '/en/blog', '/contact']) {
        await arrive(tab, url)
        const hidden: unknown[] = []
        let stops = 0
        for (; stops < 80; stops++) {
          await tab.press('Tab')
          const at = await tab.run(lookedAt)
          if (!at) break
          if (!at.seen && !at.skips) hidden.push(at.what)
        }
        expect({ url, hidden }).toEqual({ url, hidden: [] })
        expect(stops).toBeGreaterThan(15)
      }
    },
  },
]

/** The focused element, and whether it is in view and uncovered; `null` if nothing has focus. */
async function lookedAt() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const within = () => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return false
    // One visible point suffices: a link can be larger than the visible area.
    const ends = [Math.max(top, 0) + 1, (top + bottom) / 2, Math.min(bottom, innerHeight) - 1]
    return ends.some((y) => {
      const there = document.elementFromPoint(Math.min(Math.max((left + right) / 2, 1), innerWidth - 1), y)
      return there !== null && (element.contains(there) || there.contains(element))
    })
  }
  // Some engines scroll with a delay, and the skip link takes a moment to disappear.
  for (let tries = 0; tries < 120 && !within(); tries++) await new Promise((resolve) => setTimeout(resolve, 50))
  return { what: element.outerHTML.slice(0, 80), seen: within(), skips: element.matches('[href="#main"]') }
}
