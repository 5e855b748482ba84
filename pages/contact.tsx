import { Address, Email, Phone } from '../components/company.tsx'
import { useMessages } from '../components/locale.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Steps } from '../components/Points.tsx'
import { PostForm } from '../components/PostForm.tsx'
import { business, type PageInfo, words } from '../site/content.ts'

export default function Contact({ page: { locale } }: PageInfo) {
  const page = words('contact', locale)
  const t = useMessages()
  const { person } = business.contact
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} />
      <div className="page-width section-tight contact split-columns">
        <section className="card" aria-labelledby="form">
          <h2 id="form">{page.form.heading}</h2>
          <p>{page.form.text}</p>
          <PostForm name="contact" />
        </section>
        <div className="contact-side">
          <section aria-labelledby="direct">
            <h2 id="direct">{page.direct.heading}</h2>
            <p>{page.direct.text}</p>
            <dl className="direct">
              <dt>{t('direct.email')}</dt>
              <dd>
                <Email />
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
