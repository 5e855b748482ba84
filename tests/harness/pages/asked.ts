import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** How long a page asks for nothing when it has what it wants, in milliseconds. */
const quiet = 500

/**
 * Watches what a page asks for. The function that it gives waits until the page has asked for a program and then for
 * nothing more, and gives the files, but for pictures, since it was called last. On a busy machine a program that nothing
 * waits for can come seconds after the page itself.
 */
export function watchAsked(page: Page): () => Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
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
