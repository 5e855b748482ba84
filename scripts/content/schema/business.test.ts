import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemsIn } from '../../../tests/harness/content.ts'
import { smallRoot } from '../../../tests/harness/small-site.ts'
import { applyFixes } from '../../check/fix.ts'
import { readBusiness } from '../facts.ts'
import { translate } from '../problem.ts'

const shipped = readFileSync(join(smallRoot, 'content/business.yaml'), 'utf8')

function read(env: Record<string, string> = {}, text = shipped) {
  const { business, ...read } = readBusiness(text, env)
  if (!business) throw new Error(read.problems.map(({ message }) => translate(message)).join('\n'))
  return { business, ...read }
}

function wrongIn(text: string, env: Record<string, string> = {}): string[] {
  const { business, problems } = readBusiness(text, env)
  return business ? [] : problems.map(({ line, column, message }) => `${line}:${column}  ${translate(message)}`)
}

function changed(from: string, to: string): string {
  if (!shipped.includes(from)) throw new Error(`business.yaml has no "${from}"`)
  return shipped.replace(from, () => to)
}

const lineOf = (text: string) => shipped.slice(0, shipped.indexOf(text.trimStart())).split('\n').length

test('every fact is written in both languages, and an unset value is not a fact', () => {
  const { facts } = read()
  expect(facts.nl).toMatchObject({
    'starter.monthly': '€\u00a0950',
    'professional.setup': '€\u00a02.500',
    'starter.implementation': '2–\u20604\u00a0weken',
    'claims.uptime': '99,8%',
    'terms.noticePeriod': '1\u00a0maand',
    'enterprise.monitoring': '24/7',
    'support.days': 'werkdagen',
  })
  expect(facts.en).toMatchObject({
    'professional.setup': '€2,500',
    'starter.implementation': '2–\u20604\u00a0weeks',
    'claims.uptime': '99.8%',
    'support.days': 'weekdays',
  })
  expect(facts.nl).not.toHaveProperty(['professional.listingMonthly'])
})

test('a proof is not a fact while it is a placeholder or empty', () => {
  const unset = ['founder', 'founderTrade', 'reference', 'referenceFrom', 'certificate'].map((name) => `trust.${name}`)
  const empty = read({}, shipped.replace(/!placeholder (?=#)/g, ''))
  for (const { facts } of [read(), empty]) for (const name of unset) expect(facts.nl).not.toHaveProperty([name])
  expect(empty.placeholders).not.toEqual(expect.arrayContaining(unset))
  const named = read({ SITE_TRUST_FOUNDER: 'A. Bakker' })
  expect(named.facts.en['trust.founder']).toBe('A. Bakker')
  expect(named.placeholders).not.toContain('trust.founder')
})

describe('a variable of the environment replaces a value', () => {
  test('in the facts and for the code', () => {
    const { business, facts } = read({ SITE_CONTACT_PHONE: '+31 20 765 43 21', SITE_STARTER_MONTHLY: '1050 euro' })
    expect(business.contact.phone).toBe('+31 20 765 43 21')
    expect(facts.nl).toMatchObject({ 'contact.phone': '+31 20 765 43 21', 'starter.monthly': '€\u00a01.050' })
  })

  test('even if the file omits it or its group, or leaves it empty', () => {
    const url = 'https://list.example/subscribe'
    expect(read().business.forms.contact ?? null).toBeNull()
    expect(read({ SITE_FORMS_CONTACT: url }).business.forms.contact).toBe(url)
    expect(read({ SITE_FORMS_CONTACT: url }, changed('  contact:\n', '')).business.forms.contact).toBe(url)
    const without = changed('security:\n  hsts: 1 day\n', '')
    expect(read({}, without).business.security.hsts ?? null).toBeNull()
    expect(read({ SITE_SECURITY_HSTS: '1 year' }, without).business.security.hsts).toEqual({ value: 1, unit: 'year' })
  })

  test('as true or false; an empty variable unsets it', () => {
    expect(read({ SITE_FORMS_CONTACT_READABLE: 'true' }).business.forms.contactReadable).toBe(true)
    expect(read({ SITE_FORMS_CONTACT_READABLE: 'false' }).business.forms.contactReadable).toBe(false)
    const set = changed('listingMonthly:', 'listingMonthly: 1950 euro')
    expect(read({}, set).facts.nl['professional.listingMonthly']).toBe('€\u00a01.950')
    expect(read({ SITE_PROFESSIONAL_LISTING_MONTHLY: '' }, set).business.professional.listingMonthly).toBeNull()
  })

  test("a misspelt or invalid variable is reported, and a host's own variables are ignored", async () => {
    expect(await problemsIn({ 'business.yaml': shipped }, { SITE_CONTACT_FONE: '+31 20 765 43 21' })).toEqual([
      'content/business.yaml:1:1  No value in the file belongs to the variable SITE_CONTACT_FONE. Did you mean SITE_CONTACT_PHONE?',
    ])
    expect(await problemsIn({}, { SITE_NAME: 'werkstroom', SITE_ID: '1' })).toEqual([])
    expect(wrongIn(shipped, { SITE_CONTACT_PHONE: '06 123' })).toEqual([
      expect.stringMatching(
        `^${lineOf('phone:')}:\\d+  contact.phone, from SITE_CONTACT_PHONE, "06 123" cannot be used here. Write a phone number such as`,
      ),
    ])
  })
})

test('a placeholder counts until the environment or the file fills it in', () => {
  const filled = read({ SITE_CONTACT_PHONE: '+31 20 765 43 21' }, changed('name: !placeholder ', 'name: '))
  expect(read().placeholders).toEqual(expect.arrayContaining(['brand.name', 'contact.phone', 'social.LinkedIn']))
  expect(filled.placeholders).toEqual(read().placeholders.filter((name) => !/^(brand.name|contact.phone)$/.test(name)))
  expect(filled.facts.nl['brand.name']).toBe('Werkstroom')
})

test('an analytics id that is a placeholder is asked about and never used, until it is filled in', () => {
  const ids = changed('analytical: G-TEST', 'analytical: !placeholder G-TEST')
  const analyticsOf = ({ business, facts }: ReturnType<typeof read>) => ({
    ...business?.analytics,
    facts: [facts.en['analytics.asked'], facts.en['analytics.active']],
  })
  const both = ['analytical', 'marketing']
  expect(read({}, ids).placeholders).toContain('analytics.analytical')
  expect(analyticsOf(read({}, ids))).toEqual({
    ...{ analytical: null, marketing: 'AW-TEST', asked: both },
    facts: ['analytical marketing', 'marketing'],
  })
  expect(analyticsOf(read({ SITE_ANALYTICS_ANALYTICAL: 'G-2', SITE_ANALYTICS_MARKETING: '' }, ids))).toEqual({
    ...{ analytical: 'G-2', marketing: null, asked: ['analytical'] },
    facts: ['analytical', 'analytical'],
  })
})

test.each([
  ['monthly: 950 euro', 'monthly: 950', 12, 'starter.monthly', 'an amount such as 950 euro'],
  ['monthly: 950 euro', 'monthly: € 950', 12, 'starter.monthly', 'an amount such as 950 euro'],
  ['flowDiscount: 15%', 'flowDiscount: 15', 17, 'professional.flowDiscount', 'a percentage such as 15%'],
  [': 2-4 weeks', ': 2-4 weken', 19, 'starter.implementation', 'a duration such as 24 hours or 2-4 weeks'],
  ['savedFte: 3+ FTE', 'savedFte: veel', 13, 'enterprise.savedFte', 'a number of staff such as 1-2 FTE'],
  ['workflows: 3', 'workflows: drie', 14, 'starter.workflows', 'a whole number'],
  ['hsts: 1 day', 'hsts: for ever', 9, 'security.hsts', 'a time such as 1 day or 2 years with subdomains'],
  ['contactReadable:', 'contactReadable: perhaps', 20, 'forms.contactReadable', 'true or false'],
  ['opens: "9:00"', 'opens: negen uur', 10, 'support.opens', 'a time such as 9:00'],
  ['origin: !placeholder https', 'origin: http', 11, 'brand.origin', 'an address that begins with https://'],
  ['!placeholder hallo@werkstroom.example', 'hallo', 10, 'contact.email', 'an email address'],
  ['person: !placeholder Klantenteam', 'person: N.N.', 11, 'contact.person', 'a name'],
  ['{ nl: werkdagen, en: weekdays }', 'werkdagen', 9, 'support.days', 'its fields: nl, en'],
])('%s is not %s', (from, to, column, name, cure) => {
  const text = changed(from, to)
  const line = lineOf(from)
  const value = text
    .split('\n')
    [line - 1]?.slice(column - 1)
    .replace(/ +#.*/, '')
  expect(wrongIn(text)).toEqual([`${line}:${column}  ${name} "${value}" cannot be used here. Write ${cure}.`])
})

test.each([
  ['950', 'an amount without its unit', '950 euro'],
  ['"950" # per month', 'a quoted one', '950 euro # per month'],
  ['!placeholder 950', 'an example', '!placeholder 950 euro'],
  ['1.000', 'what YAML reads as another number', '1.000'],
  ['€ 950', 'another unit', '€ 950'],
])('%s is %s: --fix makes it %s', (written, _, right) => {
  const fileWith = (value: string) => changed('monthly: 950 euro', `monthly: ${value}`)
  const text = fileWith(written)
  expect(applyFixes(text, readBusiness(text, {}).problems).text).toBe(fileWith(right))
})

test('a misspelt name is missing in one place and unknown in the other', () => {
  expect(wrongIn(changed('monthly: 950 euro', 'montly: 950 euro')).sort()).toEqual([
    expect.stringMatching(/^\d+:1 {2}starter\.monthly is missing\. Write an amount such as 950 euro\.$/),
    `${lineOf('monthly: 950 euro')}:3  starter.montly is not a known field. Did you mean monthly? Known fields: setup, monthly, workflows, monitoringResponse, emailResponse, implementation, savedHours.`,
  ])
})

test('broken YAML is explained as in any file, and hides no problems of other files', async () => {
  const broken = changed('name: !placeholder Werkstroom', 'name: "Werkstroom')
  expect(await problemsIn({ 'business.yaml': broken, 'nl/pages/about.mdx': null })).toEqual([
    `content/business.yaml:${lineOf('name: !placeholder Werkstroom')}:9  A quote or bracket opened here is not closed. Write " at the end of the value.`,
    'content/nl/pages/about.mdx:1:1  The file is missing. Create it as the twin of content/en/pages/about.mdx.',
  ])
})

test('the file must be there, and UTF-8', async () => {
  const missing = 'content/business.yaml:1:1  The file is missing or empty. Restore it: it holds every fact.'
  expect(await problemsIn({ 'business.yaml': null })).toEqual([missing])
  expect(await problemsIn({ 'business.yaml': '' })).toEqual([missing])
  expect(await problemsIn({ 'business.yaml': Buffer.from(`${shipped}# é`, 'latin1') })).toEqual([
    'content/business.yaml:1:1  The file is not UTF-8. Save it again as UTF-8.',
  ])
  expect(await problemsIn({ 'business.yaml': `\ufeff${shipped.replaceAll('\n', '\r\n')}` })).toEqual([])
})
