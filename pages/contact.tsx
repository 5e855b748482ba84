import { Address, Email, Phone } from '../components/company.tsx'
import { FormSection } from '../components/FormSection.tsx'
import { Steps } from '../components/lists.tsx'
import { useMessages } from '../components/locale.tsx'
import { PageHead } from '../components/Section.tsx'
import { business, type PageInfo, words } from '../site/content.ts'

const title = 'mb-2 text-xl'

export default function ContactPage({ page: { locale } }: PageInfo) {
  const page = words('contact', locale)
  const t = useMessages()
  const { person } = business.contact
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} />
      <div className="page-width pb-section grid items-start gap-x-18 gap-y-14 lg:grid-cols-[7fr_5fr]">
        <section className="card" aria-labelledby="form">
          <h2 id="form" className={title}>
            {page.form.heading}
          </h2>
          <p>{page.form.text}</p>
          <div className="mt-6">
            <FormSection name="contact" />
          </div>
        </section>
        <div className="grid content-start gap-12">
          <section aria-labelledby="direct">
            <h2 id="direct" className={title}>
              {page.direct.heading}
            </h2>
            <p>{page.direct.text}</p>
            <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
              <dt className="text-soft">{t('direct.email')}</dt>
              <dd className="wrap-anywhere">
                <Email />
              </dd>
              <dt className="text-soft">{t('direct.phone')}</dt>
              <dd className="wrap-anywhere">
                <Phone />
              </dd>
              <dt className="text-soft">{t('direct.person')}</dt>
              <dd className="wrap-anywhere">{person}</dd>
              <dt className="text-soft">{t('direct.location')}</dt>
              <dd className="wrap-anywhere">
                {business.brand.legalName}
                <br />
                <Address />
              </dd>
            </dl>
          </section>
          <section className="border-l-[1.5px] border-blue-600 pl-6" aria-labelledby="response">
            <h2 id="response" className={title}>
              {page.response.heading}
            </h2>
            <p>{page.response.text}</p>
          </section>
          <section aria-labelledby="checklist">
            <h2 id="checklist" className={title}>
              {page.checklist.heading}
            </h2>
            <Steps narrow items={page.checklist.items} />
          </section>
        </div>
      </div>
    </>
  )
}
