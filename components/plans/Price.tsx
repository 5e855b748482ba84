import { useMessages } from '../locale.tsx'

interface Props {
  monthly: string
  setup: string
}

/** What a plan costs: the monthly fee large, the setup beside it, VAT said. */
export function Price({ monthly, setup }: Props) {
  const t = useMessages()
  return (
    <p className="price">
      <span>
        <strong>{monthly}</strong> {t('plan.perMonth')}
      </span>
      <span className="meta">
        {setup} {t('plan.setup')} · {t('plan.exclVat')}
      </span>
    </p>
  )
}
