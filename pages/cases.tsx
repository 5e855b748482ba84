import { Button } from '../components/Button.tsx'
import { Closing } from '../components/Closing.tsx'
import { useMessages } from '../components/locale.tsx'
import { PageHead } from '../components/PageHead.tsx'
import { SumLink } from '../components/plans/SumLink.tsx'
import type { PageInfo } from '../renderer/page-info.ts'
import { words } from '../site/content.ts'

export default function Cases({ page: { locale } }: PageInfo) {
  const page = words('cases', locale)
  const t = useMessages()
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} eyebrow={page.label}>
        <Button to="contact" text="cta.demo" />
        <SumLink quiet />
      </PageHead>
      {page.items.map((item, index) => (
        <section className={`section case ${index % 2 === 0 ? 'on-tint' : 'on-paper'}`} key={item.title}>
          <div className="container">
            <div>
              <p className="eyebrow">{item.sector}</p>
              <h2>{item.title}</h2>
            </div>
            <dl className="line-list">
              <dt>{t('plan.situation')}</dt>
              <dd>{item.situation}</dd>
              <dt>{t('plan.solution')}</dt>
              <dd>{item.solution}</dd>
              <dt>{t('plan.result')}</dt>
              <dd>{item.result}</dd>
            </dl>
          </div>
        </section>
      ))}
      <Closing {...page.closing} />
    </>
  )
}
