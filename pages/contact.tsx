import { Address, Email, Phone } from '../components/company.tsx'
import { FormSection } from '../components/FormSection.tsx'
import { Steps } from '../components/lists.tsx'
import { useLocale } from '../components/locale.tsx'
import { Trust } from '../components/Proofs.tsx'
import { business } from '../site/content.ts'
import type { ViewProps } from './site/+Page.tsx'

const title = 'mb-2 text-xl'

export default function ContactPage({ words }: ViewProps<'contact'>) {
  const { t } = useLocale()
  const { person } = business.contact
  return (
    <div className="page-width pb-section grid items-start gap-x-18 gap-y-8 pt-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:pt-14">
      <div>
        <h1>{words.heading}</h1>
        <p className="lead mt-4">{words.intro}</p>
        <section className="mt-6 border-l-[1.5px] border-blue-600 pl-6" aria-labelledby="response">
          <h2 id="response" className="text-md">
            {words.response.heading}
          </h2>
          <p className="mt-1 max-md:text-base max-md:leading-normal">{words.response.text}</p>
        </section>
      </div>
      <section className="card max-md:p-5 lg:col-start-2 lg:row-span-2 lg:row-start-1" aria-labelledby="form">
        <h2 id="form" className={title}>
          {words.form.heading}
        </h2>
        <p className="max-md:hidden">{words.form.text}</p>
        <div className="mt-4">
          <FormSection name="contact" />
        </div>
      </section>
      <div className="grid content-start gap-12 max-lg:mt-6">
        <Trust />
        <section aria-labelledby="direct">
          <h2 id="direct" className={title}>
            {words.direct.heading}
          </h2>
          <p>{words.direct.text}</p>
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
        <section aria-labelledby="checklist">
          <h2 id="checklist" className={title}>
            {words.checklist.heading}
          </h2>
          <Steps narrow items={words.checklist.items} />
          <p className="text-soft text-sm">{words.checklist.bring}</p>
        </section>
      </div>
    </div>
  )
}
