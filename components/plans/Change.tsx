import { useMessages } from '../locale.tsx'

interface Props {
  situation: string
  solution: string
  result: string
  /** Without the line: as a list of terms. */
  plain?: boolean
}

/** What was, what we build, what it gives: three stations of one line. */
export function Change({ situation, solution, result, plain = false }: Props) {
  const t = useMessages()
  return (
    <dl className={plain ? undefined : 'line-list'}>
      <dt className="eyebrow">{t('plan.situation')}</dt>
      <dd>{situation}</dd>
      <dt className="eyebrow">{t('plan.solution')}</dt>
      <dd>{solution}</dd>
      <dt className="eyebrow">{t('plan.result')}</dt>
      <dd>{result}</dd>
    </dl>
  )
}
