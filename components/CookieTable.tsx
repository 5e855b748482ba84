import { kept, type OptionalPurpose, optionalPurposes, shownName, stay } from '../site/cookies.ts'
import { useLocale } from './locale.tsx'

interface Props {
  /** Longest retention period: the fact terms.cookieRetention, formatted. */
  longest: string
  /** Purposes that need consent (`asked`) and purposes in use (`active`), separated by spaces. */
  asked: string
  active: string
}

/** Table of the cookies and storage items in use, below a sentence that names the purposes not used yet. */
export function CookieTable({ longest, asked, active }: Props) {
  const { t } = useLocale()
  const listedIn = (list: string) => optionalPurposes.filter((purpose) => list.split(' ').includes(purpose))
  const waiting = listedIn(asked).filter((purpose) => !listedIn(active).includes(purpose))
  const kinds = waiting.map((purpose) => t(`consent.${purpose}`).toLowerCase()).join(', ')
  return (
    <>
      {kinds && <p>{t('cookies.notYet', { kinds })}</p>}
      <Table longest={longest} isAsked={listedIn(asked).length > 0} active={listedIn(active)} />
    </>
  )
}

function Table({ longest, isAsked, active }: { longest: string; isAsked: boolean; active: OptionalPurpose[] }) {
  const { locale, t } = useLocale()
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
        {(['functional', ...active] as const).map((purpose) => (
          <tbody key={purpose}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                {t(`consent.${purpose}`)}
              </th>
            </tr>
            {kept[purpose]
              .filter(({ ofQuestion }) => !ofQuestion || isAsked)
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
