import { clsx } from 'clsx'
import { useMessages } from '../locale.tsx'

interface Props {
  situation: string
  solution: string
  result: string
  /** Columns without the line. */
  plain?: boolean
}

/** Before, solution and result, as three stops on a line. */
export function BeforeAfter({ plain = false, ...change }: Props) {
  const t = useMessages()
  return (
    <dl className={plain ? 'mt-5 grid gap-x-10 gap-y-4 lg:grid-cols-3' : 'stations'}>
      {(['situation', 'solution', 'result'] as const).map((part) => (
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
