import { Button } from '../components/Button.tsx'
import { Closing } from '../components/Closing.tsx'
import { DataPromises } from '../components/DataPromises.tsx'
import { useLocale, useMessages } from '../components/locale.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { Steps } from '../components/Points.tsx'
import { Change } from '../components/plans/Change.tsx'
import { SumLink } from '../components/plans/SumLink.tsx'
import { WorkedExample } from '../components/plans/WorkedExample.tsx'
import { Request } from '../components/Request.tsx'
import { Section } from '../components/Section.tsx'
import { Terms } from '../components/Terms.tsx'
import { business, type PageInfo, plansIn, words } from '../site/content.ts'
import type { Locale } from '../site/locales.ts'
import { href } from '../site/routes.ts'
import type { CaseName } from '../site/sum/business-work.ts'

export default function Cases({ page: { locale } }: PageInfo) {
  const page = words('cases', locale)
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} eyebrow={page.label}>
        <Button to="contact" text="cta.demo" />
        <SumLink quiet />
      </PageHead>
      {page.items.map((item, index) => (
        <section className={`section case ${index % 2 === 0 ? 'on-tint' : 'on-paper'}`} key={item.id}>
          <div className="page-width split-columns">
            <div>
              <p className="eyebrow">{item.sector}</p>
              <h2 id={item.id}>{item.title}</h2>
              <Suits work={`${item.id}Case`} fit={item.fit} />
              <Picture example={item.id} locale={locale} />
            </div>
            <Change {...item} />
          </div>
        </section>
      ))}
      <Section id="phone" heading={page.phone.heading} text={page.phone.text}>
        <Steps items={page.phone.items} />
      </Section>
      <DataPromises on="paper" />
      <Closing {...page.closing} />
    </>
  )
}

function Suits({ work, fit }: { work: CaseName; fit: string }) {
  const locale = useLocale()
  const t = useMessages()
  const { plan } = business[work]
  const { title, monthlyFee } = plansIn(locale)[plan]
  return (
    <p className="case-plan">
      <strong>{t('cases.plan')}</strong>{' '}
      <a href={href(plan, locale)}>
        {title}, {monthlyFee} {t('plan.perMonth')}
      </a>
      . {fit}
      <br />
      <WorkedExample of={work} plan={plan} />
    </p>
  )
}

/** Request of the same sector as on the home page, with the extracted data. */
function Picture({ example, locale }: { example: string; locale: Locale }) {
  const shown = words('home', locale).demo.sectors.find((sector) => sector.example === example)
  if (!shown) return null
  return (
    <figure className="case-picture" aria-label={shown.name}>
      <Request {...shown.received} />
      <div className="case-found">
        <p>{shown.found.title}</p>
        <Terms className="request-found" items={shown.found.fields} />
      </div>
    </figure>
  )
}
