import { createHash } from 'node:crypto'
import { type Ids, purposesIn, receivers } from './cookies.ts'

/**
 * Google Consent Mode v2 before any choice: all four signals denied. It stands inline in the head, before anything else
 * could run, and only where an id is set.
 */
export const consentDefaults = [
  'window.dataLayer=[]',
  'function gtag(){dataLayer.push(arguments)}',
  "gtag('consent','default',{analytics_storage:'denied',ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied'})",
].join(';')

/**
 * The version of the question: a hash of each purpose in use, its receiver and its id. A choice of another version counts
 * as none, so whoever adds or changes one asks everyone again.
 */
export function consentVersion(ids: Ids): string {
  const asked = purposesIn(ids).map((purpose) => [purpose, receivers[purpose], ids[purpose]])
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8)
}
