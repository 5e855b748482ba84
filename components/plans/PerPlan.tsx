import { plansIn } from '../../site/content.ts'
import { type PlanId, planIds } from '../../site/plans.ts'
import { href } from '../../site/routes.ts'
import { useLocale } from '../locale.tsx'

export function PerPlan({ rows }: { rows: Record<PlanId, string> }) {
  const locale = useLocale()
  const plans = plansIn(locale)
  return (
    <dl className="divide-y border-y *:grid *:grid-cols-[minmax(8rem,1fr)_2fr] *:gap-6 *:py-5">
      {planIds.map((id) => (
        <div key={id}>
          <dt className="font-[500]">
            <a href={href(id, locale)}>{plans[id].title}</a>
          </dt>
          <dd className="text-lg tabular-nums">{rows[id]}</dd>
        </div>
      ))}
    </dl>
  )
}
