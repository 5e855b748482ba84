import { clsx } from 'clsx'
import { Button } from '../components/buttons.tsx'
import { DataPromises } from '../components/DataPromises.tsx'
import { Request } from '../components/DemoCard.tsx'
import { Steps } from '../components/lists.tsx'
import { useLocale } from '../components/locale.tsx'
import { BeforeAfter } from '../components/plans/BeforeAfter.tsx'
import { CalculatorLink, WorkedExample } from '../components/plans/CalculatorLink.tsx'
import { Closing, PageHead, Section } from '../components/Section.tsx'
import { business, content, plansIn } from '../site/content.ts'
import type { Locale } from '../site/locales.ts'
import type { CaseName } from '../site/plans.ts'
import type { ViewProps } from './site/+Page.tsx'

export default function CasesPage({ words }: ViewProps<'cases'>) {
  const { locale } = useLocale()
  return (
    <>
      <PageHead heading={words.heading} intro={words.intro} eyebrow={words.label}>
        <Button to="contact" text="cta.demo" />
        <CalculatorLink quiet />
      </PageHead>
      {words.items.map((item, index) => (
        <section className={clsx('py-section', index % 2 === 0 && 'bg-tint')} key={item.id}>
          <div className="page-width grid gap-x-[calc(100%/12)] gap-y-10 lg:grid-cols-[5fr_6fr]">
            <div>
              <p className="mb-2 text-sm font-medium text-blue-600">{item.sector}</p>
              <h2 id={item.id} className="mb-4">
                {item.title}
              </h2>
              <Suits work={`${item.id}Case`} fit={item.fit} />
              <Picture example={item.id} locale={locale} />
            </div>
            <BeforeAfter {...item} />
          </div>
        </section>
      ))}
      <Section id="phone" heading={words.phone.heading} text={words.phone.text}>
        <Steps items={words.phone.items} />
      </Section>
      <DataPromises on="paper" brief />
      <Closing {...words.closing} />
    </>
  )
}

function Suits({ work, fit }: { work: CaseName; fit: string }) {
  const { href, locale, t } = useLocale()
  const { plan } = business[work]
  const { title, monthlyFee, setupFee } = plansIn(locale)[plan]
  return (
    <p className="text-soft mb-8 max-w-[44ch]">
      {fit}
      <br />
      <strong>{t('cases.plan')}</strong>{' '}
      <a href={href(plan)}>
        {title}, {monthlyFee} {t('plan.perMonth')}, {t('plan.setup', { setup: setupFee })}
      </a>
      . <WorkedExample of={work} plan={plan} />
    </p>
  )
}

// Line from the request to the extracted data.
const line =
  'before:absolute before:bottom-full before:left-[26px] before:h-[33px] before:border-l-[1.5px] before:border-blue-600'
const node =
  'after:absolute after:-top-[7px] after:left-[20.25px] after:size-[13px] after:rounded-full after:bg-blue-600'

/** The sample request of a sector from the home page, with the data extracted from it. */
function Picture({ example, locale }: { example: string; locale: Locale }) {
  const workflow = content.pages[locale].home.demo.sectors.find((sector) => sector.example === example)
  if (!workflow) return null
  return (
    <figure className="grid max-w-[32rem] gap-8 text-sm leading-normal" aria-label={workflow.name}>
      <Request {...workflow.received} tone="bg-card" />
      <div className={clsx('bg-card relative rounded border-[1.5px] border-blue-600 px-5 pt-4.5 pb-3.5', line, node)}>
        <p className="mb-2.5 font-medium text-blue-600">{workflow.found.title}</p>
        <dl className="grid grid-cols-2 gap-x-6">
          {workflow.found.fields.map(({ label, value }) => (
            <div key={label} className="py-[5px]">
              <dt className="text-soft text-xs leading-snug">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  )
}
