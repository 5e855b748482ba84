import { useMessages } from '../locale.tsx'

export function Price({ monthly, setup }: { monthly: string; setup: string }) {
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
