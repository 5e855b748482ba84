import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The program of axe, with which a page is opened: to bring it to an open one takes three times as long. */
export const axeScript = axe.source

export interface Violation {
  rule: string
  at: string
  /** The words and addresses of the element, by which its line is found in content/. */
  words: string[]
}

/** What axe finds on a page that was opened with that program, when its movements have ended and its texts are all open. */
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
