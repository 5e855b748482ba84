import { sumLink } from '../../site/sum/worked.ts'
import { useLocale, useMessages } from '../locale.tsx'

/** The way to the sum on the page of the plans: a quiet button, or a line below something else. */
export function SumLink({ quiet = false }: { quiet?: boolean }) {
  const t = useMessages()
  const link = (
    <a className={quiet ? 'button button-quiet' : undefined} href={sumLink(useLocale())}>
      {t('sum.link')}
    </a>
  )
  return quiet ? link : <p className="sum-link">{link}</p>
}
