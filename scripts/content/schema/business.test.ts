import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemsIn } from '../../../tests/harness/content.ts'
import { smallRoot } from '../../../tests/harness/small-site.ts'
import { translate } from '../../check/message.ts'
import { readBusiness, variableOf } from './facts.ts'

const shipped = readFileSync(join(smallRoot, 'content/business.yaml'), 'utf8')

/** What is read of the shipped file, which is in order. */
function read(env: NodeJS.ProcessEnv = {}, text = shipped) {
  const business = readBusiness(text, env)
  if ('problems' in business) throw new Error(business.problems.map(({ message }) => translate(message)).join('\n'))
  return business
}

/** The shipped file with one text replaced, and the line on which the replacement begins. */
function changed(from: string, to: string) {
  const start = shipped.indexOf(from)
  if (start < 0) throw new Error(`business.yaml has no "${from}"`)
  const text = shipped.replace(from, () => to)
  const line = text.slice(0, start + to.length - to.trimStart().length).split('\n').length
  return { line, changes: { 'business.yaml': text } }
}

describe('facts', () => {
  test('every fact is written in both languages', () => {
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
      'starter.monthly': '€950',
      'professional.setup': '€2,500',
      'starter.implementation': '2–\u20604\u00a0weeks',
      'claims.uptime': '99.8%',
      'terms.noticePeriod': '1\u00a0month',
      'enterprise.monitoring': '24/7',
      'support.days': 'weekdays',
    })
  })

  test('a value that is not set is no fact', () => {
    expect(read().facts.nl).not.toHaveProperty(['professional.listingMonthly'])
    const second = changed('listingMonthly:', 'listingMonthly: 1950 euro').changes['business.yaml']
    expect(read({}, second).facts.nl['professional.listingMonthly']).toBe('€\u00a01.950')
  })
})

test('what is computed follows its figures, and is no value to set', () => {
  expect(read().facts.nl).toMatchObject({
    'starter.breakEven': '5,5\u00a0uur',
    'professional.breakEven': '10\u00a0uur',
    'enterprise.breakEven': '20\u00a0uur',
    'calculator.byHand': '12\u00a0uur',
    'calculator.saved': '8,4\u00a0uur',
    'starter.firstYear': '€\u00a012.900',
    'technicalCase.byHand': '15\u00a0uur',
    'technicalCase.left': '6\u00a0uur',
    'technicalCase.saved': '9\u00a0uur',
  })
  const dearer = changed('monthly: 950 euro', 'monthly: 1900 euro').changes['business.yaml']
  expect(read({}, dearer).facts.en['starter.breakEven']).toBe('11\u00a0hours')
})

test('a plan that is named for some work pays for itself within a year', () => {
  const adviceOf = (text: string) => read({}, text).advice.map(({ line, message }) => [line, translate(message)])
  expect(adviceOf(shipped)).toEqual([])
  const { line, changes } = changed('shopCase:\n  requests: 100', 'shopCase:\n  requests: 50')
  expect(adviceOf(changes['business.yaml'])).toEqual([
    [
      line + 1,
      'shopCase: at 50 requests of 10 minutes, starter does not pay for itself within a year, and a page says that it suits. Raise requests, or name another plan.',
    ],
  ])
  const slower = changed('kinds: 1\n  minutesLeft: 4', 'kinds: 1\n  minutesLeft: 7').changes['business.yaml']
  expect(adviceOf(slower)).toEqual([[line + 1, expect.stringContaining('shopCase: at 100 requests')]])
  const dearer = changed('monthly: 950 euro', 'monthly: 1400 euro').changes['business.yaml']
  expect(adviceOf(dearer).map(([, text]) => String(text).split(':')[0])).toEqual([
    'calculator',
    'careCase',
    'technicalCase',
    'rosterCase',
  ])
})

describe('what visitors trust us for', () => {
  const unset = ['founder', 'founderTrade', 'reference', 'referenceFrom', 'certificate'].map((name) => `trust.${name}`)

  test('is no fact while it is a placeholder or left empty', () => {
    const empty = shipped.replace(/!placeholder (?=#)/g, '')
    for (const { facts } of [read(), read({}, empty)])
      for (const name of unset) expect(facts.nl).not.toHaveProperty([name])
    expect(read({}, empty).placeholders).not.toEqual(expect.arrayContaining(unset))
  })

  test('is a fact once it is named', () => {
    const { facts, placeholders } = read({ SITE_TRUST_FOUNDER: 'A. Bakker' })
    expect(facts.en['trust.founder']).toBe('A. Bakker')
    expect(placeholders).not.toContain('trust.founder')
  })
})

describe('a variable of the environment replaces a value', () => {
  test('its name is made of that of the value', () => {
    expect(variableOf('contact.phone')).toBe('SITE_CONTACT_PHONE')
    expect(variableOf('forms.contactHoneypot')).toBe('SITE_FORMS_CONTACT_HONEYPOT')
  })

  test('in the facts and for the code', () => {
    const { business, facts } = read({ SITE_CONTACT_PHONE: '+31 20 765 43 21', SITE_STARTER_MONTHLY: '1050 euro' })
    expect(business.contact.phone).toBe('+31 20 765 43 21')
    expect(facts.nl['contact.phone']).toBe('+31 20 765 43 21')
    expect(facts.nl['starter.monthly']).toBe('€\u00a01.050')
  })

  test('of a value that the file leaves empty or out', () => {
    const url = 'https://list.example/subscribe'
    expect(read().business.forms.contact ?? null).toBeNull()
    expect(read({ SITE_FORMS_CONTACT: url }).business.forms.contact).toBe(url)
    const without = changed('  contact:\n', '').changes['business.yaml']
    expect(read({ SITE_FORMS_CONTACT: url }, without).business.forms.contact).toBe(url)
  })

  test('of yes or no too', () => {
    expect(read().business.forms.contactReadable ?? false).toBe(false)
    expect(read({ SITE_FORMS_CONTACT_READABLE: 'true' }).business.forms.contactReadable).toBe(true)
    expect(read({ SITE_FORMS_CONTACT_READABLE: 'false' }).business.forms.contactReadable).toBe(false)
  })

  test('of a group that the file leaves out', () => {
    const without = changed('security:\n  hsts: 1 day\n', '').changes['business.yaml']
    expect(read({}, without).business.security.hsts ?? null).toBeNull()
    expect(read({ SITE_SECURITY_HSTS: '1 year' }, without).business.security.hsts).toBe('1 year')
  })

  test('one that is misspelt is named; those of a host are left to it', async () => {
    expect(await problemsIn({ 'business.yaml': shipped }, { SITE_CONTACT_FONE: '+31 20 765 43 21' })).toEqual([
      'content/business.yaml:1:1  The variable SITE_CONTACT_FONE names no value here. Did you mean SITE_CONTACT_PHONE?',
    ])
    expect(await problemsIn({}, { SITE_NAME: 'werkstroom', SITE_ID: '1' })).toEqual([])
  })

  test('an empty one unsets it', () => {
    const set = changed('listingMonthly:', 'listingMonthly: 1950 euro').changes['business.yaml']
    expect(read({ SITE_PROFESSIONAL_LISTING_MONTHLY: '' }, set).business.professional.listingMonthly).toBeNull()
  })

  test('a wrong one is named', async () => {
    const { line } = changed('phone:', 'phone:')
    const [problem, ...others] = await problemsIn({ 'business.yaml': shipped }, { SITE_CONTACT_PHONE: '06 123' })
    expect(problem).toMatch(
      /^content\/business\.yaml:\d+:\d+ {2}contact\.phone, from SITE_CONTACT_PHONE, "06 123" cannot be used here\. Write a phone number such as \+31 20 123 45 67\.$/,
    )
    expect(problem).toContain(`business.yaml:${line}:`)
    expect(others).toEqual([])
  })
})

describe('placeholders', () => {
  test('the shipped file names what is still to be filled in', () => {
    expect(read().placeholders).toEqual([
      ...['brand.name', 'brand.origin', 'brand.legalName', 'brand.registration', 'brand.vat', 'contact.phone'],
      ...['contact.email', 'contact.street', 'contact.postalCode', 'contact.location', 'contact.person'],
      ...['contact.privacyPerson', 'trust.founder', 'trust.founderTrade', 'trust.reference', 'trust.referenceFrom'],
      ...['trust.certificate', 'plans.badge', 'support.changeHours', 'storage.country', 'subprocessors.hosting'],
      ...['subprocessors.workflows', 'subprocessors.ai', 'subprocessors.messages', 'subprocessors.monitoring'],
      ...['care.norm', 'care.mail', 'terms.reminder', 'terms.acceptance', 'terms.forceMajeure', 'terms.retrieval'],
      ...['terms.switching', 'terms.prospectRetention', 'social.LinkedIn', 'social.YouTube'],
    ])
  })

  test('what the environment or the file fills in is none', () => {
    expect(read({ SITE_CONTACT_PHONE: '+31 20 765 43 21' }).placeholders).not.toContain('contact.phone')
    const filled = changed('name: !placeholder Werkstroom', 'name: Stroomwerk').changes['business.yaml']
    expect(read({}, filled).placeholders).not.toContain('brand.name')
    expect(read({}, filled).facts.nl['brand.name']).toBe('Stroomwerk')
  })
})

describe('wrong values', () => {
  test.each([
    [
      'monthly: 950 euro',
      'monthly: 950',
      12,
      'starter.monthly "950" cannot be used here. Write an amount such as 950 euro.',
    ],
    [
      'monthly: 950 euro',
      'monthly: € 950',
      12,
      'starter.monthly "€ 950" cannot be used here. Write an amount such as 950 euro.',
    ],
    [
      'flowDiscount: 15%',
      'flowDiscount: 15',
      17,
      'professional.flowDiscount "15" cannot be used here. Write a percentage such as 15%.',
    ],
    [
      'implementation: 2-4 weeks',
      'implementation: 2-4 weken',
      19,
      'starter.implementation "2-4 weken" cannot be used here. Write a duration such as 24 hours or 2-4 weeks.',
    ],
    [
      'savedFte: 3+ FTE',
      'savedFte: veel',
      13,
      'enterprise.savedFte "veel" cannot be used here. Write a number of staff such as 1-2 FTE.',
    ],
    ['workflows: 3', 'workflows: drie', 14, 'starter.workflows "drie" cannot be used here. Write a whole number.'],
    [
      'hsts: 1 day',
      'hsts: for ever',
      9,
      'security.hsts "for ever" cannot be used here. Write a time such as 1 day or 2 years with subdomains.',
    ],
    [
      'contactReadable:',
      'contactReadable: perhaps',
      20,
      'forms.contactReadable "perhaps" cannot be used here. Write true or false.',
    ],
    [
      'opens: "9:00"',
      'opens: negen uur',
      10,
      'support.opens "negen uur" cannot be used here. Write a time such as 9:00.',
    ],
    [
      '!placeholder https://www.werkstroom.example',
      'http://werkstroom.example',
      11,
      'brand.origin "http://werkstroom.example" cannot be used here. Write an address that begins with https://.',
    ],
    [
      '!placeholder hallo@werkstroom.example',
      'hallo',
      10,
      'contact.email "hallo" cannot be used here. Write an email address.',
    ],
    [
      'person: !placeholder Klantenteam',
      'person: N.N.',
      11,
      'contact.person "N.N." cannot be used here. Write a name.',
    ],
    [
      'days: { nl: werkdagen, en: weekdays }',
      'days: werkdagen',
      9,
      'support.days "werkdagen" cannot be used here. Write its fields: nl, en.',
    ],
  ])('%s → %s', async (from, to, column, message) => {
    const { line, changes } = changed(from, to)
    expect(await problemsIn(changes)).toEqual([`content/business.yaml:${line}:${column}  ${message}`])
  })

  test('a misspelled name is missing in one place and unknown in the other', async () => {
    const { line, changes } = changed('monthly: 950 euro', 'montly: 950 euro')
    expect(await problemsIn(changes)).toEqual([
      expect.stringMatching(
        /^content\/business\.yaml:\d+:1 {2}starter\.monthly is missing\. Write an amount such as 950 euro\.$/,
      ),
      `content/business.yaml:${line}:3  starter.montly is not a known field. Did you mean monthly? Known fields: setup, monthly, workflows, monitoringResponse, emailResponse, implementation, savedHours.`,
    ])
  })

  test('broken YAML is explained as in any file, and hides nothing of the others', async () => {
    const { line, changes } = changed('name: !placeholder Werkstroom', 'name: "Werkstroom')
    expect(await problemsIn({ ...changes, 'nl/pages/about.mdx': null })).toEqual([
      `content/business.yaml:${line}:9  What is opened here is not closed. Write " at the end of the value.`,
      'content/nl/pages/about.mdx:1:1  The file is missing. Write it as the twin of content/en/pages/about.mdx.',
    ])
  })

  test('a tab is found on its own line', async () => {
    const { line, changes } = changed('  monthly: 950 euro', '\tmonthly: 950 euro')
    expect(await problemsIn(changes)).toEqual([
      `content/business.yaml:${line}:1  "monthly: 950 euro" begins with a tab. Write spaces instead, two for each level.`,
    ])
  })

  test('the file must be there, and UTF-8', async () => {
    const missing = 'content/business.yaml:1:1  The file is missing or empty. Restore it: it holds every fact.'
    expect(await problemsIn({ 'business.yaml': null })).toEqual([missing])
    expect(await problemsIn({ 'business.yaml': '' })).toEqual([missing])
    expect(await problemsIn({ 'business.yaml': Buffer.from(`${shipped}# é`, 'latin1') })).toEqual([
      'content/business.yaml:1:1  The file is not UTF-8. Save it again with the encoding UTF-8.',
    ])
    expect(await problemsIn({ 'business.yaml': `\ufeff${shipped.replaceAll('\n', '\r\n')}` })).toEqual([])
  })
})
