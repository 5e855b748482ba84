import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** How long a page asks for nothing when it has what it wants, in milliseconds. */
const quiet = 500

/** The whole browser asks for the icon of a page when it likes, and one that only renders pages never does. */
const icon = /\/favicon\.\w+$|\/icons\//

/** Tells of what a page asks for, has got or could not get; its icon is no request of a page. */
export function hearRequests(
  page: Page,
  hear: (request: Request) => void,
  when: 'request' | 'requestfinished' | 'requestfailed' = 'request',
) {
  // Each of them tells of a request; their types do not say so of all at once.
  page.on(when as 'request', (request) => {
    if (!icon.test(new URL(request.url()).pathname)) hear(request)
  })
}

/**
 * Watches what a page asks for. The function that it gives waits until the page has asked for a program and then for
 * nothing more, and gives the files, but for pictures, since it was called last. On a busy machine a program that nothing
 * waits for can come seconds after the page itself.
 */
export function watchAsked(page: Page): () => Promise<string[]> {
  const asked: string[] = []
  hearRequests(page, (request) => {
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname.slice(1))
  })
  return async () => {
    let before = -1
    for (let tries = 0; tries < 40 && (before < asked.length || !asked.some(isScript)); tries++) {
      before = asked.length
      await wait(quiet)
    }
    return asked.splice(0)
  }
}

export const isScript = (file: string) => file.endsWith('.js')
