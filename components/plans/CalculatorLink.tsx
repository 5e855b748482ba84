import { calculatorLink } from '../../site/calculator/examples.ts'
import { useLocale, useMessages } from '../locale.tsx'

/** Link to the calculator on the plans page. */
export function CalculatorLink({ quiet = false }: { quiet?: boolean }) {
  const t = useMessages()
  const link = (
    <a className={quiet ? 'button button-quiet' : undefined} href={calculatorLink(useLocale())}>
      {t('sum.link')}
    </a>
  )
  return quiet ? link : <p className="mt-6">{link}</p>
}
