import { languages } from '../../site/locales.ts'
import type { PlanId } from '../../site/plans.ts'
import { writers } from '../../site/sum/sum.ts'
import { sumLink, workedExample } from '../../site/sum/worked.ts'
import { useLocale, useMessages } from '../locale.tsx'

interface Props {
  /** The work, by its name in business.yaml. */
  of: Parameters<typeof workedExample>[0]
  plan: PlanId
}

/** Work for which a plan pays for itself, with the weeks that takes and a link that fills in the calculator. */
export function WorkedExample({ of, plan }: Props) {
  const locale = useLocale()
  const t = useMessages()
  const { number } = writers(languages[locale].tag)
  const { work, weeks } = workedExample(of, plan, locale)
  return (
    <>
      {weeks && t('sum.worked')({ ...work, requests: number(work.requests), weeks })}{' '}
      <a href={sumLink(locale, work)}>{t('sum.link')}</a>
    </>
  )
}
