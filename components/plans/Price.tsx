import { useMessages } from '../locale.tsx'

interface Props {
  monthly: string
  setup: string
}

/** A plan's monthly fee and setup fee, excluding VAT. */
export function Price({ monthly, setup }: Props) {
  const t = useMessages()
  return (
    <p className="text-soft grid gap-1 tabular-nums">
      <Figure value={monthly} unit={t('plan.perMonth')} />
      <span className="text-soft text-sm">
        {setup} {t('plan.setup')} · {t('plan.exclVat')}
      </span>
    </p>
  )
}

/** Prices of a service, with their conditions. */
export function PriceHighlight({
  amounts,
  text,
}: {
  amounts: readonly { value: string; unit: string }[]
  text: string
}) {
  return (
    <div className="grid gap-4 border-l-[1.5px] border-blue-600 pl-7">
      {amounts.map((amount) => (
        <p className="text-soft tabular-nums" key={amount.unit}>
          <Figure {...amount} />
        </p>
      ))}
      <p className="text-soft max-w-[44ch] text-sm">{text}</p>
    </div>
  )
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <span>
      <strong className="text-price tracking-tightest text-ink mr-1 inline-block leading-[1.1] font-semibold">
        {value}
      </strong>{' '}
      {unit}
    </span>
  )
}
