import type { Path } from './locales.ts'

/** https://www.rfc-editor.org/rfc/rfc9116 */
export const securityFile: Path = '/.well-known/security.txt'

/**
 * Expiry of security.txt, at most a year ahead. Each year, check that its address is still read, and move this date.
 */
export const securityExpires = '2027-10-31'
