import { useMessages } from '../locale.tsx'

interface Props {
  situation: string
  solution: string
  result: string
}

/** What was, what we build, what it gives: three stations of one line. */
export function Change({ situation, solution, result }: Props) {
  const t = useMessages()
  return (
    <dl className="line-list">
      <dt>{t('plan.situation')}</dt>
      <dd>{situation}</dd>
      <dt>{t('plan.solution')}</dt>
      <dd>{solution}</dd>
      <dt>{t('plan.result')}</dt>
      <dd>{result}</dd>
    </dl>
  )
}
