import { kept, purposes, shownName, stay } from '../site/cookies.ts'
import { useLocale, useMessages } from './locale.tsx'

/** Everything that a browser keeps of the site: what for, from whom and how long, `longest` being the longest term. */
export function CookieTable({ longest }: { longest: string }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className="table" tabIndex={0} aria-label={t('cookies.label')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('cookies.name')}</th>
            <th scope="col">{t('cookies.what')}</th>
            <th scope="col">{t('cookies.stays')}</th>
          </tr>
        </thead>
        {purposes.map((purpose) => (
          <tbody key={purpose}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {t(`consent.${purpose}`)}
              </th>
            </tr>
            {kept[purpose].map((each) => (
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
