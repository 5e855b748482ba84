import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallRoot } from '../../tests/harness/small-site.ts'
import { readBusiness } from './facts.ts'
import { print } from './problem.ts'

const shipped = readFileSync(join(smallRoot, 'content/business.yaml'), 'utf8')
const untagged = shipped.replaceAll('!placeholder ', '')

/** Facts of a real company, as environment variables. */
const real = {
  SITE_BRAND_ORIGIN: 'https://www.draadwerk.nl',
  SITE_BRAND_REGISTRATION: '30456781',
  SITE_BRAND_VAT: 'NL823456781B01',
  SITE_CONTACT_PHONE: '+31 30 765 43 21',
  SITE_CONTACT_EMAIL: 'post@draadwerk.nl',
  SITE_CONTACT_STREET: 'Stationsplein 12',
  SITE_CONTACT_POSTAL_CODE: '3511 AB',
  SITE_SOCIAL_LINKED_IN: 'https://www.linkedin.com/company/draadwerk',
  SITE_SOCIAL_YOU_TUBE: 'https://www.youtube.com/@draadwerk',
}

const standIns = (text: string, env: Record<string, string> = {}) =>
  readBusiness(text, env).standIns.map((problem) => print(problem).replace(/^\S+ +/, ''))

test('a value that came with the site does not count as real, with or without its tag', () => {
  expect(standIns(shipped)).toEqual([])
  expect(standIns(untagged)).toEqual([
    'brand.origin "https://www.werkstroom.example" is a placeholder address. Write your own: an address that begins with https://.',
    'brand.registration "00000000" is not a real number. Write your own: the registration number of the company, such as "12345678".',
    'brand.vat "NL000000000B00" is not a real number. Write your own: a VAT number such as NL123456789B01.',
    'contact.phone "+31 00 000 00 00" is not a real number. Write your own: a phone number such as +31 20 123 45 67.',
    'contact.email "hallo@werkstroom.example" is a placeholder address. Write your own: an email address.',
    'contact.street "Straatnaam 0" has no house number. Write your own: a street with its number, such as Stationsplein 12.',
    'contact.postalCode "0000 AA" is not a real number. Write your own: a postal code such as 1012 AB.',
    'social.LinkedIn "https://www.linkedin.com/company/werkstroom-example" is a placeholder address. Write your own: an address that begins with https://.',
    'social.YouTube "https://www.youtube.com/@werkstroom-example" is a placeholder address. Write your own: an address that begins with https://.',
  ])
  const line = untagged.slice(0, untagged.indexOf('phone:')).split('\n').length
  expect(readBusiness(untagged, {}).standIns.map(print)).toContainEqual(
    expect.stringMatching(`^content/business.yaml:${line}:10  contact.phone `),
  )
})

test('values of a real company are accepted', () => {
  expect(standIns(untagged, real)).toEqual([])
})

test.each([
  ['SITE_BRAND_ORIGIN', 'https://draadwerk.test'],
  ['SITE_BRAND_ORIGIN', 'https://www.example.com/'],
  ['SITE_CONTACT_EMAIL', 'info@Example.org'],
  ['SITE_CONTACT_EMAIL', 'info@mail.draadwerk.invalid'],
  ['SITE_FORMS_CONTACT', 'https://localhost:3000/post'],
  ['SITE_FORMS_NEWSLETTER', 'https://list.example.net/subscribe'],
  ['SITE_FORMS_REDIRECTS', 'https://list.draadwerk.nl https://thanks.draadwerk.example'],
  ['SITE_CONTACT_PHONE', '+31 00 123 45 67'],
  ['SITE_CONTACT_PHONE', '+31000000000'],
  ['SITE_CONTACT_PHONE', '+31 20 000 00 00'],
  ['SITE_ANALYTICS_ANALYTICAL', 'G-0000000000'],
  ['SITE_ANALYTICS_MARKETING', 'AW-XXXXXXXXX'],
  ['SITE_CONTACT_STREET', 'Stationsplein'],
])('%s is refused as %s, by the name of the variable', (name, value) => {
  expect(standIns(untagged, { ...real, [name]: value })).toEqual([expect.stringContaining(`, from ${name}, "`)])
})

test.each([
  ['SITE_BRAND_ORIGIN', 'https://www.latest-examples.nl'],
  ['SITE_CONTACT_EMAIL', 'test@contest.com'],
  ['SITE_CONTACT_PHONE', '+1 800 000 1234'],
  ['SITE_CONTACT_PHONE', '+31 800 0001'],
  ['SITE_CONTACT_STREET', 'Postbus 20'],
  ['SITE_ANALYTICS_ANALYTICAL', 'G-100000000'],
])('%s is taken as %s', (name, value) => {
  expect(standIns(untagged, { ...real, [name]: value })).toEqual([])
})
