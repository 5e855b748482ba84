import { useMessages } from '../locale.tsx'

interface Props {
  situation: string
  solution: string
  result: string
  /** Columns without the line. */
  plain?: boolean
}

/** Before, solution and result, as three stops on a line. */
export function Change({ plain = false, ...change }: Props) {
  const t = useMessages()
  return (
    <dl className={plain ? 'split-columns' : 'stations'}>
      {(['situation', 'solution', 'result'] as const).map((part) => (
        <div key={part}>
          <dt className="eyebrow">{t(`plan.${part}`)}</dt>
          <dd>{change[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
