import { base } from './base.ts'

/**
 * Tells the browser to prepare a page of this site when a visitor is about to open it. The text stands in every page
 * as an inline script, so its hash is in the content policy (site/headers.ts).
 */
export function speculationRules(): string {
  return JSON.stringify({ prerender: [{ where: { href_matches: `${base()}*` }, eagerness: 'moderate' }] })
}
