import { useMessages } from '../locale.tsx'

interface Props {
  situation: string
  solution: string
  result: string
  /** Without the line: beside each other where there is room. */
  plain?: boolean
}

/** What was, what we build, what it gives: three stations of one line. */
export function Change({ plain = false, ...change }: Props) {
  const t = useMessages()
  return (
    <dl className={plain ? 'columns' : 'stations'}>
      {(['situation', 'solution', 'result'] as const).map((part) => (
        <div key={part}>
          <dt className="eyebrow">{t(`plan.${part}`)}</dt>
          <dd>{change[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
