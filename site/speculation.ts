import { base } from './base.ts'

/** Speculation rules for prerendering. Inlined in every page, so the CSP contains their hash (site/headers.ts). */
export function speculationRules(): string {
  return JSON.stringify({ prerender: [{ where: { href_matches: `${base()}*` }, eagerness: 'moderate' }] })
}
