import { clsx } from 'clsx'
import { planLink } from '../../site/chat.ts'
import { business, plansIn } from '../../site/content.ts'
import type { PlanId } from '../../site/plans.ts'
import { useLocale, useMessages } from '../locale.tsx'
import { Ticks } from '../Ticks.tsx'
import { Price } from './Price.tsx'
import { Reach } from './Reach.tsx'

interface Props {
  id: PlanId
  /** Replaces the plan's monthly fee. */
  monthlyFee?: string
}

export function PlanCard({ id, monthlyFee }: Props) {
  const locale = useLocale()
  const t = useMessages()
  const plan = plansIn(locale)[id]
  const { url, chat } = planLink(id, plan.title, locale)
  const outside = chat && ({ target: '_blank', rel: 'noopener noreferrer' } as const)
  return (
    <article className={clsx('plan card', plan.popular && 'plan-popular')}>
      {plan.popular && (
        <p className="badge">{t(business.plans.badge === 'most chosen' ? 'plan.popular' : 'plan.recommended')}</p>
      )}
      <div>
        <h3>{plan.title}</h3>
        <Reach id={id} />
      </div>
      <p className="plan-for">{plan.forWhom}</p>
      <Price monthly={monthlyFee ?? plan.monthlyFee} setup={plan.setupFee} />
      <Ticks items={plan.highlights} />
      <a className={clsx('button', !plan.popular && 'button-quiet')} href={url} {...outside}>
        {plan.cta}
      </a>
    </article>
  )
}
