import type { Amount } from './amounts.ts'
import { type Ids, purposesIn } from './cookies.ts'
import type { Outside } from './headers.ts'

interface Endpoints {
  forms: { contact?: string | null; newsletter?: string | null; redirects: readonly string[] }
  analytics: Ids
  security: { hsts?: Amount | null }
}

/** Header settings from business.yaml or the environment. */
export function outsideOf({ forms, analytics, security }: Endpoints): Outside {
  const endpoints = [forms.contact, forms.newsletter, ...forms.redirects].filter(
    (url) => url !== null && url !== undefined,
  )
  return {
    forms: endpoints.map((url) => new URL(url).origin),
    analytics: purposesIn(analytics).length > 0,
    hsts: security.hsts,
  }
}
