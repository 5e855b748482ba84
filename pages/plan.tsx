import { clsx } from 'clsx'
import { Button, ChatButton } from '../components/buttons.tsx'
import { Week } from '../components/drawings/week.tsx'
import { CheckList, Steps } from '../components/lists.tsx'
import { useLocale } from '../components/locale.tsx'
import { BeforeAfter } from '../components/plans/BeforeAfter.tsx'
import { CalculatorLink, WorkedExample } from '../components/plans/CalculatorLink.tsx'
import { PlanCard, Price } from '../components/plans/PlanCard.tsx'
import { Separate } from '../components/plans/Separate.tsx'
import { Closing, PageHead, Section } from '../components/Section.tsx'
import { fact, plansIn } from '../site/content.ts'
import { exampleOf, hasMinimumSetup, type PlanId, planIds } from '../site/plans.ts'
import type { ViewProps } from './site/+Page.tsx'

export default function PlanPage({ page: { route }, words }: ViewProps<PlanId>) {
  // Only the routes of plans use this view.
  const id = route as PlanId
  const { locale, t } = useLocale()
  const plan = plansIn(locale)[id]
  return (
    <>
      <PageHead
        heading={words.heading}
        intro={words.intro}
        eyebrow={plan.title}
        aside={
          <aside className="card" aria-label={plan.title}>
            <Price monthly={plan.monthlyFee} setup={plan.setupFee} notesVat />
            <h2 className="text-md mt-6 mb-3">{t('plan.features')}</h2>
            <CheckList items={plan.features} className="border-t pt-5" />
            <CalculatorLink />
          </aside>
        }
      >
        <Button to="contact" text="cta.demo" label={words.closing.button} service={id} />
        <ChatButton text={id === 'enterprise' ? t('chat.enterprise') : t('chat.plan', { name: plan.title })} />
      </PageHead>
      <Section
        id="change"
        heading={t('plan.change')}
        split
        picture={
          <p className="text-soft mt-7">
            {t(id === 'starter' ? 'plan.savedHours' : 'plan.savedWork')}{' '}
            <strong className="mb-2 block text-3xl leading-tight font-semibold tracking-tight text-blue-600">
              {fact(id === 'starter' ? 'starter.savedHours' : `${id}.savedFte`, locale)}
            </strong>{' '}
            {t('plan.least', {
              plan: plan.title,
              hours: fact(`${id}.leastHours`, locale),
              hourly: fact('calculator.hourly', locale),
              horizon: fact('calculator.horizonInWords', locale),
              fee: hasMinimumSetup(id) ? t('sum.lowestSetup') : '',
            })}{' '}
            <WorkedExample of={exampleOf[id]} plan={id} />
          </p>
        }
      >
        <div>
          <BeforeAfter {...plan} />
          <p className="text-soft mt-6 text-sm">
            {plan.pricing} <Separate />
          </p>
        </div>
      </Section>
      <Section id="flows" heading={words.flows.heading} text={words.flows.text} on="tint">
        <Flows items={words.flows.items} />
      </Section>
      <Section id="steps" heading={words.steps.heading}>
        <Steps items={words.steps.items} />
      </Section>
      <Section id="suitable" heading={words.suitable.heading} on="tint" split picture={<Week />}>
        <ul className="border-y text-lg leading-[1.4] *:py-4 *:not-last:border-b">
          {words.suitable.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section id="others" heading={t('plan.others')}>
        <div className="gap-gap grid md:grid-cols-2">
          {planIds
            .filter((other) => other !== id)
            .map((other) => (
              <PlanCard key={other} id={other} />
            ))}
        </div>
      </Section>
      <Closing {...words.closing} service={id} />
    </>
  )
}

const flow = clsx(
  'relative grid gap-1.5 pl-8 leading-[1.4] lg:grid-cols-[3fr_6fr_3fr] lg:items-center lg:gap-0 lg:py-4.5 lg:pl-0',
  'before:absolute before:top-3 before:bottom-3 before:left-[5.75px] before:border-l-[1.5px] before:border-blue-600 lg:before:hidden',
)
const end = 'font-medium lg:relative lg:rounded lg:border lg:px-4.5 lg:py-3.5'
const node =
  'before:absolute before:left-0 before:size-[13px] before:rounded-full before:border-[1.5px] before:border-blue-600'

/** Workflows as lines from input to output, with the process at the node. */
function Flows({ items }: { items: readonly { from: string; does: string; to: string }[] }) {
  const { t } = useLocale()
  const line = <span className="hidden flex-[1_0_24px] border-t-[1.5px] border-blue-600 lg:block" />
  return (
    <ol className="grid gap-7 lg:gap-0">
      {items.map(({ from, does, to }) => (
        <li key={from} className={flow}>
          <p className={clsx(end, 'lg:border-edge lg:bg-card')}>
            <span className="sr-only">{t('flows.in')}: </span>
            {from}
          </p>
          <p
            className={clsx(
              node,
              'text-soft before:bg-paper before:mt-[5px] lg:flex lg:items-center lg:gap-4 lg:before:hidden',
            )}
          >
            {line}
            {does}
            {line}
          </p>
          <p
            className={clsx(
              node,
              end,
              'before:bg-blue-600 max-lg:before:mt-[5px] lg:border-blue-600 lg:bg-blue-50 lg:before:top-[calc(50%-6.5px)] lg:before:-left-[7px]',
            )}
          >
            <span className="sr-only">{t('flows.out')}: </span>
            {to}
          </p>
        </li>
      ))}
    </ol>
  )
}
