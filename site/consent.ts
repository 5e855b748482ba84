import { createHash } from 'node:crypto'
import { type Ids, purposesIn, receivers } from './cookies.ts'

/**
 * Google Consent Mode v2 defaults: all four signals denied. Inlined in the head before other scripts, if an id is
 * set.
 */
export const consentDefaults = [
  'window.dataLayer=[]',
  'function gtag(){dataLayer.push(arguments)}',
  "gtag('consent','default',{analytics_storage:'denied',ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied'})",
].join(';')

/** Hash of the purposes in use, their receivers and ids. Any change invalidates stored choices. */
export function consentVersion(ids: Ids): string {
  const asked = purposesIn(ids).map((purpose) => [purpose, receivers[purpose], ids[purpose]])
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8)
}
