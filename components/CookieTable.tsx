import { kept, optionalPurposes, shownName, stay } from '../site/cookies.ts'
import { useLocale } from './locale.tsx'

/** Cookies and storage items of the purposes in `inUse`. `longest` is the longest retention. */
export function CookieTable({ longest, inUse }: { longest: string; inUse: string }) {
  const { locale, t } = useLocale()
  const asked = optionalPurposes.filter((purpose) => inUse.split(' ').includes(purpose))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs a tab stop
    <section className="table" tabIndex={0} aria-label={t('cookies.label')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('cookies.name')}</th>
            <th scope="col">{t('cookies.what')}</th>
            <th scope="col">{t('cookies.stays')}</th>
          </tr>
        </thead>
        {(['functional', ...asked] as const).map((purpose) => (
          <tbody key={purpose}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {t(`consent.${purpose}`)}
              </th>
            </tr>
            {kept[purpose]
              .filter(({ ofQuestion }) => !ofQuestion || asked.length > 0)
              .map((each) => (
                <tr key={each.name}>
                  <td>
                    <code>{shownName(each)}</code>
                    {each.of && ` (${each.of})`}
                  </td>
                  <td>{each.what[locale]}</td>
                  <td>{stay(each, locale, longest)}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
