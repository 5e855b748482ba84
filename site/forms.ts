import { business, fact, plansIn } from './content.ts'
import type { Locale } from './locales.ts'
import { message, messagesOf, type TextName } from './messages.ts'
import { type PlanId, planIds } from './plans.ts'

export type FormName = 'contact' | 'newsletter'

/** Value of the service field. `support` is the mailing list's name for the realtime dashboard. */
export type Service = PlanId | 'support' | 'anders'

/** Props of a form's island. The form posts to the local form sink if no endpoint is set. */
export function formProps(name: FormName, locale: Locale) {
  const { forms } = business
  const t = (text: TextName) => message(text, locale)
  const isContact = name === 'contact'
  return {
    action: forms[name] ?? `/__forms/${name}`,
    honeypot: forms[`${name}Honeypot`],
    readable: forms[`${name}Readable`] ?? false,
    fields: isContact
      ? contactFields(locale, t)
      : [
          { ...emailField(t), empty: t('newsletter.missing') },
          { name: 'FNAME', label: t('field.nameOptional'), autoComplete: 'given-name' },
        ],
    draft: isContact ? name : undefined,
    elsewhere: { email: business.contact.email, chat: chatLink('') },
    texts: {
      ...messagesOf('form', locale),
      ...messagesOf(name, locale),
      sent: isContact
        ? message('contact.sent', locale, { time: fact('claims.demoResponse', locale) })
        : t('newsletter.sent'),
      newTab: t('newTab'),
    },
  }
}

/** Contact form fields, under the names that the mailing list expects. */
function contactFields(locale: Locale, t: (text: TextName) => string) {
  const half = true
  return [
    { name: 'FNAME', label: t('field.name'), autoComplete: 'name', required: true, empty: t('field.nameEmpty'), half },
    { ...emailField(t), empty: t('field.emailEmpty'), half },
    { name: 'COMPANY', label: t('field.company'), autoComplete: 'organization', required: true, half },
    { name: 'PHONE', label: t('field.phone'), type: 'tel', autoComplete: 'tel', hint: t('field.phoneHint'), half },
    {
      name: 'MMERGE7',
      label: t('field.service'),
      options: [
        ...planIds.map((id) => ({ value: id, label: plansIn(locale)[id].title })),
        { value: 'support', label: t('service.support') },
        { value: 'anders', label: t('service.anders') },
      ],
      chosen: 'anders',
      param: 'service',
    },
    {
      name: 'MMERGE2',
      label: t('field.message'),
      rows: 4,
      required: true,
      hint: t('field.messageHint'),
      empty: t('field.messageEmpty'),
      param: 'message',
    },
  ]
}

const emailField = (t: (text: TextName) => string) => ({
  name: 'EMAIL',
  label: t('field.email'),
  type: 'email',
  autoComplete: 'email',
  required: true,
})

export function chatLink(text: string): string {
  return `https://wa.me/${business.contact.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
