import { z } from 'zod'
import type { Analytics } from '../../../site/cookies.ts'
import { like } from '../../../site/fields.ts'
import { parseAmount } from '../../../site/format.ts'
import { localize } from '../../../site/locales.ts'
import { planIds } from '../../../site/plans.ts'

/** Amount with a unit, such as `950 euro`: a text in the file, an object in the code. */
const amount = (form: RegExp, cure: z.GlobalMeta) => like(form).meta(cure).transform(parseAmount)
const text = z.string().min(1).meta({ en: 'some text', nl: 'een tekst' })
const euro = amount(/^\d+ euro$/, {
  en: 'an amount such as 950 euro',
  nl: 'een bedrag zoals 950 euro',
  ending: ' euro',
})
const percent = amount(/^\d+(\.\d+)?%$/, { en: 'a percentage such as 15%', nl: 'een percentage zoals 15%' })
const duration = amount(/^\d+(-\d+)? (second|minute|hour|day|week|month|year)s?$/, {
  en: 'a duration such as 24 hours or 2-4 weeks',
  nl: 'een duur in het Engels, zoals 24 hours of 2-4 weeks',
})
/** Response time. `on working days` excludes weekends and holidays; office hours are those of support. */
const reaction = amount(/^\d+ (office hours?|hours?( on working days)?)$/, {
  en: 'a time such as 24 hours on working days',
  nl: 'een tijd in het Engels, zoals 24 hours on working days',
})
/** Duration for which browsers require https (HSTS, RFC 6797). */
const hsts = amount(/^\d+ (day|week|month|year)s?( with subdomains)?$/, {
  en: 'a time such as 1 day or 2 years with subdomains',
  nl: 'een tijd in het Engels, zoals 1 day of 2 years with subdomains',
})
const staff = amount(/^\d+(-\d+|\+)? FTE$/, {
  en: 'a number of staff such as 1-2 FTE',
  nl: 'een aantal fte, zoals 1-2 FTE',
})
const count = z.coerce.number().int().positive().meta({ en: 'a whole number', nl: 'een heel getal' })
const url = z
  .url({ protocol: /^https$/ })
  .meta({ en: 'an address that begins with https://', nl: 'een adres dat met https:// begint' })
const time = like(/^\d{1,2}:\d{2}$/).meta({ en: 'a time such as 9:00', nl: 'een tijd zoals 9:00' })
const inEach = z.strictObject(localize(() => text))
const words = text
  .or(inEach)
  .meta({ en: 'some text, or a text for each language', nl: 'een tekst, of een tekst voor elke taal' })
const registration = text.meta({
  en: 'the registration number of the company, such as "12345678"',
  nl: 'het inschrijfnummer van het bedrijf, zoals "12345678"',
})
const vat = text.meta({ en: 'a VAT number such as NL123456789B01', nl: 'een btw-nummer zoals NL123456789B01' })
const street = text.meta({
  en: 'a street with its number, such as Stationsplein 12',
  nl: 'een straat met het nummer, zoals Stationsplein 12',
})
const postalCode = text.meta({ en: 'a postal code such as 1012 AB', nl: 'een postcode zoals 1012 AB' })
const id = (example: string) => text.meta({ en: `an id such as ${example}`, nl: `een id zoals ${example}` }).or(unset)
/** For an unknown name, leave this unset or write a role. N.N. is rejected. */
const name = text.regex(/^(?!N\.?N\.?$)/i).meta({ en: 'a name', nl: 'een naam' })
const named = name
  .or(z.strictObject(localize(() => name)))
  .meta({ en: 'a name, or one for each language', nl: 'een naam, of een naam voor elke taal' })
const unset = z.null().optional()
const badge = z
  .enum(['most chosen', 'our recommendation'])
  .meta({ en: 'most chosen or our recommendation', nl: 'most chosen of our recommendation' })
/** Boolean, or its text from the environment; false if unset. */
const flag = z
  .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] }), unset])
  .meta({ en: 'true or false', nl: 'true of false' })

const work = { requests: count, minutes: count, kinds: count }
/** Example from a sector: its work, the minutes left after automation, and the recommended plan. */
const workedCase = z.strictObject({
  ...work,
  minutesLeft: count,
  plan: z.enum(planIds).meta({ en: `one of ${planIds.join(', ')}`, nl: `een van deze: ${planIds.join(', ')}` }),
})

/** Amounts are whole euros without VAT. */
export const businessSchema = z.strictObject({
  brand: z.strictObject({ name: text, origin: url, legalName: text, registration, vat }),
  contact: z.strictObject({
    phone: like(/^\+[\d ]{8,}$/).meta({
      en: 'a phone number such as +31 20 123 45 67',
      nl: 'een telefoonnummer zoals +31 20 123 45 67',
    }),
    email: z.email().meta({ en: 'an email address', nl: 'een e-mailadres' }),
    street,
    postalCode,
    location: text,
    person: name,
    privacyPerson: name,
  }),
  social: z
    .record(z.string(), url)
    .meta({ en: 'names with addresses that begin with https://', nl: 'namen met adressen die met https:// beginnen' }),
  forms: z.strictObject({
    contact: url.or(unset),
    contactHoneypot: text,
    contactReadable: flag,
    newsletter: url.or(unset),
    newsletterHoneypot: text,
    newsletterReadable: flag,
    redirects: z
      .array(url)
      .or(z.string().transform((list) => list.split(/[\s,]+/)))
      .or(z.null().transform(() => []))
      .default([])
      .meta({
        en: 'a list of addresses that begin with https://',
        nl: 'een lijst van adressen die met https:// beginnen',
      }),
  }),
  security: z.strictObject({ hsts: hsts.or(unset) }).default({}),
  analytics: z.strictObject({ analytical: id('G-AB12CD34EF'), marketing: id('AW-123456789') }),
  trust: z
    .strictObject({
      founder: name.or(unset),
      founderTrade: words.or(unset),
      reference: words.or(unset),
      referenceFrom: named.or(unset),
      certificate: words.or(unset),
    })
    .default({}),
  plans: z.strictObject({ badge }),
  starter: z.strictObject({
    setup: euro,
    monthly: euro,
    workflows: count,
    monitoringResponse: reaction,
    emailResponse: reaction,
    implementation: duration,
    savedHours: duration,
  }),
  professional: z.strictObject({
    setup: euro,
    monthly: euro,
    listingMonthly: euro.or(unset),
    workflows: count,
    monitoringResponse: reaction,
    flowDiscount: percent,
    implementation: duration,
    savedFte: staff,
  }),
  enterprise: z.strictObject({
    setup: euro,
    monthly: euro,
    monitoring: text,
    chatResponse: reaction,
    flowDiscount: percent,
    implementation: duration,
    savedFte: staff,
  }),
  singleFlow: z.strictObject({ price: euro }),
  support: z.strictObject({
    monthly: euro,
    hourly: euro,
    opens: time,
    closes: time,
    days: inEach,
    changeHours: duration,
  }),
  dashboard: z.strictObject({ setup: euro, monthly: euro }),
  training: z.strictObject({ price: euro }),
  calculator: z.strictObject({ ...work, hourly: euro, share: percent }),
  busyExample: z.strictObject(work),
  largeExample: z.strictObject(work),
  quietExample: z.strictObject(work),
  careCase: workedCase,
  technicalCase: workedCase,
  shopCase: workedCase,
  rosterCase: workedCase,
  demo: z.strictObject({ duration, means: inEach, caller: named }),
  claims: z.strictObject({
    demoResponse: reaction,
    adminSavings: percent,
    workOrderSpeed: percent,
    uptime: percent,
    processing: duration,
  }),
  storage: z.strictObject({ country: named }),
  subprocessors: z.strictObject({ hosting: named, workflows: named, ai: named, messages: named, monitoring: named }),
  care: z.strictObject({ norm: text, mail: text }),
  terms: z.strictObject({
    firstMonth: inEach,
    noticePeriod: duration,
    minimumTerm: duration,
    offerValidity: duration,
    changeNotice: duration,
    reminder: duration,
    acceptance: duration,
    forceMajeure: duration,
    retrieval: duration,
    switching: duration,
    confidentiality: duration,
    breachNotice: duration,
    dataRequest: duration,
    customerRetention: duration,
    prospectRetention: duration,
    cookieRetention: duration,
    logRetention: duration,
    auditsPerYear: count,
    court: text,
  }),
})

export type BusinessValues = z.infer<typeof businessSchema>

export type Business = Omit<BusinessValues, 'analytics'> & { analytics: Analytics }
