import type { Outside } from '../../site/headers.ts'
import type { Business } from './business.ts'

/** The other origins that a deployment uses, by its values in business.yaml or the environment. */
export function outsideOf({ forms, analytics }: Business): Outside {
  const endpoints = [forms.contact, forms.newsletter, ...forms.redirects].filter(
    (url) => url !== null && url !== undefined,
  )
  return {
    forms: endpoints.map((url) => new URL(url).origin),
    analytics: Boolean(analytics.analytical || analytics.marketing),
  }
}
