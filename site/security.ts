import type { Path } from './locales.ts'

/** Where whoever found a weakness looks first. https://www.rfc-editor.org/rfc/rfc9116 */
export const securityFile: Path = '/.well-known/security.txt'

/** Until when that file holds, at most a year ahead. Look once a year whether its address is still read, and move this. */
export const securityExpires = '2027-10-31'
