import { business } from '../site/content.ts'
import { externalOrigins, metaPolicy } from '../site/headers.ts'
import font from './fonts/figtree-core.woff2?url'

/**
 * Start of <head>: charset, CSP and font preload. Not rendered by React: React puts preloads first, and a meta CSP
 * only covers later content.
 */
export function headPrelude(sheet: string): string {
  return `<meta charset="utf-8">${policy(sheet)}<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
}

/** No CSP in dev: Vite injects inline scripts. */
function policy(sheet: string): string {
  if (import.meta.env.DEV) return ''
  return `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(externalOrigins(business), [sheet])}">`
}
