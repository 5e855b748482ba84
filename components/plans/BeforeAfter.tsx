import { useLocale } from '../locale.tsx'

const parts = ['situation', 'solution', 'result'] as const

/** Situation, solution and result, as three stops on a line. */
export function BeforeAfter(change: Record<(typeof parts)[number], string>) {
  const { t } = useLocale()
  return (
    <dl className="stations">
      {parts.map((part) => (
        <div key={part}>
          <dt className="text-sm font-medium text-blue-600">{t(`plan.${part}`)}</dt>
          <dd className={part === 'result' ? 'font-medium' : undefined}>{change[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
