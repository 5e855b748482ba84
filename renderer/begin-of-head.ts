import { business } from '../site/content.ts'
import { metaPolicy } from '../site/headers.ts'
import { outsideOf } from '../site/third-parties.ts'
import font from './fonts/figtree-core.woff2?url'

/**
 * What <head> of a page with this stylesheet begins with: the charset, the content policy for hosts that send no headers,
 * and the font. A policy in the page is over what comes after it, and React writes what it preloads before all else, so
 * these are not React's.
 */
export function beginOfHead(sheet: string): string {
  return `<meta charset="utf-8">${policy(sheet)}<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
}

/** None while developing: Vite's own scripts are inline. */
function policy(sheet: string): string {
  if (import.meta.env.DEV) return ''
  return `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(outsideOf(business), [sheet])}">`
}
