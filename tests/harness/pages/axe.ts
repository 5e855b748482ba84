import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Source of axe, loaded with the page: injecting it later takes three times as long. */
export const axeScript = axe.source

export interface Violation {
  rule: string
  at: string
  /** Texts and addresses of the element, to find its line in content/. */
  words: string[]
}

/** Runs axe on a page opened with `axeScript`, after animations end and all texts are expanded. */
export async function violationsOn(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    for (const section of document.querySelectorAll('details')) section.open = true
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => {
        const at = target.join(' ')
        const element = document.querySelector(at)
        const addresses = ['href', 'src', 'alt'].flatMap((name) => element?.getAttribute(name) ?? [])
        const text = (element?.textContent || element?.parentElement?.textContent || '').trim().slice(0, 30)
        return { rule: `${id}: ${help}`, at, words: [...addresses, text] }
      }),
    )
  })
}
