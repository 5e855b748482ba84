import { variableOf } from './facts.ts'

/**
 * Values of business.yaml that tests name, as the file was delivered. Who fills in or changes that file has no test to
 * change.
 */
const delivered: Readonly<Record<string, string>> = {
  'brand.name': '!placeholder Werkstroom',
  'brand.origin': '!placeholder https://www.werkstroom.example',
  'brand.legalName': '!placeholder Werkstroom B.V.',
  'brand.registration': '!placeholder "00000000"',
  'contact.phone': '!placeholder +31 00 000 00 00',
  'contact.email': '!placeholder hallo@werkstroom.example',
  'contact.location': '!placeholder Amsterdam',
  'social.LinkedIn': '!placeholder https://www.linkedin.com/company/werkstroom-example',
  'social.YouTube': '!placeholder https://www.youtube.com/@werkstroom-example',
  'forms.contact': '',
  'forms.newsletter': '',
  'starter.setup': '1500 euro',
  'starter.monthly': '950 euro',
  'starter.workflows': '3',
  'starter.implementation': '2-4 weeks',
  'professional.setup': '2500 euro',
  'professional.monthly': '1750 euro',
  'professional.listingMonthly': '',
  'professional.flowDiscount': '15%',
  'enterprise.monitoring': '24/7',
  'enterprise.savedFte': '3+ FTE',
  'support.monthly': '900 euro',
  'support.opens': '"9:00"',
  'support.days': '{ nl: werkdagen, en: weekdays }',
  'training.price': '1500 euro',
  'claims.uptime': '99.8%',
  'terms.lastUpdated': '2025-09-13',
  'terms.noticePeriod': '1 month',
}

/** Those of them that texts name, as variables of a deployment. */
export const valuesOfTests: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(delivered)
    .filter(([name]) => /^brand\.(name|origin)|^contact\.(phone|email)|\.(setup|monthly|price)$/.test(name))
    .map(([name, value]) => [variableOf(name), value.replace('!placeholder ', '')]),
)

/** The text of business.yaml with those values, each on a line of its own. */
export function asDelivered(text: string): string {
  const lines = text.split('\n')
  for (const [name, value] of Object.entries(delivered)) {
    const [group, key] = name.split('.')
    const start = lines.indexOf(`${group}:`) + 1
    const length = lines.slice(start).findIndex((line) => /^\S/.test(line))
    const end = length < 0 ? lines.length : start + length
    const at = lines.findIndex((line, index) => index >= start && index < end && line.startsWith(`  ${key}:`))
    const line = `  ${key}: ${value}`.trimEnd()
    if (at < 0) lines.splice(start, 0, line)
    else lines[at] = line
  }
  return lines.join('\n')
}
