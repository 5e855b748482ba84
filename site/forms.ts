import { business } from './content.ts'

export type FormName = 'contact' | 'newsletter'

/** The names under which the mailing list takes the fields of the contact form, in the order they are sent. */
export const contactFields = {
  email: 'EMAIL',
  name: 'FNAME',
  company: 'COMPANY',
  phone: 'PHONE',
  service: 'MMERGE7',
  message: 'MMERGE2',
} as const

/** The same for the newsletter. */
export const newsletterFields = { email: 'EMAIL', name: 'FNAME' } as const

/** The values of the service field. `support` is what the mailing list calls the realtime dashboard. */
export const services = ['starter', 'professional', 'enterprise', 'support', 'anders'] as const

export type Service = (typeof services)[number]

/** Where a form posts to, and its field that must stay empty. Unset endpoints are the local recorder's. */
export function formTarget(name: FormName): { action: string; honeypot: string } {
  const { forms } = business
  return { action: forms[name] ?? `/__forms/${name}`, honeypot: forms[`${name}Honeypot`] }
}
