import { clsx } from 'clsx'
import { business, plansIn } from '../../site/content.ts'
import type { PlanId } from '../../site/plans.ts'
import { Drawing } from '../drawings/Drawing.tsx'
import { CheckList } from '../lists.tsx'
import { useLocale } from '../locale.tsx'

const badge = clsx(
  'bg-card absolute top-0 left-6 -translate-y-1/2 rounded-[15px] border-[1.5px] border-blue-600 py-[3px] pr-3 pl-6.5',
  'text-xs font-medium',
)

export function PlanCard({ id, monthlyFee }: { id: PlanId; monthlyFee?: string }) {
  const { href, locale, t } = useLocale()
  const plan = plansIn(locale)[id]
  return (
    <article
      className={clsx(
        'card relative grid content-start gap-5 max-md:gap-4 max-md:p-5 md:row-span-5 md:grid-rows-subgrid',
        plan.popular && 'border-blue-600 [box-shadow:inset_0_0_0_1px_var(--color-blue-600)]',
      )}
    >
      {plan.popular && (
        <p className={badge}>
          <span className="bg-warm absolute top-[calc(50%-4px)] left-2.5 size-2 rounded-full" />
          {t(business.plans.badge === 'most chosen' ? 'plan.popular' : 'plan.recommended')}
        </p>
      )}
      {/* On a phone, the line is next to the plan's name. */}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 md:block">
        <h3>{plan.title}</h3>
        <WorkflowLine id={id} />
      </div>
      <p className="text-soft text-base leading-[1.5]">{plan.forWhom}</p>
      <Price monthly={monthlyFee ?? plan.monthlyFee} setup={plan.setupFee} />
      <CheckList items={plan.highlights} className="border-t pt-5 max-md:gap-2 max-md:pt-4" />
      <a data-button className={clsx('button self-end', !plan.popular && 'button-quiet')} href={href(id)}>
        {plan.cta}
      </a>
    </article>
  )
}

/** X positions of the nodes; a card shows at most 12. */
const nodes = Array.from({ length: 12 }, (_, index) => 8 + index * 25)

/** Draws one node per workflow. For a plan without a maximum, the line continues. */
function WorkflowLine({ id }: { id: PlanId }) {
  const drawn = id === 'enterprise' ? nodes : nodes.slice(0, business[id].workflows)
  const end = id === 'enterprise' ? 312 : drawn.at(-1)
  return (
    <Drawing
      className="w-full max-w-64 min-w-0 flex-[1_1_8rem] overflow-visible md:mt-4 md:max-w-none"
      viewBox="0 0 300 16"
    >
      <path className="stroke-line" d="M8 8h292" />
      <path d={`M8 8H${end}`} className="stroke-blue-600" />
      {drawn.map((x) => (
        <circle key={x} className="fill-card stroke-blue-600" cx={x} cy="8" r="6" />
      ))}
    </Drawing>
  )
}

/** `notesVat` adds the note that prices exclude VAT. A row of cards has one note for all. */
export function Price({ monthly, setup, notesVat = false }: { monthly: string; setup: string; notesVat?: boolean }) {
  const { t } = useLocale()
  return (
    <p className="text-soft grid gap-1 tabular-nums">
      <Figure value={monthly} unit={t('plan.perMonth')} />
      <span className="text-soft text-sm">
        {t('plan.setup', { setup })}
        {notesVat && ` · ${t('plan.exclVat')}`}
      </span>
    </p>
  )
}

export function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <span>
      <strong className="text-price tracking-tightest text-ink mr-1 inline-block leading-[1.1] font-semibold">
        {value}
      </strong>{' '}
      {unit}
    </span>
  )
}
