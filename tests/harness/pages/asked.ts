import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Time without requests after which a page counts as idle, in ms. */
const quiet = 500

/** Icons are ignored: browsers request them at any time, and headless renderers never do. */
const icon = /\/favicon\.\w+$|\/icons\//

/** Listens to the requests of a page, except for its icons. */
export function onRequest(
  page: Page,
  listener: (request: Request) => void,
  when: 'request' | 'requestfinished' | 'requestfailed' = 'request',
) {
  // The overloads of `on` do not accept a union.
  page.on(when as 'request', (request) => {
    if (!icon.test(new URL(request.url()).pathname)) listener(request)
  })
}

/**
 * Watches the requests of a page. The returned function waits for a script and then for idleness, and returns the files
 * since its last call, without pictures. Under load, a deferred script can arrive seconds after the page.
 */
export function watchAsked(page: Page): () => Promise<string[]> {
  const asked: string[] = []
  onRequest(page, (request) => {
    // Drop late requests of the previous page.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.length = 0
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname.slice(1))
  })
  return async () => {
    let before = -1
    for (let tries = 0; tries < 120 && (before < asked.length || !asked.some(isScript)); tries++) {
      before = asked.length
      await wait(quiet)
    }
    return asked.splice(0)
  }
}

export const isScript = (file: string) => file.endsWith('.js')
