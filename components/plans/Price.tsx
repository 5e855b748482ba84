import { useMessages } from '../locale.tsx'

interface Props {
  monthly: string
  setup: string
}

/** A plan's monthly fee and setup fee, excluding VAT. */
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
