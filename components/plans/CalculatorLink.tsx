import { formatters } from '../../site/calculator/calculator.ts'
import { calculatorLink, workedExample } from '../../site/calculator/examples.ts'
import { languages } from '../../site/locales.ts'
import { hasMinimumSetup, type PlanId } from '../../site/plans.ts'
import { useLocale } from '../locale.tsx'

export function CalculatorLink({ quiet = false }: { quiet?: boolean }) {
  const { locale, t } = useLocale()
  const link = (
    <a
      data-button={quiet || undefined}
      className={quiet ? 'button button-quiet' : undefined}
      href={calculatorLink(locale)}
    >
      {t('sum.link')}
    </a>
  )
  return quiet ? link : <p className="mt-6">{link}</p>
}

/** Example with its break-even in weeks, and a link to the calculator. */
export function WorkedExample({ of, plan }: { of: Parameters<typeof workedExample>[0]; plan: PlanId }) {
  const { locale, t } = useLocale()
  const { number } = formatters(languages[locale].tag)
  const { work, title, weeks } = workedExample(of, plan, locale)
  const fee = hasMinimumSetup(plan) ? t('sum.lowestSetup') : ''
  return (
    <>
      {weeks && t('sum.worked', { ...work, requests: number(work.requests), plan: title, weeks, fee })}{' '}
      <a href={calculatorLink(locale, work)}>{t('sum.link')}</a>
    </>
  )
}
