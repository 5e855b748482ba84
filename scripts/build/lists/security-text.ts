import { absolute } from '../../../site/head/metadata.ts'
import { defaultLocale, locales } from '../../../site/locales.ts'
import { securityExpires, securityFile } from '../../../site/security.ts'
import type { Business } from '../../content/schema/business.ts'

/** Returns security.txt: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText({ brand, contact }: Business): string {
  const languages = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)]
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${securityExpires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absolute(securityFile, brand)}`,
    '',
  ].join('\n')
}
