import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The program of axe, with which a page is opened: to bring it to an open one takes three times as long. */
export const axeScript = axe.source

/** What axe finds on a page that was opened with that program, when its movements have ended and its texts are all open. */
export async function violationsOn(page: Page): Promise<{ rule: string; at: string }[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    for (const section of document.querySelectorAll('details')) section.open = true
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => ({ rule: `${id}: ${help}`, at: target.join(' ') })),
    )
  })
}
