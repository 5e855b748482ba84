import { sumLink } from '../../site/calculator/examples.ts'
import { useLocale, useMessages } from '../locale.tsx'

/** Link to the calculator on the plans page. */
export function SumLink({ quiet = false }: { quiet?: boolean }) {
  const t = useMessages()
  const link = (
    <a className={quiet ? 'button button-quiet' : undefined} href={sumLink(useLocale())}>
      {t('sum.link')}
    </a>
  )
  return quiet ? link : <p className="mt-6">{link}</p>
}
