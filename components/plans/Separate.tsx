import { useLocale } from '../locale.tsx'

/** Lists the costs that no price includes, with a link to the answer that lists all costs. */
export function Separate() {
  const { href, t } = useLocale()
  return (
    <>
      {t('plan.separate')} <a href={`${href('faq')}#are-there-extra-costs`}>{t('plan.costs')}</a>.
    </>
  )
}
