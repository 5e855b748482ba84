import { ContactForm } from '../components/ContactForm.tsx'
import { useMessages } from '../components/locale.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { business, words } from '../site/content.ts'
import type { PageInfo } from './site/page-info.ts'

export function Contact({ page: { locale } }: PageInfo) {
  const page = words('contact', locale)
  const t = useMessages()
  const { email, phone, location } = business.contact
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} />
      <div className="container contact">
        <section className="card" aria-labelledby="form">
          <h2 id="form">{page.form.heading}</h2>
          <p>{page.form.text}</p>
          <ContactForm />
        </section>
        <div className="contact-side">
          <section aria-labelledby="checklist">
            <h2 id="checklist">{page.checklist.heading}</h2>
            <ol className="stations">
              {page.checklist.items.map((item) => (
                <li key={item.title}>
                  <h3>{item.title}</h3>
                  <p>{item.text}</p>
                </li>
              ))}
            </ol>
          </section>
          <section className="promise" aria-labelledby="response">
            <h2 id="response">{page.response.heading}</h2>
            <p>{page.response.text}</p>
          </section>
          <section aria-labelledby="direct">
            <h2 id="direct">{page.direct.heading}</h2>
            <p>{page.direct.text}</p>
            <dl className="direct">
              <dt>{t('contact.emailLabel')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
              <dt>{t('contact.phoneLabel')}</dt>
              <dd>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </dd>
              <dt>{t('contact.locationLabel')}</dt>
              <dd>{location}</dd>
            </dl>
          </section>
        </div>
      </div>
    </>
  )
}
