import { Address, Phone } from '../components/company.tsx'
import { Island } from '../components/Island.tsx'
import { ContactForm } from '../components/islands/ContactForm.tsx'
import { useMessages } from '../components/locale.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Steps } from '../components/Points.tsx'
import type { PageInfo } from '../renderer/page-info.ts'
import { chatLink } from '../site/chat.ts'
import { business, fact, plansIn, words } from '../site/content.ts'
import { contactFields, formTarget, type Service, services } from '../site/forms.ts'
import type { Locale } from '../site/locales.ts'
import { message, messagesOf } from '../site/messages.ts'
import { href } from '../site/routes.ts'

export default function Contact({ page: { locale } }: PageInfo) {
  const page = words('contact', locale)
  const t = useMessages()
  const { email, person } = business.contact
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} />
      <div className="container section-tight contact columns">
        <section className="card" aria-labelledby="form">
          <h2 id="form">{page.form.heading}</h2>
          <p>{page.form.text}</p>
          <Island
            of={ContactForm}
            id="contact-form"
            props={{
              ...formTarget('contact'),
              fields: contactFields,
              service: 'anders',
              services: services.map((value) => ({ value, label: serviceName(value, locale) })),
              elsewhere: { email, chat: chatLink('') },
              texts: {
                ...messagesOf('form', locale),
                ...messagesOf('contact', locale),
                sent: t('contact.sent')(fact('claims.demoResponse', locale)),
                newTab: t('newTab'),
              },
            }}
          />
          <p className="meta privacy">
            {t('privacy.contact')} <a href={href('privacy', locale)}>{t('consent.more')}</a>
          </p>
        </section>
        <div className="contact-side">
          <section aria-labelledby="direct">
            <h2 id="direct">{page.direct.heading}</h2>
            <p>{page.direct.text}</p>
            <dl className="direct">
              <dt>{t('direct.email')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
              <dt>{t('direct.phone')}</dt>
              <dd>
                <Phone />
              </dd>
              <dt>{t('direct.person')}</dt>
              <dd>{person}</dd>
              <dt>{t('direct.location')}</dt>
              <dd>
                {business.brand.legalName}
                <br />
                <Address />
              </dd>
            </dl>
          </section>
          <section className="promise" aria-labelledby="response">
            <h2 id="response">{page.response.heading}</h2>
            <p>{page.response.text}</p>
          </section>
          <section aria-labelledby="checklist">
            <h2 id="checklist">{page.checklist.heading}</h2>
            <Steps items={page.checklist.items} />
          </section>
        </div>
      </div>
    </>
  )
}

/** What a service is called: a plan by its own name. */
function serviceName(service: Service, locale: Locale): string {
  return service === 'support' || service === 'anders'
    ? message(`service.${service}`, locale)
    : plansIn(locale)[service].title
}
