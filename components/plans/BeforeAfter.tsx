import { clsx } from 'clsx'
import { useLocale } from '../locale.tsx'

const parts = ['situation', 'solution', 'result'] as const

/** Situation, solution and result, as three stops on a line, or as columns if `plain`. */
export function BeforeAfter({ plain, ...change }: Record<(typeof parts)[number], string> & { plain?: boolean }) {
  const { t } = useLocale()
  return (
    <dl className={plain ? 'mt-5 grid gap-x-10 gap-y-4 lg:grid-cols-3' : 'stations'}>
      {parts.map((part) => (
        <div key={part}>
          <dt className={clsx('text-sm font-medium', plain ? 'text-soft mb-1' : 'text-blue-600')}>
            {t(`plan.${part}`)}
          </dt>
          <dd className={clsx(part === 'result' && 'font-medium')}>{change[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
