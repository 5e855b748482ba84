import { business, modulesIn, plansIn } from '../site/content.ts'
import { formAction } from '../site/forms.ts'
import { planIds } from '../site/plans.ts'
import { Honeypot } from './Honeypot.tsx'
import { useLocale, useMessages } from './locale.tsx'

/** The contact form; it posts by itself where no script runs. */
export function ContactForm() {
  const t = useMessages()
  const locale = useLocale()
  const plans = plansIn(locale)
  return (
    <form className="form" action={formAction('contact')} method="post" encType="multipart/form-data">
      <label htmlFor="name">{t('contact.name')}</label>
      <input id="name" name="FNAME" type="text" autoComplete="name" required />
      <label htmlFor="email">{t('contact.email')}</label>
      <input id="email" name="EMAIL" type="email" autoComplete="email" required />
      <label htmlFor="company">{t('contact.company')}</label>
      <input id="company" name="COMPANY" type="text" autoComplete="organization" required />
      <label htmlFor="phone">{t('contact.phone')}</label>
      <input id="phone" name="PHONE" type="tel" autoComplete="tel" aria-describedby="phone-hint" />
      <p className="hint" id="phone-hint">
        {t('contact.phoneHint')}
      </p>
      <label htmlFor="service">{t('contact.service')}</label>
      <select id="service" name="MMERGE7">
        {planIds.map((id) => (
          <option key={id} value={id}>
            {plans[id].title}
          </option>
        ))}
        <option value="support">{modulesIn(locale).dashboard.title}</option>
        <option value="anders">{t('contact.other')}</option>
      </select>
      <label htmlFor="message">{t('contact.message')}</label>
      <textarea id="message" name="MMERGE2" rows={4} required />
      <Honeypot name={business.forms.contactHoneypot} />
      <button className="button" type="submit">
        {t('contact.submit')}
      </button>
    </form>
  )
}
